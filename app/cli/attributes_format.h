#pragma once

/// The answer as a line of .gitattributes or a section of .editorconfig.
///
/// Both are for paths relative to the folder in which the file will lie: the current one.

#include "app/cli/answer.h"

#include <string>

namespace charsleuth::cli {

/// `/path text working-tree-encoding=...` for text that is not UTF-8, `/path binary` for binary
/// files, nothing for UTF-8. A file with damage gets a comment: git would refuse to add it.
std::string gitAttributes(const FileReport& answer);

/// `[path]` and `charset = ...`; a comment where EditorConfig has no name for the encoding, nothing
/// for binary files.
std::string editorConfig(const FileReport& answer);

} // namespace charsleuth::cli
