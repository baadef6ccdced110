#include "core/structure/input/input_page.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

InputPage::InputPage(Bytes bytes, std::uint64_t offset, const Before& before, const Scans& scans,
                     const ByteSet* usual)
    : m_bytes(bytes), m_offset(offset), m_before(before), m_scans(scans),
      m_isUsual(scans.mark(bytes, m_marks.data(), usual)) {
    for (const BlockMarks& marks : std::span(m_marks).first(blocks())) {
        m_high += marks.high;
        m_highBlocks += marks.high > 0;
        m_any.special |= marks.special;
    }
}

void InputPage::readAsUtf8() {
    if (std::exchange(m_readAsUtf8, true) || (m_high == 0 && m_before.back() < 0x80))
        return;
    if (Utf8Sums sums; m_scans.soundUtf8(m_bytes, m_before, sums)) {
        m_soundUtf8 = sums;
        m_likeCesu8 = sums.four == 0;
        return;
    }
    m_scans.utf8(m_bytes, m_before, m_utf8.data());
    m_likeCesu8 = std::ranges::none_of(utf8(), &Utf8Counts::unlike);
}

Before InputPage::beforeBlock(std::size_t number) const {
    return beforeWhatFollows(m_bytes.first(number * Block::size), m_before);
}

Before beforeWhatFollows(Bytes bytes, const Before& before) {
    Before last = before;
    const std::size_t added = std::min(bytes.size(), last.size());
    std::shift_left(last.begin(), last.end(), static_cast<std::ptrdiff_t>(added));
    std::ranges::copy(bytes.last(added), last.end() - static_cast<std::ptrdiff_t>(added));
    return last;
}

} // namespace charsleuth
