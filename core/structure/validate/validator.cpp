#include "core/structure/validate/validator.h"

#include "core/bytes/utf8_trail.h"
#include "core/structure/validate/pair_scan.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace charsleuth {

namespace {

/// After this number of ASCII bytes no decoder of 8-bit multi-byte text is inside a character.
constexpr std::size_t settling = 8;

/// A validator stops when the number of damaged places times the square of their share exceeds
/// this: at 30 of 32 as well as at 4,000 of 50,000. A blob of that size before sound text is rare.
constexpr double ruledOutBelow = 25;

bool isRuledOut(std::uint64_t bad, std::uint64_t all) {
    const double share = static_cast<double>(bad) / static_cast<double>(all);
    return static_cast<double>(bad) * share * share > ruledOutBelow;
}

} // namespace

Validator::Validator(EncodingId encoding, bool mayStop)
    : m_encoding(encoding), m_structure(byteStructureOf(encoding)),
      m_byPairs(isCountedByPairs(encoding)), m_mayStop(mayStop) {}

bool Validator::opensGate(const BlockMarks& marks, std::uint64_t high) const {
    if (m_structure == ByteStructure::MultiByte)
        return high > 0;
    if (m_structure != ByteStructure::Escaped)
        return true;
    if (m_encoding == EncodingId::HzGb2312)
        return marks.tilde();
    return m_encoding == EncodingId::Utf7 ? marks.plus() : marks.escape();
}

void Validator::feed(const InputPage& page) {
    if (m_stopped)
        return;
    if (m_byPairs)
        return feedPairs(page);
    if (isUtf8Like())
        return feedUtf8(page);
    if (m_structure == ByteStructure::Wide)
        return feedWide(page);
    if (!opensGate(page.any(), page.high()) && !m_decoder && !m_mayBeOpen) {
        skip(page.bytes(), page.offset(), page.high());
        m_otherEncoding.interrupt();
        return;
    }
    for (std::size_t i = 0; i < page.blocks() && !m_stopped; ++i)
        feed(page.block(i));
}

void Validator::feedPairs(const InputPage& page) {
    const auto isOpen = [&](std::uint64_t offset) { return m_lead != 0 || pending(offset) > 0; };
    if (page.high() == 0 && !isOpen(page.offset())) {
        skip(page.bytes(), page.offset(), 0);
        m_otherEncoding.interrupt();
        return;
    }
    for (std::size_t i = 0; i < page.blocks() && !m_stopped; ++i) {
        const Block block = page.block(i);
        const std::uint64_t malformed = m_tally.malformed, sequences = m_tally.sequences;
        if (block.marks.high > 0 || isOpen(block.offset))
            count(block, page.scans());
        else
            skip(block.bytes, block.offset, 0);
        if (block.marks.high > 0) {
            m_otherEncoding.add(m_tally.malformed - malformed, m_tally.sequences - sequences);
            stopIfRuledOut();
        } else {
            m_otherEncoding.interrupt();
        }
    }
}

/// For CESU-8, and for escaped and signed encodings.
void Validator::feed(const Block& block) {
    const bool gate = opensGate(block.marks, block.marks.high);
    const bool stateful = m_structure != ByteStructure::MultiByte;
    if (!gate && !(stateful && m_decoder)) {
        const std::size_t settle = m_mayBeOpen ? std::min(settling, block.bytes.size()) : 0;
        if (settle > 0)
            decode(block.bytes.first(settle), block.offset);
        skip(block.bytes.subspan(settle), block.offset + settle, block.marks.high);
        m_mayBeOpen = false;
        m_otherEncoding.interrupt();
        return;
    }
    const std::uint64_t malformed = m_tally.malformed, sequences = m_tally.sequences;
    if (m_structure == ByteStructure::Escaped)
        decodePieces(block);
    else
        decode(block.bytes, block.offset);
    m_mayBeOpen = true;
    m_otherEncoding.add(m_tally.malformed - malformed, m_tally.sequences - sequences);
    stopIfRuledOut();
}

std::size_t Validator::passRuns(Bytes bytes, RunsWanted runs, const KnownRuns* known,
                                Utf7Sums& sums) {
    if (m_stopped)
        return 0;
    const std::size_t passed = m_decoder->passRuns(bytes, runs, known, m_tally, sums);
    if (sums.shifted > 0)
        m_otherEncoding.addSound((passed + Block::size - 1) / Block::size);
    m_lastPieceWasDamaged = m_lastPieceWasDamaged && passed == 0;
    return passed;
}

void Validator::pass(const InputPage& page) {
    if (m_stopped)
        return;
    m_decoder.reset();
    m_lead = 0;
    m_mayBeOpen = false;
    m_otherEncoding.interrupt();
    m_unfinished = 0;
    m_size = page.offset() + page.bytes().size();
    m_skipped = page.offset() + page.bytes().size();
    m_tally.units += page.bytes().size();
    m_tally.characters += page.bytes().size();
    m_passed |= page.high() > 0;
}

bool Validator::goesOnLike(const Validator& leader) const {
    if (m_stopped || leader.m_stopped)
        return m_stopped;
    if (!m_decoder || !leader.m_decoder)
        return !m_decoder && !leader.m_decoder;
    return m_skipped == leader.m_skipped && m_decoder->goesOnLike(*leader.m_decoder);
}

bool Validator::isDamagedLike(const Validator& leader) const {
    return goesOnLike(leader) && m_lastPieceWasDamaged == leader.m_lastPieceWasDamaged &&
           m_otherEncoding.isInside() == leader.m_otherEncoding.isInside() &&
           (m_tally.malformed == 0) == (leader.m_tally.malformed == 0);
}

void Validator::goOn(const Validator& from, const Validator& to) {
    if (m_stopped)
        return;
    if (m_tally.malformed == 0 && from.m_tally.malformed == 0) {
        m_first = to.m_first;
        m_cutsAtStart = to.m_cutsAtStart;
    }
    m_tally.add(from.m_tally, to.m_tally);
    m_otherEncoding.goOn(from.m_otherEncoding, to.m_otherEncoding);
    m_damagedPlaces += to.m_damagedPlaces - from.m_damagedPlaces;
    m_skipped = to.m_skipped;
    m_mayBeOpen = to.m_mayBeOpen;
    if (from.m_tally.units != to.m_tally.units)
        m_lastPieceWasDamaged = to.m_lastPieceWasDamaged;
    if (to.m_decoder && !m_decoder)
        m_decoder.emplace(m_encoding);
    if (to.m_decoder)
        m_decoder->goOnFrom(*to.m_decoder);
    stopIfRuledOut();
}

void Validator::stopIfRuledOut() {
    const std::uint64_t malformed = m_tally.malformed;
    if (!m_mayStop || malformed == 0 || !isRuledOut(malformed, malformed + m_tally.sequences))
        return;
    const Damage damage =
        this->damage(); // as the verdict sees it: a passage in another encoding counts once
    m_stopped = damage.runs > 0 && isRuledOut(damage.runs, damage.opportunities);
}

/// Skips bytes. In a 7-bit encoding, bytes of 0x80 or more before the first shift sequence are
/// malformed.
void Validator::skip(Bytes bytes, std::uint64_t offset, std::uint64_t high) {
    m_skipped += bytes.size();
    m_tally.units += bytes.size();
    m_tally.characters += bytes.size();
    if (high == 0 || m_structure != ByteStructure::Escaped)
        return;
    if (m_tally.malformed == 0) {
        const auto first = std::ranges::find_if(bytes, [](Byte b) { return b >= 0x80; });
        const auto at = offset + static_cast<std::uint64_t>(first - bytes.begin());
        m_tally.firstMalformed = ByteRange{at, at + 1};
        m_first = SequenceStart({first, 1});
    }
    m_tally.malformed += high;
    m_tally.malformedBytes += high;
}

/// The bytes of an unfinished character that the decoder keeps before `offset`.
std::uint64_t Validator::pending(std::uint64_t offset) const {
    return m_decoder ? offset - (m_decoder->position() + m_skipped) : 0;
}

/// Counts a block by pairs if possible. The decoder gets blocks with anything rare, and the
/// following bytes while it is inside a character.
void Validator::count(const Block& block, const Scans& scans) {
    if (pending(block.offset) == 0) {
        const std::optional<PairCounts> counts = countPairs(m_encoding, block.bytes, m_lead, scans);
        if (counts) {
            if (counts->malformed > 0 && !m_tally.firstMalformed) {
                const std::uint64_t from = block.offset - std::uint64_t{m_lead != 0};
                noteFirst({from + counts->firstMalformed.begin, from + counts->firstMalformed.end},
                          block.bytes, block.offset);
            }
            const std::uint64_t bytes =
                block.bytes.size() + (m_lead != 0) - std::uint64_t{counts->lead != 0};
            const std::uint64_t characters =
                bytes - counts->sequences - counts->malformedBytes + counts->malformed;
            m_tally.sequences += counts->sequences;
            m_tally.malformed += counts->malformed;
            m_tally.malformedBytes += counts->malformedBytes;
            m_tally.characters += characters;
            m_tally.units += characters;
            m_lead = counts->lead;
            m_size = block.offset + block.bytes.size();
            m_decoder.reset();
            return;
        }
        decodeLead(block.offset);
    }
    decode(block.bytes, block.offset);
}

/// Makes a decoder that continues before `offset` after pairs were counted, if there is none.
void Validator::decodeLead(std::uint64_t offset) {
    const Byte lead = std::exchange(m_lead, Byte{0});
    if (m_decoder)
        return;
    m_skipped = offset - (lead != 0);
    if (lead != 0)
        decode({&lead, 1}, offset - 1);
}

/// The decoder counts its positions from the bytes that it was fed.
void Validator::decode(Bytes bytes, std::uint64_t offset) {
    if (!m_decoder)
        m_decoder.emplace(m_encoding);
    const bool hadNone = !m_tally.firstMalformed;
    m_decoder->feed(bytes, m_tally);
    if (hadNone)
        noteFirstOfDecoder(bytes, offset);
}

/// Notes the first malformed sequence, if there is one.
void Validator::noteFirstOfDecoder(Bytes bytes, std::uint64_t offset) {
    if (!m_tally.firstMalformed)
        return;
    const ByteRange first = *m_tally.firstMalformed;
    noteFirst({first.begin + m_skipped, first.end + m_skipped}, bytes, offset);
}

/// Notes the first malformed sequence. `bytes` begin at `offset` and end with the sequence or after
/// it. If the sequence began before them, its bytes are not noted.
void Validator::noteFirst(ByteRange first, Bytes bytes, std::uint64_t offset) {
    m_tally.firstMalformed = first;
    if (first.begin == 0 && offset == 0)
        m_cutsAtStart = cutsAtStart(bytes);
    if (first.begin < offset)
        return;
    m_first = SequenceStart(bytes.subspan(first.begin - offset, first.size()));
}

/// Decodes a block in pieces. One bad byte puts the pairs of ISO-2022 out of step until the next
/// escape, so malformed sequences in neighbouring pieces are one damaged place.
void Validator::decodePieces(const Block& block) {
    if (!m_decoder)
        m_decoder.emplace(m_encoding);
    const bool hadNone = !m_tally.firstMalformed;
    const std::uint64_t damaged = m_decoder->feedPieces(block.bytes, m_tally);
    if (hadNone)
        noteFirstOfDecoder(block.bytes, block.offset);
    const std::size_t last = (block.bytes.size() - 1) / damagePiece;
    const std::uint64_t begins = damaged & ~(damaged << 1 | std::uint64_t{m_lastPieceWasDamaged});
    m_damagedPlaces += static_cast<std::uint64_t>(std::popcount(begins));
    m_lastPieceWasDamaged = (damaged >> last & 1) != 0;
}

/// The malformed sequences that the loss of a character's beginning explains.
std::uint64_t Validator::cutsAtStart(Bytes start) const {
    if (m_encoding != EncodingId::Utf8 && m_encoding != EncodingId::Cesu8)
        return 1;
    const Bytes most = start.first(std::min<std::size_t>(start.size(), 3));
    return static_cast<std::uint64_t>(std::ranges::find_if_not(most, isUtf8Trail) - most.begin());
}

void Validator::finish() {
    if (m_stopped)
        return;
    if (!m_decoder) {
        const std::uint64_t unfinished = m_lead != 0 ? 1 : m_unfinished;
        m_cutAtEnd = unfinished > 0;
        m_tally.malformed += m_cutAtEnd;
        m_tally.malformedBytes += unfinished;
        m_tally.characters += m_cutAtEnd;
        m_tally.units += m_cutAtEnd;
        if (m_cutAtEnd && !m_tally.firstMalformed)
            m_tally.firstMalformed = ByteRange{m_size - unfinished, m_size};
        return;
    }
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
    else if (m_otherEncoding.areFew() && damage.runs >= m_otherEncoding.malformed()) {
        damage.runs -= m_otherEncoding.malformed() - m_otherEncoding.count();
        sequences -= m_otherEncoding.sequences();
    }
    damage.opportunities = sequences + damage.runs;
    return damage;
}

} // namespace charsleuth
