#include "app/viewer/models/missing_scripts.h"

#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

#include <QStringList>

#include <algorithm>
#include <array>
#include <string>

namespace charsleuth::viewer {

namespace {

constexpr qsizetype mostNamed = 3;

/// "Khmer" for USCRIPT_KHMER, in the interface's language.
QString scriptName(std::int32_t script) {
    if (script == USCRIPT_COMMON)
        return Say::tr("some symbols");
    const auto code = static_cast<UScriptCode>(script);
    const std::string tag = std::string("und_") + uscript_getShortName(code);
    std::array<UChar, 100> name{};
    UErrorCode error = U_ZERO_ERROR;
    const int32_t length =
        uloc_getDisplayScript(tag.c_str(), interfaceLanguage().toUtf8().constData(), name.data(),
                              static_cast<int32_t>(name.size()), &error);
    return U_SUCCESS(error) ? QString(reinterpret_cast<const QChar*>(name.data()), length)
                            : QString::fromLatin1(uscript_getName(code));
}

/// Debian 12's packages of Noto; what none of them has is in GNU Unifont.
QString packageFor(std::int32_t script) {
    switch (script) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_HANGUL:
    case USCRIPT_BOPOMOFO:
        return QStringLiteral("fonts-noto-cjk");
    case USCRIPT_COMMON:
        return QStringLiteral("fonts-unifont");
    default:
        return QStringLiteral("fonts-noto-core");
    }
}

} // namespace

std::int32_t scriptOf(char32_t character) {
    const auto code = static_cast<UChar32>(character);
    switch (u_charType(code)) {
    case U_UNASSIGNED:
    case U_PRIVATE_USE_CHAR:
    case U_SURROGATE:
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
        return USCRIPT_INVALID_CODE;
    default:
        break;
    }
    UErrorCode error = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(code, &error);
    if (U_FAILURE(error) || script == USCRIPT_UNKNOWN)
        return USCRIPT_INVALID_CODE;
    return script == USCRIPT_INHERITED ? USCRIPT_COMMON : script;
}

QString missingScriptsText(const Scripts& scripts) {
    if (scripts.empty())
        return {};
    QStringList names;
    QStringList packages;
    for (const std::int32_t script : scripts) {
        names += scriptName(script);
        packages += packageFor(script);
    }
    packages.removeDuplicates();
    std::ranges::sort(packages);
    const bool more = names.size() > mostNamed;
    const QString list = names.mid(0, mostNamed).join(QStringLiteral(", "));
    return Say::tr("No font here has %1. The text is right; the grey boxes stand for characters "
                   "that cannot be drawn. Debian has such fonts in %2.")
        .arg(more ? Say::tr("%1 and others").arg(list) : list, packages.join(QStringLiteral(", ")));
}

} // namespace charsleuth::viewer
