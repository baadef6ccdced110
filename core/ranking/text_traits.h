#pragma once

/// The traits that tell text from binary data, as numbers.
/// Tested by text_or_binary_test.

#include "core/ranking/grouping.h"

#include <array>
#include <cstddef>

namespace charsleuth {

/// A control is a character below U+0020, or U+007F, that the answer's encoding gives, except tabs,
/// line and page ends, backspaces, ESC before a printable character, and mIRC's U+0003 before a
/// digit. Logarithms are natural, of a number plus 1; roots are of a share of the bytes.
enum class Trait : unsigned char {
    Constant,
    NulShare,       ///< root of the share of NULs
    NulKinds,       ///< logarithm of the number of different controls beside NUL, if there is NUL
    ClusteredShare, ///< root of the share of controls beside another control
    ClusteredKinds, ///< logarithm of the number of different ones
    LonelyShare,    ///< root of the share of controls among text
    LonelyKinds,    ///< logarithm of the number of different ones
    Clean,          ///< 1 if there is no control, and of 50 characters at most one is damaged or C1
    CleanUtf8,      ///< 1 if besides the bytes are sound UTF-8 and not ASCII
    BehindNoise,    ///< how far the text is less likely than random bytes, decibans for each byte
    AheadOfNoise,   ///< how far it is likelier
    Even,           ///< how near the entropy is to that of random bytes, 0 to 1
    Spaceless, ///< logarithm of the size beyond a word, times High, if no byte is a space or line
               ///< end
    High,      ///< share of bytes of 0x80 or more
    Size,      ///< logarithm of the size
    Filler,    ///< share of bytes FF
    OneValue,  ///< logarithm of the size if all bytes are alike, and 0x80 or more
};
inline constexpr std::size_t traitCount = static_cast<std::size_t>(Trait::OneValue) + 1;

class TextTraits {
public:
    double& operator[](Trait trait) { return m_values[static_cast<std::size_t>(trait)]; }
    double operator[](Trait trait) const { return m_values[static_cast<std::size_t>(trait)]; }
    const std::array<double, traitCount>& values() const { return m_values; }

private:
    std::array<double, traitCount> m_values{};
};

/// The traits of the input if `answer` is the answer; null if no encoding is left.
TextTraits textTraitsOf(const RankingInput& input, const Group* answer);

} // namespace charsleuth
