#include "app/cli/commands.h"
#include "app/answer/registry_json.h"
#include "app/cli/terminal.h"
#include "app/files/printable.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <string>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--json", "", "one JSON array, an object for each encoding"},
};

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

std::string withoutSpaces(std::string line) {
    line.resize(line.find_last_not_of(' ') + 1);
    return line;
}

std::string rowLine(const EncodingInfo& row, std::size_t columns) {
    const auto padded = [](std::string_view text, std::size_t width) {
        std::string out(text);
        out.resize(std::max(out.size() + 1, width), ' ');
        return out;
    };
    const auto aliases = aliasesOf(row.id);
    const std::string front =
        padded(row.name, 20) + padded(row.region, 22) + padded(joined(row.languages), 24);
    if (columns == 0)
        return withoutSpaces(front + joined(aliases)) + '\n';
    // In a terminal the aliases stand below, as many to a line as it is wide.
    std::string lines = withoutSpaces(front), line;
    for (const std::string_view alias : aliases) {
        if (line.empty() || line.size() + alias.size() + 2 > columns) {
            lines += withoutSpaces(line) + '\n';
            line = "   ";
        }
        line += ' ';
        line += alias;
        line += alias == aliases.back() ? "" : ",";
    }
    return lines + line + '\n';
}

int run(const Arguments& arguments, Output& output) {
    if (!arguments.operands.empty())
        throw UsageError("list takes no FILE: " + printable(arguments.operands.front()));
    const bool json = arguments.has("--json");
    const std::size_t columns = terminalColumns();
    if (json)
        output.write(encodingsJson());
    else
        for (const EncodingInfo& row : allEncodings())
            output.write(rowLine(row, columns));
    return Answered;
}

} // namespace

const Command& listCommand() {
    static constexpr Command command{
        {"list", "", "Prints every known encoding: name, group, languages, aliases.", optionTable},
        run};
    return command;
}

} // namespace charsleuth::cli
