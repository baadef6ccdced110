#include "core/ranking/edit_as.h"

#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth {

std::string_view editAs(const Candidate& candidate, bool asciiOnly) {
    if (asciiOnly)
        return info(EncodingId::Utf8).name;
    const EncodingInfo& row = info(candidate.encoding);
    if (row.editAs == candidate.encoding)
        return row.editAsName;
    // A superset decodes everything except C1 controls to the same text.
    bool sameText = std::ranges::find(candidate.sameText, row.editAs) != candidate.sameText.end();
    for (auto wider = row.superset; wider && candidate.c1 == 0; wider = info(*wider).superset)
        sameText = sameText || *wider == row.editAs;
    return sameText ? info(row.editAs).editAsName : row.name;
}

} // namespace charsleuth
