#include "core/ranking/encoded_twice.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/decode/utf8_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numbers>
#include <vector>

namespace charsleuth {

namespace {

constexpr std::size_t lookedAt = 8192; ///< bytes
constexpr double noAccident = 30;      ///< decibans
/// Sound sequences for each other one, at least: a code page that lacks some bytes lost what it
/// could not show.
constexpr std::uint64_t soundForEachOther = 3;
/// Units of UTF-16 after which a text is given up that has more other sequences than sound ones.
constexpr std::size_t firstLook = 256;

/// The code pages that programs assume for text: those that systems had as their own, with those of
/// most users first.
constexpr std::array codePages{
    EncodingId::Windows1252, EncodingId::Iso8859_1,   EncodingId::Windows1251,
    EncodingId::Windows1250, EncodingId::Windows1254, EncodingId::Windows1253,
    EncodingId::Windows1257, EncodingId::Windows1255, EncodingId::Windows1256,
    EncodingId::Windows1258, EncodingId::Windows874,  EncodingId::Iso8859_2,
    EncodingId::Iso8859_15,  EncodingId::Ibm437,      EncodingId::Ibm850,
    EncodingId::Ibm852,      EncodingId::Ibm866,      EncodingId::Macintosh,
    EncodingId::Koi8R};

bool isAscii(char16_t unit) {
    return unit < 0x80;
}

/// The byte of a character; nothing if the code page lacks it. All 128 bytes are compared, in
/// vectors.
std::optional<Byte> byteOf(char16_t unit, const SingleByteTable& table) {
    if (isAscii(unit))
        return static_cast<Byte>(unit);
    std::int16_t found = 0;
    for (std::int16_t byte = 0x80; byte < 0x100; ++byte)
        found =
            std::max(found, table[static_cast<std::size_t>(byte)] == unit ? byte : std::int16_t{0});
    return found != 0 && unit != 0xFFFF ? std::optional(static_cast<Byte>(found)) : std::nullopt;
}

/// The text to test, without characters that the limit of 8 KiB or the sample's windows cut off.
std::u16string textOf(std::span<const SampleSegment> sample) {
    std::u16string text;
    std::size_t left = lookedAt;
    for (std::size_t i = 0; i < sample.size() && left > 0; ++i) {
        const Bytes bytes = sample[i].fromSync();
        text += decode(bytes.first(std::min(left, bytes.size())), EncodingId::Utf8).text;
        left -= std::min(left, bytes.size());
    }
    std::erase(text, u'\xFFFD');
    return text;
}

/// Whether one of the 64 bytes from `first` on stands for the unit. All are compared, in vectors.
template <Byte first>
bool isAmong(char16_t unit, const SingleByteTable& table) {
    std::uint16_t found = 0;
    for (std::size_t i = 0; i < 64; ++i)
        found = static_cast<std::uint16_t>(found | (table[first + i] == unit ? 0xFFFF : 0));
    return found != 0 && unit != 0xFFFF;
}

/// Whether one of the first characters outside ASCII, with its successor, looks like the beginning
/// of a UTF-8 sequence. Nearly always none does, and the text need not be encoded.
bool beginsSo(std::u16string_view text, const SingleByteTable& table) {
    constexpr std::size_t tried = 4;
    std::size_t high = 0;
    for (std::size_t at = 0; high < tried && at + 1 < text.size(); ++at) {
        if (isAscii(text[at]))
            continue;
        ++high;
        if (isAmong<0xC0>(text[at], table) && isAmong<0x80>(text[at + 1], table))
            return true;
    }
    return false;
}

/// A text's bytes in a code page.
struct Behind {
    EncodingId codePage{};
    std::vector<Byte> bytes;
    std::uint64_t others = 0; ///< characters that the page lacks, sequences that are not UTF-8
};

/// Nothing if the bytes are not UTF-8.
std::optional<Behind> utf8Behind(std::u16string_view text, EncodingId codePage) {
    const SingleByteTable& table = *singleByteTable(codePage);
    constexpr Byte leadOfLatin = 0xC3, noBreakSpace = 0xA0;
    std::vector<Byte> bytes;
    std::uint64_t lacking = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        if (at == firstLook) {
            const TextTally begun = tally(bytes, EncodingId::Utf8);
            if (lacking + begun.malformed > begun.sequences)
                return std::nullopt;
        }
        // Programs replace no-break spaces, the second half of "à", by spaces.
        const bool wasNoBreak = unit == u' ' && !bytes.empty() && bytes.back() == leadOfLatin;
        const auto byte = wasNoBreak ? noBreakSpace : byteOf(unit, table);
        if (byte)
            bytes.push_back(*byte);
        else
            ++lacking;
    }
    const TextTally utf8 = tally(bytes, EncodingId::Utf8);
    const std::uint64_t others = lacking + utf8.malformed;
    const bool isSound = utf8.sequences > 0 && others * soundForEachOther <= utf8.sequences;
    return isSound ? std::optional(Behind{codePage, std::move(bytes), others}) : std::nullopt;
}

/// The probability of a text, and its language.
struct Likely {
    Weight weight; ///< 10·log10 of P(text)
    std::string_view language;
};

Likely likelihood(std::vector<Byte> utf8, const ByteCounts& counts, const Prior& prior) {
    constexpr double noisePerByte = 80 * std::numbers::ln2 / std::numbers::ln10; // 1/256
    constexpr std::array only{EncodingId::Utf8};
    const Weight noise{noisePerByte * static_cast<double>(utf8.size())};
    const SampleSegment segment{0, std::move(utf8)};
    const Reading reading = readings(counts, {&segment, 1}, only, prior).front();
    return {reading.weight - noise, reading.language};
}

std::vector<Byte> utf8Of(std::u16string_view text) {
    const std::string utf8 = toUtf8(text);
    return {utf8.begin(), utf8.end()};
}

} // namespace

std::optional<EncodedTwice> encodedTwice(std::span<const SampleSegment> sample,
                                         const ByteCounts& counts, const Prior& prior) {
    const std::u16string text = textOf(sample);
    const auto first = std::ranges::find_if_not(text, isAscii);
    const auto fromFirst = std::u16string_view(first, text.end());
    std::vector<Behind> found;
    for (const EncodingId codePage : codePages)
        if (beginsSo(fromFirst, *singleByteTable(codePage)))
            if (auto behind = utf8Behind(text, codePage))
                found.push_back(*std::move(behind));
    std::ranges::stable_sort(found, {}, &Behind::others);
    for (Behind& behind : found) {
        const Likely once = likelihood(std::move(behind.bytes), counts, prior);
        const Likely asItIs = likelihood(utf8Of(text), counts, prior);
        if ((once.weight - asItIs.weight).decibans >= noAccident)
            return EncodedTwice{behind.codePage, once.language, behind.others == 0};
    }
    return std::nullopt;
}

} // namespace charsleuth
