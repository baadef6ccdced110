#include "core/statistics/text/ascii_stretches.h"

#include "core/statistics/text/word_bytes.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace charsleuth {

AsciiStretches::AsciiStretches(std::span<const SampleSegment> sample) : m_count(0) {
    std::uint32_t first = 0, letters = 0, ofWord = 0;
    bool isInside = false, isHigh = false; // between two words with such bytes; in such a word
    for (const SampleSegment& segment : sample) {
        const Bytes bytes = segment.fromSync();
        std::size_t begin = 0; // of the word
        const auto endWord = [&](std::size_t end) {
            if (isHigh && ofWord > 1)
                addInside(bytes.subspan(begin, end - begin));
        };
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            if (wordBytes[bytes[at]] == letterByte) {
                ++ofWord;
            } else if (wordBytes[bytes[at]] == highByte) {
                isHigh = true;
            } else {
                endWord(at);
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
                begin = at + 1;
            }
        }
        endWord(bytes.size());
    }
    if (!isHigh)
        letters += ofWord;
    else if (isInside)
        add(std::exchange(letters, 0));
    add(first + letters);
    m_count = std::max(m_count, 1U);
}

void AsciiStretches::addInside(Bytes word) {
    for (std::size_t at = 1; at < word.size(); ++at)
        if (word[at - 1] < 0x80 && word[at] < 0x80)
            m_insideWords.push_back({word[at - 1], word[at], 1});
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
