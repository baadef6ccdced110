#pragma once

/// What the user knows about a file, as hints for the detector.

#include "core/evidence/hint.h"

#include <QString>

#include <string>
#include <vector>

namespace charsleuth::viewer {

struct Facts {
    std::string language;  ///< BCP 47
    std::string platform;  ///< "windows", "dos", "mac", "unix", "amiga", "atari", "mainframe"
    std::string era;       ///< "1990s"
    QString origin;        ///< a country's code, address, web page, domain or newsgroup
    bool siblings = false; ///< the folder's other files count, too

    bool isEmpty() const { return *this == Facts(); }
    friend bool operator==(const Facts&, const Facts&) = default;
};

/// Each with the source "you said".
/// Whether words about where a file comes from mean anything: a country, an address, a domain.
bool isOriginKnown(const QString& origin);

std::vector<Hint> hintsOf(const Facts& facts);

/// "Japanese, DOS, 1990s"; empty where nothing is known.
QString summaryOf(const Facts& facts);

/// A value with its name, for lists to choose from.
struct Choice {
    QString value;
    QString name;
};

/// All languages that the detector knows, by name; `preferred` first.
std::vector<Choice> languageChoices(const std::vector<std::string>& preferred = {});
std::vector<Choice> platformChoices();
std::vector<Choice> eraChoices();
/// Countries by name.
std::vector<Choice> countryChoices();

} // namespace charsleuth::viewer
