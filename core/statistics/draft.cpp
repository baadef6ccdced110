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

/// The byte values of the whole input in order, and what a page makes of them.
using ByteTexts = std::vector<char16_t>;

ByteTexts textsOf(const std::vector<Byte>& values, const SingleByteTable& table) {
    ByteTexts texts;
    texts.reserve(values.size());
    for (const Byte value : values)
        texts.push_back(table[value]);
    return texts;
}

Draft singleByteDraft(EncodingId encoding, const SingleByteTable& table, const Passage& bytes) {
    Draft draft{
        .encodings = {encoding}, .passage = &bytes, .asciiBytes = info(encoding).asciiCompatible};
    draft.characters.reserve(bytes.units().size());
    for (std::size_t unit = 0; unit < bytes.units().size(); ++unit) {
        const char16_t character = table[bytes.units()[unit]];
        draft.characters.push_back(character == 0xFFFF                          ? noCharacter
                                   : character == nextLine && !draft.asciiBytes ? U'\n'
                                                                                : character);
        draft.size += bytes.counts()[unit];
        draft.unread += character == 0xFFFF ? bytes.counts()[unit] : 0;
    }
    for (const SecondByte& second : secondBytes())
        if (second.encoding == encoding)
            if (const std::optional<Unit> unit = bytes.unitOf(second.byte))
                draft.secondWay.push_back(*unit);
    return draft;
}

/// UTF-16 and UTF-32 are in step from a segment's first byte on; others from its sync point.
bool isWide(EncodingId encoding) {
    return encoding == EncodingId::Utf16Le || encoding == EncodingId::Utf16Be ||
           encoding == EncodingId::Utf32Le || encoding == EncodingId::Utf32Be;
}

Draft decodedDraft(EncodingId encoding, std::span<const SampleSegment> sample, bool& isAscii) {
    Draft draft;
    draft.encodings = {encoding};
    draft.own = std::make_unique<Passage>();
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
        draft.text += text.text;
    }
    return draft;
}

} // namespace

std::vector<Draft> singleByteDrafts(const ByteCounts& counts, const Passage& bytes,
                                    std::span<const EncodingId> candidates) {
    std::vector<Byte> values;
    for (std::size_t value = 0; value < 256; ++value)
        if (counts.count[value])
            values.push_back(static_cast<Byte>(value));
    std::vector<Draft> drafts;
    std::vector<ByteTexts> texts;
    for (const EncodingId encoding : candidates) {
        const SingleByteTable* table = singleByteTable(encoding);
        if (!table)
            continue;
        ByteTexts mine = textsOf(values, *table);
        if (const auto same = std::ranges::find(texts, mine); same != texts.end()) {
            drafts[static_cast<std::size_t>(same - texts.begin())].encodings.push_back(encoding);
            continue;
        }
        drafts.push_back(singleByteDraft(encoding, *table, bytes));
        texts.push_back(std::move(mine));
    }
    return drafts;
}

void addDecodedDrafts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                      std::span<const EncodingId> candidates, std::vector<Draft>& drafts) {
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        bool isAscii = false;
        Draft draft = decodedDraft(encoding, sample, isAscii);
        const auto same = std::ranges::find_if(drafts, [&](const Draft& other) {
            return other.own ? other.text == draft.text
                             : isAscii && counts.high == 0 && other.asciiBytes;
        });
        if (same != drafts.end()) {
            same->encodings.push_back(encoding);
            continue;
        }
        draft.own->finish();
        draft.passage = draft.own.get();
        draft.characters = draft.own->units();
        drafts.push_back(std::move(draft));
    }
}

std::uint64_t foreignCharacters(const Draft& draft) {
    std::uint64_t characters = 0;
    for (std::size_t unit = 0; unit < draft.characters.size(); ++unit)
        if (draft.characters[unit] >= 0x80)
            characters += draft.passage->counts()[unit];
    return characters;
}

std::uint64_t differing(const Draft& a, const Draft& b) {
    if (a.own || b.own)
        return std::max<std::uint64_t>(1, std::min(foreignCharacters(a), foreignCharacters(b)));
    std::uint64_t places = 0;
    for (std::size_t unit = 0; unit < a.characters.size(); ++unit)
        if (a.characters[unit] != b.characters[unit])
            places += a.passage->counts()[unit];
    return places;
}

} // namespace charsleuth
