#include "app/cli/check_finding.h"

#include "app/answer/json_writer.h"
#include "app/files/digits.h"
#include "app/files/printable.h"

namespace charsleuth::cli {

namespace {

/// For a value of a workflow command; `all` also what ends a property.
std::string escapedForGitHub(std::string_view text, bool all) {
    std::string out;
    for (const char c : text)
        if (c == '%' || c == '\r' || c == '\n' || (all && (c == ':' || c == ',')))
            out += '%' + hexDigits(static_cast<unsigned char>(c), 2);
        else
            out += c;
    return out;
}

/// A relative reference (RFC 3986): all other bytes as %HH.
std::string asUri(std::string_view path) {
    if (path.starts_with("./"))
        path.remove_prefix(2);
    std::string uri;
    for (const char c : path) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') ||
                           std::string_view("-._~/").find(c) != std::string_view::npos;
        if (plain)
            uri += c;
        else
            uri += '%' + hexDigits(static_cast<unsigned char>(c), 2);
    }
    return uri;
}

void writeResult(JsonWriter& json, const Finding& finding) {
    json.beginObject();
    json.field("ruleId", finding.rule);
    json.field("level", "error");
    json.name("message");
    json.beginObject();
    json.field("text", finding.message);
    json.endObject();
    json.name("locations");
    json.beginArray();
    json.beginObject();
    json.name("physicalLocation");
    json.beginObject();
    json.name("artifactLocation");
    json.beginObject();
    json.field("uri", asUri(finding.file));
    json.endObject();
    json.name("region");
    json.beginObject();
    json.field("startLine", finding.line);
    json.endObject();
    json.endObject();
    json.endObject();
    json.endArray();
    json.endObject();
}

std::string jsonOf(const Finding& finding) {
    JsonWriter json;
    json.beginObject();
    json.field("file", finding.file);
    json.field("line", finding.line);
    json.field("rule", finding.rule);
    json.field("message", finding.message);
    json.field("expected", finding.expected);
    json.field("found", finding.found);
    json.endObject();
    return json.text() + '\n';
}

} // namespace

std::string findingLine(const Finding& finding, FindingFormat format) {
    const std::string line = std::to_string(finding.line);
    if (format == FindingFormat::Json)
        return jsonOf(finding);
    if (format == FindingFormat::GitHub)
        return "::error file=" + escapedForGitHub(validUtf8(finding.file), true) + ",line=" + line +
               ",title=" + escapedForGitHub(finding.rule, true) +
               "::" + escapedForGitHub(validUtf8(finding.message), false) + '\n';
    return printable(finding.file) + ':' + line + ": " + printable(finding.message) + '\n';
}

std::string sarifDocument(std::span<const Finding> findings) {
    JsonWriter json;
    json.beginObject();
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.field("version", "2.1.0");
    json.name("runs");
    json.beginArray();
    json.beginObject();
    json.name("tool");
    json.beginObject();
    json.name("driver");
    json.beginObject();
    json.field("name", "charsleuth");
    json.field("version", CHARSLEUTH_VERSION);
    json.name("rules");
    json.beginArray();
    for (const std::string_view rule : checkRules) {
        json.beginObject();
        json.field("id", rule);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    json.endObject();
    json.name("results");
    json.beginArray();
    for (const Finding& finding : findings)
        writeResult(json, finding);
    json.endArray();
    json.endObject();
    json.endArray();
    json.endObject();
    return json.text() + '\n';
}

} // namespace charsleuth::cli
