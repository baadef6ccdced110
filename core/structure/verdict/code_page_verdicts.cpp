#include "core/structure/verdict/code_page_verdicts.h"

#include "core/structure/findings/damage.h"
#include "core/structure/findings/reason.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

// Decibans.
constexpr double mostC1 = -60;   ///< C1 controls never cost more
constexpr double noSpaces = -40; ///< EBCDIC text without any space is ruled out below this

/// Decibans: one EBCDIC text or field in ten has neither spaces nor line ends, although records are
/// filled up with spaces; picked by hand.
constexpr double noSpaceAtAll = 10;
constexpr double spacesOfEbcdic = 0.06; ///< at least this share of a text's bytes
/// A text of paths or numbers has few spaces, and nearly only letters, digits and signs that all
/// EBCDIC code pages have at the same bytes. Other text, two-byte characters among it, has 40 to 60
/// % of these bytes.
constexpr std::uint64_t ofWhichSame = 4, areSame = 3;

/// Letters, digits, white space and signs that all EBCDIC code pages have at the same bytes.
constexpr std::array<bool, 256> sameInEbcdic = [] {
    std::array<bool, 256> same{};
    for (const unsigned first : {0x81U, 0x91U, 0xA2U, 0xC1U, 0xD1U, 0xE2U, 0xF0U})
        for (std::size_t i = 0; i < (first == 0xA2 || first == 0xE2 ? 8u : 9u); ++i)
            same[first + i] = true;
    for (const unsigned byte :
         {0x15U, 0x25U, 0x40U, 0x4BU, 0x4CU, 0x4DU, 0x4EU, 0x50U, 0x5CU, 0x5DU, 0x5EU, 0x60U,
          0x61U, 0x6BU, 0x6CU, 0x6DU, 0x6EU, 0x6FU, 0x7AU, 0x7DU, 0x7EU, 0x7FU, 0xF9U})
        same[byte] = true;
    return same;
}();

bool isWhiteSpace(char16_t c) {
    return c == '\t' || c == '\n' || c == '\f' || c == '\r' || c == 0x85;
}

std::string hole(const Sentence::Facts& facts) {
    const auto [byte, at, malformed] = facts;
    const Byte value = static_cast<Byte>(byte);
    std::string words = hex({&value, 1}) + " at byte " + std::to_string(at) + " is no character";
    if (malformed > 1)
        words += ", nor are " + plural(malformed - 1, "other byte", "other bytes");
    return words;
}

std::string notOfEbcdic(const Sentence::Facts& facts) {
    return plural(facts[0], "byte is", "bytes are") + " no character of EBCDIC text";
}

std::string c1Controls(const Sentence::Facts& facts) {
    return plural(facts[0], "byte is a", "bytes are") + " C1 control" + (facts[0] == 1 ? "" : "s") +
           ", which text does not have";
}

} // namespace

CodePageVerdicts::CodePageVerdicts(const ByteCounts& counts, DamageWeights& weights,
                                   Findings& findings)
    : m_counts(counts), m_weights(weights), m_findings(findings), m_present(counts.presentSet()),
      m_high(m_present.high()) {
    m_present.forEach(
        [&](Byte byte) { m_sameInEbcdic += sameInEbcdic[byte] ? counts.count[byte] : 0; });
    m_simple = m_counts.lineEnds();
    m_simple.units = m_simple.characters = m_counts.size;
}

/// Adds the counts that a decoder of the code page would have made.
void CodePageVerdicts::count(const Seen& seen, TextTally& tally) const {
    const SingleByteTable& table = seen.codePage.table;
    tally = m_simple;
    if (seen.ascii && seen.odd.empty())
        return;
    tally.lf = seen.ascii ? m_counts.lf : 0;
    tally.cr = seen.ascii ? m_counts.cr : 0;
    tally.crlf = 0;
    seen.odd.forEach([&](Byte byte) {
        const char16_t c = table[byte];
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
    });
    tally.malformedBytes = tally.malformed;
    if (table['\n'] == u'\n')
        tally.crlf = m_counts.crLf;
    else if (table[0x25] == u'\n')
        tally.crlf = m_counts.crEbcdicLf;
    tally.lf -= tally.crlf;
    tally.cr -= tally.crlf;
}

Sentence CodePageVerdicts::holeDetail(const Seen& seen, const TextTally& tally) const {
    const std::uint64_t at = tally.firstMalformed->begin;
    std::uint64_t first = 0;
    seen.odd.forEach([&](Byte byte) {
        if (m_counts.first[byte] == at)
            first = byte;
    });
    return {hole, {first, at, tally.malformed}};
}

/// The weight of so few spaces against EBCDIC. Cached, since most code pages have the same number.
double CodePageVerdicts::spacesWeight(std::uint64_t spaces) {
    if (m_spaces && m_spaces->first == spaces)
        return m_spaces->second;
    double weight = soundnessWeight(m_counts.counted() - spaces, spaces, spacesOfEbcdic).decibans;
    if (m_sameInEbcdic * ofWhichSame >= m_counts.counted() * areSame)
        weight = std::min(weight, noSpaceAtAll);
    m_spaces = {spaces, weight};
    return weight;
}

void CodePageVerdicts::weighEbcdic(const Seen& seen, bool kept, Finding& finding) {
    std::uint64_t controls = finding.tally.malformed;
    std::uint64_t spaces = m_counts.count[0x40];
    seen.odd.forEach([&](Byte byte) {
        const char16_t c = seen.codePage.table[byte];
        if (isWhiteSpace(c))
            spaces += m_counts.count[byte];
        else if (c != 0xFFFF)
            controls += m_counts.count[byte];
    });
    if (controls > 0) {
        const Weight weight = m_weights.of(controls, m_counts.counted());
        const bool excludes = !kept && isBeyondRepair(controls, m_counts.counted(), weight);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, weight,
                  finding.tally.firstMalformed, {notOfEbcdic, {controls}});
    }
    const double share = spacesWeight(spaces);
    if (share > 1 || spaces == 0) {
        const bool excludes = !kept && -share < noSpaces;
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens,
                  {spaces == 0 ? -std::max(share, noSpaceAtAll) : -share}, std::nullopt,
                  "hardly any spaces or line ends of EBCDIC (0x40, 0x15, 0x25)");
    }
}

void CodePageVerdicts::add(EncodingId encoding, const OddKind& kind, bool kept) {
    const CodePage& codePage = *kind.codePage;
    const Seen seen{codePage, codePage.odd & (kind.ascii ? m_high : m_present), kind.ascii,
                    codePage.table[0x40] == u' '};
    Finding& finding = m_findings.add(encoding);
    count(seen, finding.tally);
    const TextTally& tally = finding.tally;
    finding.complete = m_counts.passed == 0 || (seen.ascii && tally.malformed + tally.c1 == 0);
    if (seen.ebcdic)
        return weighEbcdic(seen, kept, finding);
    if (tally.malformed > 0) {
        const std::uint64_t all = std::max(m_counts.highCounted(), tally.malformed);
        const Weight weight = m_weights.of(tally.malformed, all);
        const bool excludes = !kept && isBeyondRepair(tally.malformed, all, weight);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, weight,
                  tally.firstMalformed, holeDetail(seen, tally));
    }
    if (tally.c1 > 0)
        addReason(
            finding, Effect::Weakens,
            {std::max(mostC1,
                      m_weights.of(tally.c1, std::max(m_counts.highCounted(), tally.c1)).decibans)},
            std::nullopt, {c1Controls, {tally.c1}});
}

void CodePageVerdicts::add(EncodingId encoding, bool kept) {
    const auto codePage = std::ranges::find(codePagesOfKind(), encoding, &CodePageOfKind::encoding);
    if (codePage != codePagesOfKind().end())
        add(encoding, *std::ranges::find(oddKinds(), codePage->ofKind, &OddKind::encoding), kept);
}

void CodePageVerdicts::addAll(std::span<const EncodingId> keep) {
    const std::span<const OddKind> kinds = oddKinds();
    for (std::size_t number = 0; number < kinds.size(); ++number) {
        const OddKind& kind = kinds[number];
        if (kind.like != number && (kind.unlike & m_present).empty())
            m_findings.share(kind.encoding, kinds[kind.like].encoding);
        else
            add(kind.encoding, kind, false);
    }
    for (const CodePageOfKind& codePage : codePagesOfKind())
        m_findings.share(codePage.encoding, codePage.ofKind);
    for (const EncodingId encoding : keep)
        add(encoding, true);
}

} // namespace charsleuth
