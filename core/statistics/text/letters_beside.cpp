#include "core/statistics/text/letters_beside.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace charsleuth {

namespace {

constexpr std::size_t farthest = 14, longestWord = 2;
constexpr std::uint8_t mostOfByte = 3;

constexpr bool isLetter(Byte byte) {
    const Byte lower = byte | 0x20;
    return lower >= 'a' && lower <= 'z';
}

/// The bit of the letter at `at`, if it begins a word of one or two letters or an entity; else 0.
std::uint32_t letterAt(Bytes bytes, std::size_t at) {
    if (!isLetter(bytes[at]) || (at > 0 && isLetter(bytes[at - 1])))
        return 0;
    std::size_t end = at;
    while (end < bytes.size() && end <= at + longestWord && isLetter(bytes[end]))
        ++end;
    const bool isEntity = at > 0 && bytes[at - 1] == '&';
    return end - at <= longestWord || isEntity ? 1U << ((bytes[at] | 0x20) - 'a') : 0;
}

std::uint32_t lettersNear(Bytes bytes, std::size_t at) {
    std::size_t begin = at, end = at;
    while (begin > 0 && at - begin < farthest && bytes[begin - 1] != '\n' &&
           bytes[begin - 1] != '\r')
        --begin;
    while (end < bytes.size() && end - at <= farthest && bytes[end] != '\n' && bytes[end] != '\r')
        ++end;
    std::uint32_t letters = 0;
    for (; begin < end; ++begin)
        letters |= letterAt(bytes, begin);
    return letters;
}

} // namespace

std::vector<LettersBeside> lettersBeside(std::span<const SampleSegment> sample) {
    std::vector<LettersBeside> found;
    std::array<std::uint8_t, 256> met{};
    for (const SampleSegment& segment : sample) {
        const Bytes bytes = segment.fromSync();
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            const Byte byte = bytes[at];
            if (byte < 0x80 || met[byte] == mostOfByte)
                continue;
            if (const std::uint32_t letters = lettersNear(bytes, at)) {
                found.push_back({byte, letters});
                ++met[byte];
            }
        }
    }
    return found;
}

} // namespace charsleuth
