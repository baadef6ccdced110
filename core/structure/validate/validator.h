#pragma once

/// Runs one decoder over the input where it matters, and counts the damage.
///
/// A validator is fed input pages, whose blocks have a fixed size and place, so that what it skips
/// and where it stops depends on the bytes only. Where whole blocks can be counted faster (Scans,
/// countPairs), they are; the counts are the decoder's.

#include "core/decode/counting_decoder.h"
#include "core/structure/input/byte_structure.h"
#include "core/structure/input/input_page.h"
#include "core/structure/validate/other_encoding_passages.h"
#include "core/structure/validate/sequence_start.h"

#include <optional>

namespace charsleuth {

/// The damage of a text, as damageWeight() needs it.
struct Damage {
    std::uint64_t runs = 0; ///< damaged places; a passage in another encoding counts as one
    std::uint64_t opportunities = 0; ///< the sound characters outside ASCII, and `runs`
};

class Validator {
public:
    /// `mayStop`: the validator may stop when no damage explains what it met.
    Validator(EncodingId encoding, bool mayStop);

    void feed(const InputPage& page);
    void feed(const Block& block);
    /// As CountingDecoder::passRuns. Requires: hasBegun().
    std::size_t passRuns(Bytes bytes, RunsWanted runs, const KnownRuns* known, Utf7Sums& sums);
    /// Whether it met a sequence with which its encoding leaves ASCII.
    bool hasBegun() const { return m_decoder.has_value(); }
    /// Skips an input page without counting it.
    void pass(const InputPage& page);
    void finish();
    void stop() { m_stopped = true; } ///< counts no further
    /// Changes the encoding. Requires: everything fed is the same in both.
    void readOnAs(EncodingId sibling) { m_encoding = sibling; }
    /// Whether bytes that are sound for `leader` from here on are sound here, and count alike, as
    /// far as this encoding has the sets (CountingDecoder::goOnFrom).
    bool goesOnLike(const Validator& leader) const;
    /// Whether bytes that are damaged for `leader` from here on are damaged alike here.
    bool isDamagedLike(const Validator& leader) const;
    /// Copies the progress that the leader made from state `from` to state `to`. Requires:
    /// goesOnLike(from), and isDamagedLike(from) if something is damaged.
    void goOn(const Validator& from, const Validator& to);
    bool mayStop() const { return m_mayStop; }

    EncodingId encoding() const { return m_encoding; }
    const TextTally& tally() const { return m_tally; }
    /// Empty if the bytes are no longer known.
    const SequenceStart& firstMalformed() const { return m_first; }
    bool complete() const { return !m_stopped && !m_passed; }
    bool stopped() const { return m_stopped; }
    /// Whether the input begins inside a character.
    bool cutAtStart() const { return m_cutsAtStart > 0; }
    bool cutAtEnd() const { return m_cutAtEnd; } ///< whether the input ends inside a character

    /// The damage, without the cuts at the start and the end.
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
    Byte m_lead = 0;          ///< a lead byte that no decoder was fed, and whose trail comes next
    std::optional<CountingDecoder> m_decoder;
    std::uint64_t m_skipped = 0; ///< bytes that the decoder was not fed
    std::uint64_t m_size = 0;    ///< bytes fed, if there is no decoder
    /// Bytes of an unfinished character at their end, if there is no decoder.
    std::uint64_t m_unfinished = 0;
    char32_t m_lastUnit = 0; ///< of UTF-16 or UTF-32
    TextTally m_tally;
    SequenceStart m_first; ///< of the first malformed sequence
    OtherEncodingPassages m_otherEncoding;
    std::uint64_t m_damagedPlaces = 0; ///< for escaped encodings
    bool m_lastPieceWasDamaged = false;
};

} // namespace charsleuth
