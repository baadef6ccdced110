#pragma once

/// The repairs of one file as one line of JSON (plugin/PROTOCOL.md).

#include "app/answer/json_writer.h"
#include "core/repair/repair.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace charsleuth {

/// Four digits, rounded down: nothing is told as certain.
double shortConfidence(double confidence);

/// That line in pieces: memory does not grow with the number of repairs.
class RepairsJson {
public:
    RepairsJson(std::string_view path, EncodingId encoding);

    /// The next piece of the line.
    std::string add(const Repair& repair);

    /// The last piece.
    std::string finish();

private:
    JsonWriter m_json;
    std::size_t m_repairs = 0;
};

/// The whole line.
std::string repairsJsonLine(std::string_view path, EncodingId encoding,
                            std::span<const Repair> repairs);

} // namespace charsleuth
