#include "app/viewer/session/facts.h"

#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/declared/countries.h"
#include "core/registry/languages.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

const char* const source = "you said";

/// What the words look like: mail, a web page, a newsgroup; else a domain or country.
HintKind kindOf(const QString& origin) {
    if (origin.contains(QLatin1Char('@')))
        return HintKind::From;
    if (origin.contains(QLatin1Char('/')))
        return HintKind::Url;
    const QStringList parts = origin.split(QLatin1Char('.'), Qt::SkipEmptyParts);
    const bool isDomain = parts.size() < 2 || findCountry(parts.back().toStdString()) != nullptr ||
                          parts.back().size() == 3;
    return isDomain ? HintKind::Tld : HintKind::Newsgroup;
}

std::vector<Choice> byName(std::vector<Choice> choices) {
    std::ranges::sort(choices, [](const Choice& a, const Choice& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return choices;
}

QString nameIn(const std::vector<Choice>& choices, const std::string& value) {
    const auto found = std::ranges::find(choices, qString(value), &Choice::value);
    return found == choices.end() ? qString(value) : found->name;
}

} // namespace

bool isOriginKnown(const QString& origin) {
    constexpr qsizetype lettersOfPurpose = 3; // "com", "org": a domain of no country
    const QString words = origin.trimmed();
    return words.isEmpty() || words.contains(QLatin1Char('.')) || kindOf(words) != HintKind::Tld ||
           words.size() == lettersOfPurpose || findCountry(words.toStdString()) != nullptr;
}

std::vector<Hint> hintsOf(const Facts& facts) {
    std::vector<Hint> hints;
    const auto add = [&hints](HintKind kind, const std::string& value) {
        if (!value.empty())
            hints.push_back({kind, value, source});
    };
    add(HintKind::Language, facts.language);
    add(HintKind::Platform, facts.platform);
    add(HintKind::Era, facts.era);
    const QString origin = facts.origin.trimmed();
    add(kindOf(origin), origin.toStdString());
    return hints;
}

QString summaryOf(const Facts& facts) {
    QStringList words;
    if (!facts.language.empty())
        words += languageName(facts.language);
    if (!facts.platform.empty())
        words += nameIn(platformChoices(), facts.platform);
    if (!facts.era.empty())
        words += nameIn(eraChoices(), facts.era);
    if (const QString origin = facts.origin.trimmed(); !origin.isEmpty())
        words += nameIn(countryChoices(), origin.toStdString());
    if (facts.siblings)
        words += Say::tr("like the folder's other files");
    return words.join(QStringLiteral(", "));
}

std::vector<Choice> languageChoices(const std::vector<std::string>& preferred) {
    std::vector<Choice> choices;
    for (const LanguageName& language : languageNames()) {
        const QString tag = qString(language.shown);
        if (!tag.isEmpty() && std::ranges::find(choices, tag, &Choice::value) == choices.end())
            choices.push_back({tag, languageName(language.shown)});
    }
    choices = byName(std::move(choices));
    for (auto tag = preferred.rbegin(); tag != preferred.rend(); ++tag) {
        const auto found = std::ranges::find(choices, qString(*tag), &Choice::value);
        if (found != choices.end())
            std::rotate(choices.begin(), found, found + 1);
    }
    return choices;
}

std::vector<Choice> platformChoices() {
    return {{QStringLiteral("windows"), Say::tr("Windows")},
            {QStringLiteral("dos"), Say::tr("DOS, OS/2")},
            {QStringLiteral("mac"), Say::tr("old Macintosh")},
            {QStringLiteral("unix"), Say::tr("Unix, Linux")},
            {QStringLiteral("amiga"), Say::tr("Amiga")},
            {QStringLiteral("atari"), Say::tr("Atari ST")},
            {QStringLiteral("mainframe"), Say::tr("a mainframe")}};
}

std::vector<Choice> eraChoices() {
    std::vector<Choice> choices;
    for (int decade = 1970; decade <= 2020; decade += 10)
        choices.push_back(
            {QStringLiteral("%1s").arg(decade), Say::tr("%1 to %2").arg(decade).arg(decade + 9)});
    return choices;
}

std::vector<Choice> countryChoices() {
    std::vector<Choice> choices;
    for (const Country& country : allCountries())
        choices.push_back({qString(country.code).toLower(), countryName(country.code)});
    return byName(std::move(choices));
}

} // namespace charsleuth::viewer
