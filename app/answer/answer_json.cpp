#include "app/answer/answer_json.h"

#include "app/answer/registry_json.h"
#include "core/ranking/edit_as.h"
#include "core/registry/registry.h"

#include <cmath>
#include <cstdlib>
#include <cstdint>
#include <string>

namespace charsleuth {

namespace {

void writeRange(JsonWriter& json, const ByteRange& range) {
    json.beginArray();
    json.value(range.begin);
    json.value(range.end);
    json.endArray();
}

/// Six significant digits, so that only what is ruled out has 0; rounded down, so that the
/// confidences never add up to more than 1.
double confidence(double probability) {
    if (probability <= 0)
        return 0;
    const int exponent = static_cast<int>(std::floor(std::log10(probability))) - 5;
    const double digits = std::floor(probability * std::pow(10, -exponent));
    std::string text = std::to_string(static_cast<std::uint64_t>(digits));
    text += 'e';
    text += std::to_string(exponent);
    // Read again from decimals, so that no others are printed; without a point, which depends on
    // the locale. libc++ 19 has no std::from_chars for double.
    return std::strtod(text.c_str(), nullptr);
}

/// Null for an empty text.
std::optional<std::string_view> orNull(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

void writeLanguage(JsonWriter& json, const Candidate& candidate) {
    json.field("language", orNull(candidate.language));
    json.name("language_confidence");
    if (candidate.language.empty())
        json.value(std::nullopt);
    else
        json.value(confidence(candidate.languageConfidence));
}

void writeEvidence(JsonWriter& json, const Evidence& evidence) {
    json.beginObject();
    json.name("kind");
    json.word(nameOf(evidence.kind));
    json.field("source", evidence.source);
    json.name("effect");
    json.word(nameOf(evidence.effect));
    json.field("decibans", std::lround(evidence.weight.decibans));
    json.name("range");
    if (evidence.where)
        writeRange(json, *evidence.where);
    else
        json.value(std::nullopt);
    json.field("detail", evidence.detail.text());
    json.endObject();
}

void writeCandidate(JsonWriter& json, const ShownCandidate& shown) {
    const Candidate& candidate = *shown.candidate;
    json.beginObject();
    json.name("encoding");
    json.word(info(candidate.encoding).name);
    json.name("same_text");
    writeNames(json, candidate.sameText);
    json.field("confidence", confidence(candidate.probability));
    writeLanguage(json, candidate);
    json.field("malformed", candidate.malformed);
    json.field("first_malformed", candidate.firstMalformed);
    json.field("c1", candidate.c1);
    json.name("names");
    writeProgramNames(json, {&candidate.encoding, 1});
    json.field("preview", shown.preview);
    json.name("evidence");
    json.beginArray();
    for (const Evidence& evidence : candidate.reasons)
        writeEvidence(json, evidence);
    json.endArray();
    json.endObject();
}

void writeConflict(JsonWriter& json, const Conflict& conflict) {
    json.beginObject();
    json.field("declared", conflict.label);
    json.field("rule", conflict.rule);
    json.name("range");
    if (conflict.range.empty())
        json.value(std::nullopt);
    else
        writeRange(json, conflict.range);
    json.endObject();
}

void writeUnpacked(JsonWriter& json, const std::optional<Unpacked>& from) {
    json.name("compressed");
    if (!from)
        return json.value(std::nullopt);
    json.beginObject();
    json.field("format", nameOf(from->packing));
    json.field("size", from->packedSize);
    json.field("trouble", orNull(from->trouble));
    json.endObject();
}

/// What is said of the best candidate.
void writeVerdict(JsonWriter& json, const FileReport& answer, const Candidate& best) {
    const Detection& detection = answer.detection;
    const std::string_view name = editAs(best, detection.asciiOnly);
    // What each program calls it; where it lacks that, one that gives the same text.
    std::vector<EncodingId> readable{findEncoding(name).value(), best.encoding};
    readable.insert(readable.end(), best.sameText.begin(), best.sameText.end());
    json.field("encoding", info(best.encoding).name);
    json.field("edit_as", name);
    json.name("edit_as_names");
    writeProgramNames(json, readable);
    json.name("same_text");
    writeNames(json, best.sameText);
    json.field("confidence", confidence(best.probability));
    json.name("certainty");
    if (detection.certainty)
        json.value(nameOf(*detection.certainty));
    else
        json.value(std::nullopt);
    writeLanguage(json, best);
}

/// The same fields where there is no text answer.
void writeNoVerdict(JsonWriter& json) {
    for (const char* field : {"encoding", "edit_as", "edit_as_names"})
        json.field(field, std::nullopt);
    json.name("same_text");
    writeNames(json, {});
    for (const char* field : {"confidence", "certainty", "language", "language_confidence"})
        json.field(field, std::nullopt);
}

void writeConflicts(JsonWriter& json, const std::vector<Conflict>& conflicts) {
    json.name("conflict");
    if (conflicts.empty())
        json.value(std::nullopt);
    else
        writeConflict(json, conflicts.front());
    json.name("conflicts");
    json.beginArray();
    for (const Conflict& conflict : conflicts)
        writeConflict(json, conflict);
    json.endArray();
}

void writeMojibake(JsonWriter& json, const std::optional<MojibakeFound>& mojibake) {
    json.name("mojibake");
    if (!mojibake)
        return json.value(std::nullopt);
    json.beginObject();
    json.field("runs", mojibake->runs);
    json.name("chain");
    json.beginArray();
    for (const std::string& step : wordsOf(mojibake->chain))
        json.value(step);
    json.endArray();
    json.field("layers", mojibake->chain.size());
    json.field("confidence", confidence(mojibake->confidence));
    json.endObject();
}

void writeLost(JsonWriter& json, const std::optional<LostCharacters>& lost) {
    json.name("lost_characters");
    if (!lost)
        return json.value(std::nullopt);
    json.beginObject();
    json.field("count", lost->count);
    json.field("trace", lost->trace);
    json.field("offset", lost->first.begin);
    json.endObject();
}

void writePart(JsonWriter& json, const Part& part) {
    json.name("range");
    writeRange(json, part.bytes);
    json.name("lines");
    writeRange(json, {part.firstLine, part.lastLine});
    json.field("encoding", part.encoding ? std::optional(info(*part.encoding).name) : std::nullopt);
    json.name("same_text");
    writeNames(json, part.sameText);
    json.field("confidence", confidence(part.confidence));
    json.field("language", orNull(part.language));
    json.field("malformed", part.malformed);
}

void writeSegments(JsonWriter& json, const std::vector<Part>& parts) {
    json.name("segments");
    json.beginArray();
    for (const Part& part : parts) {
        json.beginObject();
        writePart(json, part);
        json.endObject();
    }
    json.endArray();
}

void writeBodies(JsonWriter& json, const std::vector<DecodedBody>& bodies) {
    json.name("bodies");
    json.beginArray();
    for (const DecodedBody& body : bodies) {
        json.beginObject();
        writePart(json, body.part);
        json.field("transfer", nameOf(body.transfer));
        json.field("contradicted", orNull(body.contradicted));
        json.endObject();
    }
    json.endArray();
}

} // namespace

std::string jsonLine(const FileReport& answer) {
    const Detection& detection = answer.detection;
    const Candidate* best = answer.best();
    JsonWriter json;
    json.beginObject();
    json.field("schema", 1);
    json.field("file", answer.path);
    json.field("size", answer.size);
    json.field("binary", detection.binary);
    json.field("binary_confidence", confidence(detection.binaryProbability));
    json.field("binary_format", answer.binaryFormat);
    json.field("ascii_only", detection.asciiOnly);
    json.name("examined");
    json.beginArray();
    for (const ByteRange& range : detection.examined)
        writeRange(json, range);
    json.endArray();
    json.field("truncated", answer.goesOn);
    writeUnpacked(json, answer.unpacked);
    if (!answer.whyPacked.empty())
        json.field("not_unpacked", answer.whyPacked);
    if (best != nullptr)
        writeVerdict(json, answer, *best);
    else
        writeNoVerdict(json);
    json.field("bom", detection.bom ? std::optional(info(*detection.bom).name) : std::nullopt);
    const auto twice = answer.encodedTwice();
    json.field("encoded_twice", twice ? std::optional(info(*twice).name) : std::nullopt);
    json.field("mixed", answer.findings.mixed);
    writeMojibake(json, answer.findings.mojibake);
    writeLost(json, answer.findings.lost);
    json.field("line_ending", nameOf(detection.lineEnding));
    json.field("malformed", best != nullptr ? std::optional(best->malformed) : std::nullopt);
    writeConflicts(json, detection.conflicts);
    json.name("candidates");
    json.beginArray();
    for (const ShownCandidate& shown : answer.shown)
        writeCandidate(json, shown);
    json.endArray();
    if (answer.hasSegments)
        writeSegments(json, answer.findings.parts);
    if (!answer.findings.bodies.empty())
        writeBodies(json, answer.findings.bodies);
    json.endObject();
    return json.text() + '\n';
}

} // namespace charsleuth
