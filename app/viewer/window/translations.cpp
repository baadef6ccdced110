#include "app/viewer/window/translations.h"

#include "app/viewer/words/interface_languages.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace charsleuth::viewer {

namespace {

/// Qt's own buttons, where Qt's translations are not installed.
[[maybe_unused]] const char* const buttons[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
};

class PseudoTranslator final : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }

    QString translate(const char*, const char* source, const char* disambiguation,
                      int) const override {
        const bool isTag = qstrcmp(disambiguation, "this language") == 0;
        return isTag ? QString() : pseudo(QString::fromUtf8(source));
    }
};

} // namespace

QStringList languages() {
    QStringList tags;
    for (const InterfaceLanguage& language : interfaceLanguages())
        tags += language.tag;
    return tags + QStringList{QStringLiteral("pseudo")};
}

QString languageFor(const QStringList& wanted) {
    for (const QString& each : wanted) {
        const QLocale locale(each);
        for (const auto& [tag, name] : interfaceLanguages())
            if (QLocale(tag).language() == locale.language() &&
                QLocale(tag).script() == locale.script())
                return tag;
    }
    return QStringLiteral("en");
}

QString spokenLanguage(const QString& preferred) {
    return languages().contains(preferred) ? preferred
                                           : languageFor(QLocale::system().uiLanguages());
}

void setLanguage(QObject& owner, const QString& language) {
    qDeleteAll(owner.findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
    const bool isDesktops =
        language == QStringLiteral("en") || language == QStringLiteral("pseudo");
    QLocale::setDefault(isDesktops ? QLocale::system() : QLocale(language)); // of dates, of kinds
                                                                             // of files
    if (language == QStringLiteral("en"))
        return;
    if (language == QStringLiteral("pseudo")) {
        QCoreApplication::installTranslator(new PseudoTranslator(&owner));
        // NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks): the owner deletes it
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        return;
    }
    const QString folders[] = {QLibraryInfo::path(QLibraryInfo::TranslationsPath),
                               QStringLiteral(":/translations")};
    const QString names[] = {QStringLiteral("qtbase_"), QStringLiteral("charsleuth_")};
    for (int i = 0; i < 2; ++i) {
        auto* translator = new QTranslator(&owner);
        if (translator->load(names[i] + language, folders[i])) // Qt's own may not be installed
            QCoreApplication::installTranslator(translator);
    }
}

QString pseudo(const QString& text) {
    // The marks are Hebrew letters, so that the whole is laid out from right to left.
    return QStringLiteral("\u05D0%1\u05EA\u05EA").arg(text);
}

} // namespace charsleuth::viewer
