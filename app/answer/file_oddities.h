#pragma once

/// Why somebody should look at a file.

#include "app/answer/file_report.h"

#include <string_view>
#include <vector>

namespace charsleuth {

enum class Oddity {
    Damaged,    ///< malformed sequences, or characters that were lost before
    Conflict,   ///< a declaration that the bytes contradict, of the file or of a body in a mail
    Mixed,      ///< lines in two encodings
    Mojibake,   ///< encoded twice
    Uncertain,  ///< the encoding is less than strongly supported
    Undeclared, ///< text in a legacy encoding, and nothing says so
    Named,      ///< the bytes contradict the file's name, and no declaration
};
inline constexpr Oddity lastOddity = Oddity::Named;

/// "damaged", "conflict", "mixed", "mojibake", "uncertain", "undeclared"; Named is a "conflict",
/// too
std::string_view nameOf(Oddity oddity);

/// In the order above; none for binary input and for ASCII. Requires: the first candidate is
/// explained.
std::vector<Oddity> odditiesOf(const FileReport& answer);

} // namespace charsleuth
