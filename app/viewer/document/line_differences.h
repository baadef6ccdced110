#pragma once

/// Finds the lines in which two texts differ, in any encodings and with any line ends.

#include "app/edit/line_changes.h"
#include "app/viewer/document/file_text.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

/// The lines of a text: where they begin, and a hash of 64 bits of what they say, without their
/// ends; a byte order mark is not text.
struct TextLines {
    std::vector<std::uint64_t> starts; ///< bytes
    std::vector<std::uint64_t> hashes;

    /// The line that holds a byte. Requires: there is a line.
    std::size_t lineAt(std::uint64_t byte) const;
};

TextLines linesOf(const ByteSource& bytes, const ReadAs& as, const std::stop_token& stop);

/// What stands in the right text where a line of the left one is, and the other way round.
std::size_t lineBeside(const std::vector<LineChange>& changes, std::size_t line, bool fromLeft);

/// Two texts line beside line. Of each pair the left text, number 0, comes first; places are bytes.
class LineMatch {
public:
    /// Knows the texts, and not yet how they differ.
    explicit LineMatch(std::array<FileText, 2> texts) : m_texts(std::move(texts)) {}
    /// Reads both texts through and finds their differences.
    void find(const std::stop_token& stop);

    bool isKnown() const { return m_known; }
    /// Whether these are the texts, with as many bytes.
    bool isOf(const std::array<FileText, 2>& texts) const;
    const std::vector<LineChange>& changes() const { return m_changes; }
    /// The beginning of the other text's line that stands beside the line of a byte.
    std::uint64_t beside(std::size_t side, std::uint64_t byte) const;
    /// Where the left text's line begins that is beside the line that begins at `byte`; nothing
    /// where no line begins there, or none is beside it.
    std::optional<std::uint64_t> inLeft(std::size_t side, std::uint64_t byte) const;
    /// The lines of a change.
    std::array<ByteRange, 2> linesOf(const LineChange& change) const;
    /// The characters of both texts between those that their changed lines begin and end with; of
    /// many lines all.
    std::array<ByteRange, 2> differing(const LineChange& change) const;
    /// The differences that are on the screen.
    std::array<std::vector<ByteRange>, 2>
    differencesIn(const std::array<ByteRange, 2>& visible) const;

private:
    std::uint64_t lineStart(std::size_t side, std::size_t line) const;

    std::array<FileText, 2> m_texts;
    std::array<TextLines, 2> m_lines;
    std::vector<LineChange> m_changes;
    bool m_known = false;
};

} // namespace charsleuth::viewer
