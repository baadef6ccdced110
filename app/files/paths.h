#pragma once

/// Names of files. Within the programs a path is bytes with `/` between folders: on POSIX as the
/// system has it, on Windows UTF-8 (with the halves of surrogate pairs that stand alone encoded
/// like characters, so that every name can be told).

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A path as somebody typed it, with `/` between folders: on Windows `\` becomes `/`.
std::string withSlashes(std::string path);

/// Whether it begins at a root and so does not depend on the current folder.
bool isAbsolute(std::string_view path);

/// With a slash at the end; empty where it cannot be told.
std::string currentFolder();

/// From the root on, without "." and "..", which are taken from the words of the path alone; empty
/// where the current folder is needed and cannot be told.
std::string fullPath(const std::string& path);

/// From the root on, with symbolic links followed; nothing where it leads nowhere.
std::optional<std::string> canonicalPath(const std::string& path);

/// The path of the running program; empty where it cannot be told.
std::string programPath();

/// True where the folder is there now. False on an error (errno says which).
bool makeFolder(const std::string& path);

/// What a shell would give for a word with `*` and `?`: on Windows, where shells leave that to
/// programs, the files that match, sorted; else, and where none does, the word.
std::vector<std::string> matchingFiles(const std::string& word);

} // namespace charsleuth
