#pragma once

/// Whole numbers in JSON that any bytes may stand in.

#include <nlohmann/json.hpp>

#include <cstdint>

namespace charsleuth {

/// Throws nlohmann's exception for anything else. A number with a fraction, or of more than 64
/// bits, is a double there, whose conversion by get() is undefined where it is too large.
inline std::int64_t wholeNumber(const nlohmann::ordered_json& json) {
    return json.get_ref<const nlohmann::ordered_json::number_integer_t&>();
}

} // namespace charsleuth
