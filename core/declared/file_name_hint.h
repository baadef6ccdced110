#pragma once

/// Encodings and languages in file names: README.ja.euc, faq-sjis.txt, film.cs.srt,
/// page.html.ru.koi8-r.

#include <string>
#include <string_view>

namespace charsleuth {

struct EncodingInName {
    std::string_view label; ///< as written, a view into the name; empty if there is none
    std::string means;      ///< the label that it means
    bool isWhole = false; ///< the name is nothing else, so that the file may be about the encoding
};

/// The encoding in a file name; folders are ignored. A word counts as an encoding only if it is no
/// ordinary word or number.
EncodingInName encodingInFileName(std::string_view fileName);

/// The language in a file name, BCP 47; empty if there is none. Folders are ignored.
std::string languageInFileName(std::string_view fileName);

} // namespace charsleuth
