#pragma once

/// What becomes of the files of a folder, as CSV.

#include "app/tree/tree_plan.h"

#include <string>
#include <string_view>

namespace charsleuth {

/// Whether the work is only planned, or was done.
enum class Tense { Future, Past };

inline constexpr std::string_view planCsvHeader =
    "path,action,from,to,confidence,size,malformed,lacking,declarations,reason\r\n";
/// As RFC 4180 wants it. Bytes of the path that are no UTF-8 become U+FFFD.
std::string planCsvRow(const FilePlan& plan, Tense tense);

/// "converted", "unchanged", "refused", "failed"; planned: "convert" and "refuse".
std::string wordFor(FilePlan::Action action, Tense tense);

/// With four decimals, rounded down; empty where there is no text.
std::string confidenceOf(const FilePlan& plan);

/// "koi8-r on line 3 (html-meta)", of what the copy says falsely.
std::string declarationsOf(const FilePlan& plan, std::string_view between);

/// A field of CSV, in quotes where it needs them.
std::string csvField(const std::string& field);

} // namespace charsleuth
