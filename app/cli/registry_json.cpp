#include "app/cli/registry_json.h"

#include <optional>

namespace charsleuth::cli {

namespace {

std::optional<std::string_view> nameOfFirst(std::span<const EncodingId> encodings,
                                            Namespace space) {
    for (const EncodingId encoding : encodings)
        if (const auto names = namesIn(encoding, space); !names.empty())
            return names.front();
    return std::nullopt;
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

} // namespace charsleuth::cli
