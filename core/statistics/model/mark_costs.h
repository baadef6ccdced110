#pragma once

/// How often what stands alone among ASCII does so in files: made by resources/models/marks.py.
/// Tested by marks_test.

#include <cstdint>

namespace charsleuth {

/// The price in nats of reading all characters outside ASCII as marks; picked by hand and measured
/// on labelled files.
inline constexpr float ofMarks = 7;

/// The classes of marks.
enum class MarkClass : std::uint8_t { Sign, Letter, Drawing, Other };

/// The shares of the classes; what one of a class costs among its like, steps of costUnit (0 for
/// signs); what each common sign does, by its number.
extern const float sharesOfMarks[4];
extern const std::uint8_t costsOfMarks[4];
extern const std::uint8_t costsOfSigns[];

} // namespace charsleuth
