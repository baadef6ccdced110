#pragma once

/// Lines that are improbable in every language, and pairs of encodings by which they make sense:
/// text in one that was read as the other ("Ïðèâåò").
///
/// Whole lines only, since a pair of code pages turns any letters into other letters. For one
/// thread.

#include "core/repair/encoders.h"
#include "core/repair/page_pair.h"
#include "core/repair/repair.h"
#include "core/repair/text_cost.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

class OddLines {
public:
    /// Takes the next character of the text, and its bytes in the input.
    void take(char32_t character, std::uint64_t begin, std::uint64_t end);

    void endText() { endLine(); }
    /// Requires: the text has ended.
    bool isEmpty() const { return m_lines.empty(); }
    /// Takes the next repair of a word into account, in its line: what repairs make right is no
    /// longer odd.
    void settle(const Repair& word);
    /// The lines that a pair explains, in order.
    std::vector<Repair> conclude(double leastConfidence);

private:
    struct Line {
        std::u32string text; ///< from the first character outside ASCII on
        std::uint64_t number, column;
        ByteRange bytes;
        float oddness; ///< nats for each character outside ASCII
        float cost;    ///< nats, of the whole line
    };

    void endLine();
    float oddness(std::u32string_view text);
    void settleLine();
    /// The lines from `least` oddness on, together.
    std::u32string linesFrom(float least) const;
    /// The few lines that cost most among the very odd ones.
    std::vector<std::u32string> oddest() const;
    /// Explains some of the lines by the one pair behind `together`, which is one line if `alone`;
    /// takes them out and returns what it repairs.
    std::vector<Repair> explainBy(std::u32string_view together, bool alone, double leastConfidence);

    /// The kinds of letters outside ASCII in words, whatever their case, and twice those of signs:
    /// in a language without a model one letter is odd, and any other one may be less so.
    std::size_t changedIn(std::u32string_view words) const;
    /// Decibans by which the different words that come out, each counted once, are more probable
    /// than what stood there, which may have been a list of letters.
    double saidByWords(std::span<const Repair> repairs);

    /// The line with the pair undone, where that wins by enough and gives words.
    /// Where other lines have made the pair sure, by less and with shorter words.
    std::optional<Repair> undoneBy(const PagePair& pair, const Line& line, bool sure);

    /// Whether half of the characters outside ASCII are in words (`fewest` letters of one script,
    /// two of Han, six where a letter of another script stands beside; less if `fewest` is less) or
    /// signs beside words. Frames, tables of letters and single letters are no evidence.
    bool hasWords(std::u32string_view text, std::size_t fewest) const;
    /// The most that a character outside ASCII costs on average if the text is a sentence, nats.
    float mostOfSentence(std::u32string_view text) const;

    Alphabet m_alphabet;
    TextCost m_cost;
    Encoders m_encoders;
    std::vector<Line> m_lines;
    std::size_t m_kept = 0;      ///< characters in m_lines
    std::size_t m_settled = 0;   ///< lines of which all repairs of words are known
    std::vector<Repair> m_words; ///< in the next one of m_lines
    std::u32string m_text;
    ByteRange m_bytes;
    std::uint64_t m_number = 1, m_column = 1, m_firstColumn = 1;
    bool m_wasReturn = false;
};

} // namespace charsleuth
