#pragma once

/// What the bytes of a code page are in the model of its script, looked up beforehand: half
/// of what reading a short text in some seventy code pages would cost is this.

#include "core/bytes/byte_mask.h"
#include "core/registry/encoding_id.h"
#include "core/statistics/model/model_symbol.h"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace charsleuth {

/// What kind of character a byte stands for: a letter of one of the scripts, or one of these.
using Kind = std::uint8_t;
inline constexpr Kind noLetter = scriptCount, noByte = scriptCount + 1, asciiKind = scriptCount + 2;
inline constexpr std::size_t kindCount = scriptCount + 3;

struct CodePageSymbols {
    Script script;      ///< of most of its letters outside ASCII
    std::size_t number; ///< among the code pages: its place in their rows
    /// The bytes that stand for letters of a script, for those of another one than `script`, for
    /// ASCII, and for nothing.
    ByteMask ofLetters{}, ofOtherLetters{}, ofAscii{}, undefined{};
    /// Those that are a second way to write a character which the code page has elsewhere.
    ByteMask secondWays{};
    /// Of each byte, in that script's model; U+0085 of EBCDIC as a line feed.
    std::array<ModelSymbol, 256> symbols{};
    /// Of each byte; `noByte` where the code page does not define it.
    std::array<Kind, 256> kinds{};
};

/// So many have room: whole vectors of them.
inline constexpr std::size_t mostCodePages = 112;

/// What a byte is in every code page, side by side so that all are looked at together.
struct CodePageRow {
    /// What its character costs at least in any language of the code page's script, a letter where
    /// nothing is known of what stands before it. Steps of costUnit; 0 where the code page has
    /// none.
    std::array<std::uint8_t, mostCodePages> costs;
    /// The same for two code pages if and only if they have the same character there.
    std::array<std::uint8_t, mostCodePages> characters;
};

/// GENERATED. Of each byte.
const std::array<CodePageRow, 256>& codePageRows();

constexpr CodePageSymbols codePageSymbolsOf(Script script, std::size_t number,
                                            const std::array<std::uint32_t, 256>& symbols,
                                            const std::array<Kind, 256>& kinds,
                                            std::initializer_list<Byte> secondWays) {
    CodePageSymbols codePage{.script = script, .number = number, .kinds = kinds};
    for (std::size_t byte = 0; byte < symbols.size(); ++byte) {
        codePage.symbols[byte] = ModelSymbol::unpacked(symbols[byte]);
        if (kinds[byte] < scriptCount) {
            codePage.ofLetters.insert(static_cast<Byte>(byte));
            if (kinds[byte] != static_cast<Kind>(script))
                codePage.ofOtherLetters.insert(static_cast<Byte>(byte));
        } else if (kinds[byte] == asciiKind)
            codePage.ofAscii.insert(static_cast<Byte>(byte));
        else if (kinds[byte] == noByte)
            codePage.undefined.insert(static_cast<Byte>(byte));
    }
    for (const Byte byte : secondWays) {
        codePage.secondWays.insert(byte);
        codePage.symbols[byte] = codePage.symbols[byte].secondWay(script);
    }
    return codePage;
}

/// GENERATED. Null for encodings that are no code pages.
const CodePageSymbols* codePageSymbols(EncodingId encoding);

} // namespace charsleuth
