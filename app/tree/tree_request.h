#pragma once

/// What is asked about whole folders.

#include "app/convert/copy_plan.h"
#include "core/detect.h"

#include <string>
#include <vector>

namespace charsleuth {

/// Where the copies go.
enum class TreeDestination {
    InPlace, ///< in place of the files; an original becomes FILE.orig
    Backup,  ///< in place of the files; originals go to a folder, at the same place in it
    Folder,  ///< to a folder, at the same place in it; all other files are copied as they are
};

struct TreeRequest : CopyWishes {
    std::vector<std::string> roots; ///< folders, or files; as the user named them
    TreeDestination destination = TreeDestination::InPlace;
    std::string folder;            ///< of the originals or of the copies
    bool repair = false;           ///< text that was encoded twice is put right (find_repairs.h)
    bool fixConfiguration = false; ///< in .editorconfig and .gitattributes, see ConfigCorrections

    std::vector<EncodingId> from; ///< files in one of these are converted, however sure that is

    bool ignoring = true; ///< what Git leaves out is left out
    bool beside = true;   ///< what stands beside a file counts
    std::vector<Hint> hints;
};

} // namespace charsleuth
