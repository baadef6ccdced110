#include "core/parts/wide_end.h"

#include "core/bytes/find_byte.h"
#include "core/decode/decoder.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The fewest bytes of each part.
constexpr std::size_t fewestBytes = 6;
/// The most that a character outside ASCII costs in a part in UTF-16, nats: as in the least of
/// lines (partners.cpp).
constexpr float mostOfCharacter = 8;
/// How far before the first NUL a tail may begin, bytes: a line without ASCII.
constexpr std::size_t longestLine = 4096;

bool isOfText(char16_t unit) {
    return unit >= 0x20 || unit == '\t' || unit == '\n' || unit == '\r' || unit == '\f';
}

bool isWideText(Bytes bytes, EncodingId encoding, PieceCost& cost) {
    if (bytes.size() < fewestBytes || bytes.size() % 2 != 0)
        return false;
    if (bytes[0] + bytes[1] == 0xFF + 0xFE) // a byte order mark, which is in no language
        bytes = bytes.subspan(2);
    const DecodedText decoded = decode(bytes, encoding);
    return decoded.malformed.empty() && std::ranges::all_of(decoded.text, isOfText) &&
           cost.of(bytes, encoding).ofCharacter() <= mostOfCharacter;
}

bool isNarrowText(Bytes bytes) {
    return bytes.size() >= fewestBytes && std::ranges::all_of(bytes, isOfText);
}

/// Where the tail begins whose first ASCII character is at `at`: there, or at a line before it.
std::size_t tailFrom(Bytes bytes, std::size_t at, EncodingId encoding, PieceCost& cost) {
    const std::size_t least = at - std::min(at, longestLine);
    for (std::size_t begin = at; begin > least; begin -= std::min<std::size_t>(begin, 2))
        if (bytes[begin - 1] == '\n')
            return begin == at || isWideText(bytes.subspan(begin, at - begin), encoding, cost)
                       ? begin
                       : at;
    return at;
}

std::optional<WideEnd> tailOf(Bytes bytes, std::size_t firstNul, PieceCost& cost) {
    for (const EncodingId encoding : {EncodingId::Utf16Le, EncodingId::Utf16Be}) {
        const std::size_t before = encoding == EncodingId::Utf16Le ? 1 : 0;
        if (firstNul <= before)
            continue;
        const std::size_t begin = tailFrom(bytes, firstNul - before, encoding, cost);
        if (isNarrowText(bytes.first(begin)) && isWideText(bytes.subspan(begin), encoding, cost))
            return WideEnd{{begin, bytes.size()}, encoding};
    }
    return std::nullopt;
}

std::optional<WideEnd> headOf(Bytes bytes, std::size_t lastNul, PieceCost& cost) {
    for (const EncodingId encoding : {EncodingId::Utf16Le, EncodingId::Utf16Be}) {
        const bool isLittle = encoding == EncodingId::Utf16Le;
        const std::size_t end = lastNul + (isLittle ? 1 : 2);
        if (end < 2 || end > bytes.size() || bytes[isLittle ? end - 2 : end - 1] != '\n')
            continue;
        const Bytes tail = bytes.subspan(end);
        if (isNarrowText(tail) && tally(tail, EncodingId::Utf8).malformed == 0 &&
            isWideText(bytes.first(end), encoding, cost))
            return WideEnd{{0, end}, encoding};
    }
    return std::nullopt;
}

} // namespace

std::optional<WideEnd> wideEndOf(Bytes bytes, PieceCost& cost) {
    const Byte* const end = bytes.data() + bytes.size();
    const Byte* const first = findByte(bytes.data(), end, 0);
    if (first == end)
        return std::nullopt;
    const auto last = std::find(bytes.rbegin(), bytes.rend(), Byte{0});
    if (auto head = headOf(bytes, static_cast<std::size_t>(bytes.rend() - last) - 1, cost))
        return head;
    return tailOf(bytes, static_cast<std::size_t>(first - bytes.data()), cost);
}

} // namespace charsleuth
