#pragma once

/// What the user has decided for good, and what was used last; kept by QSettings.

#include "app/convert/conversion.h"
#include "core/evidence/hint.h"
#include "core/registry/encoding_id.h"

#include <QString>

#include <string>
#include <vector>

namespace charsleuth::viewer {

struct Preferences {
    bool rememberChoices = true;
    bool reopenFiles = false;             ///< those of the last time, where none is named
    std::vector<std::string> languages;   ///< BCP 47, the ones the user's files are mostly in
    std::string theme;                    ///< "light" or "dark"; empty: the desktop's
    std::string interfaceLanguage;        ///< a tag of interfaceLanguages(); empty: the desktop's
    std::string fontFamily;               ///< of the files' text; empty: the desktop's
    EncodingId saveAs = EncodingId::Utf8; ///< what a copy is written in unless asked otherwise
    Newline saveNewline = Newline::Keep;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

Preferences preferences();
void setPreferences(const Preferences& preferences);

/// How the user had the views the last time.
struct ViewState {
    bool why = false;   ///< the panel of reasons is open
    bool bytes = false; ///< that of bytes is
    bool wrap = true;
    double pointSize = 11;

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

ViewState keptViewState();
void keepViewState(const ViewState& state);

/// The preferred languages as weak hints.
std::vector<Hint> preferredHints(const Preferences& preferences);

/// Those the user chose or wrote last, newest first, at most five.
std::vector<EncodingId> recentEncodings();
void noteEncoding(EncodingId encoding);

/// The file in which ChoiceStore keeps choices.
QString choiceFile();

} // namespace charsleuth::viewer
