#pragma once

/// The options of `convert -r` and `convert --undo`.

#include "app/cli/option_values.h"
#include "app/tree/tree_request.h"

#include <cstddef>
#include <optional>
#include <string>

namespace charsleuth::cli {

struct TreeArguments {
    TreeRequest request;
    bool dryRun = false;
    std::optional<std::string> report; ///< a CSV file, "-" for standard output
    std::string journal;               ///< empty with dryRun
    std::size_t jobs = 1;
};

Value<TreeArguments> readTreeArguments(const Arguments& arguments);

/// The journal of `--undo`, the only option beside it.
Value<std::string> readUndoArguments(const Arguments& arguments);

/// An error where an option stands that only -r has.
std::optional<UsageError> withoutTreeOptions(const Arguments& arguments);

} // namespace charsleuth::cli
