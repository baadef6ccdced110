#pragma once

/// The script of each character, as in Unicode 15. The table makes core independent of ICU and of
/// its version.

#include "core/bytes/bytes.h"

#include <array>
#include <span>

namespace charsleuth {

/// The value for unassigned characters, private use, surrogates and controls.
inline constexpr Byte noScript = 0xFF;

/// The scripts that the program names, by their numbers in ICU's UScriptCode. Each script above 253
/// is 254.
inline constexpr Byte scriptCommon = 0, scriptInherited = 1, scriptBopomofo = 5, scriptHan = 17,
                      scriptHangul = 18, scriptHiragana = 20, scriptKatakana = 22, scriptLatin = 25;

/// The script from this character up to the next range's first.
struct ScriptRange {
    char32_t first;
    Byte script; ///< UScriptCode, or noScript
};

/// The scripts of the BMP. `ranges`: sorted, the first one from 0 on.
template <std::size_t count>
consteval std::array<Byte, 0x10000> scriptsOf(const ScriptRange (&ranges)[count]) {
    std::array<Byte, 0x10000> scripts{};
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t unit = ranges[i].first;
             unit < (i + 1 < count ? ranges[i + 1].first : 0x10000U); ++unit)
            scripts[unit] = ranges[i].script;
    return scripts;
}

/// By UTF-16 unit.
extern const std::array<Byte, 0x10000> unitScripts;

/// The scripts of planes 1 to 16 and of what lies beyond Unicode: sorted, the first range from
/// U+10000 on.
extern const std::span<const ScriptRange> rangesAboveBmp;

/// The script of any number; noScript for surrogates and beyond Unicode.
Byte scriptOf(char32_t character);

} // namespace charsleuth
