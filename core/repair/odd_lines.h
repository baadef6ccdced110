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
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

class OddLines {
public:
    /// Takes the next character of the text, and its bytes in the input. `wordSoFar`: what stands
    /// before it in its word.
    void take(char32_t character, std::uint64_t begin, std::uint64_t end,
              std::u32string_view wordSoFar);

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
        std::u32string text; ///< from the letters before the first character outside ASCII on
        std::size_t letters; ///< these letters; the other members begin behind them
        std::uint64_t number, column;
        ByteRange bytes;
        float oddness; ///< nats for each character outside ASCII
        float cost;    ///< nats, of the text
        bool signs;    ///< whether it has only signs that sound text has beside words, too

        std::u32string ahead() const { return text.substr(0, letters); }
        std::u32string own() const { return text.substr(letters); }
        std::uint64_t begin() const { return bytes.begin; }
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

    /// Whether all letters that come out are Latin ones.
    bool isLatin(std::span<const Repair> repairs) const;
    /// Decibans by which the different words that come out are more probable than what stood there,
    /// which may have been a list of letters. Of words with the same letters one is counted: a list
    /// has them in every order.
    double saidByWords(std::span<const Repair> repairs);

    /// The lines with the pair undone, as below; those of signs alone only if it is sure.
    std::vector<Repair> undoneBy(const PagePair& pair, bool sure);
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
    std::deque<Line> m_lines;    // without the slack of a vector
    std::size_t m_kept = 0;      ///< bytes in m_lines
    std::size_t m_settled = 0;   ///< lines of which all repairs of words are known
    std::vector<Repair> m_words; ///< in the next one of m_lines
    std::u32string m_text;
    std::size_t m_letters = 0; ///< as in Line
    ByteRange m_bytes;
    std::uint64_t m_number = 1, m_column = 1, m_firstColumn = 1;
    bool m_wasReturn = false;
};

} // namespace charsleuth
