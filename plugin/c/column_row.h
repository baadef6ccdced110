#pragma once

/// What is said of one row of a column.

#include "core/detect.h"

#include <cstdint>
#include <optional>
#include <string>

namespace charsleuth::c {

struct RowAnswer {
    Detection detection;
    std::optional<bool> mixed;              ///< nothing where nobody looked
    std::string declared, mojibake, bodies; ///< as the column's fields are; empty for none
    std::int64_t replaced = 0;              ///< malformed sequences that became U+FFFD
    std::string reason;                     ///< why there is no encoding; empty where there is one
};

struct RowWishes {
    bool brief = false;          ///< nobody asks for `mixed`, `mojibake` and `bodies`
    std::string* text = nullptr; ///< where the text of the row is appended, if asked for
};

/// Where there is not enough memory, that is the reason, and no text was appended. Throws only if
/// there is none for the reason either.
RowAnswer answerFor(Bytes bytes, DetectOptions options, const RowWishes& wishes);

/// Of a row on which nothing was tried.
RowAnswer withReason(std::string reason);

} // namespace charsleuth::c
