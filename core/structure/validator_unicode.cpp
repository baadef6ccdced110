/// What a validator does with UTF-8, CESU-8 and UTF-16, whose blocks are counted by scans.

#include "core/bytes/utf8_trail.h"
#include "core/structure/validator.h"

#include <array>
#include <utility>

namespace charsleuth {

namespace {

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
        m_foreign.interrupt();
        return;
    }
    const bool sound = !m_decoder && page.soundUtf8() && (!cesu || page.isLikeCesu8());
    if (sound) {
        addUtf8(page.bytes().size(), page.high(), *page.soundUtf8());
        m_foreign.addSound(page.highBlocks());
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
        m_foreign.interrupt();
        return;
    }
    m_foreign.add(counts.malformed, std::uint64_t{counts.two} + counts.three + counts.four);
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

} // namespace charsleuth
