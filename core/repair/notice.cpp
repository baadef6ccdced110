#include "core/repair/notice.h"

#include "core/bytes/find_byte.h"
#include "core/bytes/lines.h"
#include "core/decode/decoder.h"
#include "core/repair/text_cost.h"
#include "core/repair/utf16.h"
#include "core/statistics/model/alphabet.h"
#include "core/statistics/reading.h"

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

/// Whether the bytes from `at` on are a frame's character that leads in IBM437 and its kin (U+251C,
/// U+252C, U+2564 or U+2568), and a letter: U+0080 to U+053F.
bool isFrameAndLetter(const Byte* at, const Byte* end) {
    if (end - at < 4 || at[3] < 0xC2 || at[3] > 0xD4)
        return false;
    const bool thin = at[1] == 0x94 && (at[2] == 0x9C || at[2] == 0xAC);
    const bool twofold = at[1] == 0x95 && (at[2] == 0xA4 || at[2] == 0xA8);
    return thin || twofold;
}

/// Whether a C1 control is at `at`, which stands for a sign of windows-1252.
bool isControl(const Byte* at, const Byte* end) {
    return at[0] == 0xC2 && end - at >= 2 && at[1] < 0xA0;
}

/// Whether a C1 control begins with `trail`, or a character that does stands after one that leads,
/// or leads in IBM437.
bool hasSequence(Bytes bytes, Byte trail) {
    constexpr Byte frames = 0xE2;
    const Byte* const begin = bytes.data();
    const Byte* const end = begin + bytes.size();
    for (const Byte* at = findByte(begin, end, trail); at != end; at = findByte(at + 1, end, trail))
        if ((at - begin >= 2 && isLead(at[-2], at[-1])) || isControl(at, end) ||
            (trail == frames && isFrameAndLetter(at, end)))
            return true;
    return false;
}

/// Nats for each character outside ASCII from which a text is odd: of 55 sound texts of ten lines
/// in as many languages 2 have more, of 200 in which lines or all were misread 10 have less
/// (tests/accuracy/repair_texts.py).
constexpr double odd = 7;
/// Nats for each where lines are scored one by one, so that their languages may differ: of 17 sound
/// texts in as many languages, plain and as paragraphs of HTML, none has more than 6.5, of 11
/// misread ones none less than 11.4.
constexpr float oddByLines = 8;
/// The fewest letters that say something.
constexpr std::size_t fewestLetters = 4;
/// The least share of one script among the letters: of tables of characters each is as odd.
constexpr double ofOneScript = 0.9;

/// Whether the lines are odd each by itself: of a page of HTML the changes of language cost as much
/// as the words.
bool areLinesOdd(std::span<const SampleSegment> sample) {
    constexpr std::size_t longest = 1024; // bytes of a line that tell enough
    TextCost cost;
    float nats = 0;
    std::size_t characters = 0, scored = 0;
    for (const SampleSegment& segment : sample)
        for (LineSplitter lines(segment.fromSync()); !lines.atEnd() && scored < mostScored;) {
            const Bytes all = lines.next(), line = all.first(std::min(all.size(), longest));
            if (isAscii(line))
                continue;
            const std::u32string text = charactersOf(decode(line, EncodingId::Utf8).text);
            nats += cost.of(text, Bound::MeantOutsideAscii);
            characters += static_cast<std::size_t>(
                std::ranges::count_if(text, [](char32_t each) { return each >= 0x80; }));
            scored += line.size();
        }
    return nats >= oddByLines * static_cast<float>(characters);
}

} // namespace

bool mayBeMojibake(std::span<const SampleSegment> sample) {
    // The trails are searched for, since leads are frequent in sound text: U+0080 to U+00BF, and
    // quotes, dashes and the like.
    constexpr Byte latin = 0xC2, punctuation = 0xE2;
    for (const SampleSegment& segment : sample)
        if (hasSequence(segment.bytes, latin) || hasSequence(segment.bytes, punctuation))
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
           letters >= characters.back() && areLinesOdd(sample);
}

} // namespace charsleuth
