#pragma once

/// An input page, and what the validators must know about it.
/// Tested by validator_test.

#include "core/structure/input/sampled_counts.h"

namespace charsleuth {

struct SurveyedPage {
    SurveyedPage(Bytes bytes, std::uint64_t offset, const Before& before, const Scans& scans,
                 const ByteSet* usual)
        : page(bytes, offset, before, scans, usual) {}

    InputPage page;
    bool whole = true; ///< no validator may skip it; of long input only some pages are whole
    SampledCounts::Passable passable;
    /// Everything before the page is sound UTF-8, and enough of it to be nothing else.
    bool afterUtf8 = false;
};

} // namespace charsleuth
