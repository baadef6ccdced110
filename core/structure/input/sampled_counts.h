#pragma once

/// Counts the bytes of an input of any length: of a long one all that is rare, and enough of the
/// rest to know its shares.

#include "core/structure/input/byte_counts.h"
#include "core/structure/input/input_page.h"

namespace charsleuth {

class SampledCounts {
public:
    /// `all`: nothing is left out.
    explicit SampledCounts(bool all) : m_all(all) {}

    /// The values that were met often, for a page that begins there if it may be left out; else
    /// null. Changes with what is added.
    const ByteSet* usualAt(std::uint64_t offset) const {
        return isCounted(offset) ? nullptr : &m_often;
    }

    /// Which blocks of a page, made with usualAt(), may be left out, a bit each, as far as is known
    /// by now: those all of whose bytes are of values that were met often. May be asked by several
    /// threads while nothing is added.
    struct Passable {
        std::uint64_t blocks = 0;
        ByteSet often; ///< with which they were looked at
    };
    Passable passable(const InputPage& page) const;

    /// Adds the page that follows those added before. `known`: of this page, asked for after any of
    /// those.
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
