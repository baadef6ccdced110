#include "app/cli/answer_json.h"

#include "app/cli/registry_json.h"
#include "app/files/printable.h"
#include "core/ranking/edit_as.h"
#include "core/registry/registry.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace charsleuth::cli {

namespace {

Json rangeOf(const ByteRange& range) {
    return Json::array({range.begin, range.end});
}

template <typename Value>
Json orNull(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

/// Six significant digits, so that only what is ruled out has 0; rounded down, so that the
/// confidences never add up to more than 1.
double confidence(double probability) {
    if (probability <= 0)
        return 0;
    const int exponent = static_cast<int>(std::floor(std::log10(probability))) - 5;
    const double digits = std::floor(probability * std::pow(10, -exponent));
    std::array<char, 32> text{}; // read again from decimals, so that no others are printed
    (void)std::snprintf(text.data(), text.size(), "%.0fe%d", digits, exponent);
    double value = 0;
    std::from_chars(text.data(), text.data() + std::strlen(text.data()), value);
    return value;
}

Json languageOf(const Candidate& candidate) {
    return candidate.language.empty() ? Json() : Json(candidate.language);
}

Json evidenceJson(const Evidence& evidence) {
    return {{"kind", nameOf(evidence.kind)},
            {"source", evidence.source},
            {"effect", nameOf(evidence.effect)},
            {"decibans", std::lround(evidence.weight.decibans)},
            {"range", evidence.where ? rangeOf(*evidence.where) : Json()},
            {"detail", evidence.detail}};
}

Json candidateJson(const ShownCandidate& shown) {
    const Candidate& candidate = shown.candidate;
    Json reasons = Json::array();
    for (const Evidence& evidence : candidate.reasons)
        reasons.push_back(evidenceJson(evidence));
    return {{"encoding", info(candidate.encoding).name},
            {"same_text", namesOf(candidate.sameText)},
            {"confidence", confidence(candidate.probability)},
            {"language", languageOf(candidate)},
            {"malformed", candidate.malformed},
            {"first_malformed", orNull(candidate.firstMalformed)},
            {"c1", candidate.c1},
            {"names", programNames(candidate.encoding)},
            {"preview", shown.preview},
            {"evidence", std::move(reasons)}};
}

Json conflictJson(const Conflict& conflict) {
    return {{"declared", conflict.label},
            {"rule", conflict.rule},
            {"range", conflict.range.empty() ? Json() : rangeOf(conflict.range)}};
}

/// What each program calls an encoding; where it lacks that, one that gives the same text.
Json editAsNames(const Candidate& best, EncodingId editAs) {
    Json names = programNames(editAs);
    std::vector<EncodingId> others{best.encoding};
    others.insert(others.end(), best.sameText.begin(), best.sameText.end());
    for (const EncodingId other : others) {
        const Json theirs = programNames(other);
        for (const auto& [program, name] : theirs.items())
            if (names[program].is_null())
                names[program] = name;
    }
    return names;
}

Json unpackedJson(const std::optional<Unpacked>& from) {
    if (!from)
        return {};
    return {{"format", nameOf(from->packing)},
            {"size", from->packedSize},
            {"trouble", from->trouble.empty() ? Json() : Json(from->trouble)}};
}

/// What is said of the best candidate; nulls where there is no text answer.
void addVerdict(Json& object, const Answer& answer) {
    const Candidate* best = answer.best();
    const Detection& detection = answer.detection;
    object["encoding"] = best ? Json(info(best->encoding).name) : Json();
    const auto name = best ? editAs(*best, detection.asciiOnly) : std::string_view();
    object["edit_as"] = best ? Json(name) : Json();
    object["edit_as_names"] = best ? editAsNames(*best, findEncoding(name).value()) : Json();
    object["same_text"] = best ? namesOf(best->sameText) : Json::array();
    object["confidence"] = best ? Json(confidence(best->probability)) : Json();
    object["certainty"] = best && detection.certainty ? Json(nameOf(*detection.certainty)) : Json();
    object["language"] = best ? languageOf(*best) : Json();
    object["bom"] = detection.bom ? Json(info(*detection.bom).name) : Json();
    object["line_ending"] = nameOf(detection.lineEnding);
    object["malformed"] = best ? Json(best->malformed) : Json();
}

} // namespace

std::string jsonLine(const Answer& answer) {
    const Detection& detection = answer.detection;
    Json examined = Json::array();
    for (const ByteRange& range : detection.examined)
        examined.push_back(rangeOf(range));
    Json object = {{"schema", 1},
                   {"file", validUtf8(answer.path)},
                   {"size", answer.size},
                   {"binary", detection.binary},
                   {"binary_format", orNull(answer.binaryFormat)},
                   {"ascii_only", detection.asciiOnly},
                   {"examined", std::move(examined)}};
    object["compressed"] = unpackedJson(answer.unpacked);
    addVerdict(object, answer);
    Json conflicts = Json::array();
    for (const Conflict& conflict : detection.conflicts)
        conflicts.push_back(conflictJson(conflict));
    object["conflict"] = conflicts.empty() ? Json() : conflicts.front();
    object["conflicts"] = std::move(conflicts);
    Json candidates = Json::array();
    for (const ShownCandidate& shown : answer.shown)
        candidates.push_back(candidateJson(shown));
    object["candidates"] = std::move(candidates);
    return lineOf(object);
}

} // namespace charsleuth::cli
