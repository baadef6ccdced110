#pragma once

/// The options of `convert -r` and `convert --undo`.

#include "app/cli/option_values.h"
#include "app/tree/tree_request.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::cli {

struct TreeArguments {
    TreeRequest request;
    bool dryRun = false;
    std::optional<std::string> report; ///< a CSV file, "-" for standard output
    std::string journal;               ///< empty with dryRun
    std::size_t jobs = 1;
};

TreeArguments readTreeArguments(const Arguments& arguments);

struct UndoArguments {
    std::string journal;
    std::vector<std::string> roots; ///< that may be changed, see JournalReach
};

/// `--undo` and `--root`, the only option beside it.
UndoArguments readUndoArguments(const Arguments& arguments);

/// "--undo JOURNAL", with --root for each of the folders that the journal would not reach without.
std::string undoWords(const std::string& journal, const std::vector<std::string>& changed);

/// Throws where an option stands that only -r has.
void refuseTreeOptions(const Arguments& arguments);

} // namespace charsleuth::cli
