#include "app/cli/commands.h"
#include "app/cli/registry_json.h"
#include "app/cli/terminal.h"
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

void writeWords(JsonWriter& json, std::span<const std::string_view> words) {
    json.beginArray();
    for (const std::string_view word : words)
        json.value(word);
    json.endArray();
}

std::string rowJson(const EncodingInfo& row) {
    JsonWriter json;
    json.beginObject();
    json.field("encoding", row.name);
    json.field("group", row.region);
    json.field("label", row.label);
    json.name("aliases");
    writeWords(json, aliasesOf(row.id));
    json.name("languages");
    writeWords(json, row.languages);
    json.field("platform", row.platform);
    json.field("era", row.era);
    json.field("edit_as", row.editAsName);
    json.field("superset", row.superset ? std::optional(info(*row.superset).name) : std::nullopt);
    json.field("ascii_compatible", row.asciiCompatible);
    json.name("names");
    writeProgramNames(json, {&row.id, 1});
    json.endObject();
    return json.text();
}

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

CommandResult run(const Arguments& arguments, Output& output) {
    if (!arguments.operands.empty())
        return UsageError{"list takes no FILE: " + printable(arguments.operands.front())};
    const bool json = arguments.has("--json");
    const std::size_t columns = terminalColumns();
    std::string separator = json ? "[" : "";
    for (const EncodingInfo& row : allEncodings()) {
        output.write(separator + (json ? rowJson(row) : rowLine(row, columns)));
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
