#include "core/statistics/text/candidate_text.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/encoding_list.h"
#include "core/registry/registry.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

namespace charsleuth {

namespace {

/// Whether the encoding has wide units. These are aligned from a segment's first byte on; other
/// encodings begin at its sync point.
bool isWide(EncodingId encoding) {
    return byteStructureOf(encoding) == ByteStructure::Wide;
}

/// The ASCII bytes that begin something else in an encoding that is ASCII until then. Nothing for
/// encodings that are never ASCII, or always.
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

/// An earlier encoding whose decoder gives the same text of these bytes.
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

/// The text of one segment.
struct DecodedSegment {
    DecodedText text;
    bool atStart = false; ///< at the start of the input
};

/// Decodes all segments. Returns whether the text is the bytes themselves.
bool decode(EncodingId encoding, std::span<const SampleSegment> sample, CandidateText& text,
            DecodedCandidate& own, std::span<DecodedSegment> segments) {
    text.encodings.add(encoding);
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
        text.size += bytes.size();
        for (const MalformedRange& range : decoded.malformed)
            text.undecodable += range.bytes.size();
        isAscii = isAscii && std::ranges::equal(decoded.text, bytes);
        own.text += std::u16string_view(decoded.text);
    }
    return isAscii;
}

/// Compares strings by blocks. The string's own comparison goes unit by unit, through kilobytes of
/// equal ASCII.
bool isSame(std::u16string_view a, std::u16string_view b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof a[0]) == 0;
}

/// Counts the n-grams of a text that no other candidate has.
void finish(CandidateText& text, DecodedCandidate& own, std::span<const DecodedSegment> segments,
            const Alphabet& alphabet) {
    own.ngrams.reserve(own.text.size() + segments.size());
    for (const DecodedSegment& segment : segments)
        own.ngrams.add(segment.text, segment.atStart);
    own.ngrams.finish();
    text.own = &own;
    text.ngrams = &own.ngrams;
    text.ebcdic = isEbcdic(text.encodings.front());
    own.symbols.resize(text.units());
    for (std::size_t unit = 0; unit < text.units(); ++unit) {
        const char32_t character = text.character(unit);
        own.symbols[unit] = alphabet.symbolOf(character);
        if (character < 0x80)
            continue;
        const std::uint32_t count = own.ngrams.counts()[unit];
        text.nonAscii += count;
        text.drawing = text.drawing || isDrawing(character);
        const Script script = alphabet.scriptOf(own.symbols[unit]);
        if (script == Script::None)
            continue;
        own.letters[static_cast<std::size_t>(script)] += count;
        text.letters = true;
    }
}

/// The first code page that is ASCII below 0x80, or null.
CandidateText* asciiCodePageOf(CandidateTexts& texts) {
    const auto codePage = std::ranges::find_if(texts.all, &CandidateText::asciiBytes);
    return codePage == texts.all.end() ? nullptr : &*codePage;
}

/// The text that the encoding gives too, as far as byte counts show; or null.
CandidateText* textLike(EncodingId encoding, const ByteCounts& counts, CandidateTexts& texts) {
    if (CandidateText* const ascii = asciiCodePageOf(texts); ascii && readsAscii(encoding, counts))
        return ascii;
    const auto like = decodedLike(encoding, counts);
    if (!like)
        return nullptr;
    const auto has = [&](const CandidateText& text) { return isAmong(*like, text.encodings); };
    const auto latest = std::find_if(texts.all.rbegin(), texts.all.rend(), has);
    return latest == texts.all.rend() ? nullptr : &*latest;
}

/// The number of different characters outside ASCII, or bytes of 0x80 or more.
std::uint64_t kindsOutsideAscii(const CandidateText& text) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(text.ngrams->units(), [](char32_t unit) { return unit >= 0x80; }));
}

/// Whether ASCII is one byte each in the encodings of the text, and no state changes it.
bool keepsAscii(const CandidateText& text) {
    return text.asciiBytes || byteStructureOf(text.encodings.front()) == ByteStructure::MultiByte;
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

void addDecodedTexts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                     std::span<const EncodingId> candidates, CandidateTexts& texts) {
    const Alphabet alphabet;
    std::vector<DecodedSegment> segments(sample.size());
    const std::size_t codePages = texts.all.size();
    CandidateText* const ascii = asciiCodePageOf(texts); // the vector has room for all
    const bool isAscii = counts.high == 0 && ascii;
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        if (CandidateText* const known = textLike(encoding, counts, texts)) {
            known->encodings.add(encoding);
            continue;
        }
        const auto decoded = std::span(texts.all).subspan(codePages);
        CandidateText text;
        DecodedCandidate& own =
            texts.decoded.emplace_back(texts.decoded.get_allocator().resource());
        const bool isItself = decode(encoding, sample, text, own, segments);
        const auto same = std::ranges::find_if(
            decoded, [&](const CandidateText& other) { return isSame(other.own->text, own.text); });
        CandidateText* const like = isItself && isAscii     ? ascii
                                    : same != decoded.end() ? &*same
                                                            : nullptr;
        if (like) {
            like->encodings.add(encoding);
            like->compared = true;
            texts.decoded.pop_back();
        } else {
            finish(text, own, segments, alphabet);
            texts.all.push_back(std::move(text));
        }
    }
}

std::vector<EncodingList> alike(const ByteCounts& counts, std::span<const EncodingId> candidates) {
    const NgramCounts none;
    CandidateTexts texts =
        codePageTexts(counts, none, candidates, std::pmr::get_default_resource());
    for (const EncodingId encoding : candidates) {
        if (singleByteTable(encoding))
            continue;
        CandidateText* const known = textLike(encoding, counts, texts);
        (known ? *known : texts.all.emplace_back()).encodings.add(encoding);
    }
    std::vector<EncodingList> lists;
    lists.reserve(texts.all.size());
    for (CandidateText& text : texts.all)
        lists.push_back(std::move(text.encodings));
    return lists;
}

std::array<std::uint32_t, scriptCount> lettersOf(const CandidateText& text) {
    if (text.own)
        return text.own->letters;
    // Two arrays in turn: most characters are of one script, and adding to one number again and
    // again would be slow.
    std::array<std::array<std::uint32_t, kindCount>, 2> kinds{};
    const std::span units = text.ngrams->units();
    const std::span counts = text.ngrams->counts();
    for (std::size_t unit = text.firstNonAscii; unit < units.size(); ++unit)
        kinds[unit % 2][text.symbols->kinds[units[unit]]] += counts[unit];
    std::array<std::uint32_t, scriptCount> letters;
    for (std::size_t script = 0; script < scriptCount; ++script)
        letters[script] = kinds[0][script] + kinds[1][script];
    return letters;
}

Difference difference(const CandidateText& a, const CandidateText& b) {
    if (a.own || b.own) {
        const std::uint64_t one = a.ngrams->size(), other = b.ngrams->size();
        const std::uint64_t places =
            std::max({std::min(a.nonAscii, b.nonAscii), one > other ? one - other : other - one,
                      std::uint64_t{1}});
        const std::uint64_t kinds = keepsAscii(a) && keepsAscii(b)
                                        ? std::max(kindsOutsideAscii(a), kindsOutsideAscii(b))
                                        : places;
        return {places, std::min(places, kinds)};
    }
    Difference found;
    const std::span units = a.ngrams->units();
    const std::span counts = a.ngrams->counts();
    const bool haveNextLines = a.ebcdic || b.ebcdic;
    for (std::size_t unit = std::min(a.firstNonAscii, b.firstNonAscii); unit < units.size();
         ++unit) {
        const bool differs = (*a.codePage)[units[unit]] != (*b.codePage)[units[unit]] &&
                             (!haveNextLines || a.character(unit) != b.character(unit));
        found.characters += differs ? counts[unit] : 0;
        found.kinds += differs;
    }
    return found;
}

} // namespace charsleuth
