// Tested by validator_test.

/// The part of Validator for UTF-8, CESU-8, UTF-16 and UTF-32, which scans count.

#include "core/bytes/utf8_trail.h"
#include "core/decode/utf16.h"
#include "core/decode/utf32.h"
#include "core/decode/utf8.h"
#include "core/structure/validate/validator.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace charsleuth {

namespace {

/// A sink that finds the first malformed sequence.
struct FirstMalformed {
    std::uint64_t at = 0; ///< bytes read
    std::optional<ByteRange> first;

    void unit(char16_t, std::size_t size) { at += size; }
    void upToEight(const Byte*, std::size_t size) { at += size; }
    void point(char32_t, std::size_t size) { at += size; }
    void malformed(std::size_t size, MalformedKind) {
        if (!first)
            first = ByteRange{at, at + size};
        at += size;
    }
};

/// The number of bytes at the end of `last` that begin an unfinished UTF-8 character.
std::uint64_t unfinishedUtf8(const Before& last, bool cesu) {
    for (std::size_t size = 1; size <= 3; ++size) {
        const Byte byte = last[last.size() - size];
        if (isUtf8Trail(byte))
            continue;
        if (byte < 0xC0)
            return 0;
        FirstMalformed read;
        const Byte *const end = last.data() + last.size(), *const at = end - size;
        return static_cast<std::uint64_t>(
            end - (cesu ? Cesu8().run(at, end, false, read) : Utf8().run(at, end, false, read)));
    }
    return 0;
}

/// Requires: the bytes contain a malformed sequence.
template <class Coder>
ByteRange firstMalformedIn(Bytes bytes) {
    constexpr std::ptrdiff_t pieceSize = 16; // it is mostly near the start
    const Byte *at = bytes.data(), *end = at, *const last = at + bytes.size();
    FirstMalformed found;
    while (!found.first && end != last) {
        end += std::min(pieceSize, last - end);
        at = Coder().run(at, end, false, found);
    }
    return *found.first;
}

ByteRange firstMalformedIn(Bytes bytes, EncodingId encoding) {
    switch (encoding) {
    case EncodingId::Utf16Le:
        return firstMalformedIn<Utf16<false>>(bytes);
    case EncodingId::Utf16Be:
        return firstMalformedIn<Utf16<true>>(bytes);
    case EncodingId::Utf32Le:
        return firstMalformedIn<Utf32<false>>(bytes);
    case EncodingId::Utf32Be:
        return firstMalformedIn<Utf32<true>>(bytes);
    case EncodingId::Cesu8:
        return firstMalformedIn<Cesu8>(bytes);
    default:
        return firstMalformedIn<Utf8>(bytes);
    }
}

} // namespace

/// CESU-8 has a decoder from the first surrogate on.
void Validator::feedUtf8(const InputPage& page) {
    constexpr std::size_t ahead = 8; // blocks; most other text is ruled out by then
    std::array<Utf8Counts, ahead> ofCesu8;
    const bool cesu = m_encoding == EncodingId::Cesu8;
    const bool unlike = cesu && !page.isLikeCesu8();
    m_tally.malformedBytes += std::exchange(m_unfinished, 0);
    if (page.high() == 0 && page.before().back() < 0x80 && !m_decoder) {
        m_tally.units += page.bytes().size();
        m_tally.characters += page.bytes().size();
        m_size += page.bytes().size();
        m_otherEncoding.interrupt();
        return;
    }
    const bool sound = !m_decoder && page.soundUtf8() && !unlike;
    if (sound) {
        addUtf8(page.bytes().size(), page.high(), *page.soundUtf8());
        m_otherEncoding.addSound(page.highBlocks());
    }
    for (std::size_t i = 0; i < page.blocks() && !m_stopped && !sound; ++i) {
        if (unlike && i % ahead == 0)
            page.scans().cesu8(page.bytesFrom(i, ahead), page.beforeBlock(i), ofCesu8.data());
        const Utf8Counts& counts = unlike ? ofCesu8[i % ahead] : page.utf8()[i];
        if (cesu && !m_decoder && counts.unlike) {
            const Before before = page.beforeBlock(i);
            const std::uint64_t unfinished = unfinishedUtf8(before, cesu);
            m_decoder.emplace(m_encoding);
            m_decoder->feed(Bytes(before).last(unfinished), m_tally);
            m_tally.malformedBytes -= unfinished; // which the decoder counts
            m_skipped = page.block(i).offset - unfinished;
        }
        if (m_decoder)
            feed(page.block(i));
        else
            takeUtf8(page, i, counts);
    }
    m_size = page.offset() + page.bytes().size();
    const Before last = beforeWhatFollows(page.bytes(), page.before());
    if (!m_decoder && !m_stopped) {
        m_unfinished = unfinishedUtf8(last, cesu);
        m_tally.malformedBytes -= m_unfinished;
    }
}

/// `high`: the number of bytes of 0x80 or more.
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

void Validator::takeUtf8(const InputPage& page, std::size_t number, const Utf8Counts& counts) {
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
        m_otherEncoding.interrupt();
        return;
    }
    m_otherEncoding.add(counts.malformed, std::uint64_t{counts.two} + counts.three + counts.four);
    stopIfRuledOut();
}

/// `opened`: bytes before the block that begin an unfinished character.
void Validator::noteFirstIn(const InputPage& page, std::size_t number, std::uint64_t opened) {
    const Block block = page.block(number);
    const Before before = page.beforeBlock(number);
    std::array<Byte, std::tuple_size_v<Before> + Block::size> joint;
    std::ranges::copy(block.bytes,
                      std::ranges::copy(Bytes(before).last(opened), joint.begin()).out);
    const std::uint64_t from = block.offset - opened;
    const ByteRange first =
        firstMalformedIn(Bytes(joint).first(opened + block.bytes.size()), m_encoding);
    noteFirst({from + first.begin, from + first.end}, block.bytes, block.offset);
}

namespace {

/// The properties of UTF-16 or UTF-32 that a validator needs.
struct WideEncoding {
    explicit WideEncoding(EncodingId id)
        : size(id == EncodingId::Utf16Le || id == EncodingId::Utf16Be ? 2 : 4),
          bigEndian(id == EncodingId::Utf16Be || id == EncodingId::Utf32Be) {}

    /// The counts of `units`, which are of the page.
    WideSums sumsOf(Bytes units, char32_t before, const InputPage& page) const {
        if (size == 4 && !page.any().nul())
            return {.malformed = static_cast<unsigned>(units.size() / 4)}; // above U+10FFFF
        const Scans& scans = page.scans();
        return (size == 2 ? scans.utf16 : scans.utf32)(units, bigEndian, before);
    }
    /// The last unit; 0 if there is none.
    char32_t lastOf(Bytes units) const {
        char32_t unit = 0;
        for (std::size_t i = 0; i < size && !units.empty(); ++i)
            unit = unit << 8 | units[units.size() - (bigEndian ? size - i : i + 1)];
        return unit;
    }
    /// The bytes of an unfinished character that the unit begins; in UTF-32 none.
    std::uint64_t openedBy(char32_t unit) const {
        return size == 2 && (unit & 0xFC00) == 0xD800 ? 2 : 0;
    }

    std::size_t size; ///< bytes
    bool bigEndian;
};

} // namespace

/// Feeds an input page. A page with malformed units is counted again block by block, since the
/// encoding may be ruled out after each of them.
void Validator::feedWide(const InputPage& page) {
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
    const WideSums sums = wide.sumsOf(whole, m_lastUnit, page);
    if (sums.malformed == 0)
        take(whole, sums);
    for (std::size_t i = 0; i < page.blocks() && !m_stopped && sums.malformed > 0; ++i) {
        const Block block = page.block(i);
        const Bytes units = wholeOf(block.bytes);
        const WideSums ofBlock = page.blocks() == 1 ? sums : wide.sumsOf(units, m_lastUnit, page);
        if (ofBlock.malformed > 0 && !m_tally.firstMalformed)
            noteFirstIn(page, i, wide.openedBy(m_lastUnit));
        take(units, ofBlock);
        if (ofBlock.malformed > 0)
            stopIfRuledOut();
    }
    m_size = page.offset() + page.bytes().size();
    m_unfinished = wide.openedBy(m_lastUnit) + page.bytes().size() - whole.size();
}

/// `bytes`: bytes of characters that were finished or found malformed. `width`: bytes of a unit.
void Validator::addWide(std::uint64_t bytes, std::size_t width, const WideSums& sums) {
    const std::uint64_t characters = bytes / width - (width == 2 ? sums.pairs : 0);
    m_tally.characters += characters;
    m_tally.units += characters + sums.pairs;
    m_tally.sequences += characters - sums.malformed;
    m_tally.malformed += sums.malformed;
    m_tally.malformedBytes += sums.malformed * width;
    m_tally.lf += sums.lf - sums.crLf;
    m_tally.cr += sums.cr;
    m_tally.cr -= sums.crLf; // one of these CR may be in the page before
    m_tally.crlf += sums.crLf;
    m_tally.nel += sums.nel;
    m_tally.c1 += sums.c1;
}

} // namespace charsleuth
