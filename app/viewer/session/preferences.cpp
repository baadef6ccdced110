#include "app/viewer/session/preferences.h"

#include "app/answer/question.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t mostRecent = 5;
const QString rememberKey = QStringLiteral("rememberChoices");
const QString reopenKey = QStringLiteral("reopenFiles");
const QString languagesKey = QStringLiteral("languages");
const QString themeKey = QStringLiteral("theme");
const QString interfaceLanguageKey = QStringLiteral("interfaceLanguage");
const QString fontFamilyKey = QStringLiteral("fontFamily");
const QString saveAsKey = QStringLiteral("saveAs");
const QString saveNewlineKey = QStringLiteral("saveNewline");
const QString encodingsKey = QStringLiteral("recentEncodings");

const QString viewsKey = QStringLiteral("views/");

} // namespace

ViewState keptViewState() {
    const QSettings settings;
    const ViewState usual;
    return {.why = settings.value(viewsKey + QStringLiteral("why"), usual.why).toBool(),
            .bytes = settings.value(viewsKey + QStringLiteral("bytes"), usual.bytes).toBool(),
            .wrap = settings.value(viewsKey + QStringLiteral("wrap"), usual.wrap).toBool(),
            .pointSize =
                settings.value(viewsKey + QStringLiteral("pointSize"), usual.pointSize).toDouble()};
}

void keepViewState(const ViewState& state) {
    QSettings settings;
    settings.setValue(viewsKey + QStringLiteral("why"), state.why);
    settings.setValue(viewsKey + QStringLiteral("bytes"), state.bytes);
    settings.setValue(viewsKey + QStringLiteral("wrap"), state.wrap);
    settings.setValue(viewsKey + QStringLiteral("pointSize"), state.pointSize);
}

Preferences preferences() {
    const QSettings settings;
    Preferences found{.rememberChoices = settings.value(rememberKey, true).toBool(),
                      .reopenFiles = settings.value(reopenKey, false).toBool()};
    for (const QString& tag : settings.value(languagesKey).toStringList())
        found.languages.push_back(tag.toStdString());
    found.theme = settings.value(themeKey).toString().toStdString();
    found.interfaceLanguage = settings.value(interfaceLanguageKey).toString().toStdString();
    found.fontFamily = settings.value(fontFamilyKey).toString().toStdString();
    found.saveAs =
        encodingChosen(settings.value(saveAsKey).toString().toStdString()).value_or(found.saveAs);
    const int newline = settings.value(saveNewlineKey, 0).toInt();
    if (newline >= 0 && newline <= static_cast<int>(Newline::Cr))
        found.saveNewline = static_cast<Newline>(newline);
    return found;
}

void setPreferences(const Preferences& preferences) {
    QSettings settings;
    settings.setValue(rememberKey, preferences.rememberChoices);
    settings.setValue(reopenKey, preferences.reopenFiles);
    QStringList languages;
    for (const std::string& tag : preferences.languages)
        languages += qString(tag);
    settings.setValue(languagesKey, languages);
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
    for (const QString& name : QSettings().value(encodingsKey).toStringList())
        if (const auto encoding = encodingChosen(name.toStdString()))
            encodings.push_back(*encoding);
    return encodings;
}

void noteEncoding(EncodingId encoding) {
    std::vector<EncodingId> encodings = recentEncodings();
    std::erase(encodings, encoding);
    encodings.insert(encodings.begin(), encoding);
    encodings.resize(std::min(encodings.size(), mostRecent));
    QStringList names;
    for (const EncodingId each : encodings)
        names += encodingName(each);
    QSettings().setValue(encodingsKey, names);
}

QString choiceFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/choices.sqlite");
}

} // namespace charsleuth::viewer
