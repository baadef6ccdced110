#pragma once

/// The core's answer in uchardet's words: names that glibc's iconv decodes with.

#include "core/ranking/detection.h"

#include <string>
#include <vector>

namespace charsleuth::uchardet {

struct Report {
    std::string encoding;
    std::string language; ///< BCP 47; empty when nothing is known
    float confidence = 0;
};

/// Most probable first. Empty for binary input, for no input, and where the best candidate is
/// something that iconv cannot decode: a program is better off with no answer than with the second
/// best.
std::vector<Report> reportsOf(const Detection& detection);

} // namespace charsleuth::uchardet
