#include "core/detect.h"

#include "core/bytes/ends.h"
#include "core/bytes/sample.h"
#include "core/declared/declaration.h"
#include "core/declared/hints.h"
#include "core/declared/weighing.h"
#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/ranking/encoded_twice.h"
#include "core/ranking/mixture.h"
#include "core/ranking/other_weights.h"
#include "core/ranking/rank.h"
#include "core/registry/registry.h"
#include "core/statistics/reading.h"
#include "core/structure/input/byte_structure.h"
#include "core/structure/survey.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace charsleuth {

namespace {

std::string_view fileNameIn(std::span<const Hint> hints) {
    const auto hint = std::ranges::find(hints, HintKind::Filename, &Hint::kind);
    return hint == hints.end() ? std::string_view{} : std::string_view(hint->value);
}

/// What the two ends of the input and the caller say, strongest first.
std::vector<Declaration> declarationsFor(const Ends& ends, const ByteCounts& counts,
                                         std::span<const Hint> hints) {
    const ByteMask present = counts.presentSet();
    std::vector<Declaration> declarations = readDeclarations({.head = ends.head(),
                                                              .tail = ends.tail(),
                                                              .tailOffset = ends.tailOffset(),
                                                              .size = ends.size(),
                                                              .fileName = fileNameIn(hints),
                                                              .present = &present});
    std::ranges::move(declarationsIn(hints), std::back_inserter(declarations));
    std::ranges::stable_sort(declarations, std::greater{}, &Declaration::weight);
    return declarations;
}

bool answers(const Detection& detection, EncodingId encoding) {
    return !detection.ranked.empty() && detection.ranked.front().encoding == encoding;
}

PriorShift priorShift(const HintShift& shift) {
    PriorShift out;
    for (const auto& [language, weight] : shift.languages)
        out.languages.push_back({language, weight});
    for (const auto& [encoding, weight] : shift.encodings)
        out.encodings.push_back({encoding, weight});
    return out;
}

WeighingFacts factsOf(const StructureReport& structure) {
    const TextTally& utf8 = structure.of(EncodingId::Utf8).tally;
    WeighingFacts facts{.asciiOnly = structure.asciiOnly,
                        .multiByteUtf8 = utf8.sequences > 0 && utf8.malformed == 0};
    for (const EncodingInfo& row : allEncodings()) {
        const TextTally& tally = structure.of(row.id).tally;
        if (tally.malformed > 0 && tally.sequences == 0 && !singleByteTable(row.id))
            facts.unborne.push_back(row.id);
    }
    return facts;
}

/// Weighs nothing: the engines read the same bytes as our statistics. An answer with a name that
/// nobody else uses speaks of no encoding.
std::vector<Evidence> evidenceOf(std::span<const Opinion> opinions) {
    std::vector<Evidence> evidence;
    for (const Opinion& opinion : opinions) {
        const std::optional<EncodingId> encoding = findEncoding(opinion.label);
        if (!encoding)
            continue;
        std::string detail = opinion.engine + " says " + opinion.label;
        if (opinion.confidence)
            detail += " (" + std::to_string(std::lround(*opinion.confidence * 100)) + " %)";
        evidence.push_back({.kind = EvidenceKind::Opinion,
                            .source = opinion.engine,
                            .about = *encoding,
                            .effect = Effect::Supports,
                            .detail = std::move(detail)});
    }
    return evidence;
}

std::vector<Conflict> conflictsOf(const Detection& detection,
                                  std::span<const Declaration> declarations,
                                  const WeighingFacts& facts) {
    if (declarations.empty() || detection.binary || detection.ranked.empty())
        return {};
    std::vector<EncodingId> answer = detection.ranked.front().sameText;
    answer.insert(answer.begin(), detection.ranked.front().encoding);
    std::vector<Conflict> conflicts;
    for (const Declaration& declaration : contradicted(declarations, answer, facts))
        conflicts.push_back({declaration.label, declaration.rule,
                             declaration.range.value_or(ByteRange{}),
                             declaration.encodings.front()});
    return conflicts;
}

std::optional<Mixture> mixtureIn(const StructureReport& structure,
                                 std::span<const SampleSegment> sample) {
    // NULs are UTF-16's, and CESU-8 is no mixture.
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

/// Lines in another encoding are no damage: of UTF-8 the lines are counted, the others are weighed
/// by their own. What is counted and shown stays that of the whole input.
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

/// Counts to the end what stopped in lines of UTF-8 and is ruled out no more. `bom` and `text`:
/// the input, or less; of longer input the counts remain those of the part that was read.
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

/// Facts: lines that are UTF-8, and lines that are not.
std::string linesOfBoth(const Sentence::Facts& facts) {
    const auto lines = [](std::uint64_t n) {
        return std::to_string(n) + (n == 1 ? " line is" : " lines are");
    };
    return lines(facts[0]) + " UTF-8, " + lines(facts[1]) + " not";
}

/// Which of the two encodings is the main one.
void weighMixture(Finding& utf8, const Mixture& mixture, const std::vector<Reading>& read,
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

/// Whether what a text begins with changes how the rest is read.
bool hasStates(EncodingId encoding) {
    const ByteStructure structure = byteStructureOf(encoding);
    return structure == ByteStructure::Signed || structure == ByteStructure::Escaped;
}

/// Says so of UTF-8 that was encoded twice. Its language is that of the text that was meant.
void noteEncodedTwice(Detection& detection, bool explained, std::span<const SampleSegment> sample,
                      const ByteCounts& counts, const Prior& prior) {
    if (!answers(detection, EncodingId::Utf8) || detection.asciiOnly)
        return;
    const std::optional<EncodedTwice> twice = encodedTwice(sample, counts, prior);
    if (!twice)
        return;
    Candidate& best = detection.ranked.front();
    best.language = twice->language;
    detection.encodedTwice = twice->codePage;
    if (!explained)
        return;
    best.reasons.push_back({.kind = EvidenceKind::Structure,
                            .source = "encoded-twice",
                            .about = EncodingId::Utf8,
                            .effect = Effect::Supports,
                            .detail = "was read as " + std::string(info(twice->codePage).name) +
                                      " and encoded again: converted to that, it is UTF-8"});
}

/// What statistics read.
struct TextBytes {
    ByteCounts counts;
    std::vector<SampleSegment> sample;

    /// A BOM is no part of the text in any reading. Requires: the sample holds its bytes.
    void removeFront(std::size_t size) {
        std::vector<Byte>& bytes = sample.front().bytes;
        counts.removeFront(Bytes(bytes).first(size));
        bytes.erase(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
    }
};

} // namespace

class Examination::State {
public:
    explicit State(DetectOptions given)
        : options(std::move(given)), survey({.countAll = options.countExcluded,
                                             .keep = options.only,
                                             .sampler = &sampler,
                                             .executor = options.executor}) {}

    DetectOptions options;
    Sampler sampler;
    Survey survey;
    Ends ends{declaredHeadSize, declaredTailSize};
};

Examination::Examination(DetectOptions options)
    : m_state(std::make_unique<State>(std::move(options))) {}
Examination::Examination(Examination&&) noexcept = default;
Examination& Examination::operator=(Examination&&) noexcept = default;
Examination::~Examination() = default;

void Examination::feed(Bytes chunk) {
    m_state->survey.feed(chunk);
    m_state->ends.feed(chunk);
}

Detection Examination::conclude(bool goesOn) {
    const DetectOptions& options = m_state->options;
    const Ends& ends = m_state->ends;
    StructureReport structure = m_state->survey.conclude(goesOn);
    const std::vector<Declaration> declarations =
        declarationsFor(ends, structure.counts, options.hints);
    const WeighingFacts facts = declarations.empty() ? WeighingFacts{} : factsOf(structure);
    const HintShift shift = shiftOf(options.hints);
    std::vector<Evidence> declared = weigh(declarations, facts);
    std::ranges::move(shownShift(shift), std::back_inserter(declared));
    const std::vector<Evidence> opinions = evidenceOf(options.opinions);

    const auto bom = std::ranges::find(declarations, "bom", &Declaration::rule);
    TextBytes text{structure.counts, m_state->sampler.takeSegments()};
    const std::size_t bomSize =
        bom != declarations.end() && !hasStates(bom->encodings.front()) ? bom->range->size() : 0;
    if (bomSize > 0)
        text.removeFront(bomSize);
    const Prior prior(priorShift(shift));
    std::optional<Mixture> mixture = mixtureIn(structure, text.sample);
    if (mixture && !isSure(*mixture, structure, text.counts,
                           candidates(structure, options.only, options.exclude), prior))
        mixture.reset();
    if (mixture) {
        weighOtherLines(structure, *mixture, options.only);
        countInAllLines(structure, ends.head().first(bomSize), text.sample.front().bytes, goesOn);
    }
    const std::vector<EncodingId> possible = candidates(structure, options.only, options.exclude);
    std::vector<Weight> others = otherWeights(structure, declared);
    const std::vector<Reading> read =
        mixture ? readings(*mixture, text.counts, possible, prior)
                : readings(text.counts, text.sample, possible, prior, Effort::UntilSettled, others);
    if (mixture) {
        weighMixture(structure.findings.own(EncodingId::Utf8), *mixture, read, text.counts, prior);
        others = otherWeights(structure, declared);
    }

    const bool bomDecides = bom != declarations.end() && bom->decides;
    Detection detection =
        rank({.structure = structure,
              .prior = prior,
              .readings = read,
              .others = others,
              .declared = declared,
              .opinions = opinions,
              .only = options.only,
              .listed = options.listed,
              .explained = options.explained,
              .bom = bomDecides ? std::optional(bom->encodings.front()) : std::nullopt,
              .bomSize = bomDecides ? bom->range->size() : 0,
              .bomBytes = ends.head().first(bomSize)});
    if (bom != declarations.end() && !bomDecides && answers(detection, bom->encodings.front())) {
        detection.bom = bom->encodings.front();
        detection.bomSize = bom->range->size();
    }
    if (!detection.ranked.empty() && options.explained > 0)
        std::ranges::move(remarks(declarations, detection.ranked.front().encoding),
                          std::back_inserter(detection.ranked.front().reasons));
    if (!mixture)
        noteEncodedTwice(detection, options.explained > 0, text.sample, text.counts, prior);
    detection.conflicts = conflictsOf(detection, declarations, facts);
    detection.examined = {{0, ends.size()}};
    return detection;
}

Detection detect(Bytes bytes, DetectOptions options, const std::function<bool()>& isStopped) {
    constexpr std::size_t chunkSize = 1 << 20;
    Examination examination(std::move(options));
    for (std::size_t at = 0; at < bytes.size(); at += chunkSize) {
        if (isStopped && isStopped())
            break;
        examination.feed(bytes.subspan(at, std::min(chunkSize, bytes.size() - at)));
    }
    return examination.conclude();
}

} // namespace charsleuth
