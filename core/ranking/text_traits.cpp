#include "core/ranking/text_traits.h"

#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace charsleuth {

namespace {

/// Decibans for each byte beyond which a text is not more or less likely than random bytes.
constexpr double mostBesideNoise = 12;
/// Below that of random bytes by this much, bits, no entropy is like theirs.
constexpr double unevenEntropy = 1.2;
constexpr double enoughForEntropy = 512; ///< bytes
/// Characters for each damaged one, at least, or it is no accident.
constexpr std::uint64_t oneIsDamaged = 50;
/// Text of one word has no space, bytes.
constexpr double longestWord = 16;

/// The root of the share of controls from which on their kinds count in full: in a long text a few
/// of every kind are an accident.
constexpr double dense = 0.25;

constexpr Byte dosEndMark = 0x1A;

bool isOfText(char16_t c) {
    return c == u'\b' || c == u'\t' || c == u'\n' || c == u'\f' || c == u'\r';
}

/// The bytes that are controls in the encoding.
ByteMask controlsIn(EncodingId encoding) {
    ByteMask controls;
    const ByteStructure structure = byteStructureOf(encoding);
    if (structure == ByteStructure::Wide || structure == ByteStructure::Signed)
        return controls;
    const SingleByteTable* table = singleByteTable(encoding);
    for (unsigned byte = 0; byte < 0x100; ++byte) {
        const char16_t c = table ? (*table)[byte] : static_cast<char16_t>(byte);
        if ((c < 0x20 || c == 0x7F) && !isOfText(c))
            controls.insert(static_cast<Byte>(byte));
    }
    return controls;
}

/// The text of DOS: without its end mark, what follows it as padding, and a SAUCE record, which
/// says who drew a picture (SAUCE, revision 5).
Bytes withoutDosEnd(Bytes bytes) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (const std::string_view record : {"\x1ASAUCE00", "\x1A"
                                                         "COMNT"})
        if (const std::size_t at = text.rfind(record); at != std::string_view::npos)
            return bytes.first(at);
    const auto isPadding = [](Byte byte) { return byte == dosEndMark || byte == 0; };
    std::size_t end = bytes.size();
    while (end > 0 && isPadding(bytes[end - 1]))
        --end;
    return end < bytes.size() && bytes[end] == dosEndMark ? bytes.first(end) : bytes;
}

/// The controls of a sample.
struct Controls {
    double nuls = 0, clustered = 0, lonely = 0;
    ByteMask clusteredKinds, lonelyKinds;

    /// `each`: how many places of the input each one stands for.
    void count(Bytes bytes, const ByteMask& controls, double each) {
        const auto isControl = [&](std::size_t at) {
            return at < bytes.size() && controls.contains(bytes[at]) && !isExplained(bytes, at);
        };
        bool before = false;
        bool now = isControl(0);
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            const bool after = isControl(at + 1);
            if (now) {
                nuls += bytes[at] == 0 ? each : 0;
                const bool isClustered = before || after;
                (isClustered ? clustered : lonely) += each;
                (isClustered ? clusteredKinds : lonelyKinds).insert(bytes[at]);
            }
            before = now;
            now = after;
        }
    }

private:
    /// Whether what follows says that the control is meant: an escape sequence (ECMA-48, section
    /// 5.3), or a colour of mIRC.
    static bool isExplained(Bytes bytes, std::size_t at) {
        const Byte next = at + 1 < bytes.size() ? bytes[at + 1] : Byte{0};
        return (bytes[at] == 0x1B && next >= 0x20 && next < 0x7F) ||
               (bytes[at] == 0x03 && next >= '0' && next <= '9');
    }
};

/// Counts the controls of a segment: each one behind the head of the input stands for `stride`.
void countIn(std::uint64_t offset, Bytes bytes, const ByteMask& controls, std::uint64_t stride,
             Controls& found) {
    const bool hasHead = offset == 0 && stride > 1;
    const std::size_t head = hasHead ? std::min(bytes.size(), Sampler::headSize) : 0;
    found.count(bytes.first(head), controls, 1);
    found.count(bytes.subspan(head), controls, static_cast<double>(stride));
}

double numberOf(const ByteMask& values) {
    return static_cast<double>(values.size());
}

double logOf(double number) {
    return std::log1p(number);
}

double rootOf(double part, double whole) {
    return std::sqrt(part / std::max(whole, 1.0));
}

double entropyOf(const ByteCounts& counts) {
    double bits = 0;
    for (const std::uint64_t n : counts.count) {
        const double share = static_cast<double>(n) / static_cast<double>(counts.counted());
        bits -= n > 0 ? share * std::log2(share) : 0;
    }
    return bits;
}

/// How near the entropy is to that of as many random bytes, which is about log2(256 n / (n + 256)).
double evenness(const ByteCounts& counts) {
    const auto n = static_cast<double>(counts.counted());
    const double missing = std::log2(256 * n / (n + 256)) - entropyOf(counts);
    return std::clamp(1 - missing / unevenEntropy, 0.0, 1.0) * std::min(1.0, n / enoughForEntropy);
}

bool isSpaced(const ByteCounts& counts, EncodingId encoding) {
    const std::string_view spaces = isEbcdic(encoding) ? "\x40\x15\x25" : " \t\n\r";
    return std::ranges::any_of(
        spaces, [&](char space) { return counts.count[static_cast<Byte>(space)] > 0; });
}

void addControls(const RankingInput& input, EncodingId encoding, TextTraits& traits) {
    const ByteMask& present = input.structure.counts.presentSet();
    const ByteMask controls = controlsIn(encoding) & present; // none, mostly
    const bool mayEndAsDos = input.sample.size() == 1 && present.contains(dosEndMark);
    Controls found;
    double seen = 0;
    for (const SampleSegment& segment : input.sample) {
        const Bytes bytes = mayEndAsDos ? withoutDosEnd(segment.bytes) : segment.bytes;
        if (!controls.empty())
            countIn(segment.offset, bytes, controls, input.stride, found);
        seen += static_cast<double>(bytes.size());
    }
    // The sample of a long input leaves out what is plain ASCII.
    const double all = std::max(
        {seen, static_cast<double>(input.structure.counts.size), found.clustered + found.lonely});
    traits[Trait::NulShare] = rootOf(found.nuls, all);
    traits[Trait::ClusteredShare] = rootOf(found.clustered, all);
    traits[Trait::LonelyShare] = rootOf(found.lonely, all);
    ByteMask kinds = found.clusteredKinds;
    found.lonelyKinds.forEach([&](Byte kind) { kinds.insert(kind); });
    const auto isDense = [&](double count) { return std::min(1.0, rootOf(count, all) / dense); };
    traits[Trait::NulKinds] =
        found.nuls > 0 ? logOf(numberOf(kinds) - 1) * isDense(found.clustered + found.lonely) : 0;
    traits[Trait::ClusteredKinds] =
        logOf(numberOf(found.clusteredKinds)) * isDense(found.clustered);
    traits[Trait::LonelyKinds] = logOf(numberOf(found.lonelyKinds)) * isDense(found.lonely);
}

void addReading(const RankingInput& input, const Group& answer, TextTraits& traits) {
    const Reading& reading = *answer.reading;
    const TextTally& tally = input.structure.of(answer.front).tally;
    const std::uint64_t size = std::min<std::uint64_t>(input.structure.counts.size, mostScored);
    const double ahead =
        reading.weight.decibans / static_cast<double>(std::max<std::uint64_t>(size, 1));
    traits[Trait::AheadOfNoise] = std::clamp(ahead, 0.0, mostBesideNoise);
    traits[Trait::BehindNoise] = std::clamp(-ahead, 0.0, mostBesideNoise);
    const ByteStructure structure = byteStructureOf(answer.front);
    const bool isByBytes = structure != ByteStructure::Wide && structure != ByteStructure::Signed;
    // In UTF-8 a C1 control takes a sequence of two bytes, which data hardly have by accident; text
    // that was read as ISO-8859-1 and encoded again is full of them.
    const std::uint64_t c1 = answer.front == EncodingId::Utf8 ? 0 : tally.c1;
    const bool isClean = isByBytes && traits[Trait::ClusteredShare] == 0 &&
                         traits[Trait::LonelyShare] == 0 &&
                         (tally.malformed + c1) * oneIsDamaged <= tally.characters;
    const TextTally& utf8 = input.structure.of(EncodingId::Utf8).tally;
    traits[Trait::Clean] = isClean;
    traits[Trait::CleanUtf8] = isClean && utf8.sequences > 0 && utf8.malformed == 0;
}

} // namespace

TextTraits textTraitsOf(const RankingInput& input, const Group* answer) {
    const ByteCounts& counts = input.structure.counts;
    TextTraits traits;
    traits[Trait::Constant] = 1;
    if (counts.counted() == 0)
        return traits;
    const auto size = static_cast<double>(counts.size);
    const auto shareOf = [&](std::uint64_t part) {
        return static_cast<double>(part) / static_cast<double>(counts.counted());
    };
    traits[Trait::Size] = logOf(size);
    traits[Trait::High] = static_cast<double>(counts.high) / size;
    traits[Trait::Even] = evenness(counts);
    traits[Trait::Filler] = shareOf(counts.count[0xFF]);
    const bool isOneValue = counts.high > 0 && counts.presentSet().size() == 1;
    traits[Trait::OneValue] = isOneValue ? logOf(size) : 0;
    const EncodingId encoding = answer ? answer->front : EncodingId::Windows1252;
    addControls(input, encoding, traits);
    if (answer)
        addReading(input, *answer, traits);
    const bool isSingle = byteStructureOf(encoding) == ByteStructure::SingleByte;
    traits[Trait::Spaceless] = !isSingle || isSpaced(counts, encoding)
                                   ? 0
                                   : logOf(std::max(0.0, size - longestWord)) * traits[Trait::High];
    return traits;
}

} // namespace charsleuth
