#include "app/cli/registry_json.h"

#include <optional>

namespace charsleuth::cli {

namespace {

std::optional<std::string_view> nameOfFirst(const std::vector<EncodingId>& encodings,
                                            Namespace space) {
    for (const EncodingId encoding : encodings)
        if (const auto names = namesIn(encoding, space); !names.empty())
            return names.front();
    return std::nullopt;
}

} // namespace

void writeNames(JsonWriter& json, const std::vector<EncodingId>& encodings) {
    json.beginArray();
    for (const EncodingId encoding : encodings)
        json.value(info(encoding).name);
    json.endArray();
}

void writeProgramNames(JsonWriter& json, const std::vector<EncodingId>& encodings) {
    json.beginObject();
    for (const auto& [program, space] : namedPrograms)
        json.field(program, nameOfFirst(encodings, space));
    json.endObject();
}

} // namespace charsleuth::cli
