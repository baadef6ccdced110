#include "app/answer/repairs_json.h"

#include "app/answer/json_writer.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <cmath>

namespace charsleuth {

namespace {

void writeRepair(JsonWriter& json, const Repair& repair) {
    json.beginObject();
    json.name("range");
    json.beginArray();
    json.value(repair.bytes.begin);
    json.value(repair.bytes.end);
    json.endArray();
    json.field("line", repair.line);
    json.field("column", repair.column);
    json.field("before", toUtf8(repair.before));
    json.field("after", toUtf8(repair.after));
    json.name("chain");
    json.beginArray();
    for (const std::string& step : wordsOf(repair.chain))
        json.value(step);
    json.endArray();
    json.field("confidence", shortConfidence(repair.confidence));
    json.field("lossy", repair.lossy);
    json.endObject();
}

} // namespace

double shortConfidence(double confidence) {
    constexpr double digits = 1e4;
    return std::floor(confidence * digits) / digits;
}

std::string repairsJsonLine(std::string_view path, EncodingId encoding,
                            std::span<const Repair> repairs) {
    JsonWriter json;
    json.beginObject();
    json.field("schema", 1);
    json.field("file", path);
    json.field("encoding", info(encoding).name);
    json.name("repairs");
    json.beginArray();
    for (const Repair& repair : repairs)
        writeRepair(json, repair);
    json.endArray();
    json.field("changed", repairs.size());
    json.endObject();
    return json.text() + '\n';
}

} // namespace charsleuth
