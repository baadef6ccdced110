#include "app/cli/arguments.h"

#include "app/files/printable.h"

#include <algorithm>

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

class Parser {
public:
    Parser(const CommandSpec& command, std::span<const std::string> words)
        : m_command(command), m_words(words) {}

    std::variant<Arguments, UsageError> run() {
        bool optionsEnded = false;
        while (m_at < m_words.size() && m_error.empty()) {
            const std::string& word = m_words[m_at++];
            if (optionsEnded || word.size() < 2 || word[0] != '-')
                m_arguments.operands.push_back(word);
            else if (word == "--")
                optionsEnded = true;
            else if (word[1] == '-')
                readLong(word);
            else
                readShort(word);
        }
        if (!m_error.empty())
            return UsageError{m_error};
        return m_arguments;
    }

private:
    const OptionSpec* find(std::string_view name) const {
        const auto option = std::ranges::find(m_command.options, name, &OptionSpec::name);
        return option == m_command.options.end() ? nullptr : &*option;
    }

    void readLong(std::string_view word) {
        const std::size_t equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const OptionSpec* option = find(name);
        if (option == nullptr)
            m_error = "unknown option " + printable(name);
        else if (option->value.empty() && equals != word.npos)
            m_error = "option " + printable(name) + " takes no value: " + printable(word);
        else if (equals != word.npos)
            m_arguments.options.push_back({option->name, std::string(word.substr(equals + 1))});
        else
            take(*option);
    }

    /// A group of one-letter options; what follows one that takes a value is its value.
    void readShort(std::string_view word) {
        for (std::size_t at = 1; at < word.size() && m_error.empty(); ++at) {
            const OptionSpec* option = find(std::string("-") + word[at]);
            if (option == nullptr) {
                m_error = "unknown option " + printable(word);
            } else if (!option->value.empty() && at + 1 < word.size()) {
                m_arguments.options.push_back({option->name, std::string(word.substr(at + 1))});
                return;
            } else {
                take(*option);
            }
        }
    }

    void take(const OptionSpec& option) {
        if (option.value.empty())
            m_arguments.options.push_back({option.name, {}});
        else if (m_at < m_words.size())
            m_arguments.options.push_back({option.name, m_words[m_at++]});
        else
            m_error = "option " + std::string(option.name) + " needs a value " +
                      std::string(option.value);
    }

    const CommandSpec& m_command;
    std::span<const std::string> m_words;
    std::size_t m_at = 0;
    Arguments m_arguments;
    std::string m_error;
};

} // namespace

std::variant<Arguments, UsageError> parseArguments(const CommandSpec& command,
                                                   std::span<const std::string> words) {
    return Parser(command, words).run();
}

std::string helpFor(const CommandSpec& command) {
    std::string help = "Usage: charsleuth " + std::string(command.name) + " [OPTIONS]";
    if (!command.operands.empty())
        help += ' ' + std::string(command.operands);
    help += '\n' + std::string(command.summary) + "\n\nOptions:\n";
    for (const OptionSpec& option : command.options) {
        std::string left = "  " + std::string(option.name);
        if (!option.value.empty())
            left += ' ' + std::string(option.value);
        left.resize(std::max<std::size_t>(left.size() + 1, 28), ' ');
        help += left + std::string(option.help) + '\n';
    }
    return help;
}

} // namespace charsleuth::cli
