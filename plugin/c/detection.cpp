#include "plugin/c/boundary.h"
#include "plugin/c/options.h"

#include "core/detect.h"
#include "core/ranking/edit_as.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

using namespace charsleuth;
using namespace charsleuth::c;

struct charsleuth_examination {
    Examination work;
    bool concluded = false;
};

struct charsleuth_detection {
    /// The candidate as C sees it.
    struct Shown {
        const Candidate* candidate;
        std::vector<const char*> sameText;
        std::vector<std::string> details; ///< of its reasons
        bool excluded;
    };

    explicit charsleuth_detection(Detection from) : detection(std::move(from)) {
        for (const Candidate& candidate : detection.ranked)
            show(candidate, false);
        for (const Candidate& candidate : detection.excluded)
            show(candidate, true);
    }

    const Detection detection;
    std::vector<Shown> shown;

private:
    void show(const Candidate& candidate, bool excluded) {
        std::vector<std::string> details;
        for (const Evidence& reason : candidate.reasons)
            details.push_back(reason.detail.text());
        shown.push_back({&candidate, namesOf(candidate.sameText), std::move(details), excluded});
    }
};

namespace {

static_assert(everyCandidate == SIZE_MAX, "the header says so");

charsleuth_status addEncoding(charsleuth_options* options, const char* name,
                              std::vector<EncodingId> DetectOptions::*list) {
    if (options == nullptr || name == nullptr)
        return CHARSLEUTH_BAD_ARGUMENT;
    const auto id = encodingNamed(name);
    if (!id)
        return CHARSLEUTH_UNKNOWN_NAME;
    return guarded([&] {
        (options->detect.*list).push_back(*id);
        return CHARSLEUTH_OK;
    });
}

} // namespace

charsleuth_status charsleuth_options_new(charsleuth_options** options) {
    return give(options, CHARSLEUTH_OK, [] { return new charsleuth_options; });
}

void charsleuth_options_free(charsleuth_options* options) {
    delete options;
}

charsleuth_status charsleuth_options_hint(charsleuth_options* options, const char* kind,
                                          const char* value) {
    if (options == nullptr || kind == nullptr || value == nullptr)
        return CHARSLEUTH_BAD_ARGUMENT;
    const auto known = hintKindFromName(kind);
    if (!known)
        return CHARSLEUTH_UNKNOWN_NAME;
    return guarded([&] {
        options->detect.hints.push_back({.kind = *known, .value = value});
        return CHARSLEUTH_OK;
    });
}

charsleuth_status charsleuth_options_only(charsleuth_options* options, const char* encoding) {
    return addEncoding(options, encoding, &DetectOptions::only);
}

charsleuth_status charsleuth_options_exclude(charsleuth_options* options, const char* encoding) {
    return addEncoding(options, encoding, &DetectOptions::exclude);
}

charsleuth_status charsleuth_options_explained(charsleuth_options* options, size_t candidates) {
    if (options == nullptr)
        return CHARSLEUTH_BAD_ARGUMENT;
    options->detect.explained = candidates;
    return CHARSLEUTH_OK;
}

charsleuth_status charsleuth_detect(const void* bytes, size_t size,
                                    const charsleuth_options* options,
                                    charsleuth_detection** detection) {
    return give(detection, statusOf(bytes, size), [&] {
        return new charsleuth_detection(detect(viewOf(bytes, size), optionsOf(options)));
    });
}

charsleuth_status charsleuth_examination_new(const charsleuth_options* options,
                                             charsleuth_examination** examination) {
    return give(examination, CHARSLEUTH_OK,
                [&] { return new charsleuth_examination{Examination(optionsOf(options))}; });
}

charsleuth_status charsleuth_examination_feed(charsleuth_examination* examination,
                                              const void* bytes, size_t size) {
    if (examination == nullptr || !isView(bytes, size))
        return CHARSLEUTH_BAD_ARGUMENT;
    if (examination->concluded)
        return CHARSLEUTH_CONCLUDED;
    return guarded([&] {
        examination->work.feed(viewOf(bytes, size));
        return CHARSLEUTH_OK;
    });
}

charsleuth_status charsleuth_examination_conclude(charsleuth_examination* examination,
                                                  charsleuth_detection** detection) {
    charsleuth_status asked = CHARSLEUTH_OK;
    if (examination == nullptr)
        asked = CHARSLEUTH_BAD_ARGUMENT;
    else if (detection != nullptr && std::exchange(examination->concluded, true))
        asked = CHARSLEUTH_CONCLUDED;
    return give(detection, asked,
                [&] { return new charsleuth_detection(examination->work.conclude()); });
}

void charsleuth_examination_free(charsleuth_examination* examination) {
    delete examination;
}

void charsleuth_detection_free(charsleuth_detection* detection) {
    delete detection;
}

charsleuth_status charsleuth_detection_verdict(const charsleuth_detection* detection,
                                               charsleuth_verdict* verdict) {
    if (detection == nullptr || !isUsable(verdict))
        return CHARSLEUTH_BAD_ARGUMENT;
    const Detection& from = detection->detection;
    const Candidate* best = from.best();
    charsleuth_verdict value{};
    value.size = from.size;
    if (best != nullptr) {
        value.encoding = info(best->encoding).name.data();
        value.edit_as = editAs(*best, from.asciiOnly).data();
        value.confidence = best->probability;
        value.certainty = from.certainty ? nameOf(*from.certainty).data() : nullptr;
        value.language = orNull(best->language);
        value.language_confidence = best->languageConfidence;
    }
    value.line_ending = nameOf(from.lineEnding).data();
    value.bom = from.bom ? info(*from.bom).name.data() : nullptr;
    value.bom_size = from.bomSize;
    value.binary_reason = orNull(from.binaryReason);
    value.binary = from.binary;
    value.ascii_only = from.asciiOnly;
    value.candidates = from.ranked.size();
    value.excluded = from.excluded.size();
    value.conflicts = from.conflicts.size();
    value.encoded_twice = from.encodedTwice ? info(*from.encodedTwice).name.data() : nullptr;
    return fill(verdict, value);
}

charsleuth_status charsleuth_detection_candidate(const charsleuth_detection* detection,
                                                 size_t index, charsleuth_candidate* candidate) {
    if (detection == nullptr || index >= detection->shown.size() || !isUsable(candidate))
        return CHARSLEUTH_BAD_ARGUMENT;
    const auto& [from, sameText, details, excluded] = detection->shown[index];
    charsleuth_candidate value{};
    value.encoding = info(from->encoding).name.data();
    value.same_text = sameText.data();
    value.same_text_count = sameText.size();
    value.edit_as = editAs(*from, detection->detection.asciiOnly).data();
    value.language = orNull(from->language);
    value.language_confidence = from->languageConfidence;
    value.confidence = from->probability;
    value.malformed = from->malformed;
    value.first_malformed = from->firstMalformed.value_or(detection->detection.size);
    value.c1 = from->c1;
    value.telling_byte = from->tellingByte;
    value.evidence = from->reasons.size();
    value.excluded = excluded;
    return fill(candidate, value);
}

charsleuth_status charsleuth_detection_evidence(const charsleuth_detection* detection,
                                                size_t candidate, size_t index,
                                                charsleuth_evidence* evidence) {
    if (detection == nullptr || candidate >= detection->shown.size() || !isUsable(evidence))
        return CHARSLEUTH_BAD_ARGUMENT;
    const auto& reasons = detection->shown[candidate].candidate->reasons;
    if (index >= reasons.size())
        return CHARSLEUTH_BAD_ARGUMENT;
    const Evidence& from = reasons[index];
    const ByteRange where = from.where.value_or(ByteRange{});
    charsleuth_evidence value{};
    value.kind = nameOf(from.kind).data();
    value.source = orNull(from.source);
    value.encoding = info(from.about).name.data();
    value.effect = nameOf(from.effect).data();
    value.decibans = from.weight.decibans;
    value.begin = where.begin;
    value.end = where.end;
    value.detail = orNull(detection->shown[candidate].details[index]);
    return fill(evidence, value);
}

charsleuth_status charsleuth_detection_conflict(const charsleuth_detection* detection, size_t index,
                                                charsleuth_conflict* conflict) {
    if (detection == nullptr || index >= detection->detection.conflicts.size() ||
        !isUsable(conflict))
        return CHARSLEUTH_BAD_ARGUMENT;
    const Conflict& from = detection->detection.conflicts[index];
    charsleuth_conflict value{};
    value.declared = orNull(from.label);
    value.rule = orNull(from.rule);
    value.begin = from.range.begin;
    value.end = from.range.end;
    return fill(conflict, value);
}
