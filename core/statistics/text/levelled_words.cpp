#include "core/statistics/text/levelled_words.h"

#include "core/statistics/text/repeats.h"
#include "core/statistics/text/word_counts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace charsleuth {

namespace {

constexpr Byte isDigit = 1, isLetter = 2, isHigh = 4; // other bytes are no part of words

constexpr auto kinds = [] {
    std::array<Byte, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const std::size_t lower = byte | 0x20;
        table[byte] = byte >= 0x80                   ? isHigh
                      : byte >= '0' && byte <= '9'   ? isDigit
                      : lower >= 'a' && lower <= 'z' ? isLetter
                                                     : Byte{0};
    }
    return table;
}();

WordHash hashOf(Bytes word) {
    WordHash hash;
    for (const Byte byte : word)
        hash.add(byte);
    return hash;
}

} // namespace

void levelWords(std::vector<SampleSegment>& sample) {
    std::size_t size = 0;
    for (const SampleSegment& segment : sample)
        size += segment.bytes.size();
    WordCounts words(size);
    for (SampleSegment& segment : sample) {
        const std::span<Byte> bytes = std::span(segment.bytes).subspan(segment.sync);
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            const std::size_t begin = at;
            Byte has = 0;
            for (; at < bytes.size() && kinds[bytes[at]] != 0; ++at)
                has |= kinds[bytes[at]];
            const std::span<Byte> word = bytes.subspan(begin, at - begin);
            if (has == (isDigit | isLetter) ||
                (has == isLetter && !isKept(words.count(hashOf(word)))))
                std::ranges::fill(word, Byte{'0'});
        }
    }
}

} // namespace charsleuth
