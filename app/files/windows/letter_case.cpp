#include "app/files/letter_case.h"

#include "app/files/printable.h"
#include "app/files/windows/wide.h"

namespace charsleuth {

std::string inSmallLetters(std::string_view text) {
    if (!isUtf8(text))
        return std::string(text);
    std::wstring letters = windows::wide(text);
    CharLowerBuffW(letters.data(), static_cast<DWORD>(letters.size()));
    return windows::narrow(letters);
}

} // namespace charsleuth
