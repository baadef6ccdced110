#include "core/statistics/text/levelled_words.h"

#include "core/statistics/text/repeats.h"
#include "core/statistics/text/word_bytes.h"
#include "core/statistics/text/word_counts.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace charsleuth {

namespace {

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
            for (; at < bytes.size() && wordBytes[bytes[at]] != notOfWord; ++at)
                has |= wordBytes[bytes[at]];
            const std::span<Byte> word = bytes.subspan(begin, at - begin);
            if (has == (digitByte | letterByte) ||
                (has == letterByte && !isKept(words.count(hashOf(word)))))
                std::ranges::fill(word, Byte{'0'});
        }
    }
}

} // namespace charsleuth
