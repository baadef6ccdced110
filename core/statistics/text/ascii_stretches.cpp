#include "core/statistics/text/ascii_stretches.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace charsleuth {

namespace {

enum class Kind : std::uint8_t { Letter, High, Other };

constexpr auto kinds = [] {
    std::array<Kind, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const std::size_t lower = byte | 0x20;
        table[byte] = byte >= 0x80                   ? Kind::High
                      : lower >= 'a' && lower <= 'z' ? Kind::Letter
                                                     : Kind::Other;
    }
    return table;
}();

} // namespace

AsciiStretches::AsciiStretches(std::span<const SampleSegment> sample) : m_count(0) {
    std::uint32_t first = 0, letters = 0, ofWord = 0;
    bool isInside = false, isHigh = false; // between two words with such bytes; in such a word
    for (const SampleSegment& segment : sample)
        for (const Byte byte : segment.fromSync()) {
            if (kinds[byte] == Kind::Letter) {
                ++ofWord;
            } else if (kinds[byte] == Kind::High) {
                isHigh = true;
            } else {
                if (isHigh) {
                    if (isInside)
                        add(letters);
                    else
                        first = letters;
                    isInside = true;
                    letters = 0;
                } else {
                    letters += ofWord;
                }
                isHigh = false;
                ofWord = 0;
            }
        }
    if (!isHigh)
        letters += ofWord;
    else if (isInside)
        add(std::exchange(letters, 0));
    add(first + letters);
    m_count = std::max(m_count, 1U);
}

void AsciiStretches::add(std::uint32_t letters) {
    if (letters == 0)
        return;
    const std::size_t bin =
        std::min<std::size_t>((std::bit_width(letters) - 1) / 2, m_bins.size() - 1);
    ++m_bins[bin].stretches;
    m_bins[bin].letters += letters;
    m_letters += letters;
    ++m_count;
}

} // namespace charsleuth
