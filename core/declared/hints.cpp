#include "core/declared/hints.h"

#include "core/declared/content_type.h"
#include "core/declared/countries.h"
#include "core/declared/file_name_hint.h"
#include "core/declared/file_type.h"
#include "core/declared/hint_places.h"
#include "core/declared/label_lookup.h"
#include "core/declared/locale_name.h"
#include "core/declared/scan.h"
#include "core/declared/trust.h"
#include "core/evidence/prior_shift.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace charsleuth {

namespace {

using namespace scan;

// Decibans, chosen: a caller who names the language knows it; a country's first language is that of
// most of its files; a locale is that of the reader and not of the text.
constexpr Weight languageSaid = {15};
constexpr Weight languageInName = {12};
constexpr Weight newsgroup = {12};
constexpr Weight domainWeight = {10};
constexpr Weight localeWeight = {5};
constexpr double furtherLanguage = 0.5; // share of a country's further languages
constexpr Weight charsetOfCountry = {2};
constexpr Weight charsetOfNews = {8};
constexpr Weight platformWeight = {10};
constexpr Weight platformInName = {10}; // of a file type that is a platform's own
constexpr Weight platformLikely = {5};  // of one that another platform took over
// Of a file type that nobody writes elsewhere. Of 8 projects whose AppleScript is in pages of one
// byte all have the Mac's: 12 decibans for 8.5 to 0.5, and 15 by which these pages are rarer.
constexpr Weight platformAlone = {27};
constexpr Weight mainframe = {25}; // large: EBCDIC files are rare
constexpr Weight notYetMade = {-30};
constexpr Weight fallenOutOfUse = {-5};
constexpr double againShare = 0.25;

// Weights by key. Of the weights for one key the strongest counts in full, each further one a
// quarter.
template <typename Key>
class Collected {
public:
    void add(const Key& key, Weight weight, const std::string& by) {
        Collection& collected = m_collections[key];
        collected.all += weight.decibans;
        if (std::abs(weight.decibans) > std::abs(collected.strongest)) {
            collected.strongest = weight.decibans;
            collected.by = by;
        }
    }
    std::vector<HintShift::Shifted<Key>> sums() const {
        std::vector<HintShift::Shifted<Key>> sums;
        for (const auto& [key, found] : m_collections)
            sums.push_back(
                {key, {found.strongest + againShare * (found.all - found.strongest)}, found.by});
        return sums;
    }

private:
    struct Collection {
        double all = 0, strongest = 0;
        std::string by; ///< of the strongest
    };
    std::map<Key, Collection> m_collections;
};

class ShiftMaker {
public:
    void take(const Hint& hint);
    void take(LineEnding lineEnding) {
        m_by = "lines that end in CR";
        if (lineEnding == LineEnding::Cr)
            addPlatform("mac", platformWeight);
    }
    HintShift made() const {
        return {.languages = m_languages.sums(), .encodings = m_encodings.sums()};
    }

private:
    void addLanguage(const std::string& language, Weight weight) {
        if (!language.empty())
            m_languages.add(language, weight, m_by);
    }
    void addEncoding(Text label, Weight weight) {
        if (const auto id = findEncoding(label))
            m_encodings.add(*id, weight, m_by);
    }
    void addCountry(Text codeOrDomain, Weight weight);
    void addLocale(Text name);
    void addUrl(Text url);
    void addNewsgroup(Text name);
    void addPlatform(Text name, Weight weight = platformWeight);
    void addFileName(Text name);
    void addEra(Text year);

    std::string m_by; ///< whose hint is taken
    Collected<std::string> m_languages;
    Collected<EncodingId> m_encodings;
};

template <typename Do>
void forEachWord(Text words, Do act) {
    while (!words.empty()) {
        const Text word = upTo(words, " ");
        act(word);
        words = from(words, word.size() + 1);
    }
}

void ShiftMaker::addCountry(Text codeOrDomain, Weight weight) {
    const Country* country = findCountry(codeOrDomain);
    if (!country)
        return;
    addLanguage(std::string(country->language), weight);
    forEachWord(country->others, [&](Text language) {
        addLanguage(readLocale(language).language, {weight.decibans * furtherLanguage});
    });
    forEachWord(country->charsets, [&](Text label) { addEncoding(label, charsetOfCountry); });
}

void ShiftMaker::addLocale(Text name) {
    const LocaleName locale = readLocale(name);
    addLanguage(locale.language, localeWeight);
    const Country* country = findCountry(locale.country);
    if (country && locale.language == country->language)
        forEachWord(country->charsets, [&](Text label) { addEncoding(label, charsetOfCountry); });
}

void ShiftMaker::addUrl(Text url) {
    const UrlParts parts = readUrl(url);
    addCountry(parts.domain, domainWeight);
    addLanguage(parts.language, languageInName);
    addLanguage(languageInFileName(parts.fileName), languageInName);
}

void ShiftMaker::addNewsgroup(Text name) {
    const NewsHierarchy hierarchy = hierarchyOf(name);
    addLanguage(std::string(hierarchy.language), newsgroup);
    for (const Text encoding : hierarchy.encodings)
        addEncoding(encoding, charsetOfNews);
}

void ShiftMaker::addPlatform(Text name, Weight weight) {
    for (const EncodingInfo& row : allEncodings())
        if (equal(row.platform, trim(name)))
            m_encodings.add(row.id, isEbcdic(row.id) ? mainframe : weight, m_by);
}

struct PlatformOfType {
    Text extension, platform;
    Weight weight;
};

// File types by the platform whose programs wrote most of them: dBase and Clipper, BASIC, COBOL,
// descriptions and art of bulletin boards, batch files; AppleScript.
constexpr PlatformOfType platformsOfTypes[] = {
    {"ans", "dos", platformInName},        {"asc", "dos", platformLikely},
    {"asm", "dos", platformLikely},        {"bas", "dos", platformInName},
    {"bat", "dos", platformLikely},        {"cbl", "dos", platformInName},
    {"cob", "dos", platformInName},        {"cpy", "dos", platformInName},
    {"diz", "dos", platformInName},        {"nfo", "dos", platformInName},
    {"pas", "dos", platformLikely},        {"prg", "dos", platformInName},
    {"applescript", "mac", platformAlone}, {"scpt", "mac", platformAlone},
};

void ShiftMaker::addFileName(Text name) {
    addLanguage(languageInFileName(name), languageInName);
    const Text extension = extensionOf(name);
    for (const PlatformOfType& type : platformsOfTypes)
        if (equal(type.extension, extension))
            addPlatform(type.platform, type.weight);
}

int yearIn(Text text) {
    int year = 0;
    for (const char digit : takeWhile(text, isDigit).substr(0, 4))
        year = year * 10 + (digit - '0');
    return year;
}

// "1994" or "1990s"; rows of the registry say "1988-2001" or "1988-".
void ShiftMaker::addEra(Text said) {
    const int first = yearIn(trim(said));
    const int last = first + (trim(said).ends_with('s') ? 9 : 0);
    if (first == 0)
        return;
    for (const EncodingInfo& row : allEncodings()) {
        const int made = yearIn(row.era);
        const int until = yearIn(from(row.era, row.era.find('-') + 1));
        if (made > last)
            m_encodings.add(row.id, notYetMade, m_by);
        else if (until != 0 && until < first)
            m_encodings.add(row.id, fallenOutOfUse, m_by);
    }
}

// The file name in a Content-Disposition header (RFC 6266), quoted or not, also the extended form.
Text fileNameIn(Text disposition) {
    const std::size_t at = find(disposition, "filename");
    if (at == none)
        return {};
    Text rest = from(disposition, at + 8);
    scan::take(rest, "*");
    if (!takeWords(rest, {"="}))
        return {};
    rest = skipBlanks(rest);
    const Text quoted = takeQuoted(rest);
    return quoted.data() != nullptr ? quoted : upTo(rest, ";");
}

// The charset of RFC 8187's extended value: filename*=koi8-r'ru'%C1.txt
Text charsetOfExtended(Text disposition) {
    const std::size_t at = find(disposition, "filename*=");
    Text rest = at == none ? Text() : from(disposition, at + 10);
    const Text label = takeLabel(rest);
    return rest.starts_with('\'') ? label : Text();
}

// The last label of a domain; all of a text without a dot: npos + 1 is 0.
Text lastLabel(Text domain) {
    return from(domain, domain.rfind('.') + 1);
}

void ShiftMaker::take(const Hint& hint) {
    m_by = !hint.source.empty()              ? hint.source
           : hint.kind == HintKind::Filename ? "the file's name"
                                             : "hints";
    switch (hint.kind) {
    case HintKind::Language:
        return addLanguage(readLocale(hint.value).language, languageSaid);
    case HintKind::Locale:
        return addLocale(hint.value);
    case HintKind::Url:
        return addUrl(hint.value);
    case HintKind::Tld:
        return addCountry(lastLabel(trim(hint.value)), domainWeight);
    case HintKind::From:
        return addCountry(domainOfAddress(hint.value), domainWeight);
    case HintKind::Filename:
        return addFileName(hint.value);
    case HintKind::Disposition:
        return addFileName(fileNameIn(hint.value));
    case HintKind::Newsgroup:
        return addNewsgroup(hint.value);
    case HintKind::Platform:
        return addPlatform(hint.value);
    case HintKind::Era:
        return addEra(hint.value);
    case HintKind::ContentType:
    case HintKind::Declared:
    case HintKind::Parent:
        return;
    }
}

struct Labelled {
    Text label;
    Trust trust = Trust::Beside;
    std::string means = {}; ///< another name for the label's meaning here; else empty
};

Labelled labelInName(Text fileName) {
    const EncodingInName named = encodingInFileName(fileName);
    return {.label = named.label,
            .trust = named.isWhole ? Trust::Weak : Trust::Beside,
            .means = named.means};
}

Labelled labelIn(const Hint& hint) {
    switch (hint.kind) {
    case HintKind::ContentType:
        return {readContentType(hint.value).charset, Trust::Transport};
    case HintKind::Declared:
        return {trim(hint.value)};
    case HintKind::Parent:
        return {trim(hint.value), Trust::Weak};
    case HintKind::Filename:
        return labelInName(hint.value);
    case HintKind::Url:
        return labelInName(readUrl(hint.value).fileName);
    case HintKind::Disposition:
        if (const Text charset = charsetOfExtended(hint.value); !charset.empty())
            return {charset, Trust::Trace};
        return labelInName(fileNameIn(hint.value));
    case HintKind::Locale: {
        const Text codeset = readLocale(hint.value).codeset;
        return {equal(codeset, "UTF-8") || equal(codeset, "utf8") ? Text() : codeset, Trust::Trace};
    }
    default:
        return {};
    }
}

} // namespace

std::vector<Declaration> declarationsIn(std::span<const Hint> hints) {
    std::vector<Declaration> declarations;
    for (const Hint& hint : hints) {
        const Labelled found = labelIn(hint);
        if (found.label.empty())
            continue;
        const std::string who = hint.source.empty() ? std::string(nameOf(hint.kind)) : hint.source;
        Declaration made{.rule = who, .label = std::string(found.label), .detail = who};
        made.detail.append(" says \"").append(found.label).append("\"");
        made.encodings =
            lookUpLabel(found.means.empty() ? found.label : Text(found.means), Namespace::Iana);
        made.weight = weightOf(found.trust);
        made.outside = true;
        declarations.push_back(std::move(made));
    }
    return declarations;
}

HintShift shiftOf(std::span<const Hint> hints, LineEnding lineEnding) {
    ShiftMaker maker;
    for (const Hint& hint : hints)
        maker.take(hint);
    maker.take(lineEnding);
    return maker.made();
}

std::vector<Evidence> shownShift(const HintShift& shift) {
    std::vector<Evidence> shown;
    const auto show = [&](EncodingId about, const std::string& what, Weight weight,
                          const std::string& by) {
        const long decibans = std::lround(weight.decibans);
        shown.push_back({.kind = EvidenceKind::Hint,
                         .source = std::string(shiftSource),
                         .about = about,
                         .effect = decibans < 0 ? Effect::Weakens : Effect::Supports,
                         .detail = "the prior of " + what + " is shifted by " +
                                   std::to_string(decibans) + " decibans, by " + by});
    };
    for (const auto& [encoding, weight, by] : shift.encodings)
        show(encoding, std::string(info(encoding).name), weight, by);
    for (const auto& [language, weight, by] : shift.languages)
        for (const EncodingInfo& row : allEncodings())
            if (std::ranges::find(row.languages, language) != row.languages.end())
                show(row.id, "the language " + language, weight, by);
    return shown;
}

} // namespace charsleuth
