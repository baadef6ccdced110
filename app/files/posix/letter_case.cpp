#include "app/files/letter_case.h"

#include "app/files/printable.h"
#include "core/decode/utf8_text.h"

#include <clocale>
#include <cwctype>
#ifdef __APPLE__
#include <xlocale.h>
#endif

namespace charsleuth {

std::string inSmallLetters(std::string_view text) {
    // Never given back: it is the same for the program's life. Without it ASCII alone has case.
    static const locale_t letters = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    std::string small;
    small.reserve(text.size());
    while (!text.empty()) {
        const auto character = firstCharacter(text);
        const std::size_t size = character ? character->size : 1;
        if (character && (letters != nullptr || character->value < 0x80)) {
            const auto wide = static_cast<wint_t>(character->value);
            appendUtf8(small, static_cast<char32_t>(letters != nullptr ? ::towlower_l(wide, letters)
                                                                       : ::towlower(wide)));
        } else {
            small += text.substr(0, size);
        }
        text.remove_prefix(size);
    }
    return small;
}

} // namespace charsleuth
