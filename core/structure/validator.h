#pragma once

/// Runs one decoder over the input where it can say something, and counts how it is damaged.
///
/// It is fed blocks of fixed size and place (see `Block`), so that what it skips and where it stops
/// depends on the bytes only.

#include "core/decode/decoder.h"
#include "core/structure/byte_structure.h"

#include <optional>
#include <vector>

namespace charsleuth {

/// 256 bytes of the input beginning at a multiple of 256; only the last one may be shorter.
struct Block {
    static constexpr std::size_t size = 256;

    Bytes bytes;
    std::uint64_t offset = 0;
    std::uint64_t high = 0; ///< bytes of 0x80 or more
    bool escape = false;    ///< has ESC, SO or SI
    bool tilde = false;     ///< has `~`
    bool plus = false;      ///< has `+`
};

Block blockAt(Bytes bytes, std::uint64_t offset);

/// How much of a text is damaged, for damageWeight.
struct Damage {
    std::uint64_t runs = 0;          ///< damaged places; inside a foreign passage they count as one
    std::uint64_t opportunities = 0; ///< the good characters outside ASCII, and `runs`
};

class Validator {
public:
    /// `mayStop`: it may end early when no damage explains what it has met.
    Validator(EncodingId encoding, bool mayStop);

    void feed(const Block& block);
    void finish();
    void stop() { m_stopped = true; } ///< reads no further
    bool mayStop() const { return m_mayStop; }

    EncodingId encoding() const { return m_encoding; }
    const TextTally& tally() const { return m_tally; }
    Bytes firstMalformedBytes() const { return m_firstBytes; } ///< empty where not at hand
    bool complete() const { return !m_stopped; }
    bool cutAtStart() const { return m_cutsAtStart > 0; } ///< the input begins inside a character
    bool cutAtEnd() const { return m_cutAtEnd; }          ///< and ends inside one

    /// Cuts at the start and the end are not counted.
    Damage damage() const;

private:
    struct Foreign {
        std::uint64_t blocks = 0, runs = 0, malformed = 0, sequences = 0;
    };

    bool opensGate(const Block& block) const;
    void noteFirst(Bytes bytes, std::uint64_t offset);
    void skip(const Block& block, std::size_t from);
    void decode(Bytes bytes, std::uint64_t offset);
    void decodePieces(const Block& block);
    std::uint64_t cutsAtStart(Bytes start) const;
    void countBlock(const TextTally& before);

    EncodingId m_encoding;
    ByteStructure m_structure;
    bool m_mayStop;
    bool m_stopped = false;
    std::uint64_t m_cutsAtStart = 0; ///< malformed sequences
    bool m_cutAtEnd = false;
    bool m_mayBeOpen = false; ///< the decoder may be inside a character
    std::optional<Decoder> m_decoder;
    std::uint64_t m_skipped = 0; ///< bytes that the decoder was not fed
    TextTally m_tally;
    std::vector<Byte> m_firstBytes;   ///< of the first malformed sequence
    std::uint64_t m_spokenBlocks = 0; ///< blocks with a character outside ASCII, good or not
    Foreign m_foreign;
    bool m_lastWasForeign = false;
    std::uint64_t m_damagedPlaces = 0; ///< of an escaped encoding
    bool m_lastPieceWasDamaged = false;
};

} // namespace charsleuth
