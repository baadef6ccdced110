#pragma once

/// Runs one decoder over the input where it can say something, and counts how it is damaged.
///
/// It is fed pages, whose blocks have fixed size and place, so that what it skips and where it
/// stops depends on the bytes only. Where whole blocks can be counted faster than a decoder counts,
/// that is done (Scans, countPairs); the counts are the decoder's.

#include "core/decode/counting_decoder.h"
#include "core/structure/input/byte_structure.h"
#include "core/structure/input/input_page.h"
#include "core/structure/validate/other_encoding_passages.h"
#include "core/structure/validate/sequence_start.h"

#include <optional>

namespace charsleuth {

/// How much of a text is damaged, for damageWeight.
struct Damage {
    std::uint64_t runs =
        0; ///< damaged places; inside a passage in another encoding they count as one
    std::uint64_t opportunities = 0; ///< the good characters outside ASCII, and `runs`
};

class Validator {
public:
    /// `mayStop`: it may end early when no damage explains what it has met.
    Validator(EncodingId encoding, bool mayStop);

    void feed(const InputPage& page);
    void feed(const Block& block);
    /// As CountingDecoder::passRuns. Requires: hasBegun().
    std::size_t passRuns(Bytes bytes, RunsWanted runs, const KnownRuns* known, Utf7Sums& sums);
    /// It has met what its encoding begins with.
    bool hasBegun() const { return m_decoder.has_value(); }
    /// Passes over a page; what it would have been is not known.
    void pass(const InputPage& page);
    void finish();
    void stop() { m_stopped = true; } ///< reads no further
    /// Requires: nothing was fed but what is the same in both.
    void readOnAs(EncodingId sibling) { m_encoding = sibling; }
    /// Whether what is sound to `leader` from here on is so here, and counts alike, as far as this
    /// encoding has its sets (CountingDecoder::goOnFrom).
    bool goesOnLike(const Validator& leader) const;
    /// The same of what is damaged to `leader`.
    bool isDamagedLike(const Validator& leader) const;
    /// Takes over what that one has read between the two. Requires: goesOnLike() the first of them,
    /// if something is damaged isDamagedLike() it.
    void goOn(const Validator& from, const Validator& to);
    bool mayStop() const { return m_mayStop; }

    EncodingId encoding() const { return m_encoding; }
    const TextTally& tally() const { return m_tally; }
    const SequenceStart& firstMalformed() const { return m_first; } ///< empty where not at hand
    bool complete() const { return !m_stopped && !m_passed; }
    bool stopped() const { return m_stopped; }
    bool cutAtStart() const { return m_cutsAtStart > 0; } ///< the input begins inside a character
    bool cutAtEnd() const { return m_cutAtEnd; }          ///< and ends inside one

    /// Cuts at the start and the end are not counted.
    Damage damage() const;

private:
    bool opensGate(const BlockMarks& marks, std::uint64_t high) const;
    bool isUtf8Like() const {
        return m_encoding == EncodingId::Utf8 || m_encoding == EncodingId::Cesu8;
    }
    void feedPairs(const InputPage& page);
    void feedUtf8(const InputPage& page);
    void addUtf8(std::uint64_t size, std::uint64_t high, const Utf8Sums& sums);
    void takeUtf8(const InputPage& page, std::size_t block, const Utf8Counts& counts);
    void noteFirstIn(const InputPage& page, std::size_t block, std::uint64_t opened);
    void feedWide(const InputPage& page);
    void addWide(std::uint64_t bytes, std::size_t width, const WideSums& sums);
    void noteFirst(ByteRange first, Bytes bytes, std::uint64_t offset);
    void skip(Bytes bytes, std::uint64_t offset, std::uint64_t high);
    std::uint64_t pending(std::uint64_t offset) const;
    void decode(Bytes bytes, std::uint64_t offset);
    void noteFirstOfDecoder(Bytes bytes, std::uint64_t offset);
    void count(const Block& block, const Scans& scans);
    void decodeLead(std::uint64_t offset);
    void decodePieces(const Block& block);
    std::uint64_t cutsAtStart(Bytes start) const;
    void stopIfRuledOut();

    EncodingId m_encoding;
    ByteStructure m_structure;
    bool m_byPairs;
    bool m_mayStop;
    bool m_stopped = false;
    bool m_passed = false;
    std::uint64_t m_cutsAtStart = 0; ///< malformed sequences
    bool m_cutAtEnd = false;
    bool m_mayBeOpen = false; ///< the decoder may be inside a character
    Byte m_lead = 0;          ///< a lead byte that no decoder was fed and whose trail comes
    std::optional<CountingDecoder> m_decoder;
    std::uint64_t m_skipped = 0;    ///< bytes that the decoder was not fed
    std::uint64_t m_size = 0;       ///< bytes fed, where there is no decoder
    std::uint64_t m_unfinished = 0; ///< bytes of a character at their end, of the same
    char32_t m_lastUnit = 0;        ///< of UTF-16 and UTF-32
    TextTally m_tally;
    SequenceStart m_first; ///< of the first malformed sequence
    OtherEncodingPassages m_otherEncoding;
    std::uint64_t m_damagedPlaces = 0; ///< of an escaped encoding
    bool m_lastPieceWasDamaged = false;
};

} // namespace charsleuth
