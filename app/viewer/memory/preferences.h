#pragma once

/// What the user has decided for good, and what was used last; kept by QSettings.

#include "core/evidence/hint.h"
#include "core/registry/encoding_id.h"

#include <QString>

#include <string>
#include <vector>

namespace charsleuth::viewer {

struct Preferences {
    bool rememberChoices = true;
    bool reopenFiles = false;           ///< those of the last time, where none is named
    std::vector<std::string> languages; ///< BCP 47, the ones the user's files are mostly in

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

Preferences preferences();
void setPreferences(const Preferences& preferences);

/// The preferred languages as weak hints.
std::vector<Hint> preferredHints(const Preferences& preferences);

/// Those the user chose or wrote last, newest first, at most five.
std::vector<EncodingId> recentEncodings();
void noteEncoding(EncodingId encoding);

/// The file in which ChoiceStore keeps choices.
QString choiceFile();

} // namespace charsleuth::viewer
