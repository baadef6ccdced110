#pragma once

/// What the files of a folder come to, counted.

#include "app/answer/surveyed_file.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace charsleuth::cli {

/// A row of the CSV, as RFC 4180 wants it: with CR LF, and quotes where a field needs them. Bytes
/// of the path that are no UTF-8 become U+FFFD.
std::string csvRow(const SurveyedFile& file);
inline constexpr std::string_view csvHeader =
    "path,encoding,confidence,certainty,language,bom,line_ending,malformed,declared,reason\r\n";

/// "PATH: EUC-KR, 2 malformed sequences (damaged, undeclared)"
std::string surveyLine(const SurveyedFile& file);

/// Memory depends on how many different encodings there are, not on the number of files.
class SurveySummary {
public:
    void add(const SurveyedFile& file);
    std::string json() const; ///< one line: {"summary": {...}}
    std::string text() const; ///< for people

private:
    using Counts = std::map<std::string, std::uint64_t>;
    std::uint64_t m_files = 0, m_bytes = 0, m_binary = 0, m_odd = 0;
    Counts m_encodings, m_bodies, m_lineEndings, m_reasons, m_boms, m_formats;
};

} // namespace charsleuth::cli
