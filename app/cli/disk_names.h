#pragma once

/// `names -r` and `names --undo`: names on disk.

#include "app/cli/output.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth::cli {

struct DiskNamesRequest {
    std::vector<std::string> folders;
    std::optional<EncodingId> as;
    bool apply = false; ///< else nothing is changed
    std::string journal;
};

/// Where a run that renames writes its steps if nothing else is asked for, in the current folder.
inline constexpr const char* usualNamesJournal = "charsleuth-names.journal";

/// Each gives the exit status.
int lookAtNames(const DiskNamesRequest& request, Output& output);
int undoNames(const std::string& journal, const std::vector<std::string>& roots, Output& output);

} // namespace charsleuth::cli
