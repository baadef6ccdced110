#pragma once

/// A page and what the readings must know of it.

#include "core/structure/input/sampled_counts.h"

namespace charsleuth {

struct SurveyedPage {
    SurveyedPage(Bytes bytes, std::uint64_t offset, const Before& before, const Scans& scans,
                 const ByteSet* usual)
        : page(bytes, offset, before, scans, usual) {}

    InputPage page;
    bool whole = true; ///< no reading leaves it out; of long input only some are so
    SampledCounts::Passable passable;
    /// All before the page is sound UTF-8, and so much of it that it is nothing else.
    bool afterUtf8 = false;
};

} // namespace charsleuth
