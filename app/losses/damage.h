#pragma once

/// What programs do to characters by mistake, seen from one word and what became of it.
///
/// Tested by losses_test.

#include "core/registry/encoding_id.h"
#include "core/repair/chain.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// The kinds of damage, the gravest first.
enum class TextDamage : unsigned char {
    Misread,       ///< the bytes were read in another encoding: "Ã©" for "é"
    Replaced,      ///< U+FFFD in place of a character
    QuestionMarks, ///< "?" in place of a character
    SevenBits,     ///< the eighth bit of its bytes is gone: "i" for "é"
    Unescaped,     ///< a trail byte 5C, in ASCII a backslash, is gone or doubled
    Controls,      ///< control characters among it
    Decomposed,    ///< "e" and a combining accent for "é"
    Respelled,     ///< ASCII letters in place of a letter: "oe" for "ö", "e" for "é"
    Deleted,       ///< letters outside ASCII are gone, the others of the word are there
};

struct DamagedWord {
    TextDamage damage{};
    std::optional<ChainStep> step; ///< of Misread
};

/// Whether a UTF-16 unit is a letter outside ASCII, or a combining mark.
bool isLetterOutsideAscii(char16_t unit);

/// Compares words of one text. For one thread.
class DamageFinder {
public:
    /// `before`: the encoding in which the text was before.
    explicit DamageFinder(EncodingId before);
    ~DamageFinder();

    /// The damage that alone made `now` of `before`; the gravest where there are several. Nothing
    /// where they are equal, or where anything else differs. Linear in the words' lengths.
    std::optional<DamagedWord> between(std::u16string_view before, std::u16string_view now);

    /// Damage that does not keep to words, since it changes signs of ASCII, too: a misreading,
    /// Unescaped or SevenBits.
    std::optional<DamagedWord> betweenLines(std::u16string_view before, std::u16string_view now);

private:
    std::optional<ChainStep> misreadingBetween(std::u16string_view before, std::u16string_view now);
    std::optional<TextDamage> replacedBetween(std::u16string_view before, std::u16string_view now);

    EncodingId m_before;
    std::unique_ptr<Encoders> m_encoders;
    std::vector<EncodingId>
        m_pages;                   ///< in which the text may have been read, the latest found first
    std::size_t m_triedInVain = 0; ///< words that no page explains
};

} // namespace charsleuth
