#pragma once

/// What becomes of the files of a folder, as a table and as CSV.

#include "app/tree/tree_plan.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace charsleuth::cli {

/// Whether the work is only planned, or was done.
enum class Tense { Future, Past };

inline constexpr std::string_view planCsvHeader =
    "path,action,from,to,confidence,size,malformed,lacking,declarations,reason\r\n";
/// As RFC 4180 wants it. Bytes of the path that are no UTF-8 become U+FFFD.
std::string planCsvRow(const FilePlan& plan, Tense tense);

std::string planTableHead();
/// Of a file that is to be converted or refused.
std::string planTableRow(const FilePlan& plan);

/// How many files there were of each kind.
class PlanSummary {
public:
    void add(const FilePlan& plan);
    /// "12 converted, 30 unchanged (4 binary), 2 refused, 0 failed", then the encodings.
    std::string text(Tense tense) const;

private:
    std::uint64_t m_converted = 0, m_kept = 0, m_binary = 0, m_refused = 0, m_failed = 0;
    std::map<std::string, std::uint64_t> m_encodings; ///< of those converted
};

} // namespace charsleuth::cli
