#include "core/structure/judge.h"

#include "core/registry/registry.h"
#include "core/structure/damage.h"
#include "core/structure/reason.h"

#include <algorithm>

namespace charsleuth {

namespace {

// Decibans.
constexpr double mostC1 = -60;   ///< C1 controls never cost more
constexpr double noSpaces = -40; ///< EBCDIC text without any space is ruled out below this

/// Decibans: of texts and fields of a mainframe, which come in records that are filled up, one in
/// so many has neither spaces nor line ends; by judgement.
constexpr double noSpaceAtAll = 10;
constexpr double spacesOfEbcdic = 0.06; ///< at least this share of a text's bytes

/// WHATWG Encoding Standard, section 14.5.1: 80..FF are U+F780..U+F7FF.
constexpr SingleByteTable userDefinedTable = [] {
    SingleByteTable table{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        table[byte] = static_cast<char16_t>(byte < 0x80 ? byte : 0xF700 + byte);
    return table;
}();

const SingleByteTable& tableOf(EncodingId page) {
    const SingleByteTable* table = singleByteTable(page);
    return table ? *table : userDefinedTable;
}

bool isWhiteSpace(char16_t c) {
    return c == '\t' || c == '\n' || c == '\f' || c == '\r' || c == 0x85;
}

} // namespace

PageJudge::PageJudge(const ByteCounts& counts)
    : m_counts(counts), m_present(counts.present()),
      m_high(std::ranges::lower_bound(m_present, Byte{0x80}), m_present.end()) {}

/// What a decoder of the page would have counted. ASCII-compatible pages differ above it only.
TextTally PageJudge::tallyOf(EncodingId page, const SingleByteTable& table) const {
    const bool ascii = info(page).asciiCompatible;
    TextTally tally;
    tally.units = tally.characters = m_counts.size;
    if (ascii) {
        tally.lf = m_counts.lf;
        tally.cr = m_counts.cr;
    }
    for (const Byte byte : ascii ? m_high : Bytes(m_present)) {
        const char16_t c = table[byte];
        if ((c >= 0xA0 && c != 0xFFFF) || (c >= 0x20 && c < 0x80))
            continue;
        const std::uint64_t n = m_counts.count[byte];
        if (c == 0xFFFF) {
            tally.malformed += n;
            const std::uint64_t at = m_counts.first[byte];
            if (!tally.firstMalformed || at < tally.firstMalformed->begin)
                tally.firstMalformed = ByteRange{at, at + 1};
        }
        tally.lf += c == u'\n' ? n : 0;
        tally.cr += c == u'\r' ? n : 0;
        tally.nel += c == 0x85 ? n : 0;
        tally.c1 += c >= 0x80 && c < 0xA0 && c != 0x85 ? n : 0;
    }
    tally.malformedBytes = tally.malformed;
    if (table['\n'] == u'\n')
        tally.crlf = m_counts.crLf;
    else if (table[0x25] == u'\n')
        tally.crlf = m_counts.crEbcdicLf;
    tally.lf -= tally.crlf;
    tally.cr -= tally.crlf;
    return tally;
}

/// Many pages ask for the same.
Weight PageJudge::damage(std::uint64_t runs, std::uint64_t opportunities) {
    for (const KnownDamage& known : m_known)
        if (known.runs == runs && known.opportunities == opportunities)
            return known.weight;
    m_known.push_back({runs, opportunities, damageWeight(runs, opportunities)});
    return m_known.back().weight;
}

std::string PageJudge::holeDetail(const TextTally& tally) const {
    const std::uint64_t at = tally.firstMalformed->begin;
    const auto isFirst = [&](Byte byte) { return m_counts.first[byte] == at; };
    const Byte hole = *std::ranges::find_if(m_present, isFirst);
    std::string detail = hex({&hole, 1}) + " at byte " + std::to_string(at) + " is no character";
    if (tally.malformed > 1)
        detail += ", nor are " + plural(tally.malformed - 1, "other byte", "other bytes");
    return detail;
}

void PageJudge::judgeEbcdic(Finding& finding, const SingleByteTable& table, bool kept) {
    std::uint64_t controls = finding.tally.malformed;
    std::uint64_t spaces = m_counts.count[0x40];
    for (const Byte byte : m_present) {
        const char16_t c = table[byte];
        if (c >= 0xA0 || (c >= 0x20 && c < 0x7F))
            continue;
        if (isWhiteSpace(c))
            spaces += m_counts.count[byte];
        else if (c < 0x20 || (c >= 0x7F && c < 0xA0))
            controls += m_counts.count[byte];
    }
    if (controls > 0) {
        const Weight weight = damage(controls, m_counts.counted());
        const bool excludes = !kept && isBeyondRepair(controls, m_counts.counted(), weight);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, weight,
                  finding.tally.firstMalformed,
                  plural(controls, "byte is", "bytes are") + " no character of EBCDIC text");
    }
    const double share =
        soundnessWeight(m_counts.counted() - spaces, spaces, spacesOfEbcdic).decibans;
    if (share > 1 || spaces == 0) {
        const bool excludes = !kept && -share < noSpaces;
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens,
                  {spaces == 0 ? -std::max(share, noSpaceAtAll) : -share}, std::nullopt,
                  "hardly any spaces or line ends of EBCDIC (0x40, 0x15, 0x25)");
    }
}

bool isEbcdic(EncodingId page) {
    return tableOf(page)[0x40] == u' ';
}

Finding PageJudge::judge(EncodingId page, bool kept) {
    const SingleByteTable& table = tableOf(page);
    Finding finding{
        .encoding = page, .tally = tallyOf(page, table), .complete = true, .evidence = {}};
    const TextTally& tally = finding.tally;
    finding.complete =
        m_counts.passed == 0 || (info(page).asciiCompatible && tally.malformed + tally.c1 == 0);
    if (isEbcdic(page)) {
        judgeEbcdic(finding, table, kept);
        return finding;
    }
    if (tally.malformed > 0) {
        const std::uint64_t all = std::max(m_counts.highCounted(), tally.malformed);
        const Weight weight = damage(tally.malformed, all);
        const bool excludes = !kept && isBeyondRepair(tally.malformed, all, weight);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, weight,
                  tally.firstMalformed, holeDetail(tally));
    }
    if (tally.c1 > 0)
        addReason(finding, Effect::Weakens,
                  {std::max(mostC1,
                            damage(tally.c1, std::max(m_counts.highCounted(), tally.c1)).decibans)},
                  std::nullopt,
                  plural(tally.c1, "byte is a", "bytes are") + " C1 control" +
                      (tally.c1 == 1 ? "" : "s") + ", which text does not have");
    return finding;
}

} // namespace charsleuth
