#include "app/viewer/session/preferences.h"

#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t kRecent = 5;
const QString kRemember = QStringLiteral("rememberChoices");
const QString kReopen = QStringLiteral("reopenFiles");
const QString kLanguages = QStringLiteral("languages");
const QString themeKey = QStringLiteral("theme");
const QString interfaceLanguageKey = QStringLiteral("interfaceLanguage");
const QString fontFamilyKey = QStringLiteral("fontFamily");
const QString saveAsKey = QStringLiteral("saveAs");
const QString saveNewlineKey = QStringLiteral("saveNewline");
const QString kEncodings = QStringLiteral("recentEncodings");

const QString kViews = QStringLiteral("views/");

} // namespace

ViewState keptViewState() {
    const QSettings settings;
    const ViewState usual;
    return {.why = settings.value(kViews + QStringLiteral("why"), usual.why).toBool(),
            .bytes = settings.value(kViews + QStringLiteral("bytes"), usual.bytes).toBool(),
            .wrap = settings.value(kViews + QStringLiteral("wrap"), usual.wrap).toBool(),
            .pointSize =
                settings.value(kViews + QStringLiteral("pointSize"), usual.pointSize).toDouble()};
}

void keepViewState(const ViewState& state) {
    QSettings settings;
    settings.setValue(kViews + QStringLiteral("why"), state.why);
    settings.setValue(kViews + QStringLiteral("bytes"), state.bytes);
    settings.setValue(kViews + QStringLiteral("wrap"), state.wrap);
    settings.setValue(kViews + QStringLiteral("pointSize"), state.pointSize);
}

Preferences preferences() {
    const QSettings settings;
    Preferences found{.rememberChoices = settings.value(kRemember, true).toBool(),
                      .reopenFiles = settings.value(kReopen, false).toBool()};
    for (const QString& tag : settings.value(kLanguages).toStringList())
        found.languages.push_back(tag.toStdString());
    found.theme = settings.value(themeKey).toString().toStdString();
    found.interfaceLanguage = settings.value(interfaceLanguageKey).toString().toStdString();
    found.fontFamily = settings.value(fontFamilyKey).toString().toStdString();
    found.saveAs =
        findEncoding(settings.value(saveAsKey).toString().toStdString()).value_or(found.saveAs);
    const int newline = settings.value(saveNewlineKey, 0).toInt();
    if (newline >= 0 && newline <= static_cast<int>(Newline::Cr))
        found.saveNewline = static_cast<Newline>(newline);
    return found;
}

void setPreferences(const Preferences& preferences) {
    QSettings settings;
    settings.setValue(kRemember, preferences.rememberChoices);
    settings.setValue(kReopen, preferences.reopenFiles);
    QStringList languages;
    for (const std::string& tag : preferences.languages)
        languages += qString(tag);
    settings.setValue(kLanguages, languages);
    settings.setValue(themeKey, qString(preferences.theme));
    settings.setValue(interfaceLanguageKey, qString(preferences.interfaceLanguage));
    settings.setValue(fontFamilyKey, qString(preferences.fontFamily));
    settings.setValue(saveAsKey, encodingName(preferences.saveAs));
    settings.setValue(saveNewlineKey, static_cast<int>(preferences.saveNewline));
}

std::vector<Hint> preferredHints(const Preferences& preferences) {
    std::vector<Hint> hints;
    for (const std::string& tag : preferences.languages)
        hints.push_back({HintKind::Locale, tag, "your languages"});
    return hints;
}

std::vector<EncodingId> recentEncodings() {
    std::vector<EncodingId> encodings;
    for (const QString& name : QSettings().value(kEncodings).toStringList())
        if (const auto encoding = findEncoding(name.toStdString()))
            encodings.push_back(*encoding);
    return encodings;
}

void noteEncoding(EncodingId encoding) {
    std::vector<EncodingId> encodings = recentEncodings();
    std::erase(encodings, encoding);
    encodings.insert(encodings.begin(), encoding);
    encodings.resize(std::min(encodings.size(), kRecent));
    QStringList names;
    for (const EncodingId each : encodings)
        names += encodingName(each);
    QSettings().setValue(kEncodings, names);
}

QString choiceFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/choices.sqlite");
}

} // namespace charsleuth::viewer
