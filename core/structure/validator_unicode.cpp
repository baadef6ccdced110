/// What a validator does with UTF-8, CESU-8, UTF-16 and UTF-32, which are counted by scans.

#include "core/bytes/utf8_trail.h"
#include "core/decode/utf32.h"
#include "core/structure/validator.h"

#include <algorithm>
#include <array>
#include <optional>
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

/// Where something is malformed first, for a decoder that is given one unit after the other.
struct FirstMalformed {
    std::size_t at = 0; ///< bytes read
    std::optional<std::size_t> first;

    void point(char32_t, std::size_t size) { at += size; }
    void malformed(std::size_t size, MalformedKind) {
        if (!first)
            first = at;
        at += size;
    }
};

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
        noteFirstIn(page, number,
                    unfinishedUtf8(page.beforeBlock(number), m_encoding == EncodingId::Cesu8));
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

/// `opened`: bytes before the block that begin a character.
void Validator::noteFirstIn(const Page& page, std::size_t number, std::uint64_t opened) {
    const Block block = page.block(number);
    if (m_encoding == EncodingId::Utf32Be || m_encoding == EncodingId::Utf32Le) {
        FirstMalformed found;
        while (!found.first) {
            const Byte* const unit = block.bytes.data() + found.at;
            m_encoding == EncodingId::Utf32Be ? Utf32<true>().run(unit, unit + 4, false, found)
                                              : Utf32<false>().run(unit, unit + 4, false, found);
        }
        const std::uint64_t at = block.offset + *found.first;
        return noteFirst({at, at + 4}, block.bytes, block.offset);
    }
    Decoder decoder(m_encoding, block.offset - opened);
    TextTally tally;
    decoder.feed(Bytes(page.beforeBlock(number)).last(opened), tally);
    constexpr std::size_t pieceSize = 16; // it mostly stands near the start
    for (std::size_t at = 0; at < block.bytes.size() && !tally.firstMalformed; at += pieceSize)
        decoder.feed(block.bytes.subspan(at, std::min(pieceSize, block.bytes.size() - at)), tally);
    noteFirst(*tally.firstMalformed, block.bytes, block.offset);
}

namespace {

/// What a validator has to know of an encoding to read units of it.
struct WideEncoding {
    explicit WideEncoding(EncodingId id)
        : size(id == EncodingId::Utf16Le || id == EncodingId::Utf16Be ? 2 : 4),
          bigEndian(id == EncodingId::Utf16Be || id == EncodingId::Utf32Be) {}

    WideSums sumsOf(Bytes units, char32_t before, const Scans& scans) const {
        return (size == 2 ? scans.utf16 : scans.utf32)(units, bigEndian, before);
    }
    /// 0 where there is none.
    char32_t lastOf(Bytes units) const {
        char32_t unit = 0;
        for (std::size_t i = 0; i < size && !units.empty(); ++i)
            unit = unit << 8 | units[units.size() - (bigEndian ? size - i : i + 1)];
        return unit;
    }
    /// Bytes of a character that the unit begins: of UTF-32 no unit does.
    std::uint64_t openedBy(char32_t unit) const {
        return size == 2 && (unit & 0xFC00) == 0xD800 ? 2 : 0;
    }

    std::size_t size; ///< bytes
    bool bigEndian;
};

} // namespace

/// A page with something malformed is counted again block by block: after each of them the reading
/// may turn out to be hopeless.
void Validator::feedWide(const Page& page) {
    const WideEncoding wide(m_encoding);
    const auto wholeOf = [&](Bytes bytes) {
        return bytes.first(bytes.size() / wide.size * wide.size);
    };
    const auto take = [&](Bytes units, const WideSums& sums) {
        const std::uint64_t opened = wide.openedBy(m_lastUnit);
        if (!units.empty())
            m_lastUnit = wide.lastOf(units);
        const std::uint64_t read = units.size() + opened - wide.openedBy(m_lastUnit);
        addWide(read, wide.size, sums);
    };
    const Bytes whole = wholeOf(page.bytes());
    const WideSums sums = wide.sumsOf(whole, m_lastUnit, page.scans());
    if (sums.malformed == 0)
        take(whole, sums);
    for (std::size_t i = 0; i < page.blocks() && !m_stopped && sums.malformed > 0; ++i) {
        const Block block = page.block(i);
        const Bytes units = wholeOf(block.bytes);
        const WideSums ofBlock = wide.sumsOf(units, m_lastUnit, page.scans());
        if (ofBlock.malformed > 0 && !m_tally.firstMalformed)
            noteFirstIn(page, i, wide.openedBy(m_lastUnit));
        take(units, ofBlock);
        if (ofBlock.malformed > 0)
            stopIfHopeless();
    }
    m_size = page.offset() + page.bytes().size();
    m_unfinished = wide.openedBy(m_lastUnit) + page.bytes().size() - whole.size();
}

/// `bytes`: those of characters that were finished, or found malformed. `width`: bytes of a unit.
void Validator::addWide(std::uint64_t bytes, std::size_t width, const WideSums& sums) {
    const std::uint64_t characters = bytes / width - (width == 2 ? sums.pairs : 0);
    m_tally.characters += characters;
    m_tally.units += characters + sums.pairs;
    m_tally.sequences += characters - sums.malformed;
    m_tally.malformed += sums.malformed;
    m_tally.malformedBytes += sums.malformed * width;
    m_tally.lf += sums.lf - sums.crLf;
    m_tally.cr += sums.cr;
    m_tally.cr -= sums.crLf; // of one that may stand in the page before
    m_tally.crlf += sums.crLf;
    m_tally.nel += sums.nel;
    m_tally.c1 += sums.c1;
}

} // namespace charsleuth
