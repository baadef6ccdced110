#include "core/statistics/draft.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/structure/byte_structure.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

namespace charsleuth {

namespace {

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
            DecodedDraft& own, std::span<DecodedSegment> segments) {
    draft.encodings.add(encoding);
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
        own.text += std::u16string_view(decoded.text);
    }
    return isAscii;
}

/// The string's own comparison goes unit by unit, through kilobytes of the same ASCII.
bool isSame(std::u16string_view a, std::u16string_view b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof a[0]) == 0;
}

/// The passage of a text that no other draft has.
void finish(Draft& draft, DecodedDraft& own, std::span<const DecodedSegment> segments,
            const Alphabet& alphabet) {
    own.passage.reserve(own.text.size() + segments.size());
    for (const DecodedSegment& segment : segments)
        own.passage.add(segment.text, segment.atStart);
    own.passage.finish();
    draft.own = &own;
    draft.passage = &own.passage;
    draft.ebcdic = isEbcdic(draft.encodings.front());
    own.symbols.resize(draft.units());
    for (std::size_t unit = 0; unit < draft.units(); ++unit) {
        const char32_t character = draft.character(unit);
        own.symbols[unit] = alphabet.symbolOf(character);
        if (character < 0x80)
            continue;
        const std::uint32_t count = own.passage.counts()[unit];
        draft.foreign += count;
        const Script script = alphabet.scriptOf(own.symbols[unit]);
        if (script == Script::None)
            continue;
        own.letters[static_cast<std::size_t>(script)] += count;
        draft.letters = true;
    }
}

/// The first page that is ASCII below 0x80, or null.
Draft* asciiPageOf(Drafts& drafts) {
    const auto page = std::ranges::find_if(drafts.all, &Draft::asciiBytes);
    return page == drafts.all.end() ? nullptr : &*page;
}

/// The draft of which byte counts tell that the encoding gives the same text, or null.
Draft* draftLike(EncodingId encoding, const ByteCounts& counts, Drafts& drafts) {
    if (Draft* const ascii = asciiPageOf(drafts); ascii && readsAscii(encoding, counts))
        return ascii;
    const auto like = decodedLike(encoding, counts);
    if (!like)
        return nullptr;
    const auto has = [&](const Draft& draft) {
        return std::ranges::find(draft.encodings, *like) != draft.encodings.end();
    };
    const auto latest = std::find_if(drafts.all.rbegin(), drafts.all.rend(), has);
    return latest == drafts.all.rend() ? nullptr : &*latest;
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

void addDecodedDrafts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                      std::span<const EncodingId> candidates, Drafts& drafts) {
    const Alphabet alphabet;
    std::vector<DecodedSegment> segments(sample.size());
    const std::size_t pages = drafts.all.size();
    Draft* const ascii = asciiPageOf(drafts); // there is room for all
    const bool isAscii = counts.high == 0 && ascii;
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        if (Draft* const known = draftLike(encoding, counts, drafts)) {
            known->encodings.add(encoding);
            continue;
        }
        const auto decoded = std::span(drafts.all).subspan(pages);
        Draft draft;
        DecodedDraft& own = drafts.decoded.emplace_back(drafts.decoded.get_allocator().resource());
        const bool isItself = decode(encoding, sample, draft, own, segments);
        const auto same = std::ranges::find_if(
            decoded, [&](const Draft& other) { return isSame(other.own->text, own.text); });
        Draft* const like = isItself && isAscii ? ascii : same != decoded.end() ? &*same : nullptr;
        if (like) {
            like->encodings.add(encoding);
            like->compared = true;
            drafts.decoded.pop_back();
        } else {
            finish(draft, own, segments, alphabet);
            drafts.all.push_back(std::move(draft));
        }
    }
}

std::vector<EncodingList> alike(const ByteCounts& counts, std::span<const EncodingId> candidates) {
    const Passage none;
    Drafts texts = singleByteDrafts(counts, none, candidates, std::pmr::get_default_resource());
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        Draft* const known = draftLike(encoding, counts, texts);
        (known ? *known : texts.all.emplace_back()).encodings.add(encoding);
    }
    std::vector<EncodingList> lists;
    lists.reserve(texts.all.size());
    for (Draft& text : texts.all)
        lists.push_back(std::move(text.encodings));
    return lists;
}

std::array<std::uint32_t, scriptCount> lettersOf(const Draft& draft) {
    if (draft.own)
        return draft.own->letters;
    // Two by two: most are of one script, and to add to one number again and again takes its time.
    std::array<std::array<std::uint32_t, kindCount>, 2> kinds{};
    const std::span units = draft.passage->units();
    const std::span counts = draft.passage->counts();
    for (std::size_t unit = draft.firstForeign; unit < units.size(); ++unit)
        kinds[unit % 2][draft.symbols->kinds[units[unit]]] += counts[unit];
    std::array<std::uint32_t, scriptCount> letters;
    for (std::size_t script = 0; script < scriptCount; ++script)
        letters[script] = kinds[0][script] + kinds[1][script];
    return letters;
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
    const bool haveNextLines = a.ebcdic || b.ebcdic;
    for (std::size_t unit = std::min(a.firstForeign, b.firstForeign); unit < units.size(); ++unit) {
        const bool differs = (*a.page)[units[unit]] != (*b.page)[units[unit]] &&
                             (!haveNextLines || a.character(unit) != b.character(unit));
        found.characters += differs ? counts[unit] : 0;
        found.kinds += differs;
    }
    return found;
}

} // namespace charsleuth
