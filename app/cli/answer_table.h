#pragma once

/// The answer for people.

#include "app/cli/answer.h"

#include <cstddef>
#include <string>

namespace charsleuth::cli {

struct TableStyle {
    bool colours = false;    ///< only for a terminal
    bool allReasons = false; ///< else the three strongest of each candidate
    std::size_t columns = 0; ///< of the terminal; 0 for lines of any length
};

/// The verdict, then each candidate with its preview and reasons.
std::string fullTable(const FileReport& answer, const TableStyle& style);

/// "PATH: EUC-JP (99.8 %, strong, Japanese, LF), declared ISO-8859-1 (html-meta)"; "PATH: inside
/// gzip: ..." for what is compressed, and at the end why it is not whole
std::string oneLine(const FileReport& answer, const TableStyle& style);

/// What kind of binary it is, without a full stop: "binary (PNG image)".
std::string binaryWords(const std::optional<std::string>& format, const std::string& whyPacked);

/// The command for text in binary input, as the end of a sentence: "; --segments reads the lines
/// that are text" (left out if the user gave it: `asked`), or the one that reads an archive or
/// unpacks. Empty if there is no such text.
std::string adviceWords(const Detection& detection, const std::optional<std::string>& format,
                        bool asked);

} // namespace charsleuth::cli
