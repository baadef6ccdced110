#include "core/structure/judge.h"

#include "core/decode/single_byte_table.h"
#include "core/structure/damage.h"
#include "core/structure/reason.h"

#include <algorithm>

namespace charsleuth {

namespace {

// Decibans.
constexpr double mostC1 = -60;   ///< C1 controls never cost more
constexpr double noSpaces = -40; ///< EBCDIC text without any space is ruled out below this

constexpr double spacesOfEbcdic = 0.06; ///< at least this share of a text's bytes

std::string holeDetail(const TextTally& tally, const ByteCounts& counts, Bytes present) {
    const std::uint64_t at = tally.firstMalformed->begin;
    const auto isFirst = [&](Byte byte) { return counts.first[byte] == at; };
    const Byte hole = *std::ranges::find_if(present, isFirst);
    std::string detail = hex({&hole, 1}) + " at byte " + std::to_string(at) + " is no character";
    if (tally.malformed > 1)
        detail += ", nor are " + plural(tally.malformed - 1, "other byte", "other bytes");
    return detail;
}

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

/// What a decoder of the page would have counted.
TextTally tallyOf(const SingleByteTable& table, const ByteCounts& counts, Bytes present) {
    TextTally tally;
    tally.units = tally.characters = counts.size;
    for (const Byte byte : present) {
        const std::uint64_t n = counts.count[byte];
        const char16_t c = table[byte];
        if (c == 0xFFFF) {
            tally.malformed += n;
            const std::uint64_t at = counts.first[byte];
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
        tally.crlf = counts.crLf;
    else if (table[0x25] == u'\n')
        tally.crlf = counts.crEbcdicLf;
    tally.lf -= tally.crlf;
    tally.cr -= tally.crlf;
    return tally;
}

void judgeEbcdic(Finding& finding, const SingleByteTable& table, const ByteCounts& counts,
                 Bytes present, bool kept) {
    std::uint64_t controls = finding.tally.malformed;
    std::uint64_t spaces = counts.count[0x40];
    for (const Byte byte : present) {
        const char16_t c = table[byte];
        if (isWhiteSpace(c))
            spaces += counts.count[byte];
        else if (c < 0x20 || (c >= 0x7F && c < 0xA0))
            controls += counts.count[byte];
    }
    if (controls > 0) {
        const bool excludes = !kept && isBeyondRepair(controls, counts.size);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens,
                  damageWeight(controls, counts.size), finding.tally.firstMalformed,
                  plural(controls, "byte is", "bytes are") + " no character of EBCDIC text");
    }
    const double share = soundnessWeight(counts.size - spaces, spaces, spacesOfEbcdic).decibans;
    if (share > 1) {
        const bool excludes = !kept && -share < noSpaces;
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, {-share}, std::nullopt,
                  "hardly any spaces or line ends of EBCDIC (0x40, 0x15, 0x25)");
    }
}

} // namespace

bool isEbcdic(EncodingId page) {
    return tableOf(page)[0x40] == u' ';
}

Finding judgePage(EncodingId page, const ByteCounts& counts, Bytes present, bool kept) {
    const SingleByteTable& table = tableOf(page);
    Finding finding{.encoding = page,
                    .tally = tallyOf(table, counts, present),
                    .complete = true,
                    .evidence = {}};
    const TextTally& tally = finding.tally;
    if (isEbcdic(page)) {
        judgeEbcdic(finding, table, counts, present, kept);
        return finding;
    }
    if (tally.malformed > 0) {
        const std::uint64_t all = std::max(counts.high, tally.malformed);
        const bool excludes = !kept && isBeyondRepair(tally.malformed, all);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens,
                  damageWeight(tally.malformed, all), tally.firstMalformed,
                  holeDetail(tally, counts, present));
    }
    if (tally.c1 > 0)
        addReason(
            finding, Effect::Weakens,
            {std::max(mostC1, damageWeight(tally.c1, std::max(counts.high, tally.c1)).decibans)},
            std::nullopt,
            plural(tally.c1, "byte is a", "bytes are") + " C1 control" +
                (tally.c1 == 1 ? "" : "s") + ", which text does not have");
    return finding;
}

} // namespace charsleuth
