#pragma once

/// Changes to the names in folders: files and folders that are taken out, renamed, made last.

#include <string>

namespace charsleuth {

/// Takes the name of a file away, also that of one that may not be written to. False on an error
/// (errno says which).
bool removeFile(const std::string& path);

/// True where the folder was empty and is gone.
bool removeEmptyFolder(const std::string& path);

/// Gives a file the name `to`, in place of the file that has it. False on an error (errno says
/// which).
bool moveFile(const std::string& from, const std::string& to);

/// Gives a file or folder the name `to`, which nothing may have yet (else errno is EEXIST).
bool moveToFreeName(const std::string& from, const std::string& to);

/// Returns when the changes to the names in the folder are on the disk, where the system can do
/// that.
void syncFolder(const std::string& folder);

} // namespace charsleuth
