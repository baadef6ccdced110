#pragma once

/// The words in the place of a text, while no file with a text is selected in the list of a folder.

#include "app/tree/folder_runs.h"
#include "app/viewer/folder/folder_model.h"
#include "app/viewer/views/no_text_page.h"

namespace charsleuth::viewer {

/// "1 file", "1,204 files"
QString filesText(std::size_t count);

/// The contents of the folder, and the number of files to look at. The ways lead to groups by their
/// places in groupsIn() its files.
NoText summaryOf(const FolderModel& model, const FolderFilter& shown,
                 const std::vector<FolderRun>& runs);

/// The last part of its path; all of that for a root.
QString folderName(const std::string& folder);

/// Why the selected file has no text.
NoText troubleOf(const std::string& path, const std::string& cause);

inline constexpr int itsConversions = -1; ///< in the place of a group: what was interrupted

} // namespace charsleuth::viewer
