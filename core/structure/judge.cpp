#include "core/structure/judge.h"

#include "core/decode/bom.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/structure/damage.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace charsleuth {

namespace {

constexpr double mostUtf8Support = 300; ///< decibans: beyond these nothing changes
constexpr double mostPairSupport = 30;  ///< valid pairs tell less: many encodings share them
constexpr double mostOfPairsInNoise =
    0.37; ///< and 2 decibans each at most: what passes for pairs
          ///< of one encoding is mostly text of another, not noise
constexpr double mostC1 = -60;
constexpr double noSpaces = -40;    ///< EBCDIC text without any space is ruled out below this
constexpr double proofWeight = 150; ///< an escape and its return: six bytes of 24 decibans each
constexpr double cutCost = -5;      ///< about 1 text in 3 that ends at random, few do
constexpr double onlyACutCost = -25;
constexpr double noSignature = -30;
constexpr double noProof = -20; ///< one `+` in 100 decodes by chance, one ASCII text in 2 has one

std::string hex(Byte byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    return {'0', 'x', digits[byte >> 4], digits[byte & 15]};
}

std::string plural(std::uint64_t n, std::string_view one, std::string_view many) {
    return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

void add(Finding& finding, Effect effect, Weight weight, std::optional<ByteRange> where,
         std::string detail) {
    finding.excluded |= effect == Effect::Excludes;
    finding.proven |= effect == Effect::Decides;
    finding.evidence.push_back({.kind = EvidenceKind::Structure,
                                .source = "byte-structure",
                                .about = finding.encoding,
                                .effect = effect,
                                .weight = weight,
                                .where = where,
                                .detail = std::move(detail)});
}

std::string misfitDetail(const TextTally& tally) {
    if (!tally.firstMalformed)
        return plural(tally.malformed, "byte sequence does", "byte sequences do") + " not fit";
    const std::string at = std::to_string(tally.firstMalformed->begin);
    if (tally.malformed == 1)
        return "one byte sequence does not fit, at byte " + at;
    return std::to_string(tally.malformed) + " byte sequences do not fit, the first at byte " + at;
}

Finding fromValidator(EncodingId encoding, const Validator& validator) {
    return {.encoding = encoding,
            .tally = validator.tally(),
            .complete = validator.complete(),
            .evidence = {}};
}

/// Decibans of `good` well-formed and `bad` malformed sequences where noise has a share of
/// `malformed` bad ones: n times the Kullback-Leibler divergence of what is from what noise has,
/// 0 where there are more bad ones than in noise.
double supportOf(std::uint64_t good, std::uint64_t bad, double malformed) {
    const double n = static_cast<double>(good + bad);
    const double share = n > 0 ? static_cast<double>(bad) / n : 1;
    if (share >= malformed)
        return 0;
    const double ofBad = share > 0 ? share * std::log10(share / malformed) : 0;
    return 10 * n * (ofBad + (1 - share) * std::log10((1 - share) / (1 - malformed)));
}

/// Chance that a sequence of noise is malformed as UTF-8, averaged over the lengths of the
/// sequences of this text. In noise a byte of 0x80 or more begins a valid sequence of 2, 3, 4 bytes
/// with probability 30/128 · 1/4, 16/128 · 1/16 and 5/128 · 1/64: of the bytes that follow one half
/// is ASCII, one quarter continuation bytes. Lengths follow from the counts: of n bytes too many
/// over the characters, sequences of 2, 3, 4 bytes have 1, 2, 3.
double utf8MalformedInNoise(const TextTally& tally, std::uint64_t size) {
    if (tally.sequences == 0)
        return 0.9;
    const auto sequences = static_cast<double>(tally.sequences);
    const auto four = static_cast<double>(tally.units - tally.characters);
    const auto extra = static_cast<double>(size - tally.malformedBytes) -
                       static_cast<double>(tally.characters - tally.malformed);
    const double three = extra - sequences - 2 * four;
    const double two = sequences - three - four;
    const double logChance = two * std::log(30.0 / 128 / 4) + three * std::log(16.0 / 128 / 16) +
                             four * std::log(5.0 / 128 / 64);
    return 1 - std::exp(logChance / sequences);
}

void addCuts(Finding& finding, const Validator& validator) {
    const TextTally& tally = finding.tally;
    if (!validator.cutAtStart() && !validator.cutAtEnd())
        return;
    const bool nothingElse = tally.sequences == 0;
    add(finding, Effect::Weakens, {nothingElse ? onlyACutCost : cutCost}, std::nullopt,
        validator.cutAtEnd() ? "the input ends inside a character"
                             : "the input begins inside a character");
}

std::string holeDetail(const TextTally& tally, const ByteCounts& counts) {
    const std::uint64_t at = tally.firstMalformed->begin;
    for (std::size_t value = 0; value < 256; ++value)
        if (counts.count[value] > 0 && counts.first[value] == at)
            return hex(static_cast<Byte>(value)) + " at byte " + std::to_string(at) +
                   " is no character" +
                   (tally.malformed > 1
                        ? ", nor are " + std::to_string(tally.malformed - 1) + " other bytes"
                        : "");
    return misfitDetail(tally);
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
        add(finding, excludes ? Effect::Excludes : Effect::Weakens,
            damageWeight(controls, counts.size), finding.tally.firstMalformed,
            plural(controls, "byte is", "bytes are") + " no character of EBCDIC text");
    }
    const double share = supportOf(counts.size - spaces, spaces, 0.06);
    if (share > 1) {
        const bool excludes = !kept && -share < noSpaces;
        add(finding, excludes ? Effect::Excludes : Effect::Weakens, {-share}, std::nullopt,
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
        add(finding, excludes ? Effect::Excludes : Effect::Weakens,
            damageWeight(tally.malformed, all), tally.firstMalformed, holeDetail(tally, counts));
    }
    if (tally.c1 > 0)
        add(finding, Effect::Weakens,
            {std::max(mostC1, damageWeight(tally.c1, std::max(counts.high, tally.c1)).decibans)},
            std::nullopt,
            plural(tally.c1, "byte is a", "bytes are") + " C1 control" +
                (tally.c1 == 1 ? "" : "s") + ", which text does not have");
    return finding;
}

Finding judgeMultiByte(EncodingId encoding, const Validator& validator, const ByteCounts& counts,
                       bool kept) {
    Finding finding = fromValidator(encoding, validator);
    const TextTally& tally = finding.tally;
    const bool utf8 = encoding == EncodingId::Utf8 || encoding == EncodingId::Cesu8;
    const Damage damage = validator.damage();
    const double inNoise = utf8 ? utf8MalformedInNoise(tally, counts.size)
                                : std::min(mostOfPairsInNoise, malformedInNoise(encoding));
    // Half-width kana of Shift_JIS are single bytes that any 8-bit text has.
    const bool mostlySingleBytes = counts.high > tally.malformedBytes + 4 * tally.sequences;
    const double support = validator.complete() && !mostlySingleBytes
                               ? supportOf(tally.sequences, damage.runs, inNoise)
                               : 0;
    const double cost = damageWeight(damage.runs, damage.opportunities).decibans;
    if (damage.runs > 0) {
        // Valid UTF-8 hardly ever is an accident: of a mixture it may be the greater part.
        const bool utf8WithAnother =
            utf8 && support + cost > 0 && damage.runs * 3 < damage.opportunities;
        const bool excludes =
            !kept && !utf8WithAnother && isBeyondRepair(damage.runs, damage.opportunities);
        add(finding, excludes ? Effect::Excludes : Effect::Weakens, {cost}, tally.firstMalformed,
            misfitDetail(tally));
    }
    addCuts(finding, validator);
    const TextTally lines = counts.lineEnds(); // the validator skipped most of them
    finding.tally.lf = lines.lf;
    finding.tally.cr = lines.cr;
    finding.tally.crlf = lines.crlf;
    if (support >= 1 && !finding.excluded)
        add(finding, Effect::Supports,
            {std::min(support, utf8 ? mostUtf8Support : mostPairSupport)}, std::nullopt,
            plural(tally.sequences, "multi-byte sequence is", "multi-byte sequences are") +
                " well-formed");
    return finding;
}

namespace {

/// What an escaped encoding says where it says anything but ASCII.
std::string_view marksOf(EncodingId encoding) {
    switch (encoding) {
    case EncodingId::HzGb2312:
        return "~{ ... ~}";
    case EncodingId::Utf7:
        return "+...-";
    case EncodingId::Iso2022Kr:
        return "ESC $ ) C";
    case EncodingId::Iso2022Cn:
        return "ESC $ ) A";
    default:
        return "ESC $ B";
    }
}

bool hasMarks(EncodingId encoding, const ByteCounts& counts) {
    if (encoding == EncodingId::HzGb2312)
        return counts.count['~'] > 0;
    return counts.count[encoding == EncodingId::Utf7 ? '+' : 0x1B] > 0;
}

/// True when the 8-bit bytes already rule the 7-bit encoding out.
bool excludeEightBit(Finding& finding, const ByteCounts& counts, bool kept) {
    if (finding.tally.sequences > 0 || counts.high == 0)
        return false;
    if (hasMarks(finding.encoding, counts) && !isBeyondRepair(counts.high, counts.high))
        return false;
    add(finding, kept ? Effect::Weakens : Effect::Excludes, damageWeight(counts.high, counts.high),
        finding.tally.firstMalformed,
        "no " + std::string(marksOf(finding.encoding)) +
            ", which this encoding needs to say anything but ASCII");
    return true;
}

} // namespace

Finding judgeEscaped(EncodingId encoding, const Validator& validator, const EscapeMarks& marks,
                     const ByteCounts& counts, bool kept) {
    Finding finding = fromValidator(encoding, validator);
    const TextTally& tally = finding.tally;
    if (excludeEightBit(finding, counts, kept))
        return finding;
    const Damage damage = validator.damage();
    if (damage.runs > 0) {
        const bool excludes = !kept && isBeyondRepair(damage.runs, damage.opportunities);
        add(finding, excludes ? Effect::Excludes : Effect::Weakens,
            damageWeight(damage.runs, damage.opportunities), tally.firstMalformed,
            misfitDetail(tally));
    }
    addCuts(finding, validator);
    const bool marked =
        encoding == EncodingId::HzGb2312 ? marks.closedHz() > 0 : marks.designations() > 0;
    if (marked && tally.sequences > 0 && damage.runs * 20 <= tally.sequences &&
        tally.malformed * 3 <= tally.sequences)
        add(finding, Effect::Decides, {proofWeight}, std::nullopt,
            plural(tally.sequences, "character stands", "characters stand") + " between " +
                std::string(marksOf(encoding)) + " and the return to ASCII");
    return finding;
}

Finding judgeUtf7(const Validator& validator, const Utf7Runs& runs, const ByteCounts& counts,
                  bool kept) {
    Finding finding = fromValidator(EncodingId::Utf7, validator);
    if (excludeEightBit(finding, counts, kept))
        return finding;
    const std::uint64_t bad = runs.bad() + counts.high;
    if (counts.high == 0 && runs.proven())
        add(finding, Effect::Decides, runs.weight(), std::nullopt,
            plural(runs.good(), "base64 run decodes", "base64 runs decode") + " to text");
    else if (bad > 0)
        add(finding, kept ? Effect::Weakens : Effect::Excludes,
            {std::min(noProof, damageWeight(bad, bad).decibans)}, finding.tally.firstMalformed,
            "what follows + is not base64 of text");
    else if (runs.good() > 0)
        add(finding, Effect::Weakens, {noProof}, std::nullopt,
            "what follows + may decode by chance");
    return finding;
}

Finding judgeWide(EncodingId encoding, const Validator& validator, const WideUnits& units,
                  bool kept) {
    Finding finding = fromValidator(encoding, validator);
    const WideUnits::Judgement judgement = units.judge();
    const bool excludes = judgement.excluded && !kept;
    if (!judgement.detail.empty()) {
        const Effect effect = excludes                        ? Effect::Excludes
                              : judgement.weight.decibans > 0 ? Effect::Supports
                                                              : Effect::Weakens;
        add(finding, effect, judgement.weight, judgement.where, judgement.detail);
    }
    if (units.cut())
        add(finding, Effect::Weakens, {units.units() == 0 ? onlyACutCost : cutCost}, std::nullopt,
            "the last character is cut off");
    return finding;
}

bool hasSignature(EncodingId encoding, Bytes head) {
    const std::optional<Bom> bom = bomAt(head);
    return bom && bom->encoding == encoding;
}

Finding judgeSigned(EncodingId encoding, const Validator& validator, const ByteCounts& counts,
                    Bytes head, bool kept) {
    Finding finding = fromValidator(encoding, validator);
    const Damage damage = validator.damage();
    if (damage.runs > 0)
        add(finding,
            !kept && isBeyondRepair(damage.runs, damage.opportunities) ? Effect::Excludes
                                                                       : Effect::Weakens,
            damageWeight(damage.runs, damage.opportunities), finding.tally.firstMalformed,
            misfitDetail(finding.tally));
    const bool lettersAreHigh = encoding == EncodingId::Bocu1 || encoding == EncodingId::UtfEbcdic;
    if (lettersAreHigh && counts.high == 0 && counts.size > 0)
        add(finding, kept ? Effect::Weakens : Effect::Excludes, {noSignature}, std::nullopt,
            "no byte of 0x80 or more, where its letters are");
    if (!hasSignature(encoding, head))
        add(finding, Effect::Weakens, {noSignature}, std::nullopt,
            "does not begin with its signature");
    return finding;
}

double malformedInNoise(EncodingId encoding) {
    switch (encoding) {
    case EncodingId::ShiftJis:
        return 0.345;
    case EncodingId::EucJp:
        return 0.775;
    case EncodingId::EucKr:
        return 0.44;
    case EncodingId::Johab:
        return 0.412;
    case EncodingId::Gbk:
    case EncodingId::Gb18030:
        return 0.173;
    case EncodingId::Big5:
        return 0.352;
    case EncodingId::EucTw:
        return 0.82;
    default:
        return 0;
    }
}

} // namespace charsleuth
