#include "core/ranking/mixture_findings.h"

#include "core/decode/decoder.h"
#include "core/ranking/other_weights.h"
#include "core/ranking/rank.h"
#include "core/registry/registry.h"
#include "core/structure/survey.h"

#include <algorithm>
#include <string>
#include <utility>

namespace charsleuth {

namespace {

std::optional<Mixture> mixtureIn(const StructureReport& structure,
                                 std::span<const SampleSegment> sample) {
    // Text with NULs is UTF-16, and CESU-8 is no mixture.
    const TextTally& utf8 = structure.of(EncodingId::Utf8).tally;
    const bool possible = utf8.sequences > 0 && utf8.malformed > 0 &&
                          structure.counts.count[0] == 0 &&
                          structure.of(EncodingId::Cesu8).tally.malformed > 0;
    return possible ? mixtureOf(sample) : std::nullopt;
}

bool isSure(const Mixture& mixture, const StructureReport& structure, const ByteCounts& counts,
            std::span<const EncodingId> candidates, const Prior& prior) {
    return !isDamage(mixture, structure.of(EncodingId::Utf8), counts, candidates, prior) &&
           (!mixture.doubtful || isNoAccident(mixture, counts, candidates, prior));
}

/// Facts: lines that are UTF-8, and lines that are not.
std::string linesOfBoth(const Sentence::Facts& facts) {
    const auto lines = [](std::uint64_t n) {
        return std::to_string(n) + (n == 1 ? " line is" : " lines are");
    };
    return lines(facts[0]) + " UTF-8, " + lines(facts[1]) + " not";
}

} // namespace

std::optional<Mixture> sureMixtureIn(const StructureReport& structure,
                                     std::span<const SampleSegment> sample,
                                     const ByteCounts& counts, std::span<const EncodingId> only,
                                     std::span<const EncodingId> exclude, const Prior& prior) {
    std::optional<Mixture> mixture = mixtureIn(structure, sample);
    if (mixture &&
        !isSure(*mixture, structure, counts, candidates(structure, only, exclude), prior))
        mixture.reset();
    return mixture;
}

void weighOtherLines(StructureReport& structure, const Mixture& mixture,
                     std::span<const EncodingId> keep) {
    Survey others({.keep = {keep.begin(), keep.end()}});
    for (const SampleSegment& line : mixture.otherLines)
        others.feed(line.bytes);
    const StructureReport ofOthers = others.conclude();
    for (const EncodingInfo& row : allEncodings()) {
        Finding& finding = structure.findings.own(row.id);
        finding.excluded = ofOthers.of(row.id).excluded;
        finding.reasons = ofOthers.of(row.id).reasons;
    }
    Finding& utf8 = structure.findings.own(EncodingId::Utf8);
    utf8.excluded = false;
    utf8.reasons = {};
}

void countInAllLines(StructureReport& structure, Bytes bom, Bytes text, bool goesOn) {
    if (bom.size() + text.size() < structure.counts.size)
        return;
    for (const EncodingInfo& row : allEncodings()) {
        if (structure.of(row.id).excluded || structure.of(row.id).complete)
            continue;
        Finding& finding = structure.findings.own(row.id);
        Decoder decoder(row.id);
        finding.tally = {};
        decoder.feed(bom, finding.tally);
        decoder.feed(text, finding.tally);
        if (!goesOn)
            decoder.finish(finding.tally);
        finding.complete = true;
        finding.lineEnding = lineEndingOf(finding.tally);
    }
}

void weighMixture(Finding& utf8, const Mixture& mixture, std::span<const Reading> read,
                  const ByteCounts& counts, const Prior& prior) {
    const auto other = std::ranges::find_if(
        read, [](const Reading& reading) { return reading.encodings.front() != EncodingId::Utf8; });
    const Weight ofAscii = other == read.end()
                               ? Weight{}
                               : weighAsciiLines(mixture, other->encodings.front(), counts, prior);
    const Weight weight = mixture.ofUtf8(ofAscii);
    utf8.reasons = {};
    utf8.reasons.add(
        {.effect = weight.decibans < 0 ? Effect::Weakens : Effect::Supports,
         .weight = weight,
         .where = utf8.tally.firstMalformed,
         .detail = {linesOfBoth, {mixture.utf8Lines.size(), mixture.otherLines.size()}},
         .source = "lines"});
}

ScoredReadings scoreTexts(StructureReport& structure, const ScoringInput& input) {
    const auto admitted = [&] { return candidates(structure, input.only, input.exclude); };
    const std::optional<Mixture> mixture = sureMixtureIn(structure, input.sample, input.counts,
                                                         input.only, input.exclude, input.prior);
    if (!mixture) {
        std::vector<Weight> others = otherWeights(structure, input.declared);
        return {readings(input.counts, input.sample, admitted(), input.prior, input.effort, others),
                std::move(others)};
    }
    weighOtherLines(structure, *mixture, input.only);
    countInAllLines(structure, input.bom, input.sample.front().bytes, input.goesOn);
    std::vector<Reading> read = readings(*mixture, input.counts, admitted(), input.prior);
    weighMixture(structure.findings.own(EncodingId::Utf8), *mixture, read, input.counts,
                 input.prior);
    return {std::move(read), otherWeights(structure, input.declared), true};
}

} // namespace charsleuth
