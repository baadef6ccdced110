#pragma once

/// What a file's name says: README.ja.euc, faq-sjis.txt, film.cs.srt, page.html.ru.koi8-r.

#include <string>
#include <string_view>

namespace charsleuth {

struct EncodingInName {
    std::string_view label; ///< as written, a view into the name; empty where there is none
    std::string_view means; ///< what it stands for beside the name's language; else empty
};

/// Folders in the name are not looked at. A word counts as an encoding only if it is no ordinary
/// word or number.
EncodingInName encodingInFileName(std::string_view fileName);

/// BCP 47; empty where there is none. Folders are not looked at.
std::string languageInFileName(std::string_view fileName);

} // namespace charsleuth
