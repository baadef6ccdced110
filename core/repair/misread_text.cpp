#include "core/repair/misread_text.h"

#include "core/bytes/utf8_trail.h"
#include "core/decode/ascii_run.h"
#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/decode/utf8_text.h"
#include "core/repair/layers.h"
#include "core/repair/misread_pages.h"
#include "core/repair/mojibake_found.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::size_t lookedAt = 8192; ///< bytes
/// Characters outside ASCII that were misread for each other one, at least: a code page that lacks
/// some bytes lost what it could not show.
constexpr std::uint64_t misreadForEachOther = 3;
/// Characters outside ASCII whose neighbours are looked at, and the UTF-16 units of a beginning.
constexpr std::size_t tried = 4, beginning = 64;

bool isAscii(char16_t unit) {
    return unit < 0x80;
}

/// The byte of a character outside ASCII; 0 if the code page lacks it. All 128 bytes are compared,
/// in vectors.
Byte byteOf(char16_t unit, const SingleByteTable& table) {
    std::int16_t found = 0;
    for (std::int16_t byte = 0x80; byte < 0x100; ++byte)
        found =
            std::max(found, table[static_cast<std::size_t>(byte)] == unit ? byte : std::int16_t{0});
    return unit != 0xFFFF ? static_cast<Byte>(found) : 0;
}

/// Whether at least every second character outside ASCII is part of a UTF-8 sequence in the page.
bool isUtf8In(std::u16string_view text, const SingleByteTable& table) {
    std::vector<Byte> bytes;
    std::uint64_t lacking = 0;
    for (const char16_t unit : text) {
        bytes.push_back(isAscii(unit) ? static_cast<Byte>(unit) : byteOf(unit, table));
        lacking += bytes.back() == 0 ? 1 : 0;
    }
    const TextTally utf8 = tally(bytes, EncodingId::Utf8);
    return utf8.sequences > 0 && lacking + utf8.malformed <= utf8.sequences;
}

/// Whether the text begins as UTF-8 does in some code page. Nearly always two neighbours among the
/// first characters outside ASCII show that it does not.
bool mayBeMisread(std::u16string_view text) {
    text.remove_prefix(
        static_cast<std::size_t>(std::ranges::find_if_not(text, isAscii) - text.begin()));
    std::vector<std::pair<char16_t, char16_t>> neighbours;
    for (std::size_t at = 0, high = 0; high < tried && at + 1 < text.size(); ++at) {
        high += isAscii(text[at]) ? 0 : 1;
        if (!isAscii(text[at]) && !isAscii(text[at + 1]))
            neighbours.emplace_back(text[at], text[at + 1]);
    }
    return std::ranges::any_of(misreadPages(), [&](EncodingId page) {
        const SingleByteTable& table = *singleByteTable(page);
        const auto isBegun = [&](const auto& pair) {
            return sizeOfSequence(byteOf(pair.first, table)) != 0 &&
                   isUtf8Trail(byteOf(pair.second, table));
        };
        return std::ranges::any_of(neighbours, isBegun) &&
               isUtf8In(text.substr(0, beginning), table);
    });
}

/// The bytes that mayBeMisread() looks at: the beginning from the first byte of 0x80 or more on,
/// and in it the tried characters with the one behind them, of four bytes each at most.
Bytes beginningOfHigh(Bytes bytes) {
    constexpr std::size_t size = 4 * (beginning + 1), high = 4 * (tried + 2);
    const std::size_t first = endOfAscii(bytes, 0);
    std::size_t end = first;
    for (std::size_t met = 0; end < bytes.size() && (end < first + size || met < high); ++end)
        met += bytes[end] >= 0x80 ? 1 : 0;
    return bytes.subspan(first, end - first);
}

std::vector<Byte> beginningOf(std::span<const SampleSegment> sample) {
    std::vector<Byte> all;
    for (const SampleSegment& segment : sample) {
        const Bytes bytes = segment.fromSync();
        const Bytes taken = bytes.first(std::min(lookedAt - all.size(), bytes.size()));
        all.insert(all.end(), taken.begin(), taken.end());
    }
    return all;
}

} // namespace

std::optional<MisreadText> misreadText(std::span<const SampleSegment> sample) {
    const std::vector<Byte> bytes = beginningOf(sample);
    if (!mayBeMisread(decode(beginningOfHigh(bytes), EncodingId::Utf8).text))
        return std::nullopt;
    const MappedText text = decodeMapped(bytes, EncodingId::Utf8);
    const auto outsideAscii = [](std::u16string_view all) {
        return static_cast<std::uint64_t>(all.size()) -
               static_cast<std::uint64_t>(std::ranges::count_if(all, isAscii));
    };
    Repairer repairer;
    repairer.feed(text);
    MojibakeCount count;
    MisreadText found{.isWhole = true};
    std::uint64_t misread = 0;
    auto from = bytes.begin();
    repairer.conclude([&](Repair&& repair) {
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(repair.bytes.begin);
        found.meant.insert(found.meant.end(), from, begin);
        const std::string after = toUtf8(repair.after);
        found.meant.insert(found.meant.end(), after.begin(), after.end());
        from = bytes.begin() + static_cast<std::ptrdiff_t>(repair.bytes.end);
        found.isWhole = found.isWhole && !repair.lossy;
        misread += outsideAscii(repair.before);
        count.add(repair);
    });
    found.meant.insert(found.meant.end(), from, bytes.end());
    const auto mojibake = count.conclude();
    const std::uint64_t others = outsideAscii(text.text) - misread;
    const auto page = mojibake ? mojibake->utf8ReadAs() : std::nullopt;
    if (!page || others * misreadForEachOther > misread)
        return std::nullopt;
    found.readAs = *page;
    found.isWhole = found.isWhole && others == 0;
    return found;
}

} // namespace charsleuth
