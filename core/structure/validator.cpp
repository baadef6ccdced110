#include "core/structure/validator.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// After so many ASCII bytes no decoder of 8-bit multi-byte text is inside a character any more.
constexpr std::size_t settling = 8;

/// A validator stops when malformed sequences times the square of their share exceed this: at 30 of
/// 32 as well as at 4,000 of 50,000. So large a blob before good text is rare.
constexpr double hopeless = 25;

} // namespace

// Without early exits, and with sums that fit into bytes: so the loops are vectorised.
Block blockAt(Bytes bytes, std::uint64_t offset) {
    Block block{.bytes = bytes, .offset = offset};
    Byte escape = 0, tilde = 0, plus = 0;
    for (const Byte byte : bytes) {
        escape |= Byte{byte == 0x1B} | Byte{byte == 0x0E} | Byte{byte == 0x0F};
        tilde |= Byte{byte == '~'};
        plus |= Byte{byte == '+'};
    }
    for (std::size_t at = 0; at < bytes.size(); at += 128) {
        Byte high = 0;
        for (const Byte byte : bytes.subspan(at, std::min<std::size_t>(128, bytes.size() - at)))
            high = static_cast<Byte>(high + (byte >> 7));
        block.high += high;
    }
    block.escape = escape != 0;
    block.tilde = tilde != 0;
    block.plus = plus != 0;
    return block;
}

Validator::Validator(EncodingId encoding, bool mayStop)
    : m_encoding(encoding), m_structure(byteStructureOf(encoding)), m_mayStop(mayStop) {}

bool Validator::opensGate(const Block& block) const {
    if (m_structure == ByteStructure::MultiByte)
        return block.high > 0;
    if (m_structure != ByteStructure::Escaped)
        return true;
    if (m_encoding == EncodingId::HzGb2312)
        return block.tilde;
    return m_encoding == EncodingId::Utf7 ? block.plus : block.escape;
}

void Validator::feed(const Block& block) {
    if (m_stopped)
        return;
    const bool gate = opensGate(block);
    const bool stateful = m_structure != ByteStructure::MultiByte;
    if (!gate && !(stateful && m_decoder)) {
        const std::size_t settle = m_mayBeOpen ? std::min(settling, block.bytes.size()) : 0;
        if (settle > 0)
            decode(block.bytes.first(settle), block.offset);
        skip(block, settle);
        m_mayBeOpen = false;
        m_lastWasForeign = false;
        return;
    }
    const TextTally before = m_tally;
    if (m_structure == ByteStructure::Escaped)
        decodePieces(block);
    else
        decode(block.bytes, block.offset);
    m_mayBeOpen = true;
    countBlock(before);
    const auto malformed = static_cast<double>(m_tally.malformed);
    const double share =
        malformed / std::max(1.0, malformed + static_cast<double>(m_tally.sequences));
    if (m_mayStop && malformed * share * share > hopeless)
        m_stopped = true;
}

/// Bytes of 0x80 or more that come before the gate has opened are malformed in a 7-bit encoding.
void Validator::skip(const Block& block, std::size_t from) {
    const std::uint64_t skipped = block.bytes.size() - from;
    m_skipped += skipped;
    m_tally.units += skipped;
    m_tally.characters += skipped;
    if (block.high == 0 || m_structure != ByteStructure::Escaped)
        return;
    if (m_tally.malformed == 0) {
        const auto first = std::ranges::find_if(block.bytes, [](Byte b) { return b >= 0x80; });
        const auto at = block.offset + static_cast<std::uint64_t>(first - block.bytes.begin());
        m_tally.firstMalformed = ByteRange{at, at + 1};
        noteFirst(block.bytes, block.offset);
    }
    m_tally.malformed += block.high;
    m_tally.malformedBytes += block.high;
}

/// The decoder counts its positions from the bytes that it was fed.
void Validator::decode(Bytes bytes, std::uint64_t offset) {
    if (!m_decoder)
        m_decoder.emplace(m_encoding);
    const bool hadNone = !m_tally.firstMalformed;
    m_decoder->feed(bytes, m_tally);
    if (!hadNone || !m_tally.firstMalformed)
        return;
    m_tally.firstMalformed->begin += m_skipped;
    m_tally.firstMalformed->end += m_skipped;
    noteFirst(bytes, offset);
    if (offset == 0 && m_tally.firstMalformed->begin == 0)
        m_cutsAtStart = cutsAtStart(bytes);
}

/// Nothing is noted of a sequence that began in the bytes before.
void Validator::noteFirst(Bytes bytes, std::uint64_t offset) {
    const ByteRange first = *m_tally.firstMalformed;
    if (first.begin < offset)
        return;
    const Bytes found = bytes.subspan(first.begin - offset, first.size());
    m_firstBytes.assign(found.begin(), found.end());
}

/// One bad byte puts the pairs of ISO-2022 out of step until the next escape; what is malformed in
/// neighbouring pieces is therefore one damaged place.
void Validator::decodePieces(const Block& block) {
    constexpr std::size_t pieceSize = 32;
    for (std::size_t at = 0; at < block.bytes.size(); at += pieceSize) {
        const std::uint64_t before = m_tally.malformed;
        decode(block.bytes.subspan(at, std::min(pieceSize, block.bytes.size() - at)),
               block.offset + at);
        const bool damaged = m_tally.malformed > before;
        m_damagedPlaces += damaged && !m_lastPieceWasDamaged;
        m_lastPieceWasDamaged = damaged;
    }
}

/// Malformed sequences that the loss of a character's beginning explains.
std::uint64_t Validator::cutsAtStart(Bytes start) const {
    if (m_encoding != EncodingId::Utf8)
        return 1;
    const Bytes most = start.first(std::min<std::size_t>(start.size(), 3));
    const auto isContinuation = [](Byte byte) { return (byte & 0xC0) == 0x80; };
    return static_cast<std::uint64_t>(std::ranges::find_if_not(most, isContinuation) -
                                      most.begin());
}

void Validator::countBlock(const TextTally& before) {
    const std::uint64_t malformed = m_tally.malformed - before.malformed;
    const std::uint64_t sequences = m_tally.sequences - before.sequences;
    if (malformed + sequences == 0)
        return;
    ++m_spokenBlocks;
    const bool foreign = malformed >= 3 && malformed * 4 > sequences;
    if (foreign) {
        ++m_foreign.blocks;
        m_foreign.runs += !m_lastWasForeign;
        m_foreign.malformed += malformed;
        m_foreign.sequences += sequences;
    }
    m_lastWasForeign = foreign;
}

void Validator::finish() {
    if (!m_decoder || m_stopped)
        return;
    const std::uint64_t before = m_tally.malformed;
    const bool hadNone = !m_tally.firstMalformed;
    m_decoder->finish(m_tally);
    m_cutAtEnd = m_tally.malformed > before;
    if (hadNone && m_tally.firstMalformed) {
        m_tally.firstMalformed->begin += m_skipped;
        m_tally.firstMalformed->end += m_skipped;
    }
}

Damage Validator::damage() const {
    const std::uint64_t cuts =
        std::min(m_tally.malformed, m_cutsAtStart + std::uint64_t{m_cutAtEnd});
    Damage damage{m_tally.malformed - cuts, 0};
    std::uint64_t sequences = m_tally.sequences;
    if (m_structure == ByteStructure::Escaped && damage.runs * 2 <= sequences)
        damage.runs = std::min(damage.runs, m_damagedPlaces);
    else if (m_foreign.blocks * 4 <= m_spokenBlocks && damage.runs >= m_foreign.malformed) {
        damage.runs -= m_foreign.malformed - m_foreign.runs;
        sequences -= m_foreign.sequences;
    }
    damage.opportunities = sequences + damage.runs;
    return damage;
}

} // namespace charsleuth
