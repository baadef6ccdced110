#include "app/viewer/models/misspelt.h"

#include "app/answer/probably_meant.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/declared/declaration.h"

#include <algorithm>
#include <vector>

namespace charsleuth::viewer {

std::optional<Banner> misspeltBanner(const DocumentState& document) {
    const std::uint64_t size = document.bytes->size();
    const std::uint64_t tailBegin = size - std::min<std::uint64_t>(size, declaredTailSize);
    const std::vector<Byte> head = readRange(*document.bytes, {0, declaredHeadSize});
    const std::vector<Byte> tail = readRange(*document.bytes, {tailBegin, size});
    for (const Declaration& declaration :
         readDeclarations({.head = head, .tail = tail, .tailOffset = tailBegin, .size = size})) {
        if (!declaration.encodings.empty() || !declaration.range)
            continue;
        const auto meant = probablyMeant(declaration.label);
        if (!meant)
            continue;
        Banner banner{BannerKind::Misspelt,
                      Say::tr("The file says “%1”, which names no encoding; %2 was probably meant.")
                          .arg(qString(declaration.label), encodingName(*meant)),
                      document.shown == meant ? std::nullopt : meant};
        return banner;
    }
    return std::nullopt;
}

} // namespace charsleuth::viewer
