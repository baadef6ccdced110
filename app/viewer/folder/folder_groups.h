#pragma once

/// The files of a folder by what they have in common, with their number: all, those to look at,
/// those with one oddity, those in one encoding.

#include "app/viewer/folder/folder_row.h"

namespace charsleuth::viewer {

struct FileGroup {
    enum class Kind { All, ToLookAt, Odd, In };

    Kind kind = Kind::All;
    Oddity oddity = Oddity::Damaged; ///< where it is Odd
    QString encoding;                ///< or what kind of file they are, where it is In
    std::size_t files = 0;

    bool has(const FolderRow& row) const;
    bool isSameAs(const FileGroup& other) const;
    QString name() const; ///< without the number
};

/// All files first, then those to look at; of the encodings those with the most files first.
/// Groups without files are left out, except "all".
std::vector<FileGroup> groupsIn(const std::vector<FolderRow>& rows);

} // namespace charsleuth::viewer
