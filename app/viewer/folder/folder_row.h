#pragma once

/// One file of a folder, as the table shows it.

#include "app/answer/surveyed_file.h"
#include "app/tree/tree_walk.h"
#include "app/viewer/document/fingerprint.h"
#include "core/registry/encoding_id.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

struct FolderRow {
    TreeFile file;
    SurveyedFile found;
    std::string trouble;                 ///< cause why it could not be read; empty where it was
    std::optional<EncodingId> overruled; ///< what the user says it is in
    bool excluded = false;               ///< the user wants it not to be converted
    bool recalled = false;               ///< `overruled` was chosen earlier, and remembered
    std::optional<EncodingId> before;    ///< what it was in before a conversion, by its journal
    /// The survey of the file in the encoding `overruled`; nothing until it is known.
    std::optional<SurveyedFile> asChosen;
    std::optional<Fingerprint> content; ///< for the memory of choices; nothing without one

    bool isText() const { return trouble.empty() && !found.encoding.empty(); }
    /// What it is read in: the user's choice, else what was found; nothing for what has no text.
    std::optional<EncodingId> encoding() const;
    /// What was found, whatever the user says.
    std::optional<EncodingId> encodingFound() const;
    /// "Greek (windows-1253)", or what kind of file it is.
    QString encodingText() const;
    /// Whether it is read in what was found, so that what was found with it holds.
    bool isReadAsFound() const;
    /// The survey of the file as it is read; the one by detection until that is known.
    const SurveyedFile& asRead() const { return isReadAsFound() || !asChosen ? found : *asChosen; }
    /// Why somebody should look at it, as it is read.
    std::vector<Oddity> oddities() const;
    /// Whether somebody should.
    bool isToLookAt() const {
        return !trouble.empty() || (!asRead().oddities.empty() && !oddities().empty());
    }
};

using FolderRows = std::shared_ptr<const std::vector<FolderRow>>;

/// Finds out what is in each file below the folder, in several threads, and reports rows as they
/// come, in the order of the names. `content`: whether rows have that. Runs off the window's
/// thread.
void scanFolder(const std::string& folder, bool content, const std::stop_token& stop,
                const std::function<void(FolderRows)>& report);

/// The encoding of that name, not label: as a label of the web "US-ASCII" means windows-1252.
std::optional<EncodingId> encodingByName(std::string_view name);

/// The words for a reason to look at a file.
QString wordsFor(Oddity oddity);

} // namespace charsleuth::viewer
