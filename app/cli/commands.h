#pragma once

/// The sub-commands: each has a table of options and a function that runs it.

#include "app/cli/arguments.h"
#include "app/cli/output.h"

namespace charsleuth::cli {

struct Command {
    CommandSpec spec;
    int (*run)(const Arguments&, Output&); ///< gives the exit status; throws UsageError
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
