#pragma once

/// Reads bytes as UTF-16 or UTF-32 units and counts what speaks for and against their being text.
///
/// UTF-16 cannot be told by its validity alone: nearly every pair of bytes is some unit. What tells
/// is which units: text has no unassigned code points, private use, lone surrogates or controls;
/// keeps to few scripts; varies less in its high bytes than in its low ones; and uses byte values
/// that no 8-bit text has (NUL and other control bytes as halves of ordinary characters).

#include "core/bytes/byte_mask.h"
#include "core/evidence/evidence.h"

#include <array>
#include <cstdint>
#include <optional>

namespace charsleuth {

class WideUnits {
public:
    /// `width` is 2 or 4 bytes a unit.
    WideUnits(unsigned width, bool bigEndian) : m_width(width), m_bigEndian(bigEndian) {}

    /// Requires: all but the last chunk are multiples of the width.
    void add(Bytes chunk);

    /// Passes over bytes: they count for the length only. The same requirement.
    void skip(std::uint64_t bytes);

    /// What the units say; weights of at most +100 decibans.
    struct Judgement {
        Weight weight;
        bool excluded = false; ///< no damage explains it
        bool telling = false;  ///< halves of characters that 8-bit text does not have were seen
        bool says = false;     ///< there is something to say: `detail`, the weightiest reason
        std::optional<ByteRange> where;
        Sentence detail;
    };
    Judgement judge() const;

    std::uint64_t units() const { return m_units; }
    bool cut() const { return m_leftOver > 0; } ///< the last unit is not whole

private:
    /// How often each of 256 values was met. To go through them costs as much as there are.
    class Histogram {
    public:
        void add(std::size_t value) {
            if (m_counts[value]++ == 0)
                m_met.insert(static_cast<Byte>(value));
        }
        std::uint64_t operator[](std::size_t value) const { return m_counts[value]; }
        /// Does `each` with every value met, ascending, and its count.
        template <class Each>
        void forEach(const Each& each) const {
            m_met.forEach([&](Byte value) { each(value, m_counts[value]); });
        }

    private:
        std::array<std::uint64_t, 256> m_counts{};
        ByteMask m_met;
    };

    /// What may speak against the reading.
    enum Objection : std::size_t {
        OddUnits,
        ByteOrder,
        AsciiPairs,
        Concentration,
        NoSpaces,
        StrangeScripts,
    };
    static constexpr std::size_t objectionCount = StrangeScripts + 1;

    template <unsigned width, bool bigEndian>
    void addUnits(Bytes units);
    void take16(char16_t unit);
    void take32(char32_t unit);
    void count(char32_t character, char16_t unit);
    void markOdd(std::uint64_t unitsBack);
    Weight byteOrderWeight() const;
    Weight asciiWeight() const;
    Weight concentrationWeight() const;
    Weight spaceWeight() const;
    std::uint64_t misfits() const;
    double strangeWeight(std::uint64_t strange) const;
    std::array<double, objectionCount> objections(std::uint64_t odd) const; ///< decibans
    Sentence detailOf(Objection objection, std::uint64_t odd) const;
    double codeLength(const Histogram& histogram) const;

    unsigned m_width;
    bool m_bigEndian;
    std::uint64_t m_units = 0; ///< without a BOM at the start
    std::uint64_t m_bytes = 0;
    std::uint64_t m_odd = 0; ///< units that text does not hold
    std::optional<ByteRange> m_firstOdd;
    std::uint64_t m_telling = 0;    ///< good units with a control byte as a half
    std::uint64_t m_asciiPairs = 0; ///< units of two printable ASCII bytes, but for kana
    std::uint64_t m_spaces = 0;     ///< U+0020 and U+000A
    std::uint64_t m_leftOver = 0;   ///< bytes of an unfinished last unit
    char32_t m_surrogate = 0;       ///< a high surrogate that waits for its low one
    Histogram m_high;               ///< of the unit's two low bytes, the upper one
    Histogram m_low;
    Histogram m_scripts; ///< UScriptCode, those from 255 on as one
};

} // namespace charsleuth
