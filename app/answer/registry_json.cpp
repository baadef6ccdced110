#include "app/answer/registry_json.h"

#include <algorithm>
#include <optional>

namespace charsleuth {

namespace {

std::optional<std::string_view> nameOfFirst(std::span<const EncodingId> encodings,
                                            Namespace space) {
    for (const EncodingId encoding : encodings)
        if (const auto names = namesIn(encoding, space); !names.empty())
            return names.front();
    return std::nullopt;
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

} // namespace

void writeNames(JsonWriter& json, std::span<const EncodingId> encodings) {
    json.beginArray();
    for (const EncodingId encoding : encodings)
        json.word(info(encoding).name);
    json.endArray();
}

void writeProgramNames(JsonWriter& json, std::span<const EncodingId> encodings) {
    json.beginObject();
    for (const auto& [program, space] : namedPrograms) {
        json.name(program);
        if (const auto name = nameOfFirst(encodings, space))
            json.word(*name);
        else
            json.value(std::nullopt);
    }
    json.endObject();
}

std::vector<std::string_view> aliasesOf(EncodingId encoding) {
    std::vector<std::string_view> aliases;
    for (int space = 0; space <= static_cast<int>(Namespace::Common); ++space)
        for (const std::string_view name : namesIn(encoding, static_cast<Namespace>(space)))
            if (name != info(encoding).name && std::ranges::find(aliases, name) == aliases.end())
                aliases.push_back(name);
    return aliases;
}

std::string encodingsJson() {
    std::string json;
    for (const EncodingInfo& row : allEncodings())
        json += (json.empty() ? "[" : ",\n") + rowJson(row);
    return json + "]\n";
}

} // namespace charsleuth
