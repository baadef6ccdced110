#pragma once

/// Counts the bytes of an input of any length: of a long one all rare values, and enough of the
/// others to know their shares.
/// Tested by survey_test.

#include "core/structure/input/byte_counts.h"
#include "core/structure/input/input_page.h"

namespace charsleuth {

class SampledCounts {
public:
    /// `all`: every byte is counted.
    explicit SampledCounts(bool all) : m_all(all) {}

    /// The values that were met often, if the input page at the offset may be skipped; else null.
    /// The set changes when pages are added.
    const ByteSet* usualAt(std::uint64_t offset) const {
        return isCounted(offset) ? nullptr : &m_often;
    }

    /// The blocks of a page, one bit each, that may be skipped as far as is known: all their bytes
    /// are of frequent values. Requires: the page was made with usualAt(). Several threads may ask
    /// while nothing is added.
    struct Passable {
        std::uint64_t blocks = 0;
        ByteSet often; ///< the frequent values at that time
    };
    Passable passable(const InputPage& page) const;

    /// Adds the next page. `known`: its passable(), computed at any time before.
    void add(const InputPage& page, const Passable& known);

    const ByteCounts& counts() const { return m_counts; }

private:
    bool isCounted(std::uint64_t offset) const;
    void noteOften();

    bool m_all;
    ByteSet m_often; ///< values that were met often
    ByteCounts m_counts;
};

} // namespace charsleuth
