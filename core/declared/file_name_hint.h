#pragma once

/// What a file's name says: README.ja.euc, faq-sjis.txt, film.cs.srt, page.html.ru.koi8-r.

#include <string>
#include <string_view>

namespace charsleuth {

struct FileNameHint {
    std::string_view encoding; ///< as written, a view into the name; empty where there is none
    std::string_view means;    ///< what `encoding` stands for beside that language; else empty
    std::string language;      ///< BCP 47; empty where there is none
};

/// Folders in the name are not looked at. A word counts as an encoding only if it is no ordinary
/// word or number.
FileNameHint readFileName(std::string_view fileName);

} // namespace charsleuth
