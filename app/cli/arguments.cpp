#include "app/cli/arguments.h"

#include "app/cli/terminal.h"
#include "app/files/paths.h"
#include "app/files/printable.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

namespace charsleuth::cli {

bool Arguments::has(std::string_view option) const {
    return std::ranges::find(options, option, &Given::name) != options.end();
}

std::optional<std::string> Arguments::last(std::string_view option) const {
    for (auto given = options.rbegin(); given != options.rend(); ++given)
        if (given->name == option)
            return given->value;
    return std::nullopt;
}

std::vector<std::string> Arguments::all(std::string_view option) const {
    std::vector<std::string> values;
    for (const Given& given : options)
        if (given.name == option)
            values.push_back(given.value);
    return values;
}

namespace {

/// The options of a command; the last two are every command's.
std::vector<OptionSpec> optionsOf(const CommandSpec& command) {
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    options.push_back({"--help", "", "print this (also -h)"});
    options.push_back({"--version", "", "print the version"});
    return options;
}

CLI::Option* addOption(CLI::App& app, const OptionSpec& option) {
    const std::string name(option.name == "--help" ? "-h,--help" : option.name);
    if (option.value.empty())
        return app.add_flag(name);
    return app.add_option(name)
        ->type_name(std::string(option.value))
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false); // a value "[a]" is no list
}

bool isPath(const OptionSpec& option) {
    return option.value == "FILE" || option.value == "DIR" || option.value == "JOURNAL";
}

/// What CLI11 found to be no option of ours: operands, and before a "--" options that do not exist.
std::vector<std::string> operandsIn(std::vector<std::string> remaining) {
    const auto end = std::ranges::find(remaining, "--");
    const auto unknown = std::find_if(remaining.begin(), end, [](const std::string& word) {
        return word.size() > 1 && word.front() == '-';
    });
    if (unknown != end)
        throw UsageError("unknown option " + printable(*unknown));
    if (end != remaining.end())
        remaining.erase(end);
    std::vector<std::string> operands; // all of them are files
    for (std::string& word : remaining)
        std::ranges::move(matchingFiles(withSlashes(std::move(word))),
                          std::back_inserter(operands));
    return operands;
}

} // namespace

Arguments parseArguments(const CommandSpec& command, std::span<const std::string> words) {
    CLI::App app;
    app.set_help_flag(); // the options have it
    app.allow_extras();
    const std::vector<OptionSpec> specs = optionsOf(command);
    std::vector<CLI::Option*> options;
    for (const OptionSpec& option : specs)
        options.push_back(addOption(app, option));
    try {
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::ParseError& error) {
        throw UsageError(printable(error.what()));
    }
    Arguments arguments{.operands = operandsIn(app.remaining())};
    for (std::size_t i = 0; i < options.size(); ++i) {
        const OptionSpec& option = specs[i];
        for (const std::string& value : options[i]->results()) {
            if (option.value.empty() && value != "true") // what CLI11 says of a bare switch
                throw UsageError("option " + std::string(option.name) + " takes no value: " +
                                 std::string(option.name) + "=" + printable(value));
            arguments.options.push_back({option.name, isPath(option) ? withSlashes(value) : value});
        }
    }
    return arguments;
}

std::string helpFor(const CommandSpec& command) {
    constexpr std::size_t columns = 80, indentation = 22;
    std::string help = "Usage: charsleuth " + std::string(command.name) + " [OPTIONS]";
    if (!command.operands.empty())
        help += ' ' + std::string(command.operands);
    help += '\n' + std::string(command.summary) + "\n\nOptions:\n";
    for (const OptionSpec& option : optionsOf(command)) {
        std::string left = "  " + std::string(option.name);
        if (!option.value.empty())
            left += ' ' + std::string(option.value);
        left.resize(std::max(left.size() + 1, indentation), ' ');
        help += folded(left + std::string(option.help), columns, indentation) + '\n';
    }
    if (!command.notes.empty())
        help += '\n' + folded(command.notes, columns, 0) + '\n';
    return help;
}

} // namespace charsleuth::cli
