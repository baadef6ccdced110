#include "core/parts/input_findings.h"

#include "plugin/c/boundary.h"
#include "plugin/c/options.h"

#include <utility>
#include <vector>

using namespace charsleuth;
using namespace charsleuth::c;

struct charsleuth_division {
    InputFindings findings;
    std::vector<std::vector<const char*>> sameText, sameTextOfBody;
};

namespace {

charsleuth_division divided(Bytes bytes, const DetectOptions& options) {
    const Detection detection = detect(bytes, options);
    const LookWishes wishes{
        .parts = LookWishes::Parts::All, .only = options.only, .mojibake = false};
    charsleuth_division made{.findings = *lookInto(bytesIn(bytes), detection, wishes),
                             .sameText = {},
                             .sameTextOfBody = {}};
    for (const Part& part : made.findings.parts)
        made.sameText.push_back(namesOf(part.sameText));
    for (const DecodedBody& body : made.findings.bodies)
        made.sameTextOfBody.push_back(namesOf(body.part.sameText));
    return made;
}

/// The fields that a segment and a body have in common.
template <typename Struct>
Struct told(const Part& part, const std::vector<const char*>& sameText) {
    Struct value{};
    value.begin = part.bytes.begin;
    value.end = part.bytes.end;
    value.first_line = part.firstLine;
    value.last_line = part.lastLine;
    value.encoding = part.encoding ? info(*part.encoding).name.data() : nullptr;
    value.same_text = sameText.data();
    value.same_text_count = sameText.size();
    value.language = orNull(part.language);
    value.confidence = part.confidence;
    value.malformed = part.malformed;
    return value;
}

} // namespace

charsleuth_status charsleuth_segments(const void* bytes, size_t size,
                                      const charsleuth_options* options,
                                      charsleuth_division** division) {
    charsleuth_status asked = statusOf(bytes, size);
    if (asked == CHARSLEUTH_OK && size > longestDivided)
        asked = CHARSLEUTH_TOO_LONG;
    return give(division, asked, [&] {
        return new charsleuth_division(divided(viewOf(bytes, size), optionsOf(options)));
    });
}

void charsleuth_division_free(charsleuth_division* division) {
    delete division;
}

size_t charsleuth_division_count(const charsleuth_division* division) {
    return division != nullptr ? division->findings.parts.size() : 0;
}

int32_t charsleuth_division_mixed(const charsleuth_division* division) {
    return division != nullptr && division->findings.mixed ? 1 : 0;
}

charsleuth_status charsleuth_division_segment(const charsleuth_division* division, size_t index,
                                              charsleuth_segment* segment) {
    if (division == nullptr || index >= division->findings.parts.size() || !isUsable(segment))
        return CHARSLEUTH_BAD_ARGUMENT;
    return fill(segment, told<charsleuth_segment>(division->findings.parts[index],
                                                  division->sameText[index]));
}

size_t charsleuth_division_body_count(const charsleuth_division* division) {
    return division != nullptr ? division->findings.bodies.size() : 0;
}

charsleuth_status charsleuth_division_body(const charsleuth_division* division, size_t index,
                                           charsleuth_body* body) {
    if (division == nullptr || index >= division->findings.bodies.size() || !isUsable(body))
        return CHARSLEUTH_BAD_ARGUMENT;
    const DecodedBody& from = division->findings.bodies[index];
    auto value = told<charsleuth_body>(from.part, division->sameTextOfBody[index]);
    value.transfer = nameOf(from.transfer).data();
    value.contradicted = orNull(from.contradicted);
    return fill(body, value);
}
