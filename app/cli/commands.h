#pragma once

/// The sub-commands: each has a table of options and a function that runs it.

#include "app/cli/arguments.h"
#include "app/cli/output.h"

#include <variant>

namespace charsleuth::cli {

/// The exit status, or what is wrong with the arguments (nothing was read or written then).
using CommandResult = std::variant<int, UsageError>;

struct Command {
    CommandSpec spec;
    CommandResult (*run)(const Arguments&, Output&);
};

const Command& detectCommand();
const Command& showCommand();
const Command& convertCommand();
const Command& repairCommand();
const Command& listCommand();
const Command& surveyCommand();
const Command& checkCommand();
const Command& mcpCommand();
const Command& namesCommand();

} // namespace charsleuth::cli
