#include "core/repair/notice.h"

#include "core/bytes/find_byte.h"
#include "core/decode/decoder.h"
#include "core/statistics/model/alphabet.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace charsleuth {

namespace {

/// Whether the two bytes are a character that leads: U+00C2 to U+00F4, or U+0420 and U+0421.
bool isLead(Byte first, Byte second) {
    constexpr Byte latin = 0xC3, cyrillic = 0xD0;
    return (first == latin && second >= 0x82 && second <= 0xB4) ||
           (first == cyrillic && (second == 0xA0 || second == 0xA1));
}

/// Whether a character that begins with `trail` stands after one that leads.
bool hasAfterLead(Bytes bytes, Byte trail) {
    const Byte* const begin = bytes.data();
    const Byte* const end = begin + bytes.size();
    for (const Byte* at = findByte(begin, end, trail); at != end; at = findByte(at + 1, end, trail))
        if (at - begin >= 2 && isLead(at[-2], at[-1]))
            return true;
    return false;
}

/// Nats for each character outside ASCII from which a text is odd: of 55 sound texts of ten lines
/// in as many languages 2 have more, of 200 in which lines or all were misread 10 have less
/// (tests/accuracy/repair_texts.py).
constexpr double odd = 7;
/// The fewest letters that say something.
constexpr std::size_t fewestLetters = 4;
/// The least share of one script among the letters: of tables of characters each is as odd.
constexpr double ofOneScript = 0.9;

} // namespace

bool mayBeMojibake(std::span<const SampleSegment> sample) {
    // The trails are searched for, since leads are frequent in sound text: U+0080 to U+00BF, and
    // quotes, dashes and the like.
    constexpr Byte latin = 0xC2, punctuation = 0xE2;
    for (const SampleSegment& segment : sample)
        if (hasAfterLead(segment.bytes, latin) || hasAfterLead(segment.bytes, punctuation))
            return true;
    return false;
}

bool readsOddly(std::span<const SampleSegment> sample, double cost, std::uint64_t count) {
    if (cost < odd * static_cast<double>(count) || count < fewestLetters)
        return false;
    const Alphabet alphabet;
    std::array<std::size_t, scriptCount + 1> characters{}; // by script; signs at its end
    for (const SampleSegment& segment : sample)
        for (const char16_t unit : decode(segment.fromSync(), EncodingId::Utf8).text)
            if (unit >= 0x80)
                ++characters[static_cast<std::size_t>(alphabet.scriptOf(alphabet.symbolOf(unit)))];
    const auto scripts = std::span(characters).first(scriptCount);
    const std::size_t most = std::ranges::max(scripts);
    const std::size_t letters = std::accumulate(scripts.begin(), scripts.end(), std::size_t{});
    return most >= fewestLetters &&
           static_cast<double>(most) >= ofOneScript * static_cast<double>(letters) &&
           letters >= characters.back();
}

} // namespace charsleuth
