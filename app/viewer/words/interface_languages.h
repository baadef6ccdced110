#pragma once

/// The languages that the program speaks, beside the pseudo-language of tests.

#include <QString>

#include <vector>

namespace charsleuth::viewer {

struct InterfaceLanguage {
    QString tag;  ///< as in the names of translations and of QLocale: "zh_CN"
    QString name; ///< in the language itself
};

/// English first, the others by their tags.
std::vector<InterfaceLanguage> interfaceLanguages();

} // namespace charsleuth::viewer
