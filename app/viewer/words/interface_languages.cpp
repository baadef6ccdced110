#include "app/viewer/words/interface_languages.h"

namespace charsleuth::viewer {

std::vector<InterfaceLanguage> interfaceLanguages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("es"), QStringLiteral("Español")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("ja"), QStringLiteral("日本語")},
            {QStringLiteral("ko"), QStringLiteral("한국어")},
            {QStringLiteral("pl"), QStringLiteral("Polski")},
            {QStringLiteral("ru"), QStringLiteral("Русский")},
            {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
}

} // namespace charsleuth::viewer
