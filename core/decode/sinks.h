#pragma once

/// Where decoders put what they find: text, text with byte offsets, or counts.
///
/// Every sink has the same members, and a decoder reports every input byte exactly once, in order:
///   ascii(p, n)          n bytes, each the UTF-16 unit of its own value (all below 0x80)
///   mapped(p, n, table)  n bytes, each the unit that the table gives
///   unit(c, size)        `size` bytes are the character c of the BMP; `shifted`: the bytes mean
///                        this only in a shifted state
///   point(c, size)       the same for any scalar value
///   malformed(size, k)   `size` bytes are one malformed sequence
///   skip(size)           `size` bytes are well-formed and give no text (an escape sequence)
/// The room for the text is made beforehand (roomFor), so that nothing is checked a character.

#include "core/decode/decoded_text.h"
#include "core/decode/single_byte_table.h"

#include <algorithm>

namespace charsleuth {

/// Where a decoder stands, kept between calls.
struct Progress {
    std::uint64_t at = 0;    ///< bytes: offset of the first byte not yet reported
    std::uint64_t units = 0; ///< UTF-16 units given so far
    bool afterCr = false;    ///< the last unit was U+000D
};

/// UTF-16 units that `bytes` input bytes can give at most; SCSU and BOCU-1 have single bytes that
/// stand for a surrogate pair.
constexpr std::size_t roomFor(std::size_t bytes) {
    return 2 * bytes;
}

inline constexpr char16_t replacement = u'\uFFFD';

/// Appends text to a DecodedText.
class TextSink {
public:
    TextSink(Progress& progress, DecodedText& out, std::size_t bytes)
        : m_progress(progress), m_text(out.text), m_malformed(out.malformed) {
        const std::size_t before = m_text.size();
        m_text.resize(before + roomFor(bytes));
        m_to = m_text.data() + before;
        m_first = m_to;
    }
    TextSink(const TextSink&) = delete;
    TextSink& operator=(const TextSink&) = delete;
    ~TextSink() {
        if (m_to != m_first)
            m_progress.afterCr = m_to[-1] == u'\r';
        m_progress.units += static_cast<std::uint64_t>(m_to - m_first);
        m_text.resize(static_cast<std::size_t>(m_to - m_text.data()));
    }

    void ascii(const Byte* from, std::size_t count) {
        m_to = std::copy_n(from, count, m_to);
        m_progress.at += count;
    }
    void mapped(const Byte* from, std::size_t count, const SingleByteTable& table) {
        m_to = std::transform(from, from + count, m_to, [&](Byte byte) { return table[byte]; });
        m_progress.at += count;
    }
    void unit(char16_t unit, std::size_t size, bool /*shifted*/ = false) {
        *m_to++ = unit;
        m_progress.at += size;
    }
    void point(char32_t point, std::size_t size, bool shifted = false) {
        if (point < 0x10000)
            return unit(static_cast<char16_t>(point), size, shifted);
        *m_to++ = static_cast<char16_t>(0xD7C0 + (point >> 10));
        unit(static_cast<char16_t>(0xDC00 + (point & 0x3FF)), size);
    }
    void malformed(std::size_t size, MalformedKind kind) {
        m_malformed.push_back({{m_progress.at, m_progress.at + size},
                               m_progress.units + static_cast<std::uint64_t>(m_to - m_first),
                               kind});
        unit(replacement, size);
    }
    void skip(std::size_t size) { m_progress.at += size; }

private:
    Progress& m_progress;
    std::u16string& m_text;
    std::vector<MalformedRange>& m_malformed;
    char16_t* m_to = nullptr;
    char16_t* m_first = nullptr;
};

/// Appends text and the offset of every unit to a MappedText.
class MappedSink {
public:
    MappedSink(Progress& progress, MappedText& out, std::size_t bytes)
        : m_progress(progress), m_out(out) {
        const std::size_t before = out.text.size();
        out.text.resize(before + roomFor(bytes));
        out.byteOf.resize(before + roomFor(bytes) + 1);
        m_to = out.text.data() + before;
        m_first = m_to;
        m_byteOf = out.byteOf.data() + before;
    }
    MappedSink(const MappedSink&) = delete;
    MappedSink& operator=(const MappedSink&) = delete;
    ~MappedSink() {
        if (m_to != m_first)
            m_progress.afterCr = m_to[-1] == u'\r';
        m_progress.units += static_cast<std::uint64_t>(m_to - m_first);
        *m_byteOf = m_progress.at;
        m_out.text.resize(static_cast<std::size_t>(m_to - m_out.text.data()));
        m_out.byteOf.resize(m_out.text.size() + 1);
    }

    void ascii(const Byte* from, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_to[i] = from[i];
            m_byteOf[i] = m_progress.at + i;
        }
        advance(count, count);
    }
    void mapped(const Byte* from, std::size_t count, const SingleByteTable& table) {
        for (std::size_t i = 0; i < count; ++i) {
            m_to[i] = table[from[i]];
            m_byteOf[i] = m_progress.at + i;
        }
        advance(count, count);
    }
    void unit(char16_t unit, std::size_t size, bool /*shifted*/ = false) {
        *m_to = unit;
        *m_byteOf = m_progress.at;
        advance(1, size);
    }
    void point(char32_t point, std::size_t size, bool shifted = false) {
        if (point < 0x10000)
            return unit(static_cast<char16_t>(point), size, shifted);
        unit(static_cast<char16_t>(0xD7C0 + (point >> 10)), 0);
        unit(static_cast<char16_t>(0xDC00 + (point & 0x3FF)), size);
    }
    void malformed(std::size_t size, MalformedKind kind) {
        m_out.malformed.push_back({{m_progress.at, m_progress.at + size},
                                   m_progress.units + static_cast<std::uint64_t>(m_to - m_first),
                                   kind});
        unit(replacement, size);
    }
    void skip(std::size_t size) { m_progress.at += size; }

private:
    void advance(std::size_t units, std::size_t bytes) {
        m_to += units;
        m_byteOf += units;
        m_progress.at += bytes;
    }

    Progress& m_progress;
    MappedText& m_out;
    char16_t* m_to = nullptr;
    char16_t* m_first = nullptr;
    std::uint64_t* m_byteOf = nullptr;
};

/// Adds to a TextTally.
class TallySink {
public:
    TallySink(Progress& progress, TextTally& out, std::size_t /*bytes*/)
        : m_progress(progress), m_out(out), m_unitsBefore(out.units) {}
    TallySink(const TallySink&) = delete;
    TallySink& operator=(const TallySink&) = delete;
    ~TallySink() { m_progress.units += m_out.units - m_unitsBefore; }

    void ascii(const Byte* from, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (from[i] < 0x20) // nearly all of a text is not a control
                lineEnd(from[i], i != 0 && from[i - 1] != '\r');
        finishRun(count, count != 0 && from[count - 1] == '\r');
    }
    void mapped(const Byte* from, std::size_t count, const SingleByteTable& table) {
        for (std::size_t i = 0; i < count; ++i) {
            const char16_t unit = table[from[i]];
            if (unit < 0x20)
                lineEnd(unit, i != 0 && table[from[i - 1]] != u'\r');
            else if (unit >= 0x80 && unit < 0xA0)
                c1(unit);
        }
        finishRun(count, count != 0 && table[from[count - 1]] == u'\r');
    }
    void unit(char16_t unit, std::size_t size, bool shifted = false) {
        if (unit < 0x20)
            lineEnd(unit, false);
        else if (unit >= 0x80 && unit < 0xA0)
            c1(unit);
        m_out.sequences += size >= 2 || shifted;
        ++m_out.units;
        ++m_out.characters;
        m_progress.at += size;
        m_progress.afterCr = unit == u'\r';
    }
    void point(char32_t point, std::size_t size, bool shifted = false) {
        m_out.units += point >= 0x10000;
        unit(point < 0x10000 ? static_cast<char16_t>(point) : char16_t{0xD800}, size, shifted);
    }
    void malformed(std::size_t size, MalformedKind /*kind*/) {
        if (m_out.malformed++ == 0)
            m_out.firstMalformed = {m_progress.at, m_progress.at + size};
        m_out.malformedBytes += size;
        ++m_out.units;
        ++m_out.characters;
        m_progress.at += size;
        m_progress.afterCr = false;
    }
    void skip(std::size_t size) { m_progress.at += size; }

private:
    /// `notAfterCr`: it is known that the unit before, of the same run, was no CR.
    void lineEnd(char16_t unit, bool notAfterCr) {
        const bool afterCr = !notAfterCr && m_progress.afterCr;
        if (unit == u'\n' && afterCr) {
            --m_out.cr;
            ++m_out.crlf;
        } else if (unit == u'\n') {
            ++m_out.lf;
        } else if (unit == u'\r') {
            ++m_out.cr;
        }
        m_progress.afterCr = unit == u'\r';
    }
    void c1(char16_t unit) {
        if (unit == u'\u0085')
            ++m_out.nel;
        else
            ++m_out.c1;
    }
    void finishRun(std::size_t count, bool endsInCr) {
        m_out.units += count;
        m_out.characters += count;
        m_progress.at += count;
        if (count != 0)
            m_progress.afterCr = endsInCr;
    }

    Progress& m_progress;
    TextTally& m_out;
    std::uint64_t m_unitsBefore;
};

} // namespace charsleuth
