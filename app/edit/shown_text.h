#pragma once

/// The text of a file as it is shown to somebody who edits it, with the place of every unit in the
/// file.
///
/// Every line ends with LF, whatever the file has there; a malformed byte is "⟦E9⟧"; the byte order
/// mark is left out.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Units of the mark of one malformed byte, "⟦E9⟧".
inline constexpr std::size_t markLength = 4;

/// The byte that a mark at `at` stands for; -1 where there is no mark.
int markedByte(std::u16string_view text, std::size_t at);

/// CRLF and CR as LF.
std::u16string withLineFeeds(std::u16string_view text);

class ShownText {
public:
    /// `bytes`: the whole file.
    ShownText(Bytes bytes, EncodingId encoding);

    const std::u16string& text() const { return m_text; }

    /// Offset of the byte at which the sequence begins that gave a unit; the file's size for the
    /// text's end.
    std::uint64_t byteOf(std::size_t unit) const { return m_byteOf[unit]; }

    /// Offset of the first byte behind the byte order mark: a shift sequence may stand there.
    std::uint64_t firstByte() const { return m_firstByte; }

    /// Whether the file can be cut before this unit: it begins a sequence.
    bool isBoundary(std::size_t unit) const {
        return unit == 0 || unit >= m_text.size() || m_byteOf[unit] != m_byteOf[unit - 1];
    }

    /// The line end of the file that a LF of the text stands for: "\r\n", "\n", "\r" or U+0085.
    std::u16string lineEndAt(std::size_t unit) const;

    /// The line end that is the usual one near a unit: of the line before, else of the next, else
    /// LF.
    std::u16string lineEndNear(std::size_t unit) const;

    std::uint64_t malformed() const { return m_malformedSequences; }
    /// Whether this byte value stands malformed anywhere in the file.
    bool isMalformedByte(Byte byte) const { return m_malformedBytes[byte]; }

    /// From 1.
    std::size_t lineOf(std::size_t unit) const { return 1 + lineEndsIn(0, unit).size(); }
    std::size_t lines() const {
        return m_lineEnds.size() + (m_text.empty() || m_text.ends_with(u'\n') ? 0 : 1);
    }

    /// The units in [begin, end) at which lines end.
    std::span<const std::size_t> lineEndsIn(std::size_t begin, std::size_t end) const;

private:
    void appendMarksOf(Bytes bytes, std::uint64_t offset);
    void append(char16_t unit, std::uint64_t offset) {
        m_text += unit;
        m_byteOf.push_back(offset);
    }

    struct OtherLineEnd {
        std::size_t unit = 0;
        std::array<char16_t, 2> text{}; ///< the second is 0 where it is one unit long
    };

    std::u16string m_text;
    std::vector<std::uint64_t> m_byteOf;       ///< one more than units
    std::vector<std::size_t> m_lineEnds;       ///< units, in order
    std::vector<OtherLineEnd> m_otherLineEnds; ///< those that are not LF, in order
    std::array<bool, 256> m_malformedBytes{};
    std::uint64_t m_malformedSequences = 0;
    std::uint64_t m_firstByte = 0;
};

} // namespace charsleuth
