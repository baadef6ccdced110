#include "core/repair/page_pair.h"

#include "core/decode/decoder.h"
#include "core/registry/encoding_list.h"
#include "core/registry/generated/usual_encodings.h"
#include "core/statistics/reading.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr char16_t lost = u'\uFFFD';

/// What a pair has to gain more than one whose reader has more users, decibans.
constexpr double clearly = 1;

/// The most malformed sequences, of all characters and sequences, where the text that was meant
/// should be without; and in UTF-8 of which bytes were lost.
constexpr double mostMalformed = 0.05, mostLost = 0.25;

/// The encoding among `candidates` that makes more of the bytes than the one in which they were
/// read.
std::optional<PagePair> explained(const std::vector<Byte>& bytes, EncodingId read,
                                  std::vector<EncodingId> candidates, double most) {
    if (std::ranges::find(candidates, read) == candidates.end())
        candidates.push_back(read);
    std::ranges::sort(candidates);
    ByteCounts counts;
    counts.add(bytes);
    const SampleSegment segment{0, bytes};
    const std::vector<Reading> found = readings(counts, {&segment, 1}, candidates);
    const auto isOwn = [&](const Reading& reading) { return isAmong(read, reading.encodings); };
    const auto own = std::ranges::find_if(found, isOwn);
    for (const Reading& reading : found) {
        if (isOwn(reading))
            return std::nullopt;
        const EncodingId encoding = reading.encodings.front();
        const TextTally sound = tally(bytes, encoding);
        if (static_cast<double>(sound.malformed) >
            most * static_cast<double>(sound.sequences + sound.characters))
            continue;
        return PagePair{{.written = encoding, .readAs = read},
                        (reading.weight - own->weight).decibans,
                        own->kinds};
    }
    return std::nullopt;
}

/// The bytes of a text of which some were lost, without the lost ones.
std::optional<std::vector<Byte>> bytesLeft(std::u16string_view text, EncodingId encoding,
                                           Encoders& encoders) {
    EncodedText encoded = encoders.encode(text, encoding);
    const auto isLost = [&](std::uint64_t at) { return text[at] == lost; };
    if (!std::ranges::all_of(encoded.lacking, isLost))
        return std::nullopt;
    return std::move(encoded.bytes);
}

/// Whether a text has characters that UTF-8 becomes in encodings of two bytes: Han, Hangul or kana.
/// To make an encoder of such an encoding takes milliseconds.
bool mayBeReadWide(std::u16string_view text) {
    constexpr char16_t firstOfHan = 0x2E80;
    return std::ranges::any_of(text,
                               [](char16_t unit) { return unit >= firstOfHan && unit != lost; });
}

} // namespace

std::vector<ChainStep> knownPairs() {
    std::vector<ChainStep> pairs;
    for (const EncodingId read : usual::read)
        for (const EncodingId other : usual::written)
            if (other != read && other != EncodingId::Utf8)
                pairs.push_back({.written = other, .readAs = read});
    for (const EncodingId read : usual::wide)
        pairs.push_back({.written = EncodingId::Utf8, .readAs = read});
    return pairs;
}

std::optional<PagePair> pairBehind(std::u16string_view text, Encoders& encoders) {
    text = text.substr(0, mostScored);
    std::optional<PagePair> best;
    const auto consider = [&](const std::optional<PagePair>& pair) {
        if (pair && (!best || pair->gain > best->gain + clearly))
            best = pair;
    };
    for (const EncodingId read : usual::read) {
        const EncodedText encoded = encoders.encode(text, read);
        if (!encoded.lacking.empty())
            continue;
        const auto pair = explained(encoded.bytes, read,
                                    {usual::written.begin(), usual::written.end()}, mostMalformed);
        if (pair && pair->step.written != EncodingId::Utf8)
            consider(pair);
    }
    if (!mayBeReadWide(text))
        return best;
    for (const EncodingId read : usual::wide)
        if (const auto bytes = bytesLeft(text, read, encoders))
            consider(explained(*bytes, read, {EncodingId::Utf8}, mostLost));
    return best;
}

std::optional<std::u16string> undonePair(std::u16string_view text, const ChainStep& pair,
                                         Encoders& encoders) {
    if (std::ranges::find(usual::wide, pair.readAs) == usual::wide.end())
        return undone(text, pair, encoders);
    constexpr Byte noByteOfUtf8 = 0xFF;
    std::vector<Byte> bytes;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(lost, at), text.size());
        const EncodedText encoded = encoders.encode(text.substr(at, end - at), pair.readAs);
        if (!encoded.lacking.empty())
            return std::nullopt;
        bytes.insert(bytes.end(), encoded.bytes.begin(), encoded.bytes.end());
        if (end < text.size())
            bytes.push_back(noByteOfUtf8);
        at = end + 1;
    }
    std::u16string meant = decode(bytes, EncodingId::Utf8).text;
    const auto bothLost = [](char16_t one, char16_t next) { return one == lost && next == lost; };
    meant.erase(std::unique(meant.begin(), meant.end(), bothLost), meant.end());
    return meant;
}

} // namespace charsleuth
