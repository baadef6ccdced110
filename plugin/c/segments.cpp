#include "core/parts/input_findings.h"

#include "plugin/c/boundary.h"
#include "plugin/c/options.h"

#include <utility>
#include <vector>

using namespace charsleuth;
using charsleuth::c::fill;
using charsleuth::c::guarded;
using charsleuth::c::isUsable;
using charsleuth::c::isView;
using charsleuth::c::namesOf;
using charsleuth::c::optionsOf;
using charsleuth::c::orNull;
using charsleuth::c::viewOf;

struct charsleuth_division {
    InputFindings findings;
    std::vector<std::vector<const char*>> sameText; ///< of each part
};

namespace {

charsleuth_division divided(Bytes bytes, const DetectOptions& options) {
    const Detection detection = detect(bytes, options);
    const LookWishes wishes{
        .parts = LookWishes::Parts::All, .only = options.only, .mojibake = false};
    charsleuth_division made{.findings = *lookInto(bytesIn(bytes), detection, wishes),
                             .sameText = {}};
    made.sameText.reserve(made.findings.parts.size());
    for (const Part& part : made.findings.parts)
        made.sameText.push_back(namesOf(part.sameText));
    return made;
}

} // namespace

charsleuth_status charsleuth_segments(const void* bytes, size_t size,
                                      const charsleuth_options* options,
                                      charsleuth_division** division) {
    if (division == nullptr)
        return CHARSLEUTH_BAD_ARGUMENT;
    *division = nullptr;
    if (!isView(bytes, size))
        return CHARSLEUTH_BAD_ARGUMENT;
    if (size > longestDivided)
        return CHARSLEUTH_TOO_LONG;
    return guarded([&] {
        *division = new charsleuth_division(divided(viewOf(bytes, size), optionsOf(options)));
        return CHARSLEUTH_OK;
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
    const Part& from = division->findings.parts[index];
    charsleuth_segment value{};
    value.begin = from.bytes.begin;
    value.end = from.bytes.end;
    value.first_line = from.firstLine;
    value.last_line = from.lastLine;
    value.encoding = from.encoding ? info(*from.encoding).name.data() : nullptr;
    value.same_text = division->sameText[index].data();
    value.same_text_count = division->sameText[index].size();
    value.language = orNull(from.language);
    value.confidence = from.confidence;
    value.malformed = from.malformed;
    return fill(segment, value);
}
