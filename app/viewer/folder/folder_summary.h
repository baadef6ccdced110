#pragma once

/// What the window of a folder says in the place of a text, while no file is selected that has one.

#include "app/tree/folder_runs.h"
#include "app/viewer/folder/folder_model.h"
#include "app/viewer/views/no_text_page.h"

namespace charsleuth::viewer {

/// What the folder has, and how many files should be looked at. The ways lead to files by their
/// places in the list of which files are shown.
NoText summaryOf(const FolderModel& model, const FolderFilter& shown,
                 const std::vector<FolderRun>& runs);

/// The last part of its path; all of that for a root.
QString folderName(const std::string& folder);

/// Why the selected file has no text.
NoText troubleOf(const std::string& path, const std::string& cause);

/// Places in the list of which files are shown.
inline constexpr int itsConversions = -1; ///< not in the list: a way to what was interrupted
inline constexpr int allFiles = 0;
inline constexpr int filesToLookAt = 1;
inline constexpr int firstOddity = 2; ///< the others follow in their order

} // namespace charsleuth::viewer
