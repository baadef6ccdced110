#pragma once

/// `convert -r` and `convert --undo`: whole folders.

#include "app/cli/commands.h"
#include "app/cli/tree_arguments.h"

namespace charsleuth::cli {

int convertTree(const Arguments& arguments, Output& output);
int undoTree(const Arguments& arguments, Output& output);

inline constexpr std::string_view treeNotes =
    "With -r all files below the folders are converted of whose encoding the program is sure "
    "enough "
    "and that lose nothing; --dry-run prints what would be done. All others stay as they are, and "
    "are told. A run that was stopped goes on when the same command is given again; --undo makes "
    "all files again what they were. Without --journal the journal lies in ~/.local/state.";

} // namespace charsleuth::cli
