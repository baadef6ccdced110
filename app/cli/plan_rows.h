#pragma once

/// What becomes of the files of a folder, as a table.

#include "app/tree/plan_csv.h"

#include <cstdint>
#include <map>
#include <string>

namespace charsleuth::cli {

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
