/// charsleuth: finds out which encoding a file is in, shows its text, converts it.

#include "app/cli/commands.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"
#include "app/files/process.h"

#include <array>
#include <exception>
#include <new>
#include <string>
#include <vector>

namespace charsleuth::cli {

namespace {

const std::array allCommands = {&detectCommand, &showCommand, &convertCommand,
                                &repairCommand, &listCommand, &surveyCommand,
                                &checkCommand,  &mcpCommand,  &namesCommand};

std::string generalHelp() {
    std::string help = "charsleuth finds out which character encoding a file is in.\n\n"
                       "Usage: charsleuth [COMMAND] [OPTIONS] [FILE...]\n"
                       "Without a command it is detect; the FILE - is standard input.\n\n"
                       "Commands:\n";
    for (const auto& command : allCommands) {
        const CommandSpec& spec = command().spec;
        std::string left = "  " + std::string(spec.name);
        left.resize(11, ' ');
        help += left + std::string(spec.summary) + '\n';
    }
    return help + "\ncharsleuth COMMAND --help tells a command's options.\n"
                  "Exit status: 0 answered, 1 no text or a loss refused, 2 wrong usage, 3 a file\n"
                  "could not be read or written.\n";
}

/// `command`: the one that was called, followed by a space; empty for none.
int complain(const std::string& message, const std::string& command = {}) {
    const bool pointsOn = message.find("see charsleuth ") != message.npos;
    const std::string advice = pointsOn ? "" : " (see charsleuth " + command + "--help)";
    writeMessage("charsleuth: " + message + advice + '\n');
    return WrongUsage;
}

int runCommand(const Command& command, std::span<const std::string> words, Output& output) {
    try {
        const Arguments arguments = parseArguments(command.spec, words);
        if (!arguments.has("--help") && !arguments.has("--version"))
            return command.run(arguments, output);
        output.write(arguments.has("--help") ? helpFor(command.spec)
                                             : "charsleuth " CHARSLEUTH_VERSION "\n");
        return Answered;
    } catch (const UsageError& error) {
        return complain(error.what(), std::string(command.spec.name) + ' ');
    }
}

int run(std::span<const std::string> words, Output& output) {
    if (words.empty())
        return complain("no arguments: a FILE or a command is needed");
    const bool help = words.front() == "help" && !statusOf("help");
    if (words.front() == "--help" || words.front() == "-h" || (help && words.size() == 1)) {
        output.write(generalHelp());
        return Answered;
    }
    if (help)
        return run(std::vector<std::string>{words[1], "--help"}, output);
    for (const auto& command : allCommands)
        if (words.front() == command().spec.name)
            return runCommand(command(), words.subspan(1), output);
    return runCommand(detectCommand(), words, output);
}

int runAndFlush(int count, char* words[]) {
    Output output;
    const std::vector<std::string> arguments = programArguments(count, words);
    const int status = run(arguments, output);
    output.flush();
    if (output.failure().empty())
        return status;
    writeMessage(messageFor({"standard output", output.failure()}));
    return NotReadable;
}

/// Of an exception that nobody else caught. Nothing is allocated.
int giveUp(std::string_view cause) {
    writeMessage("charsleuth: ");
    writeMessage(cause);
    writeMessage("\n");
    return NotReadable;
}

} // namespace

} // namespace charsleuth::cli

int main(int count, char* words[]) {
    using namespace charsleuth::cli;
    charsleuth::prepareProcess();
    try {
        return runAndFlush(count, words);
    } catch (const std::bad_alloc&) {
        return giveUp(charsleuth::notEnoughMemory);
    } catch (const std::exception& error) {
        return giveUp(error.what());
    }
}
