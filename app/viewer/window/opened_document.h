#pragma once

/// What the page knows of the document in it beside the Session's state. One object, made anew when
/// a document is opened: nothing of the one before it can be left over.

#include "app/viewer/models/banners.h"
#include "app/viewer/models/missing_scripts.h"
#include "app/viewer/models/overview.h"
#include "app/viewer/session/choice_history.h"
#include "app/viewer/session/options.h"
#include "app/viewer/session/original_place.h"

#include <QString>

#include <optional>
#include <vector>

namespace charsleuth::viewer {

/// What is needed to give back what a file was that the window has replaced.
struct ReplacedFile {
    ReplacedContent content;
    EncodingId to{};              ///< what it is in now
    bool isShown = false;         ///< its text is shown in that
    std::optional<ReadAs> before; ///< what the user had chosen
    ChoiceHistory history;        ///< what Undo went through then
};

struct OpenedDocument {
    std::optional<Place> place;        ///< to go to as soon as it is known where it is
    QString toFind;                    ///< to look for as soon as there is a text
    std::optional<Banner> notice;      ///< what was told last about the document
    std::optional<Banner> failure;     ///< of the last file asked for
    std::optional<Banner> misspelt;    ///< a declaration that names no encoding
    std::optional<Banner> advice;      ///< from the folder's other files
    Scripts missing;                   ///< scripts of the text seen so far that no font has
    std::vector<ReadAs> sideBySide;    ///< compared, in this order, the shown one among them
    std::optional<ReadAs> shownBefore; ///< another reading takes its place in `sideBySide`
    ChoiceHistory history;             ///< readings and hints chosen
    std::vector<OverviewMark> damage;  ///< marks for malformed sequences
    std::optional<ReplacedFile> replaced;
};

/// What stands around the text: one value for all of it.
struct PageState {
    std::vector<Banner> banners; ///< the most important first
    QString position;            ///< of the caret; empty where no text is shown
    QString work;                ///< what takes long; empty for nothing
    bool isOpen = false;         ///< a document is
    bool hasProblems = false;    ///< there is something in it to go to, see models/problems.h
};

/// What was asked for last.
struct AskedDocument {
    std::string path;                      ///< also after it could not be opened; may be empty
    std::optional<Options> options;        ///< while it is being opened
    std::optional<OpenedDocument> written; ///< begins when the file that was written is read
    std::vector<std::string> panels;       ///< that wait for its text
};

} // namespace charsleuth::viewer
