#include "core/structure/escaped/utf7_validator.h"

#include "core/decode/base64_units.h"

namespace charsleuth {

namespace {

/// The bytes that are decoded where the scan stops: at least a few, then to the end of a run.
Bytes readOn(Bytes left) {
    constexpr std::size_t least = 64;
    std::size_t size = std::min(left.size(), least);
    while (size < std::min(left.size(), Block::size) && base64Digits[left[size - 1]] >= 0)
        ++size;
    return left.first(size);
}

} // namespace

void Utf7Validator::feed(const InputPage& page) {
    const bool mayHaveRuns = page.any().plus() || m_runs.isInRun();
    if (mayHaveRuns && m_validator.hasBegun() && !m_validator.stopped())
        return countRuns(page);
    m_validator.feed(page);
    m_runs.feed(page);
}

/// Counts by one scan, for the validator and for the proof, as far as the scan goes.
void Utf7Validator::countRuns(const InputPage& page) {
    Bytes left = page.bytes();
    while (!left.empty()) {
        Utf7Sums sums;
        if (!m_runs.isInRun())
            left = left.subspan(m_validator.passRuns(
                left, m_runs.areOnlyCounted() ? RunsWanted::Ordinary : RunsWanted::Known,
                m_runs.known(), sums));
        m_runs.add(sums);
        const Bytes read = readOn(left);
        const auto at = static_cast<std::uint64_t>(read.data() - page.bytes().data());
        if (!read.empty() && !m_validator.stopped())
            m_validator.feed({.bytes = read, .offset = page.offset() + at, .marks = page.any()});
        m_runs.take(read);
        left = left.subspan(read.size());
    }
}

} // namespace charsleuth
