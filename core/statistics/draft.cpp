#include "core/statistics/draft.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/statistics/second_bytes.h"
#include "core/structure/byte_structure.h"

#include <algorithm>
#include <string_view>

namespace charsleuth {

namespace {

/// The byte values that occur in the input, and for each page a number of what it makes of a few of
/// them: equal for equal texts, and seldom for others.
class Values {
public:
    explicit Values(const ByteCounts& counts)
        : m_all(counts.present()),
          m_high(std::ranges::lower_bound(m_all, Byte{0x80}), m_all.end()) {
        constexpr std::size_t few = 16;
        const Bytes telling = m_high.empty() ? Bytes(m_all) : m_high;
        for (std::size_t at = 0; at < telling.size(); at += telling.size() / few + 1)
            m_few.push_back(telling[at]);
    }
    std::uint64_t number(const SingleByteTable& table) const {
        std::uint64_t number = 0xCBF29CE484222325; // FNV-1a, two bytes a step
        for (const Byte value : m_few)
            number = (number ^ table[value]) * 0x100000001B3;
        return number;
    }
    /// `ascii`: both pages are ASCII-compatible.
    bool agree(const SingleByteTable& a, const SingleByteTable& b, bool ascii) const {
        return std::ranges::all_of(ascii ? m_high : Bytes(m_all),
                                   [&](Byte value) { return a[value] == b[value]; });
    }

private:
    std::vector<Byte> m_all;
    Bytes m_high;
    std::vector<Byte> m_few;
};

/// Drafts by their numbers. Requires: fewer drafts than slots.
class DraftsByNumber {
public:
    /// The draft of that number for which `is` holds; null until it is set.
    template <class Is>
    Draft*& find(std::uint64_t number, const Is& is) {
        auto at = static_cast<std::uint8_t>(number ^ number >> 32);
        while (m_slots[at].draft && (m_slots[at].number != number || !is(*m_slots[at].draft)))
            ++at; // open addressing; from the last to the first
        m_slots[at].number = number;
        return m_slots[at].draft;
    }

private:
    struct Slot {
        std::uint64_t number;
        Draft* draft = nullptr;
    };
    std::array<Slot, 256> m_slots;
};
static_assert(encodingCount < 256);

Kind kindOf(char32_t character, const Alphabet& alphabet) {
    if (character < 0x80)
        return asciiKind;
    static_assert(static_cast<std::size_t>(Script::None) == noLetter);
    return static_cast<Kind>(alphabet.scriptOf(alphabet.symbolOf(character)));
}

bool isOfMainframes(EncodingId encoding) {
    return info(encoding).platform == "mainframe";
}

/// What pages' drafts have in common.
struct Common {
    const Passage& bytes;
    std::size_t firstHigh = 0;       ///< the first unit of 0x80 or more
    std::uint64_t all = 0, high = 0; ///< characters, and those of these units
    std::array<Unit, 256> unitOf;    ///< gapUnit for a byte that does not occur

    explicit Common(const Passage& passage) : bytes(passage) {
        unitOf.fill(gapUnit);
        for (std::size_t unit = 0; unit < bytes.units().size(); ++unit) { // ascending
            const char32_t byte = bytes.units()[unit];
            unitOf[byte] = static_cast<Unit>(unit);
            all += bytes.counts()[unit];
            firstHigh += byte < 0x80 ? 1 : 0;
            high += byte < 0x80 ? 0 : bytes.counts()[unit];
        }
    }
};

void addSecondWays(EncodingId encoding, const Common& common, Draft& draft) {
    const auto rows = secondBytes();
    if (encoding < rows.front().encoding || encoding > rows.back().encoding)
        return;
    auto second = std::ranges::lower_bound(rows, encoding, {}, &SecondByte::encoding);
    for (; second != rows.end() && second->encoding == encoding; ++second)
        if (const Unit unit = common.unitOf[second->byte]; unit != gapUnit)
            draft.secondWay.push_back(unit);
}

/// What kinds of characters stand in a page's draft, and what they cost. Two by two: most are of
/// one kind, and to add to one number again and again takes its time.
void count(const Passage& bytes, Draft& draft) {
    const std::span units = std::span(bytes.units()).subspan(draft.firstForeign); // ascending
    const std::span counts = std::span(bytes.counts()).subspan(draft.firstForeign);
    const PageSymbols& symbols = *draft.symbols;
    std::array<std::uint32_t, kindCount> others{};
    std::uint32_t cost = 0;
    const auto take = [&](std::size_t unit, std::array<std::uint32_t, kindCount>& sums) {
        const char32_t byte = units[unit];
        sums[symbols.kinds[byte]] += counts[unit];
        cost += counts[unit] * symbols.costs[byte];
    };
    std::size_t unit = 0;
    for (; unit + 2 <= units.size(); unit += 2) {
        take(unit, draft.kinds);
        take(unit + 1, others);
    }
    if (unit < units.size())
        take(unit, draft.kinds);
    for (std::size_t kind = 0; kind < kindCount; ++kind)
        draft.kinds[kind] += others[kind];
    draft.cost = cost;
}

void read(EncodingId encoding, const SingleByteTable& table, const Common& common, Draft& draft) {
    draft.encodings.reserve(4); // most have no more
    draft.encodings.push_back(encoding);
    draft.passage = &common.bytes;
    draft.page = &table;
    draft.symbols = pageSymbols(encoding);
    draft.asciiBytes = info(encoding).asciiCompatible;
    draft.ofMainframes = isOfMainframes(encoding);
    draft.firstForeign = draft.asciiBytes ? common.firstHigh : 0;
    draft.size = common.all;
    count(common.bytes, draft);
    draft.unread = draft.kinds[noByte];
    draft.foreign = (draft.asciiBytes ? common.high : common.all) - draft.kinds[asciiKind];
    addSecondWays(encoding, common, draft);
}

/// UTF-16 and UTF-32 are in step from a segment's first byte on; others from its sync point.
bool isWide(EncodingId encoding) {
    return byteStructureOf(encoding) == ByteStructure::Wide;
}

/// The ASCII bytes that begin something else in an encoding that is ASCII until then; nothing for
/// encodings that never are, or always.
std::optional<std::string_view> signalsOf(EncodingId encoding) {
    if (encoding == EncodingId::Utf1)
        return "";
    if (encoding == EncodingId::Utf7)
        return "+";
    if (encoding == EncodingId::HzGb2312)
        return "~";
    if (byteStructureOf(encoding) == ByteStructure::Escaped)
        return "\x0E\x0F\x1B";
    return std::nullopt;
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

/// One segment's text.
struct DecodedSegment {
    DecodedText text;
    bool atStart = false; ///< of the input
};

/// Decodes all segments. Returns whether the text is the bytes themselves.
bool decode(EncodingId encoding, std::span<const SampleSegment> sample, Draft& draft,
            std::span<DecodedSegment> segments) {
    draft.encodings.push_back(encoding);
    bool isAscii = true;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const std::size_t begin = isWide(encoding) ? 0 : sample[i].sync;
        const Bytes bytes = Bytes(sample[i].bytes).subspan(begin);
        DecodedText& decoded = segments[i].text;
        decoded.text.clear();
        decoded.malformed.clear();
        Decoder decoder(encoding);
        decoder.feed(bytes, decoded);
        decoder.finish(decoded);
        segments[i].atStart = sample[i].offset == 0 && begin == 0;
        draft.size += bytes.size();
        for (const MalformedRange& range : decoded.malformed)
            draft.unread += range.bytes.size();
        isAscii = isAscii && std::ranges::equal(decoded.text, bytes);
        draft.text += std::u16string_view(decoded.text);
    }
    return isAscii;
}

/// The passage of a text that no other draft has.
void finish(Draft& draft, std::span<const DecodedSegment> segments, const Alphabet& alphabet) {
    Passage& own = draft.own.emplace(draft.text.get_allocator().resource());
    own.reserve(draft.text.size() + segments.size());
    for (const DecodedSegment& segment : segments)
        own.add(segment.text, segment.atStart);
    own.finish();
    draft.passage = &own;
    draft.ofMainframes = isOfMainframes(draft.encodings.front());
    for (std::size_t unit = 0; unit < draft.units(); ++unit)
        draft.kinds[kindOf(draft.character(unit), alphabet)] += own.counts()[unit];
    draft.foreign = own.size() - draft.kinds[asciiKind];
}

} // namespace

bool readsAscii(EncodingId encoding, const ByteCounts& counts) {
    if (counts.high > 0 || info(encoding).asciiCompatible)
        return counts.high == 0;
    const std::optional<std::string_view> signals = signalsOf(encoding);
    return signals && std::ranges::none_of(*signals, [&](char signal) {
               return counts.count[static_cast<Byte>(signal)] > 0;
           });
}

Drafts singleByteDrafts(const ByteCounts& counts, const Passage& bytes,
                        std::span<const EncodingId> candidates, std::pmr::memory_resource* memory) {
    const Values values(counts);
    const Common common(bytes);
    Drafts drafts(memory);
    drafts.reserve(candidates.size());
    DraftsByNumber known;
    for (const EncodingId encoding : candidates) {
        const SingleByteTable* table = singleByteTable(encoding);
        if (!table)
            continue;
        const bool ascii = info(encoding).asciiCompatible;
        Draft*& draft = known.find(values.number(*table), [&](const Draft& other) {
            return values.agree(*table, *other.page, other.asciiBytes && ascii);
        });
        if (draft) {
            draft->encodings.push_back(encoding);
        } else {
            draft = &drafts.emplace_back(memory);
            read(encoding, *table, common, *draft);
        }
    }
    return drafts;
}

void addDecodedDrafts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                      std::span<const EncodingId> candidates, Drafts& drafts) {
    const Alphabet alphabet;
    std::vector<DecodedSegment> segments(sample.size());
    const std::size_t pages = drafts.size();
    const auto ascii = std::ranges::find_if(drafts, &Draft::asciiBytes);
    const bool isAscii = counts.high == 0 && ascii != drafts.end();
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        if (ascii != drafts.end() && readsAscii(encoding, counts)) {
            ascii->encodings.push_back(encoding);
            continue;
        }
        const auto decoded = std::span(drafts).subspan(pages);
        if (const auto like = decodedLike(encoding, counts)) {
            const auto known = std::ranges::find_if(decoded, [&](const Draft& draft) {
                return std::ranges::find(draft.encodings, *like) != draft.encodings.end();
            });
            if (known != decoded.end()) {
                known->encodings.push_back(encoding);
                continue;
            }
        }
        Draft& draft = drafts.emplace_back(drafts.get_allocator().resource());
        const bool isItself = decode(encoding, sample, draft, segments);
        const auto same = std::ranges::find(decoded, draft.text, &Draft::text);
        Draft* const like = isItself && isAscii     ? &*ascii
                            : same != decoded.end() ? &*same
                                                    : nullptr;
        if (like) {
            like->encodings.push_back(encoding);
            like->compared = true;
            drafts.pop_back();
        } else {
            finish(draft, segments, alphabet);
        }
    }
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
    const std::span units = a.passage->units();
    const std::span counts = a.passage->counts();
    const bool haveNextLines = a.ofMainframes || b.ofMainframes;
    for (std::size_t unit = std::min(a.firstForeign, b.firstForeign); unit < units.size(); ++unit) {
        const bool differs = (*a.page)[units[unit]] != (*b.page)[units[unit]] &&
                             (!haveNextLines || a.character(unit) != b.character(unit));
        found.characters += differs ? counts[unit] : 0;
        found.kinds += differs;
    }
    return found;
}

} // namespace charsleuth
