/// charsleuth: finds out which encoding a file is in, shows its text, converts it.

#include "app/cli/commands.h"
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

int complain(const UsageError& error) {
    const bool pointsOn = error.message.find("(see charsleuth ") != std::string::npos;
    writeMessage("charsleuth: " + error.message + (pointsOn ? "\n" : " (see charsleuth --help)\n"));
    return WrongUsage;
}

int runCommand(const Command& command, std::span<const std::string> words, Output& output) {
    const auto parsed = parseArguments(command.spec, words);
    if (const auto* error = std::get_if<UsageError>(&parsed))
        return complain(*error);
    const auto& arguments = std::get<Arguments>(parsed);
    if (arguments.has("--help") || arguments.has("--version")) {
        output.write(arguments.has("--help") ? helpFor(command.spec)
                                             : "charsleuth " CHARSLEUTH_VERSION "\n");
        return Answered;
    }
    const auto result = command.run(arguments, output);
    if (const auto* error = std::get_if<UsageError>(&result))
        return complain(*error);
    return std::get<int>(result);
}

int run(std::span<const std::string> words, Output& output) {
    if (words.empty())
        return complain({"no arguments: a FILE or a command is needed"});
    if (words.front() == "--help" || words.front() == "-h") {
        output.write(generalHelp());
        return Answered;
    }
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
