#pragma once

/// The script of each UTF-16 unit that is a character, as in Unicode: ICU's answer in a tenth of
/// the time.

#include "core/bytes/bytes.h"

#include <array>

namespace charsleuth {

/// The value for unassigned units, private use, surrogates and controls.
inline constexpr Byte noScript = 0xFF;

/// The script from this unit up to the next range's first.
struct ScriptRange {
    char16_t first;
    Byte script; ///< UScriptCode, or noScript
};

/// `ranges`: sorted, the first one from 0 on.
template <std::size_t count>
consteval std::array<Byte, 0x10000> scriptsOf(const ScriptRange (&ranges)[count]) {
    std::array<Byte, 0x10000> scripts{};
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t unit = ranges[i].first;
             unit < (i + 1 < count ? ranges[i + 1].first : 0x10000U); ++unit)
            scripts[unit] = ranges[i].script;
    return scripts;
}

/// By unit.
extern const std::array<Byte, 0x10000> unitScripts;

} // namespace charsleuth
