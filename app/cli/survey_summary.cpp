#include "app/cli/survey_summary.h"

#include "app/answer/json_writer.h"
#include "app/files/digits.h"
#include "app/files/printable.h"
#include "app/tree/plan_csv.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace charsleuth::cli {

namespace {

std::string reasonsOf(const SurveyedFile& file, std::string_view between) {
    std::string words;
    for (const Oddity oddity : file.oddities)
        words.append(words.empty() ? "" : between).append(nameOf(oddity));
    return words;
}

/// The most frequent first, one a line.
std::string table(std::string_view title, const std::map<std::string, std::uint64_t>& counts) {
    if (counts.empty())
        return {};
    std::vector<std::pair<std::string, std::uint64_t>> rows(counts.begin(), counts.end());
    std::ranges::stable_sort(rows, std::greater{}, &std::pair<std::string, std::uint64_t>::second);
    std::string text = "\n" + std::string(title) + "\n";
    for (const auto& [name, count] : rows) {
        const std::string number = std::to_string(count);
        text.append(10 - std::min<std::size_t>(10, number.size()), ' ');
        text += number + "  " + printable(name) + '\n';
    }
    return text;
}

void writeCounts(JsonWriter& json, std::string_view name,
                 const std::map<std::string, std::uint64_t>& counts) {
    json.name(name);
    json.beginObject();
    for (const auto& [word, count] : counts)
        json.field(word, count);
    json.endObject();
}

} // namespace

std::string csvRow(const SurveyedFile& file) {
    const bool text = !file.encoding.empty();
    const std::string confidence =
        text ? fixedPoint(std::floor(std::max(0.0, file.confidence) * 1e4) / 1e4, 4) : "";
    std::string row = csvField(validUtf8(file.path));
    for (const std::string& field :
         {file.encoding, confidence, file.certainty, file.language, file.bom, file.lineEnding,
          text ? std::to_string(file.malformed) : std::string(), validUtf8(file.declared),
          reasonsOf(file, " ")})
        row += ',' + csvField(field);
    return row + "\r\n";
}

std::string surveyLine(const SurveyedFile& file) {
    std::string line = printable(file.path) + ": ";
    if (file.encoding.empty())
        return line + (file.format.empty() ? "binary" : "binary (" + file.format + ')') + '\n';
    line += file.encoding;
    if (file.malformed > 0)
        line += ", " + counted(file.malformed, "malformed sequence");
    if (!file.declared.empty())
        line += ", declared " + printable(file.declared);
    if (!file.oddities.empty())
        line += " (" + reasonsOf(file, ", ") + ')';
    return line + '\n';
}

void SurveySummary::add(const SurveyedFile& file) {
    ++m_files;
    m_bytes += file.size;
    if (file.encoding.empty()) {
        ++m_binary;
        ++m_formats[file.format.empty() ? "of unknown format" : file.format];
        return;
    }
    ++m_encodings[file.encoding];
    ++m_lineEndings[file.lineEnding];
    if (!file.bom.empty())
        ++m_boms[file.bom];
    for (const std::string& encoding : file.bodies)
        ++m_bodies[encoding];
    for (const Oddity oddity : file.oddities)
        ++m_reasons[std::string(nameOf(oddity))];
    m_odd += file.oddities.empty() ? 0 : 1;
}

std::string SurveySummary::json() const {
    JsonWriter json;
    json.beginObject();
    json.name("summary");
    json.beginObject();
    json.field("files", m_files);
    json.field("bytes", m_bytes);
    json.field("binary", m_binary);
    writeCounts(json, "encodings", m_encodings);
    writeCounts(json, "bodies", m_bodies);
    writeCounts(json, "line_endings", m_lineEndings);
    writeCounts(json, "boms", m_boms);
    writeCounts(json, "reasons", m_reasons);
    json.endObject();
    json.endObject();
    return json.text() + '\n';
}

std::string SurveySummary::text() const {
    std::string text = std::to_string(m_files) + (m_files == 1 ? " file, " : " files, ") +
                       std::to_string(m_bytes) + " bytes\n";
    text += table("Encodings", m_encodings) + table("Encoded bodies of mails", m_bodies) +
            table("Line ends", m_lineEndings) + table("Byte order marks", m_boms) +
            table("Binary", m_formats) + table("To look at", m_reasons);
    return text;
}

} // namespace charsleuth::cli
