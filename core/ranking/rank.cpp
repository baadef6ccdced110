#include "core/ranking/rank.h"

#include "core/ranking/candidate_writer.h"
#include "core/ranking/grouping.h"
#include "core/ranking/judgement.h"
#include "core/ranking/text_lines.h"
#include "core/ranking/text_or_binary.h"
#include "core/registry/encoding_list.h"
#include "core/registry/registry.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// Two candidates are tied if the difference is less, decibans (promised by the command line).
constexpr double tie = 3;
constexpr double strong = 0.95;

bool isLikelier(const Group& a, const Group& b) {
    return a.probability != b.probability ? a.probability > b.probability : a.number < b.number;
}

/// Computes the probabilities of the groups, and sorts the first `sorted` of them.
void weigh(std::vector<Group>& groups, std::size_t sorted, const RankingInput& input) {
    judge(groups, input);
    const auto rest = groups.begin() + static_cast<std::ptrdiff_t>(std::min(sorted, groups.size()));
    std::ranges::nth_element(groups, rest, isLikelier);
    std::sort(groups.begin(), rest, isLikelier);
}

/// `groups`: best first, at least one.
Certainty certaintyOf(std::span<const Group> groups, const RankingInput& input) {
    const Group& first = groups.front();
    if (isDecided(first, input))
        return Certainty::Decided;
    if (groups.size() > 1 &&
        10 * std::log10(first.probability / std::max(groups[1].probability, 1e-300)) < tie)
        return Certainty::Tied;
    return first.probability >= strong ? Certainty::Strong : Certainty::Plausible;
}

/// Whether the answer is pure ASCII. `answer` may say more than its bytes without proof.
bool isAsciiOnly(const Group& answer, const StructureReport& structure) {
    const bool shifts = byteStructureOf(answer.front) == ByteStructure::Escaped &&
                        structure.of(answer.front).tally.sequences > 0;
    return readsAsAscii(*answer.reading, structure) || (structure.asciiOnly && !shifts);
}

/// Whether structure found the units of UTF-16 or UTF-32 to be text.
bool isWideText(const Group& group, const StructureReport& structure) {
    return byteStructureOf(group.front) == ByteStructure::Wide &&
           structure.of(group.front).weight().decibans > 0;
}

/// The probability that the input is binary data. A BOM that is borne out, a proof, units that
/// alternate as those of UTF-16 do, and a caller who names the encoding say that it is text.
double binaryShare(std::span<const Group> groups, const RankingInput& input,
                   const TextTraits& traits) {
    const StructureReport& structure = input.structure;
    if (input.bom || structure.counts.size == 0)
        return 0;
    const bool isText =
        !input.only.empty() || (!groups.empty() && (isDecided(groups.front(), input) ||
                                                    isWideText(groups.front(), structure)));
    return isText && structure.format.empty() ? 0 : binaryProbability(traits, structure);
}

/// Compares text with binary data: marks the detection as binary, or lowers the probabilities of
/// all texts by what binary data has. Returns whether nothing is ranked: encodings that the caller
/// admits are ranked all the same, among each other.
bool compareWithBinary(Detection& detection, std::span<Group> groups, const RankingInput& input) {
    const TextTraits traits = textTraitsOf(input, groups.empty() ? nullptr : &groups.front());
    detection.binaryProbability = binaryShare(groups, input, traits);
    detection.binary = detection.binaryProbability > 0.5;
    if (detection.binary) {
        detection.binaryReason = whyBinary(traits, input.structure);
        detection.hasTextLines = input.structure.format.empty() && hasTextLines(input.sample);
        return input.only.empty();
    }
    for (Group& group : groups)
        group.probability *= 1 - detection.binaryProbability;
    return false;
}

} // namespace

std::vector<EncodingId> candidates(const StructureReport& structure,
                                   std::span<const EncodingId> only,
                                   std::span<const EncodingId> exclude) {
    std::vector<EncodingId> result;
    result.reserve(encodingCount);
    for (std::uint16_t number = 0; number < encodingCount; ++number) {
        const auto encoding = static_cast<EncodingId>(number);
        const bool possible = encoding != EncodingId::XUserDefined &&
                              (encoding != EncodingId::UsAscii || structure.counts.high == 0) &&
                              !structure.of(encoding).excluded;
        const bool admitted = only.empty() ? possible : isAmong(encoding, only);
        if (admitted && (exclude.empty() || !isAmong(encoding, exclude)))
            result.push_back(encoding);
    }
    return result;
}

Detection rank(const RankingInput& input) {
    const StructureReport& structure = input.structure;
    Detection detection;
    detection.size = structure.counts.size;
    detection.bom = input.bom;
    detection.bomSize = input.bomSize;
    LanguageRows languages;
    Grouping grouping(input, languages);
    std::vector<Group>& groups = grouping.groups();
    constexpr std::size_t rivals = 2; // each candidate is explained beside another one
    weigh(groups, std::max(input.listed, rivals), input);
    if (compareWithBinary(detection, groups, input))
        return detection;
    CandidateWriter writer(input, groups, languages);
    detection.ranked.resize(std::min(groups.size(), std::max<std::size_t>(input.listed, 1)));
    for (std::size_t i = 0; i < detection.ranked.size(); ++i) {
        writer.show(groups[i], detection.ranked[i]);
        if (i < input.explained)
            writer.explain(groups[i], detection.ranked[i]);
    }
    if (input.explained == everyCandidate && input.only.empty())
        for (const EncodingInfo& row : allEncodings())
            if (structure.of(row.id).excluded)
                detection.excluded.push_back(writer.candidateOf(row.id));
    if (detection.binary) // the admitted encodings are listed, but none is the answer
        return detection;
    detection.asciiOnly = structure.asciiOnly;
    detection.lineEnding = structure.lineEnding;
    if (!groups.empty()) {
        detection.certainty = certaintyOf(groups, input);
        detection.asciiOnly = isAsciiOnly(groups.front(), structure);
        detection.lineEnding = structure.of(groups.front().front).lineEnding;
    }
    return detection;
}

} // namespace charsleuth
