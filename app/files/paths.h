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

/// Why no file can have that name, which has no slashes, in words: on Windows it is a device's,
/// ends in a dot or space, or has one of the characters \ : * ? " < > | or a control character.
std::optional<std::string> whyNoFileName(std::string_view name);

/// Whether it begins at a root and so does not depend on the current folder.
bool isAbsolute(std::string_view path);

/// Whether opening a path that a file of `folder` or an agent names asks another machine, which is
/// told who the user is: on Windows a path of a share, unless `folder` lies on that share itself.
bool asksOtherMachine(std::string_view path, std::string_view folder);

/// With a slash at the end; empty where it cannot be told.
std::string currentFolder();
/// False on an error (errno says which).
bool setCurrentFolder(const std::string& path);

/// From the root on, without "." and "..", which are taken from the words of the path alone; empty
/// where the current folder is needed and cannot be told.
std::string fullPath(const std::string& path);

/// From the root on, with symbolic links followed; nothing where it leads nowhere (errno
/// says why).
std::optional<std::string> canonicalPath(const std::string& path);

/// The same as far as there is something of that name; the names after that by words alone. The
/// path itself where it cannot be told.
std::string absolutePath(const std::string& path);

/// The user's own folder for what programs remember, from the root on ($XDG_STATE_HOME,
/// ~/.local/state, %LOCALAPPDATA%); empty where there is none.
std::string stateFolder();

/// The path of the running program; empty where it cannot be told.
std::string programPath();

/// True where the folder is there now. False on an error (errno says which).
bool makeFolder(const std::string& path);
/// The same, with those above it.
bool makeFolders(const std::string& path);

/// What a shell would give for a word with `*` and `?`: on Windows, where shells leave that to
/// programs, the files that match, sorted; else, and where none does, the word.
std::vector<std::string> matchingFiles(const std::string& word);

} // namespace charsleuth
