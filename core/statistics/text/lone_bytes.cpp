#include "core/statistics/text/lone_bytes.h"

#include "core/statistics/model/drawing.h"
#include "core/statistics/text/repeats.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numbers>

namespace charsleuth {

namespace {

/// One of the 128 characters of a code page's upper half; what a control or an undefined byte costs
/// more, and a kind of drawing character less, which programs put into quotes; a byte of noise.
/// Nats.
constexpr float ofCharacter = 7 * std::numbers::ln2_v<float>, ofNoCharacter = 5.5F,
                ofDrawing = 1.5F, ofNoise = 8 * std::numbers::ln2_v<float>;

/// ASCII signs that are no trail bytes of two-byte characters.
constexpr auto isSign = [] {
    std::array<bool, 256> table{};
    for (const char sign : {'!', '"', '#', '$', '%', '&', '\'', '(', ')', '*', '+',
                            ',', '-', '.', '/', ':', ';', '<',  '=', '>', '?'})
        table[static_cast<Byte>(sign)] = true;
    return table;
}();
/// ASCII signs before a lone byte.
constexpr auto isSignBefore = [] {
    auto table = isSign;
    for (const char sign : {'@', '[', '\\', ']', '^', '_', '`', '{', '|', '}', '~'})
        table[static_cast<Byte>(sign)] = true;
    return table;
}();

/// Requires: it is neither the first byte nor the last.
bool isLone(Bytes bytes, std::size_t at) {
    return bytes[at] >= 0x80 && isSign[bytes[at + 1]] && isSignBefore[bytes[at - 1]];
}

} // namespace

std::vector<LoneByte> takeLoneBytes(std::vector<SampleSegment>& sample) {
    std::array<std::uint32_t, 256> counts{};
    for (const SampleSegment& segment : sample) {
        const Bytes bytes = segment.fromSync();
        for (std::size_t at = 1; at + 1 < bytes.size(); ++at)
            if (isLone(bytes, at))
                ++counts[bytes[at]];
    }
    std::vector<LoneByte> found;
    for (std::size_t byte = 0x80; byte < counts.size(); ++byte)
        if (counts[byte] > 0)
            found.push_back({static_cast<Byte>(byte), effectiveCount(counts[byte])});
    if (found.empty() || found.size() >= leastKindsOfList)
        return {};
    for (SampleSegment& segment : sample) {
        std::vector<Byte> kept(segment.bytes.begin(),
                               segment.bytes.begin() + static_cast<std::ptrdiff_t>(segment.sync));
        const Bytes bytes = segment.fromSync();
        for (std::size_t at = 0; at < bytes.size(); ++at)
            if (at == 0 || at + 1 == bytes.size() || !isLone(bytes, at))
                kept.push_back(bytes[at]);
        segment.bytes = std::move(kept);
    }
    return found;
}

float costOf(const LoneByte& lone, const SingleByteTable* codePage) {
    const auto count = static_cast<float>(lone.count);
    if (!codePage)
        return ofNoise * count;
    const char16_t character = (*codePage)[lone.byte];
    const bool isCharacter = showsAlone(character) && character != 0xFFFF;
    return (ofCharacter + (isCharacter ? 0 : ofNoCharacter)) * count -
           (isDrawing(character) ? ofDrawing : 0);
}

} // namespace charsleuth
