#include "core/structure/verdict/verdicts.h"

#include "core/structure/findings/damage.h"
#include "core/structure/findings/reason.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// The most that damaged UTF-8 gets, decibans. Sound UTF-8 counts in full: however strange the
/// text, its sequences are no accident.
constexpr double mostUtf8Support = 300;
constexpr double proofWeight = 150;  ///< an escape and its return: six bytes of 24 decibans each
constexpr double cutCost = -5;       ///< a third of the texts are cut somewhere
constexpr double onlyACutCost = -25; ///< if nothing else outside ASCII bears the encoding out
/// SCSU and similar encodings: their files begin with a signature.
constexpr double noSignature = -30;
/// Decibans; rules out an encoding with nothing but ASCII, or nothing, between its shifts. Tildes,
/// `+-` and control codes would vanish from a text that is ASCII, and ASCII in base64 is written
/// only to pass a filter.
constexpr double onlyAscii = -1000;
constexpr double noProof = -20; ///< one `+` in 100 decodes by chance, one ASCII text in 2 has one

void takeCounts(const Validator& validator, Finding& finding) {
    finding.tally = validator.tally();
    finding.complete = validator.complete();
}

/// The probability that a sequence in noise is malformed as UTF-8, averaged over the lengths of
/// this text's sequences. In noise a byte of 0x80 or more begins a valid sequence of 2, 3, 4 bytes
/// with probability 30/128 · 1/4, 16/128 · 1/16 and 5/128 · 1/64: one half of the following bytes
/// is ASCII, one quarter continuation bytes. The lengths follow from the counts: sequences of 2, 3,
/// 4 bytes have 1, 2, 3 bytes more than characters. Requires: there is a sequence.
double utf8MalformedInNoise(const TextTally& tally, std::uint64_t size) {
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

/// Facts: malformed sequences, the first one's offset, its bytes (SequenceStart::packed).
std::string misfits(const Sentence::Facts& facts) {
    const auto [malformed, at, bytes] = facts;
    std::string first = hex(SequenceStart::unpacked(bytes).bytes());
    first += (first.empty() ? "at byte " : " at byte ") + std::to_string(at);
    if (malformed == 1)
        return "one byte sequence does not fit: " + first;
    return std::to_string(malformed) + " byte sequences do not fit, the first: " + first;
}

Sentence misfitDetail(const Validator& validator) {
    const TextTally& tally = validator.tally();
    return {misfits,
            {tally.malformed, tally.firstMalformed.value_or(ByteRange{}).begin,
             validator.firstMalformed().packed()}};
}

std::string wellFormed(const Sentence::Facts& facts) {
    return plural(facts[0], "multi-byte sequence is", "multi-byte sequences are") + " well-formed";
}

/// The weight of sound UTF-8 in ASCII text with hardly a sequence, decibans: 10 for one in 10
/// characters, 20 for one in 100. Of 22,000 English lines with one word in a code page or in an
/// encoding of two-byte characters, with two bytes of 0x80 or more in it, 3.3 % are sound UTF-8: 17
/// % in GBK and Thai, fewer than 1 % in others (core/EXPERIMENTS.md, "Sound UTF-8"). The share of
/// such lines falls as the text around them grows.
double sparseSupport(const TextTally& tally) {
    constexpr double most = 30;
    const auto sequences = static_cast<double>(tally.sequences);
    const double others = static_cast<double>(tally.characters) - sequences;
    return std::clamp(weightOf(others / sequences).decibans, 0.0, most);
}

void addDamage(Finding& finding, const Validator& validator, const VerdictInput& input, bool kept) {
    const Damage damage = validator.damage();
    if (damage.runs == 0)
        return;
    const Weight cost = input.weights.of(damage.runs, damage.opportunities);
    const bool excludes = !kept && isBeyondRepair(damage.runs, damage.opportunities, cost);
    addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, cost,
              finding.tally.firstMalformed, misfitDetail(validator));
}

void addCuts(Finding& finding, const Validator& validator) {
    const TextTally& tally = finding.tally;
    if (!validator.cutAtStart() && !validator.cutAtEnd())
        return;
    const bool nothingElse = tally.sequences == 0;
    addReason(finding, Effect::Weakens, {nothingElse ? onlyACutCost : cutCost}, std::nullopt,
              validator.cutAtEnd() ? "the input ends inside a character"
                                   : "the input begins inside a character");
}

} // namespace

void weighMultiByte(EncodingId encoding, const Validator& validator, const VerdictInput& input,
                    bool kept, bool outdone, Finding& finding) {
    takeCounts(validator, finding);
    const TextTally& tally = finding.tally;
    const bool utf8 = encoding == EncodingId::Utf8 || encoding == EncodingId::Cesu8;
    const Damage damage = validator.damage();
    // Half-width kana of Shift_JIS are single bytes, which any 8-bit text has.
    const bool mostlySingleBytes = input.counts.high > tally.malformedBytes + 4 * tally.sequences;
    // UTF-8 is skipped only if it is ruled out, others if they are sound.
    const bool counted = validator.complete() || (utf8 && !validator.stopped());
    const bool sound = counted && !mostlySingleBytes && tally.sequences > damage.runs;
    // The soundness of two-byte characters is shown but has no weight: bytes that pass for
    // characters of one encoding are mostly text of another, not noise, and statistics know which.
    const double support = utf8 && sound
                               ? soundnessWeight(tally.sequences, damage.runs,
                                                 utf8MalformedInNoise(tally, input.counts.size))
                                         .decibans +
                                     (damage.runs == 0 ? sparseSupport(tally) : 0)
                               : 0;
    if (damage.runs > 0) {
        const double cost = input.weights.of(damage.runs, damage.opportunities).decibans;
        // Valid UTF-8 is hardly ever an accident; in a mixture it may be the larger part.
        const bool utf8WithAnother =
            utf8 && support + cost > 0 && damage.runs * 3 < damage.opportunities;
        const bool beyondRepair =
            !utf8WithAnother && isBeyondRepair(damage.runs, damage.opportunities, {cost});
        const bool excludes = !kept && (outdone || beyondRepair);
        addReason(finding, excludes ? Effect::Excludes : Effect::Weakens, {cost},
                  tally.firstMalformed, misfitDetail(validator));
    }
    addCuts(finding, validator);
    const TextTally lines = input.counts.lineEnds(); // the validator skipped most of them
    finding.tally.lf = lines.lf;
    finding.tally.cr = lines.cr;
    finding.tally.crlf = lines.crlf;
    if (sound && (support >= 1 || !utf8) && !finding.excluded)
        addReason(finding, Effect::Supports,
                  {damage.runs > 0 ? std::min(support, mostUtf8Support) : support}, std::nullopt,
                  {wellFormed, {tally.sequences}});
}

namespace {

/// The sequences with which an escaped encoding leaves ASCII.
std::string_view shiftSequencesOf(EncodingId encoding) {
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

/// Facts: the encoding.
std::string noShiftSequences(const Sentence::Facts& facts) {
    return "no " + std::string(shiftSequencesOf(static_cast<EncodingId>(facts[0]))) +
           ", which this encoding needs to say anything but ASCII";
}

/// Facts: the encoding, characters.
std::string betweenShifts(const Sentence::Facts& facts) {
    return plural(facts[1], "character stands", "characters stand") + " between " +
           std::string(shiftSequencesOf(static_cast<EncodingId>(facts[0]))) +
           " and the return to ASCII";
}

/// Facts: the encoding.
std::string nothingBetweenShifts(const Sentence::Facts& facts) {
    return "nothing stands between " +
           std::string(shiftSequencesOf(static_cast<EncodingId>(facts[0]))) +
           " and the return to ASCII";
}

std::string base64Runs(const Sentence::Facts& facts) {
    return plural(facts[0], "base64 run decodes", "base64 runs decode") + " to text";
}

bool hasShiftSequences(EncodingId encoding, const ByteCounts& counts) {
    if (encoding == EncodingId::HzGb2312)
        return counts.count['~'] > 0;
    if (encoding == EncodingId::Utf7)
        return counts.count['+'] > 0;
    return counts.count[0x1B] > 0 || counts.count[0x0E] > 0 || counts.count[0x0F] > 0;
}

bool saysOnlyAscii(EncodingId encoding, const ShiftSequences& shifts, const TextTally& tally) {
    return encoding == EncodingId::HzGb2312 ? !shifts.hasPairsOfHz() : tally.sequences == 0;
}

/// Excludes a 7-bit encoding if there are 8-bit bytes. Returns whether it did.
bool excludeEightBit(EncodingId encoding, const VerdictInput& input, bool kept, Finding& finding) {
    if (finding.tally.sequences > 0 || input.counts.high == 0)
        return false;
    const Weight cost = input.weights.of(input.counts.high, input.counts.high);
    if (hasShiftSequences(encoding, input.counts) &&
        !isBeyondRepair(input.counts.high, input.counts.high, cost))
        return false;
    addReason(finding, kept ? Effect::Weakens : Effect::Excludes, cost,
              finding.tally.firstMalformed,
              {noShiftSequences, {static_cast<std::uint64_t>(encoding)}});
    return true;
}

} // namespace

void weighEscaped(EncodingId encoding, const Validator& validator, const ShiftSequences& shifts,
                  const VerdictInput& input, bool kept, Finding& finding) {
    takeCounts(validator, finding);
    const TextTally& tally = finding.tally;
    if (excludeEightBit(encoding, input, kept, finding))
        return;
    const Damage damage = validator.damage();
    addDamage(finding, validator, input, kept);
    addCuts(finding, validator);
    const bool isProof =
        encoding == EncodingId::HzGb2312 ? shifts.hasClosedHz() : shifts.hasDesignation();
    if (isProof && validator.complete() && tally.sequences > 0 &&
        damage.runs * 20 <= tally.sequences && tally.malformed * 3 <= tally.sequences)
        addReason(finding, Effect::Decides, {proofWeight}, std::nullopt,
                  {betweenShifts, {static_cast<std::uint64_t>(encoding), tally.sequences}});
    else if (encoding == EncodingId::HzGb2312 && !isProof && damage.runs > 0 && !kept)
        addReason(finding, Effect::Excludes, {onlyAscii}, finding.tally.firstMalformed,
                  "what follows ~{ is damaged, and no text without that");
    else if (saysOnlyAscii(encoding, shifts, tally) && hasShiftSequences(encoding, input.counts))
        addReason(finding, kept ? Effect::Weakens : Effect::Excludes, {onlyAscii}, std::nullopt,
                  {nothingBetweenShifts, {static_cast<std::uint64_t>(encoding)}});
}

void weighUtf7(const Validator& validator, const Utf7Runs& runs, const VerdictInput& input,
               bool kept, Finding& finding) {
    takeCounts(validator, finding);
    if (excludeEightBit(EncodingId::Utf7, input, kept, finding))
        return;
    const std::uint64_t bad = runs.bad() + input.counts.high;
    const std::uint64_t malformed = finding.tally.malformed;
    const bool proven =
        runs.proven() && !runs.giveOnlyAscii() && input.counts.high * 4 <= runs.good();
    if (proven && malformed > 0)
        addReason(finding, Effect::Weakens, input.weights.of(1, runs.good() + 1),
                  finding.tally.firstMalformed, misfitDetail(validator));
    if (proven)
        addReason(finding, Effect::Decides, runs.weight(), std::nullopt,
                  {base64Runs, {runs.good()}});
    else if (runs.bad() > 0 || input.counts.high > runs.good())
        addReason(finding, kept ? Effect::Weakens : Effect::Excludes,
                  {std::min(noProof, input.weights.of(bad, bad).decibans)},
                  finding.tally.firstMalformed, "what follows + is not base64 of text");
    else if (runs.areMet() && runs.giveOnlyAscii())
        addReason(finding, kept ? Effect::Weakens : Effect::Excludes, {onlyAscii}, std::nullopt,
                  "what follows + gives only ASCII, which needs no base64");
    else if (runs.good() > 0)
        addReason(finding, Effect::Weakens,
                  {noProof + input.weights.of(input.counts.high, input.counts.size).decibans},
                  finding.tally.firstMalformed, "what follows + may decode by chance");
}

void weighWide(const Validator& validator, const WideUnits& units,
               const WideUnits::Verdict& verdict, bool kept, Finding& finding) {
    takeCounts(validator, finding);
    const bool excludes = verdict.excluded && !kept;
    if (verdict.says) {
        const Effect effect = excludes                      ? Effect::Excludes
                              : verdict.weight.decibans > 0 ? Effect::Supports
                                                            : Effect::Weakens;
        addReason(finding, effect, verdict.weight, verdict.where, verdict.detail);
    }
    if (units.cut())
        addReason(finding, Effect::Weakens, {units.units() == 0 ? onlyACutCost : cutCost},
                  std::nullopt, "the last character is cut off");
}

void weighSigned(const Validator* validator, const VerdictInput& input, bool hasSignature,
                 bool kept, Finding& finding) {
    if (validator) {
        takeCounts(*validator, finding);
        addDamage(finding, *validator, input, kept);
    }
    if (!hasSignature && input.counts.size > 0)
        addReason(finding, kept ? Effect::Weakens : Effect::Excludes, {noSignature}, std::nullopt,
                  "does not begin with its signature, and nearly any bytes are text in it");
}

} // namespace charsleuth
