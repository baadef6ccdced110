#pragma once

/// The files opened last, and the samples that come with the program.

#include "app/viewer/views/no_text_page.h"

#include <string>
#include <vector>

namespace charsleuth::viewer {

/// Newest first, at most eight; paths are bytes.
std::vector<std::string> recentFiles();
/// Standard input and the bundled samples are not remembered.
void rememberFile(const std::string& path);

/// The numbers of the ways of a start page that open a dialog.
inline constexpr int openFileWay = 1, openFolderWay = 2;

/// The page before a file is open. It offers at most four of the recent files, and those of three
/// bundled samples that are installed.
NoText startPage(const std::vector<std::string>& recent);

} // namespace charsleuth::viewer
