#include "core/statistics/draft.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/statistics/second_bytes.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// U+0085, the line end of mainframes: on pages where ASCII is not itself it counts as a line feed.
constexpr char16_t nextLine = 0x85;

/// The byte values that occur in the input, and for each page a number of what it makes of them:
/// equal for equal texts. What all ASCII-compatible pages have in common is counted once.
class Values {
public:
    explicit Values(const ByteCounts& counts)
        : m_all(counts.present()),
          m_high(std::ranges::lower_bound(m_all, Byte{0x80}), m_all.end()) {
        for (const Byte value : m_all)
            m_ascii = value < 0x80 ? step(m_ascii, value) : m_ascii;
    }
    std::uint64_t number(EncodingId page, const SingleByteTable& table) const {
        const bool ascii = info(page).asciiCompatible;
        std::uint64_t number = ascii ? m_ascii : start;
        for (const Byte value : ascii ? m_high : Bytes(m_all))
            number = step(number, table[value]);
        return number;
    }
    bool agree(const SingleByteTable& a, const SingleByteTable& b) const {
        return std::ranges::all_of(m_all, [&](Byte value) { return a[value] == b[value]; });
    }

private:
    static constexpr std::uint64_t start = 0xCBF29CE484222325; // FNV-1a, two bytes a step
    static constexpr std::uint64_t step(std::uint64_t number, char16_t unit) {
        return (number ^ unit) * 0x100000001B3;
    }

    std::vector<Byte> m_all;
    Bytes m_high;
    std::uint64_t m_ascii = start;
};

std::uint64_t foreignCharacters(const Draft& draft) {
    std::uint64_t characters = 0;
    for (std::size_t unit = firstForeign(draft); unit < draft.characters.size(); ++unit)
        if (draft.characters[unit] >= 0x80)
            characters += draft.passage->counts()[unit];
    return characters;
}

void read(EncodingId encoding, const SingleByteTable& table, const Passage& bytes, Draft& draft) {
    draft.encodings.push_back(encoding);
    draft.passage = &bytes;
    draft.asciiBytes = info(encoding).asciiCompatible;
    draft.size = bytes.size();
    draft.characters.resize(bytes.units().size());
    const char32_t ofNextLine = draft.asciiBytes ? nextLine : U'\n';
    for (std::size_t unit = 0; unit < draft.characters.size(); ++unit) {
        const char16_t character = table[bytes.units()[unit]];
        draft.characters[unit] = character == 0xFFFF     ? noCharacter
                                 : character == nextLine ? ofNextLine
                                                         : character;
        draft.unread += character == 0xFFFF ? bytes.counts()[unit] : 0;
    }
    draft.foreign = foreignCharacters(draft);
    const auto rows = secondBytes();
    auto second = std::ranges::lower_bound(rows, encoding, {}, &SecondByte::encoding);
    for (; second != rows.end() && second->encoding == encoding; ++second)
        if (const std::optional<Unit> unit = bytes.unitOf(second->byte))
            draft.secondWay.push_back(*unit);
}

/// UTF-16 and UTF-32 are in step from a segment's first byte on; others from its sync point.
bool isWide(EncodingId encoding) {
    return encoding == EncodingId::Utf16Le || encoding == EncodingId::Utf16Be ||
           encoding == EncodingId::Utf32Le || encoding == EncodingId::Utf32Be;
}

/// Whether the encoding reads ASCII bytes as they are, whatever bytes they are.
bool readsAscii(EncodingId encoding, const ByteCounts& counts) {
    return counts.high == 0 && info(encoding).asciiCompatible;
}

/// An encoding of which this one's decoder gives the same text of these bytes, if it comes before.
std::optional<EncodingId> decodedLike(EncodingId encoding, const ByteCounts& counts) {
    if (encoding == EncodingId::Gb18030) // WHATWG Encoding Standard, section 10.1
        return EncodingId::Gbk;
    // CESU-8 differs in surrogates (ED) and in sequences of four bytes.
    const auto occurs = [&](std::size_t byte) { return counts.count[byte] > 0; };
    if (encoding == EncodingId::Cesu8 && !occurs(0xED) && !occurs(0xF0) && !occurs(0xF1) &&
        !occurs(0xF2) && !occurs(0xF3) && !occurs(0xF4))
        return EncodingId::Utf8;
    return std::nullopt;
}

void decode(EncodingId encoding, std::span<const SampleSegment> sample, Draft& draft,
            bool& isAscii) {
    draft.encodings.push_back(encoding);
    draft.own.emplace(draft.text.get_allocator().resource());
    isAscii = true;
    for (const SampleSegment& segment : sample) {
        const std::size_t begin = isWide(encoding) ? 0 : segment.sync;
        const Bytes bytes = Bytes(segment.bytes).subspan(begin);
        DecodedText text;
        Decoder decoder(encoding);
        decoder.feed(bytes, text);
        decoder.finish(text);
        draft.size += bytes.size();
        for (const MalformedRange& range : text.malformed)
            draft.unread += range.bytes.size();
        draft.own->add(text, segment.offset == 0 && begin == 0);
        isAscii = isAscii && std::ranges::equal(text.text, bytes);
        draft.text += std::u16string_view(text.text);
    }
}

} // namespace

Drafts singleByteDrafts(const ByteCounts& counts, const Passage& bytes,
                        std::span<const EncodingId> candidates, std::pmr::memory_resource* memory) {
    const Values values(counts);
    Drafts drafts(memory);
    std::vector<std::uint64_t> numbers;
    numbers.reserve(candidates.size());
    for (const EncodingId encoding : candidates) {
        const SingleByteTable* table = singleByteTable(encoding);
        if (!table)
            continue;
        const std::uint64_t number = values.number(encoding, *table);
        const auto same = std::ranges::find(numbers, number);
        if (same != numbers.end()) {
            Draft& draft = drafts[static_cast<std::size_t>(same - numbers.begin())];
            if (values.agree(*table, *singleByteTable(draft.encodings.front()))) {
                draft.encodings.push_back(encoding);
                continue;
            }
        }
        read(encoding, *table, bytes, drafts.emplace_back(memory));
        numbers.push_back(number);
    }
    return drafts;
}

void addDecodedDrafts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                      std::span<const EncodingId> candidates, Drafts& drafts) {
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        const auto ascii = std::ranges::find_if(
            drafts, [](const Draft& draft) { return !draft.own && draft.asciiBytes; });
        if (ascii != drafts.end() && readsAscii(encoding, counts)) {
            ascii->encodings.push_back(encoding);
            continue;
        }
        if (const auto like = decodedLike(encoding, counts)) {
            const auto known = std::ranges::find_if(drafts, [&](const Draft& draft) {
                return std::ranges::find(draft.encodings, *like) != draft.encodings.end();
            });
            if (known != drafts.end()) {
                known->encodings.push_back(encoding);
                continue;
            }
        }
        bool isAscii = false;
        Draft& draft = drafts.emplace_back(drafts.get_allocator().resource());
        decode(encoding, sample, draft, isAscii);
        const auto same = std::ranges::find_if(drafts, [&](const Draft& other) {
            return other.own ? other.text == draft.text
                             : isAscii && counts.high == 0 && other.asciiBytes;
        });
        if (&*same != &draft) {
            same->encodings.push_back(encoding);
            drafts.pop_back();
            continue;
        }
        draft.own->finish();
        draft.passage = &*draft.own;
        draft.characters.assign(draft.own->units().begin(), draft.own->units().end());
        draft.foreign = foreignCharacters(draft);
    }
}

std::size_t firstForeign(const Draft& draft) {
    if (!draft.asciiBytes)
        return 0;
    const auto& units = draft.passage->units(); // bytes, ascending
    return static_cast<std::size_t>(std::ranges::lower_bound(units, U'\x80') - units.begin());
}

Difference difference(const Draft& a, const Draft& b) {
    if (a.own || b.own) {
        const std::uint64_t one = a.passage->size(), other = b.passage->size();
        const std::uint64_t places =
            std::max({std::min(a.foreign, b.foreign), one > other ? one - other : other - one,
                      std::uint64_t{1}});
        return {places, places};
    }
    Difference found;
    for (std::size_t unit = std::min(firstForeign(a), firstForeign(b)); unit < a.characters.size();
         ++unit)
        if (a.characters[unit] != b.characters[unit]) {
            found.characters += a.passage->counts()[unit];
            ++found.kinds;
        }
    return found;
}

} // namespace charsleuth
