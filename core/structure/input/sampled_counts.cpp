#include "core/structure/input/sampled_counts.h"

#include "core/structure/input/long_input.h"

#include <limits>
#include <span>

namespace charsleuth {

namespace {

/// A value that was met fewer times is counted in all input pages. More for controls, since one may
/// mean that the input is binary.
constexpr std::uint64_t metOften = 256, metOftenAsControl = 4'096;

bool isControl(std::size_t value) {
    return value < 0x20 && value != '\t' && value != '\n' && value != '\r';
}

/// The counts of a page's blocks.
BlockMarks sumOf(std::span<const BlockMarks> blocks) {
    static_assert(InputPage::size <= std::numeric_limits<std::uint16_t>::max());
    BlockMarks sum;
    for (const BlockMarks& marks : blocks) {
        sum.high = static_cast<std::uint16_t>(sum.high + marks.high);
        sum.lf = static_cast<std::uint16_t>(sum.lf + marks.lf);
        sum.cr = static_cast<std::uint16_t>(sum.cr + marks.cr);
    }
    return sum;
}

} // namespace

bool SampledCounts::isCounted(std::uint64_t offset) const {
    return m_all || isSampled(offset);
}

SampledCounts::Passable SampledCounts::passable(const InputPage& page) const {
    static_assert(InputPage::size / Block::size <= 64);
    Passable passable{.often = m_often};
    if (isCounted(page.offset()))
        return passable;
    if (page.isUsual()) { // true for nearly all pages
        passable.blocks = ~std::uint64_t{0};
        return passable;
    }
    for (std::size_t i = 0; i < page.blocks(); ++i)
        passable.blocks |= std::uint64_t{page.scans().allIn(page.block(i).bytes, m_often)} << i;
    return passable;
}

void SampledCounts::noteOften() {
    for (std::size_t value = 0; value < 256; ++value)
        if (m_counts.count[value] >= (isControl(value) ? metOftenAsControl : metOften))
            m_often.insert(static_cast<Byte>(value));
}

void SampledCounts::add(const InputPage& page, const Passable& known) {
    if (isCounted(page.offset())) {
        m_counts.add(page.bytes(), sumOf(page.marks()));
        if (!m_all && page.offset() + 2 * InputPage::size > sampledFrom)
            noteOften();
        return;
    }
    const bool upToDate = known.often == m_often;
    const auto passable = [&](std::size_t block) {
        return (known.blocks >> block & 1) != 0 ||
               (!upToDate && page.scans().allIn(page.block(block).bytes, m_often));
    };
    for (std::size_t begin = 0; begin < page.blocks();) {
        const bool pass = passable(begin);
        std::size_t end = begin + 1;
        while (end < page.blocks() && passable(end) == pass)
            ++end;
        const BlockMarks sum = sumOf(page.marks().subspan(begin, end - begin));
        const Bytes bytes = page.bytes().subspan(begin * Block::size);
        const Bytes run = bytes.first(std::min(bytes.size(), (end - begin) * Block::size));
        if (pass)
            m_counts.pass(run, sum);
        else
            m_counts.add(run, sum);
        begin = end;
    }
}

} // namespace charsleuth
