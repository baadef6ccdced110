#include "core/structure/wide/unit_scripts.h"

#include <algorithm>

namespace charsleuth {

Byte scriptOf(char32_t character) {
    if (character <= 0xFFFF)
        return unitScripts[character];
    const auto after = std::ranges::upper_bound(rangesAboveBmp, character, {}, &ScriptRange::first);
    return std::prev(after)->script;
}

} // namespace charsleuth
