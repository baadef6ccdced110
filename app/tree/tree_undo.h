#pragma once

/// Makes files again what they were before a conversion of folders, byte for byte.

#include "app/tree/journal.h"

#include <functional>
#include <string>
#include <vector>

namespace charsleuth {

/// What became of one file.
struct UndoneFile {
    std::string path;
    std::string trouble; ///< why it stays as it is, in words; empty where it is undone
};

/// Undoes all that the journal tells, or one of its runs, the last first. A file that was changed
/// since is left alone and told. Folders that runs made are removed where nothing is in them.
/// `tell` is called once a file; false stops. Fails where the journal cannot be written. `run`: a
/// place in Journal::runs(). `named`: see JournalReach, beyond which nothing is changed.
std::optional<Error> undo(Journal& journal, const std::function<bool(const UndoneFile&)>& tell,
                          std::optional<std::size_t> run = {},
                          const std::vector<std::string>& named = {});

} // namespace charsleuth
