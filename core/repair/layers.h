#pragma once

/// A stretch of text with misreadings taken back one after the other, and where each character of
/// the result comes from.

#include "core/repair/chain.h"
#include "core/repair/encoders.h"
#include "core/repair/misread_pages.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A character after some steps were undone.
struct Element {
    char32_t character;
    std::uint32_t begin, end; ///< the characters of the stretch that it was, half-open
    std::uint8_t depth = 0;   ///< steps that were undone here
    bool guessed = false;     ///< part of it was lost, and the likeliest character was put here
};
using Elements = std::vector<Element>;

/// A UTF-8 sequence among characters of a page.
struct HiddenSequence {
    char32_t character; ///< that the sequence stands for
    std::size_t size;   ///< characters that it takes, 2 to 4, or 6 for a pair of CESU-8
};

/// The number of bytes of the UTF-8 sequence that a lead byte begins; 0 for none.
std::size_t sizeOfSequence(Byte lead);

/// The UTF-8 sequence at `at`, if the characters there are its bytes in the page with this number;
/// all of them must have the depth.
std::optional<HiddenSequence> hiddenSequenceAt(const Elements& text, std::size_t at,
                                               std::size_t page, std::uint8_t depth,
                                               const PageCharacters& characters);

/// The pages in which some UTF-8 sequence is hidden in the characters of this depth.
PageSet pagesHiding(const Elements& text, std::uint8_t depth, const PageCharacters& characters);

/// Undoes "UTF-8 read as page" at `depth`: writes each hidden sequence as its character to `out`.
void undoUtf8(const Elements& text, std::size_t page, std::uint8_t depth,
              const PageCharacters& characters, Elements& out);

/// Undoes entities; C1 controls behind one went through the same step, which left them as they
/// were. Returns whether there was one.
bool undoEntities(const Elements& text, std::uint8_t depth, Elements& out);

/// The step that leaves C1 controls in the place of the signs of windows-1252 ("author\u0092s").
inline constexpr ChainStep signsAsControls{.written = EncodingId::Windows1252,
                                           .readAs = EncodingId::Iso8859_1};
bool isC1(char32_t character);
/// Whether a character is a control that stands for no sign of windows-1252, either, and lays no
/// text out.
bool isNoSign(char32_t character);

/// Undoes signsAsControls at `depth`. Returns whether there was such a control; nothing is undone
/// in binary data: beside other controls, or one that is no sign.
bool undoControls(const Elements& text, std::uint8_t depth, Elements& out);

/// Undoes any other misreading at `depth`; the text stays as it is where that loses something.
void undoWhole(const Elements& text, const ChainStep& step, std::uint8_t depth, Encoders& encoders,
               Elements& out);

/// The stretch as it stands, each character from itself.
void fill(std::u32string_view text, Elements& out);

} // namespace charsleuth
