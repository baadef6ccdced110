#pragma once

/// Sinks: the targets of decoders. They collect text, text with byte offsets, or counts.
///
/// Every sink has the same members, and a decoder reports every input byte exactly once, in order:
///   upToEight(p, n)      n <= 8 bytes below 0x80 are units of their own value; p[0..7] is readable
///   mapped(p, n, table)  n bytes, each the unit that the table gives
///   unit(c, size)        `size` bytes are the character c of the BMP; a third argument, true,
///                        says that the bytes mean this only in a shifted state
///   point(c, size)       `size` bytes are the scalar value c
///   malformed(size, k)   `size` bytes are one malformed sequence
///   skip(size)           `size` bytes are well-formed and give no text (an escape sequence)
///
/// TallySink also has pairs(n), which is n times unit(c, 2), and counted(), which adds everything
/// that a scan has counted.
///
/// The caller makes room for the text beforehand, at least one unit for every byte to come, so
/// nothing is checked for each character. A sink is a local variable of a function that everything
/// is inlined into, so that its members stay in registers. Hence some functions must not be
/// inlined.

#include "core/bytes/scan/shift_scheme.h"
#include "core/decode/decoded_text.h"
#include "core/decode/single_byte_table.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace charsleuth {

/// The position of a decoder, kept between calls.
struct StreamPosition {
    std::uint64_t at = 0;    ///< offset of the first byte not yet reported
    std::uint64_t units = 0; ///< UTF-16 units given so far
    bool afterCr = false;    ///< the last unit was U+000D
};

inline constexpr char16_t replacement = u'\uFFFD';

[[gnu::noinline]] inline void record(std::vector<MalformedRange>& malformed,
                                     const MalformedRange& range) {
    malformed.push_back(range);
}

/// Writes the values of eight bytes as eight units.
inline void widenEight(const Byte* from, char16_t* to) {
    std::array<char16_t, 8> units;
    for (std::size_t i = 0; i < 8; ++i)
        units[i] = from[i];
    std::memcpy(to, units.data(), sizeof units);
}

/// Appends text to a DecodedText.
class TextSink {
public:
    /// `room`: UTF-16 units at most.
    TextSink(StreamPosition& position, DecodedText& out, std::size_t room)
        : m_position(position), m_out(out), m_at(position.at) {
        const std::size_t before = out.text.size();
        out.text.resize(before + room);
        m_to = out.text.data() + before;
        m_first = m_to;
    }
    TextSink(const TextSink&) = delete;
    TextSink& operator=(const TextSink&) = delete;
    ~TextSink() {
        if (m_to != m_first)
            m_position.afterCr = m_to[-1] == u'\r';
        m_position.at = m_at;
        m_position.units += static_cast<std::uint64_t>(m_to - m_first);
        m_out.text.resize(static_cast<std::size_t>(m_to - m_out.text.data()));
    }

    void upToEight(const Byte* from, std::size_t count) {
        widenEight(from, m_to);
        m_to += count;
        m_at += count;
    }
    void mapped(const Byte* from, std::size_t count, const SingleByteTable& table) {
        m_to = std::transform(from, from + count, m_to, [&](Byte byte) { return table[byte]; });
        m_at += count;
    }
    void unit(char16_t unit, std::size_t size, bool /*shifted*/ = false) {
        *m_to++ = unit;
        m_at += size;
    }
    void point(char32_t point, std::size_t size, bool shifted = false) {
        if (point < 0x10000)
            return unit(static_cast<char16_t>(point), size, shifted);
        *m_to++ = static_cast<char16_t>(0xD7C0 + (point >> 10));
        unit(static_cast<char16_t>(0xDC00 + (point & 0x3FF)), size);
    }
    void malformed(std::size_t size, MalformedKind kind) {
        record(m_out.malformed, {{m_at, m_at + size},
                                 m_position.units + static_cast<std::uint64_t>(m_to - m_first),
                                 kind});
        unit(replacement, size);
    }
    void skip(std::size_t size) { m_at += size; }

private:
    StreamPosition& m_position;
    DecodedText& m_out;
    std::uint64_t m_at; ///< as StreamPosition::at
    char16_t* m_to = nullptr;
    char16_t* m_first = nullptr;
};

/// Appends text and the offset of every unit to a MappedText.
class MappedSink {
public:
    MappedSink(StreamPosition& position, MappedText& out, std::size_t room)
        : m_position(position), m_out(out), m_at(position.at) {
        const std::size_t before = out.text.size();
        out.text.resize(before + room);
        out.byteOf.resize(before + room + 1);
        m_to = out.text.data() + before;
        m_first = m_to;
        m_byteOf = out.byteOf.data() + before;
    }
    MappedSink(const MappedSink&) = delete;
    MappedSink& operator=(const MappedSink&) = delete;
    ~MappedSink() {
        if (m_to != m_first)
            m_position.afterCr = m_to[-1] == u'\r';
        m_position.at = m_at;
        m_position.units += static_cast<std::uint64_t>(m_to - m_first);
        *m_byteOf = m_at;
        m_out.text.resize(static_cast<std::size_t>(m_to - m_out.text.data()));
        m_out.byteOf.resize(m_out.text.size() + 1);
    }

    void upToEight(const Byte* from, std::size_t count) {
        widenEight(from, m_to);
        for (std::size_t i = 0; i < 8; ++i)
            m_byteOf[i] = m_at + i;
        advance(count, count);
    }
    void mapped(const Byte* from, std::size_t count, const SingleByteTable& table) {
        for (std::size_t i = 0; i < count; ++i) {
            m_to[i] = table[from[i]];
            m_byteOf[i] = m_at + i;
        }
        advance(count, count);
    }
    void unit(char16_t unit, std::size_t size, bool /*shifted*/ = false) {
        *m_to = unit;
        *m_byteOf = m_at;
        advance(1, size);
    }
    void point(char32_t point, std::size_t size, bool shifted = false) {
        if (point < 0x10000)
            return unit(static_cast<char16_t>(point), size, shifted);
        unit(static_cast<char16_t>(0xD7C0 + (point >> 10)), 0);
        unit(static_cast<char16_t>(0xDC00 + (point & 0x3FF)), size);
    }
    void malformed(std::size_t size, MalformedKind kind) {
        record(m_out.malformed, {{m_at, m_at + size},
                                 m_position.units + static_cast<std::uint64_t>(m_to - m_first),
                                 kind});
        unit(replacement, size);
    }
    void skip(std::size_t size) { m_at += size; }

private:
    void advance(std::size_t units, std::size_t bytes) {
        m_to += units;
        m_byteOf += units;
        m_at += bytes;
    }

    StreamPosition& m_position;
    MappedText& m_out;
    std::uint64_t m_at; ///< as StreamPosition::at
    char16_t* m_to = nullptr;
    char16_t* m_first = nullptr;
    std::uint64_t* m_byteOf = nullptr;
};

/// Adds to a TextTally.
class TallySink {
public:
    TallySink(StreamPosition& position, TextTally& out, std::size_t /*room*/)
        : m_position(position), m_out(out), m_at(position.at), m_afterCr(position.afterCr) {}
    TallySink(const TallySink&) = delete;
    TallySink& operator=(const TallySink&) = delete;
    ~TallySink() {
        m_position.at = m_at;
        m_position.units += m_units;
        m_position.afterCr = m_afterCr;
        m_out.units += m_units;
        m_out.characters += m_units - m_pairs;
        m_out.sequences += m_sequences;
    }

    void upToEight(const Byte* from, std::size_t count) {
        std::uint64_t word;
        std::memcpy(&word, from, 8);
        // A byte below 0x20 has its bit 7 set here; so may one next to it, which costs time only.
        const std::uint64_t controls = (word - 0x2020202020202020U) & 0x8080808080808080U;
        if (controls == 0 && count != 0)
            m_afterCr = false;
        else
            for (std::size_t i = 0; i < count; ++i)
                look(from[i]);
        m_units += count;
        m_at += count;
    }
    void mapped(const Byte* from, std::size_t count, const SingleByteTable& table) {
        for (std::size_t i = 0; i < count; ++i)
            look(table[from[i]]);
        m_units += count;
        m_at += count;
    }
    void unit(char16_t unit, std::size_t size, bool shifted = false) {
        look(unit);
        m_sequences += size >= 2 || shifted;
        ++m_units;
        m_at += size;
    }
    void point(char32_t point, std::size_t size, bool shifted = false) {
        if (point < 0x10000)
            return unit(static_cast<char16_t>(point), size, shifted);
        ++m_pairs;
        ++m_units;
        unit(replacement, size, shifted);
    }
    void malformed(std::size_t size, MalformedKind /*kind*/) {
        if (m_out.malformed++ == 0)
            m_out.firstMalformed = {m_at, m_at + size};
        m_out.malformedBytes += size;
        ++m_units;
        m_at += size;
        m_afterCr = false;
    }
    void skip(std::size_t size) { m_at += size; }
    /// Reports `count` characters of the BMP, of two bytes each and none of them a control.
    void pairs(std::size_t count) {
        m_afterCr = m_afterCr && count == 0;
        m_sequences += count;
        m_units += count;
        m_at += 2 * count;
    }
    void counted(std::size_t size, const ShiftSums& sums, bool afterCr) {
        m_units += sums.units;
        m_pairs += sums.units - sums.characters;
        m_sequences += sums.pairs;
        if (sums.malformed > 0 && m_out.malformed == 0)
            m_out.firstMalformed = {m_at + sums.firstAt, m_at + sums.firstAt + sums.firstSize};
        m_out.malformed += sums.malformed;
        m_out.malformedBytes += sums.malformedBytes;
        m_at += size;
        m_out.lf += sums.lf - sums.crLf;
        m_out.cr += sums.cr;
        m_out.cr -= sums.crLf; // one of these CR may have been counted before
        m_out.crlf += sums.crLf;
        m_afterCr = afterCr;
    }
    void counted(std::size_t size, const Utf7Sums& sums) {
        m_at += size;
        m_units += sums.units;
        m_sequences += sums.shifted;
        m_out.lf += sums.lf - sums.crLf;
        m_out.cr += sums.cr;
        m_out.cr -= sums.crLf;
        m_out.crlf += sums.crLf;
        m_afterCr = sums.afterCr;
    }
    bool afterCr() const { return m_afterCr; }
    std::uint64_t malformedSoFar() const { return m_out.malformed; }

private:
    void look(char16_t unit) {
        if (unit < 0x20 || (unit >= 0x80 && unit < 0xA0))
            return control(unit);
        m_afterCr = false;
    }
    void control(char16_t unit) {
        if (unit == u'\n' && m_afterCr) {
            --m_out.cr;
            ++m_out.crlf;
        } else if (unit == u'\n') {
            ++m_out.lf;
        } else if (unit == u'\r') {
            ++m_out.cr;
        } else if (unit == u'\u0085') {
            ++m_out.nel;
        } else if (unit >= 0x80) {
            ++m_out.c1;
        }
        m_afterCr = unit == u'\r';
    }

    StreamPosition& m_position;
    TextTally& m_out;
    std::uint64_t m_at; ///< as StreamPosition has it
    bool m_afterCr;     ///< as StreamPosition::afterCr
    std::uint64_t m_units = 0;
    std::uint64_t m_pairs = 0; ///< surrogate pairs
    std::uint64_t m_sequences = 0;
};

} // namespace charsleuth
