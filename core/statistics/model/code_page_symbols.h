#pragma once

/// The symbols of a single-byte code page's bytes in the model of its script, looked up beforehand.
/// To look them up would be half of the work for a short text under some seventy code pages.

#include "core/bytes/byte_mask.h"
#include "core/registry/encoding_id.h"
#include "core/statistics/model/model_symbol.h"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace charsleuth {

/// The kind of a byte's character: a letter of one of the scripts, or one of these.
using Kind = std::uint8_t;
inline constexpr Kind noLetter = scriptCount, noByte = scriptCount + 1, asciiKind = scriptCount + 2;
inline constexpr std::size_t kindCount = scriptCount + 3;

struct CodePageSymbols {
    Script script;      ///< the script of most of its letters outside ASCII
    std::size_t number; ///< the code page's column in the rows
    /// The bytes that are letters of `script`; letters of other scripts; ASCII; undefined.
    ByteMask ofLetters{}, ofOtherLetters{}, ofAscii{}, undefined{};
    /// Bytes that are a second way to write a character which the code page has elsewhere.
    ByteMask secondWays{};
    /// The symbol of each byte in the script's model; U+0085 of EBCDIC is a line feed.
    std::array<ModelSymbol, 256> symbols{};
    /// The kind of each byte; `noByte` if the code page does not define it.
    std::array<Kind, 256> kinds{};
};

/// The number of columns: whole vectors.
inline constexpr std::size_t mostCodePages = 112;

/// One byte in every code page, side by side, so that all are processed together.
struct CodePageRow {
    /// The least cost of its character in any language of the code page's script, after an unknown
    /// character. Steps of costUnit; 0 if the code page has no character there.
    std::array<std::uint8_t, mostCodePages> costs;
    /// Numbers that are equal for two code pages if and only if they have the same character.
    std::array<std::uint8_t, mostCodePages> characters;
};

/// GENERATED. One row for each byte.
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

/// GENERATED. Null for encodings that are no single-byte code pages.
const CodePageSymbols* codePageSymbols(EncodingId encoding);

} // namespace charsleuth
