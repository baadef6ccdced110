#include "app/cli/commands.h"
#include "app/cli/registry_json.h"
#include "app/files/printable.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <string>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec kOptions[] = {
    {"--json", "", "one JSON array, an object for each encoding"},
    {"--help", "", "print this (also -h)"},
    {"--version", "", "print the version"},
};

/// Every name but the canonical one, in the order of the namespaces, each once.
std::vector<std::string_view> aliasesOf(EncodingId encoding) {
    std::vector<std::string_view> aliases;
    for (int space = 0; space <= static_cast<int>(Namespace::Common); ++space)
        for (const std::string_view name : namesIn(encoding, static_cast<Namespace>(space)))
            if (name != info(encoding).name && std::ranges::find(aliases, name) == aliases.end())
                aliases.push_back(name);
    return aliases;
}

Json rowJson(const EncodingInfo& row) {
    Json languages = Json::array();
    for (const std::string_view language : row.languages)
        languages.push_back(language);
    return {{"encoding", row.name},
            {"group", row.region},
            {"label", row.label},
            {"aliases", aliasesOf(row.id)},
            {"languages", std::move(languages)},
            {"platform", row.platform},
            {"era", row.era},
            {"edit_as", row.editAsName},
            {"superset", row.superset ? Json(info(*row.superset).name) : Json()},
            {"ascii_compatible", row.asciiCompatible},
            {"names", programNames(row.id)}};
}

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

std::string rowLine(const EncodingInfo& row) {
    const auto padded = [](std::string_view text, std::size_t width) {
        std::string out(text);
        out.resize(std::max(out.size() + 1, width), ' ');
        return out;
    };
    const auto aliases = aliasesOf(row.id);
    std::string line = padded(row.name, 20) + padded(row.region, 22) +
                       padded(joined(row.languages), 24) + joined(aliases);
    line.resize(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

CommandResult run(const Arguments& arguments, Output& output) {
    if (!arguments.operands.empty())
        return UsageError{"list takes no FILE: " + printable(arguments.operands.front())};
    const bool json = arguments.has("--json");
    std::string separator = json ? "[" : "";
    for (const EncodingInfo& row : allEncodings()) {
        std::string line = json ? lineOf(rowJson(row)) : rowLine(row);
        if (json)
            line.pop_back();
        output.write(separator + line);
        separator = json ? ",\n" : "";
    }
    if (json)
        output.write("]\n");
    return Answered;
}

} // namespace

const Command& listCommand() {
    static constexpr Command command{
        {"list", "", "Prints every known encoding: name, group, languages, aliases.", kOptions},
        run};
    return command;
}

} // namespace charsleuth::cli
