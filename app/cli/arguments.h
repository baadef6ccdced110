#pragma once

/// The words after a sub-command's name, read by a table of its options. CLI11 reads them; the same
/// table prints the help.

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::cli {

struct OptionSpec {
    std::string_view name;  ///< "--json"; one-letter options "-r"
    std::string_view value; ///< what the value is called in the help; empty for a switch
    std::string_view help;
};

struct CommandSpec {
    std::string_view name;
    std::string_view operands; ///< as the help shows them, e.g. "FILE..."
    std::string_view summary;
    std::span<const OptionSpec> options; ///< its own; every command has --help and --version, too
    std::string_view notes = {};         ///< what the help ends with
};

/// A mistake in the user's command line; its text names the word. Thrown before anything is read or
/// written.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Arguments {
    struct Given {
        std::string_view name; ///< the spec's
        std::string value;
    };
    std::vector<Given> options; ///< of one option in the order given
    std::vector<std::string> operands;

    bool has(std::string_view option) const;
    std::optional<std::string> last(std::string_view option) const;
    std::vector<std::string> all(std::string_view option) const;
};

/// "--name value", "--name=value", "-o value", "-ovalue", "-r0"; "--" ends the options; "-" alone
/// is an operand.
Arguments parseArguments(const CommandSpec& command, std::span<const std::string> words);

std::string helpFor(const CommandSpec& command);

} // namespace charsleuth::cli
