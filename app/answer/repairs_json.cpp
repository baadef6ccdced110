#include "app/answer/repairs_json.h"

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

RepairsJson::RepairsJson(std::string_view path, EncodingId encoding) {
    m_json.beginObject();
    m_json.field("schema", 1);
    m_json.field("file", path);
    m_json.field("encoding", info(encoding).name);
    m_json.name("repairs");
    m_json.beginArray();
}

std::string RepairsJson::add(const Repair& repair) {
    ++m_repairs;
    writeRepair(m_json, repair);
    return m_json.take();
}

std::string RepairsJson::finish() {
    m_json.endArray();
    m_json.field("changed", m_repairs);
    m_json.endObject();
    return m_json.take() + '\n';
}

std::string repairsJsonLine(std::string_view path, EncodingId encoding,
                            std::span<const Repair> repairs) {
    RepairsJson json(path, encoding);
    std::string line;
    for (const Repair& repair : repairs)
        line += json.add(repair);
    return line + json.finish();
}

} // namespace charsleuth
