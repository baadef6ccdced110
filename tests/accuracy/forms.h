#pragma once

/// Text by a form: words, names and digits of a language between what stands in every line.

#include "tests/accuracy/random.h"
#include "tests/accuracy/samples.h"

#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::accuracy {

/// Fills in forms. `$` and a letter stand for something new each time: `w` so many words in a row,
/// `e` so many of English, `o` one word, `n` one with a capital, `d` so many digits; a line feed
/// for the line end. All else is as it stands. The text must have lines that show its encoding.
class FormWriter {
public:
    FormWriter(const TypedText& text, const std::vector<std::u16string>& english, Random& random)
        : m_text(text), m_english(english), m_random(random) {}

    std::u16string filledIn(std::u16string_view form);

    /// So many words in a row of a line that shows its encoding, one of which does.
    std::u16string words(std::size_t count);
    /// A word without the punctuation around it.
    std::u16string word();
    std::u16string name();
    /// The first so many words of a line of English, without characters outside ASCII.
    std::u16string english(std::size_t count);
    std::u16string number(std::size_t digits);

private:
    const TypedText& m_text;
    const std::vector<std::u16string>& m_english;
    Random& m_random;
};

} // namespace charsleuth::accuracy
