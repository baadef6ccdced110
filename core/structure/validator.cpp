#include "core/structure/validator.h"

#include "core/bytes/utf8_trail.h"
#include "core/structure/pair_scan.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

/// After so many ASCII bytes no decoder of 8-bit multi-byte text is inside a character any more.
constexpr std::size_t settling = 8;

/// A validator stops when malformed sequences times the square of their share exceed this: at 30 of
/// 32 as well as at 4,000 of 50,000. So large a blob before good text is rare.
constexpr double hopeless = 25;

/// Bytes at the end of `last` that begin a character of UTF-8 which goes on behind it.
std::uint64_t unfinishedUtf8(const Before& last, bool cesu) {
    for (std::size_t size = 1; size <= 3; ++size) {
        const Byte byte = last[last.size() - size];
        if (isUtf8Trail(byte))
            continue;
        if (byte < 0xC0)
            return 0;
        TextTally tally;
        Decoder decoder(cesu ? EncodingId::Cesu8 : EncodingId::Utf8);
        decoder.feed(Bytes(last).last(size), tally);
        return size - decoder.position();
    }
    return 0;
}

} // namespace

SequenceStart::SequenceStart(Bytes sequence)
    : m_size(static_cast<Byte>(std::min(sequence.size(), m_bytes.size()))) {
    std::ranges::copy(sequence.first(m_size), m_bytes.begin());
}

std::uint64_t SequenceStart::packed() const {
    std::uint64_t number = m_size;
    for (const Byte byte : m_bytes)
        number = number << 8 | byte;
    return number;
}

SequenceStart SequenceStart::unpacked(std::uint64_t packed) {
    SequenceStart start;
    for (std::size_t i = start.m_bytes.size(); i-- > 0; packed >>= 8)
        start.m_bytes[i] = static_cast<Byte>(packed & 0xFF);
    start.m_size = static_cast<Byte>(packed);
    return start;
}

Validator::Validator(EncodingId encoding, bool mayStop)
    : m_encoding(encoding), m_structure(byteStructureOf(encoding)), m_mayStop(mayStop) {}

bool Validator::opensGate(const BlockMarks& marks, std::uint64_t high) const {
    if (m_structure == ByteStructure::MultiByte)
        return high > 0;
    if (m_structure != ByteStructure::Escaped)
        return true;
    if (m_encoding == EncodingId::HzGb2312)
        return marks.tilde;
    return m_encoding == EncodingId::Utf7 ? marks.plus : marks.escape;
}

void Validator::feed(const Page& page) {
    if (m_stopped)
        return;
    if (isUtf8Like())
        return feedUtf8(page);
    if (isUtf16())
        return feedUtf16(page);
    const bool stateful = m_structure != ByteStructure::MultiByte;
    if (!opensGate(page.any(), page.high()) && !(stateful && m_decoder) && !m_mayBeOpen) {
        skip(page.bytes(), page.offset(), page.high());
        m_lastWasForeign = false;
        return;
    }
    for (std::size_t i = 0; i < page.blocks() && !m_stopped; ++i)
        feed(page.block(i), page.scans());
}

void Validator::feed(const Block& block, const Scans& scans) {
    const bool gate = opensGate(block.marks, block.marks.high);
    const bool stateful = m_structure != ByteStructure::MultiByte;
    const bool byPairs = isCountedByPairs(m_encoding);
    if (!gate && !(stateful && m_decoder)) {
        if (byPairs && (m_lead != 0 || pending(block.offset) > 0)) {
            count(block, scans);
        } else {
            const bool open = m_mayBeOpen && !byPairs;
            const std::size_t settle = open ? std::min(settling, block.bytes.size()) : 0;
            if (settle > 0)
                decode(block.bytes.first(settle), block.offset);
            skip(block.bytes.subspan(settle), block.offset + settle, block.marks.high);
        }
        m_mayBeOpen = false;
        m_lastWasForeign = false;
        return;
    }
    const std::uint64_t malformed = m_tally.malformed, sequences = m_tally.sequences;
    if (m_structure == ByteStructure::Escaped)
        decodePieces(block);
    else if (byPairs)
        count(block, scans);
    else
        decode(block.bytes, block.offset);
    m_mayBeOpen = true;
    countBlock(m_tally.malformed - malformed, m_tally.sequences - sequences);
    stopIfHopeless();
}

void Validator::pass(const Page& page) {
    if (m_stopped)
        return;
    m_decoder.reset();
    m_lead = 0;
    m_mayBeOpen = false;
    m_lastWasForeign = false;
    m_unfinished = 0;
    m_size = page.offset() + page.bytes().size();
    m_skipped = page.offset() + page.bytes().size();
    m_tally.units += page.bytes().size();
    m_tally.characters += page.bytes().size();
    m_passed |= page.high() > 0;
}

void Validator::readOnAs(EncodingId sibling) {
    m_encoding = sibling;
    if (m_decoder)
        m_decoder->readOnAs(sibling);
}

void Validator::stopIfHopeless() {
    if (!m_mayStop || m_tally.malformed == 0)
        return;
    const auto malformed = static_cast<double>(m_tally.malformed);
    const double share =
        malformed / std::max(1.0, malformed + static_cast<double>(m_tally.sequences));
    if (malformed * share * share > hopeless)
        m_stopped = true;
}

/// CESU-8 has a decoder from the first surrogate on.
void Validator::feedUtf8(const Page& page) {
    std::array<Utf8Counts, Page::size / Block::size> ofCesu8;
    std::span<const Utf8Counts> counts = page.utf8();
    const bool cesu = m_encoding == EncodingId::Cesu8;
    if (cesu && !page.isLikeCesu8()) {
        page.scans().cesu8(page.bytes(), page.before(), ofCesu8.data());
        counts = ofCesu8;
    }
    m_tally.malformedBytes += std::exchange(m_unfinished, 0);
    if (page.high() == 0 && page.before().back() < 0x80 && !m_decoder) {
        m_tally.units += page.bytes().size();
        m_tally.characters += page.bytes().size();
        m_size += page.bytes().size();
        m_lastWasForeign = false;
        return;
    }
    const bool sound = !m_decoder && page.soundUtf8() && (!cesu || page.isLikeCesu8());
    if (sound) {
        addUtf8(page.bytes().size(), page.high(), *page.soundUtf8());
        m_spokenBlocks += page.highBlocks();
        m_lastWasForeign = false;
    }
    for (std::size_t i = 0; i < page.blocks() && !m_stopped && !sound; ++i) {
        if (cesu && !m_decoder && counts[i].unlike) {
            const Before before = page.beforeBlock(i);
            const std::uint64_t unfinished = unfinishedUtf8(before, cesu);
            m_decoder.emplace(m_encoding);
            m_decoder->feed(Bytes(before).last(unfinished), m_tally);
            m_tally.malformedBytes -= unfinished; // which the decoder counts
            m_skipped = page.block(i).offset - unfinished;
        }
        if (m_decoder)
            feed(page.block(i), page.scans());
        else
            takeUtf8(page, i, counts[i]);
    }
    m_size = page.offset() + page.bytes().size();
    const Before last = beforeWhatFollows(page.bytes(), page.before());
    if (!m_decoder && !m_stopped) {
        m_unfinished = unfinishedUtf8(last, cesu);
        m_tally.malformedBytes -= m_unfinished;
    }
}

/// `high`: of the bytes, those of 0x80 or more.
void Validator::addUtf8(std::uint64_t size, std::uint64_t high, const Utf8Sums& sums) {
    const std::uint64_t sequences = std::uint64_t{sums.two} + sums.three + sums.four;
    const std::uint64_t characters = size - high + sequences + sums.malformed;
    m_tally.characters += characters;
    m_tally.units += characters + sums.four;
    m_tally.sequences += sequences;
    m_tally.malformed += sums.malformed;
    m_tally.malformedBytes += high;
    m_tally.malformedBytes -=
        2 * std::uint64_t{sums.two} + 3 * std::uint64_t{sums.three} + 4 * std::uint64_t{sums.four};
    m_tally.nel += sums.nel;
    m_tally.c1 += sums.c1;
}

void Validator::takeUtf8(const Page& page, std::size_t number, const Utf8Counts& counts) {
    const Block block = page.block(number);
    const std::uint64_t high = block.marks.high;
    if (counts.malformed > 0 && !m_tally.firstMalformed)
        noteFirstInUtf8(page, number);
    addUtf8(block.bytes.size(), high,
            {.two = counts.two,
             .three = counts.three,
             .four = counts.four,
             .malformed = counts.malformed,
             .c1 = counts.c1,
             .nel = counts.nel});
    if (high == 0) {
        m_lastWasForeign = false;
        return;
    }
    countBlock(counts.malformed, std::uint64_t{counts.two} + counts.three + counts.four);
    stopIfHopeless();
}

void Validator::noteFirstInUtf8(const Page& page, std::size_t number) {
    const Block block = page.block(number);
    const Before before = page.beforeBlock(number);
    const std::uint64_t unfinished = unfinishedUtf8(before, m_encoding == EncodingId::Cesu8);
    Decoder decoder(m_encoding, block.offset - unfinished);
    TextTally tally;
    decoder.feed(Bytes(before).last(unfinished), tally);
    decoder.feed(block.bytes, tally);
    noteFirst(*tally.firstMalformed, block.bytes, block.offset);
}

/// Line ends and controls are counted in all units, the rest in blocks without surrogates; those
/// with some are the decoder's.
void Validator::feedUtf16(const Page& page) {
    std::array<Utf16Counts, Page::size / Block::size> counts;
    const Bytes whole = page.bytes().first(page.bytes().size() / 2 * 2);
    page.scans().utf16(whole, m_encoding == EncodingId::Utf16Be, m_afterCr, counts.data());
    for (std::size_t i = 0; i < page.blocks() && !m_stopped; ++i) {
        const Block block = page.block(i);
        TextTally lines = m_tally;
        lines.lf += counts[i].lf - counts[i].crLf;
        lines.cr += counts[i].cr;
        lines.cr -= counts[i].crLf; // of one that may stand in the block before
        lines.crlf += counts[i].crLf;
        lines.nel += counts[i].nel;
        lines.c1 += counts[i].c1;
        if (counts[i].surrogates || block.bytes.size() % 2 != 0 || pending(block.offset) > 0) {
            decode(block.bytes, block.offset);
            stopIfHopeless();
        } else {
            const std::uint64_t units = block.bytes.size() / 2;
            m_tally.units += units;
            m_tally.characters += units;
            m_tally.sequences += units;
            m_skipped += block.bytes.size();
        }
        m_tally.lf = lines.lf;
        m_tally.cr = lines.cr;
        m_tally.crlf = lines.crlf;
        m_tally.nel = lines.nel;
        m_tally.c1 = lines.c1;
    }
    if (!whole.empty()) {
        const Bytes last = whole.last(2);
        const bool big = m_encoding == EncodingId::Utf16Be;
        m_afterCr = last[big ? 1 : 0] == '\r' && last[big ? 0 : 1] == 0;
    }
}

/// Bytes of 0x80 or more that come before the gate has opened are malformed in a 7-bit encoding.
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

/// Bytes of an unfinished character that the decoder keeps before `offset`.
std::uint64_t Validator::pending(std::uint64_t offset) const {
    return m_decoder ? offset - (m_decoder->position() + m_skipped) : 0;
}

/// Counts by pairs where that can be done; the decoder gets the blocks with something rare in them
/// and what follows as long as it is inside a character.
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

/// Has a decoder go on before `offset` where pairs were counted, if none is there.
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
    if (!hadNone || !m_tally.firstMalformed)
        return;
    const ByteRange first = *m_tally.firstMalformed;
    noteFirst({first.begin + m_skipped, first.end + m_skipped}, bytes, offset);
}

/// `bytes`, which begin at `offset`, end with or after the sequence. Of one that began before them
/// the bytes are not noted.
void Validator::noteFirst(ByteRange first, Bytes bytes, std::uint64_t offset) {
    m_tally.firstMalformed = first;
    if (first.begin == 0 && offset == 0)
        m_cutsAtStart = cutsAtStart(bytes);
    if (first.begin < offset)
        return;
    m_first = SequenceStart(bytes.subspan(first.begin - offset, first.size()));
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
    return static_cast<std::uint64_t>(std::ranges::find_if_not(most, isUtf8Trail) - most.begin());
}

void Validator::countBlock(std::uint64_t malformed, std::uint64_t sequences) {
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
    if (m_stopped)
        return;
    if (isUtf8Like() && !m_decoder) {
        m_cutAtEnd = m_unfinished > 0;
        m_tally.malformed += m_cutAtEnd;
        m_tally.malformedBytes += m_unfinished;
        m_tally.characters += m_cutAtEnd;
        m_tally.units += m_cutAtEnd;
        if (m_cutAtEnd && !m_tally.firstMalformed)
            m_tally.firstMalformed = ByteRange{m_size - m_unfinished, m_size};
        return;
    }
    if (m_lead != 0)
        decodeLead(m_size);
    if (!m_decoder)
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
