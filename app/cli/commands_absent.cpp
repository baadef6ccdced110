#include "app/cli/commands.h"

/// In place of mcp_command.cpp and names_command.cpp on systems where files cannot be opened below
/// an open folder.
namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--help", "", "print this (also -h)"},
    {"--version", "", "print the version"},
};

CommandResult run(const Arguments&, Output&) {
    return UsageError{"this command does not run on this system yet"};
}

Command absent(std::string_view name) {
    return {{name, "", "Does not run on this system yet.", optionTable}, run};
}

} // namespace

const Command& mcpCommand() {
    static const Command command = absent("mcp");
    return command;
}

const Command& namesCommand() {
    static const Command command = absent("names");
    return command;
}

} // namespace charsleuth::cli
