#include "core/detect.h"

#include "core/bytes/ends.h"
#include "core/bytes/sample.h"
#include "core/declared/declaration.h"
#include "core/declared/hints.h"
#include "core/declared/weighing.h"
#include "core/decode/single_byte_table.h"
#include "core/ranking/mixture_findings.h"
#include "core/ranking/rank.h"
#include "core/registry/registry.h"
#include "core/repair/misread_text.h"
#include "core/repair/notice.h"
#include "core/statistics/reading.h"
#include "core/structure/input/byte_structure.h"
#include "core/structure/survey.h"

#include <algorithm>
#include <array>
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

/// The declarations in the two ends of the input and in the hints, strongest first.
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
    for (const auto& [language, weight, by] : shift.languages)
        out.languages.push_back({language, weight});
    for (const auto& [encoding, weight, by] : shift.encodings)
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

/// Evidence without weight, since the engines read the same bytes as our statistics. An answer with
/// a name that the registry lacks is left out.
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

/// Whether the encoding has states, so that the first bytes change the meaning of the rest.
bool hasStates(EncodingId encoding) {
    const ByteStructure structure = byteStructureOf(encoding);
    return structure == ByteStructure::Signed || structure == ByteStructure::Escaped;
}

/// Notes that UTF-8 was encoded twice. The language becomes that of the text that was meant.
void noteEncodedTwice(Detection& detection, bool explained, std::span<const SampleSegment> sample,
                      const ByteCounts& counts, const Prior& prior) {
    if (!answers(detection, EncodingId::Utf8) || detection.asciiOnly)
        return;
    std::optional<MisreadText> twice = misreadText(sample);
    if (!twice)
        return;
    Candidate& best = detection.ranked.front();
    constexpr std::array only{EncodingId::Utf8};
    const SampleSegment meant{0, std::move(twice->meant)};
    const NamedLanguage named = namedLanguage(readings(counts, {&meant, 1}, only, prior).front());
    best.language = named.language;
    best.languageConfidence = named.confidence;
    detection.encodedTwice = twice->readAs;
    if (!explained)
        return;
    best.reasons.push_back(
        {.kind = EvidenceKind::Structure,
         .source = "encoded-twice",
         .about = EncodingId::Utf8,
         .effect = Effect::Supports,
         .detail =
             "was read as " + std::string(info(twice->readAs).name) + " and encoded again" +
             (twice->isWhole ? ": converted to that, it is UTF-8" : "; some of it was lost")});
}

/// The claims about the encoding: declarations in the file, and hints of the caller.
struct Claims {
    std::vector<Declaration> declarations; ///< strongest first
    WeighingFacts facts;
    std::vector<Evidence> declared; ///< declarations and hints
    std::vector<Evidence> opinions;
    Prior prior;

    /// The declaration that is a BOM; null if the input begins with none.
    const Declaration* bom() const {
        const auto found = std::ranges::find(declarations, "bom", &Declaration::rule);
        return found == declarations.end() ? nullptr : &*found;
    }
    /// The bytes of a BOM that statistics must not see; 0 if decoders need it for their state.
    std::size_t sizeBeforeText() const {
        const Declaration* const found = bom();
        return found && !hasStates(found->encodings.front()) ? found->range->size() : 0;
    }
};

/// The line ends that say something about the platform. One CR alone may be half of a CR LF that is
/// cut.
LineEnding tellingLineEnding(const StructureReport& structure) {
    return structure.counts.lineEnds().cr > 1 ? structure.lineEnding : LineEnding::None;
}

Claims readClaims(const Ends& ends, const StructureReport& structure,
                  const DetectOptions& options) {
    const HintShift shift = shiftOf(options.hints, tellingLineEnding(structure));
    Claims claims{.declarations = declarationsFor(ends, structure.counts, options.hints),
                  .facts = {},
                  .declared = {},
                  .opinions = evidenceOf(options.opinions),
                  .prior = Prior(priorShift(shift))};
    if (!claims.declarations.empty())
        claims.facts = factsOf(structure);
    claims.declared = weigh(claims.declarations, claims.facts);
    std::ranges::move(shownShift(shift), std::back_inserter(claims.declared));
    return claims;
}

/// The input of statistics.
struct TextBytes {
    ByteCounts counts;
    std::vector<SampleSegment> sample;
    std::uint64_t stride; ///< of the sample

    /// Removes the BOM, which is no part of the text in any encoding. Requires: the sample has its
    /// bytes.
    void removeFront(std::size_t size) {
        std::vector<Byte>& bytes = sample.front().bytes;
        counts.removeFront(Bytes(bytes).first(size));
        bytes.erase(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
    }
};

Detection rankReadings(const StructureReport& structure, const Claims& claims,
                       const ScoredReadings& texts, const TextBytes& text, Bytes bomBytes,
                       const DetectOptions& options) {
    const Declaration* const bom = claims.bom();
    const bool decides = bom && bom->decides;
    return rank({.structure = structure,
                 .prior = claims.prior,
                 .readings = texts.read,
                 .sample = text.sample,
                 .stride = text.stride,
                 .others = texts.others,
                 .declared = claims.declared,
                 .opinions = claims.opinions,
                 .only = options.only,
                 .listed = options.listed,
                 .explained = options.explained,
                 .bom = decides ? std::optional(bom->encodings.front()) : std::nullopt,
                 .bomSize = decides ? bom->range->size() : 0,
                 .bomBytes = bomBytes});
}

/// Notices what core/parts should look into.
void noteOddities(Detection& detection, const ScoredReadings& texts,
                  std::span<const SampleSegment> sample) {
    if (detection.binary || detection.asciiOnly || !answers(detection, EncodingId::Utf8))
        return;
    const auto isUtf8 = [](const Reading& read) {
        return isAmong(EncodingId::Utf8, read.encodings);
    };
    detection.showsUtf8 = detection.encodedTwice || mayBeMojibake(sample);
    const auto utf8 = std::ranges::find_if(texts.read, isUtf8);
    detection.mayBeMojibake =
        detection.showsUtf8 ||
        (utf8 != texts.read.end() && readsOddly(sample, utf8->cost, utf8->characters));
}

/// Adds the remarks of the claims to the answer: a BOM that did not decide, contradictions.
void addRemarks(Detection& detection, const Claims& claims, bool explained) {
    const Declaration* const bom = claims.bom();
    if (bom && !bom->decides && answers(detection, bom->encodings.front())) {
        detection.bom = bom->encodings.front();
        detection.bomSize = bom->range->size();
    }
    if (!detection.ranked.empty() && explained)
        std::ranges::move(remarks(claims.declarations, detection.ranked.front().encoding),
                          std::back_inserter(detection.ranked.front().reasons));
    detection.conflicts = conflictsOf(detection, claims.declarations, claims.facts);
}

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
    const Claims claims = readClaims(ends, structure, options);
    const Bytes bom = ends.head().first(claims.sizeBeforeText());
    TextBytes text{structure.counts, m_state->sampler.takeSegments(), m_state->sampler.stride()};
    if (!bom.empty())
        text.removeFront(bom.size());
    const ScoredReadings texts = scoreTexts(
        structure, {.counts = text.counts,
                    .sample = text.sample,
                    .prior = claims.prior,
                    .declared = claims.declared,
                    .only = options.only,
                    .exclude = options.exclude,
                    .effort = options.exhaustive ? Effort::Exhaustive : Effort::UntilSettled,
                    .bom = bom,
                    .goesOn = goesOn});
    Detection detection = rankReadings(structure, claims, texts, text, bom, options);
    addRemarks(detection, claims, options.explained > 0);
    if (!texts.isMixture)
        noteEncodedTwice(detection, options.explained > 0, text.sample, text.counts, claims.prior);
    noteOddities(detection, texts, text.sample);
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
