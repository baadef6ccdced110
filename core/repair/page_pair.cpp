#include "core/repair/page_pair.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/registry/encoding_list.h"
#include "core/statistics/reading.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

/// Encodings that programs read text in by mistake; those of most users first.
constexpr std::array readers{
    EncodingId::Windows1252, EncodingId::Iso8859_1,   EncodingId::Windows1251,
    EncodingId::Koi8R,       EncodingId::Ibm866,      EncodingId::Windows1250,
    EncodingId::Ibm850,      EncodingId::Ibm437,      EncodingId::Macintosh,
    EncodingId::Iso8859_5,   EncodingId::MacCyrillic, EncodingId::Windows1253,
    EncodingId::Iso8859_2};

/// Encodings that such text was written in.
constexpr std::array written{
    EncodingId::Utf8,        EncodingId::Windows1251, EncodingId::Koi8R,
    EncodingId::Ibm866,      EncodingId::Iso8859_5,   EncodingId::MacCyrillic,
    EncodingId::Koi8U,       EncodingId::ShiftJis,    EncodingId::EucJp,
    EncodingId::Gbk,         EncodingId::Big5,        EncodingId::EucKr,
    EncodingId::Windows1250, EncodingId::Windows1252, EncodingId::Windows1253,
    EncodingId::Windows1254, EncodingId::Windows1255, EncodingId::Windows1256,
    EncodingId::Windows1257, EncodingId::Windows874,  EncodingId::Iso8859_2,
    EncodingId::Ibm437,      EncodingId::Ibm850,      EncodingId::Ibm852,
    EncodingId::Macintosh};

/// The encoding that makes more of the bytes than the one in which they were read.
std::optional<PagePair> explained(const std::vector<Byte>& bytes, EncodingId read) {
    std::vector<EncodingId> candidates(written.begin(), written.end());
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
        if (sound.malformed * 20 > sound.sequences + sound.characters)
            continue;
        if (encoding == EncodingId::Utf8)
            return std::nullopt;
        return PagePair{{.written = encoding, .readAs = read},
                        (reading.weight - own->weight).decibans,
                        own->kinds};
    }
    return std::nullopt;
}

} // namespace

std::optional<PagePair> pairBehind(std::u16string_view text) {
    std::optional<PagePair> best;
    for (const EncodingId read : readers) {
        EncodedText encoded = encode(text.substr(0, mostScored), read);
        if (!encoded.lacking.empty())
            continue;
        const auto pair = explained(encoded.bytes, read);
        if (pair && (!best || pair->gain > best->gain))
            best = pair;
    }
    return best;
}

} // namespace charsleuth
