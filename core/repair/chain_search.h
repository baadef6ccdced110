#pragma once

/// Searches the chains that a stretch of text may have gone through, and weighs what they undo.

#include "core/repair/chain.h"
#include "core/repair/encoders.h"
#include "core/repair/layers.h"
#include "core/repair/text_cost.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A chain whose undoing makes a stretch more probable.
struct Undoing {
    Chain chain;
    /// Decibans by which the text that was meant is more probable than the text as it stands.
    float gain = 0;
    /// Characters of different kinds that come out; those of three bytes or more count twice.
    std::uint32_t kinds = 0;
    /// Letters outside ASCII that the first step of the chain did not touch, in words of which it
    /// touched something.
    std::uint32_t left = 0;
    /// Whether what was undone stands beside such a letter.
    bool touchesLeft = false;
    /// Whether a letter comes out that stands beside another one of its script.
    bool word = false;
    /// Whether a sign of three bytes comes out beside a letter, a quote, a dash or the like: three
    /// characters in a row hardly ever look like one by chance. Alone it may be quoted: `ÔÇö`.
    bool longSign = false;
    /// Whether all letters were undone, and were letters of one script: a list of them, or a word.
    bool ofLetters = false;
    /// Whether all that was undone stands where sound text has no such characters. Read as
    /// windows-1252 or ISO-8859-1: a sign behind no capital ("180Â°C") or, of three characters,
    /// beside no letter, outside quotes and brackets; "Ã" or "Â" and a sign inside a word. A C1
    /// control for a sign. Read as any page: a drawing.
    bool freeSign = false;
    bool rare = false; ///< whether letters come out that hardly any text has
    /// Whether all that was undone is a capital and a sign at the end of a word, which sound text
    /// has too: "ALLTSÅ°".
    bool capitalAndSign = false;
    /// Decibans by which the letter that comes out, a word by itself, is more probable in the
    /// language of the line ("va Ã\u00A0 la gare"); 0 where no line was asked.
    float inSentence = 0;
};

/// For one thread. Memory is kept from call to call.
class ChainSearch {
public:
    /// The undoings of a stretch without blanks, at most `mostFound`, best first.
    std::vector<Undoing> find(std::u32string_view stretch);

    /// Sets Undoing::inSentence where one letter comes out, by the text before and behind.
    void weighInSentence(std::u32string_view before, std::u32string_view stretch,
                         std::u32string_view behind, std::span<Undoing> undoings);

    /// The stretch with the chain undone. A step that is not UTF-8 read as one of misreadPages() is
    /// undone in the whole stretch or not at all.
    const Elements& undo(std::u32string_view stretch, const Chain& chain);

    /// Whether some characters of the stretch may be a UTF-8 sequence in some page, or an entity.
    bool isSuspicious(std::u32string_view stretch) const;

    Encoders& encoders() { return m_encoders; }
    const PageCharacters& characters() const { return m_characters; }
    TextCost& textCost() { return m_cost; }

    static constexpr std::size_t mostFound = 8;

private:
    void descend(std::size_t depth, const Chain& chain, float asItStands);
    /// Weighs layer `depth` against the cost of the text as it stands.
    Undoing weighed(std::size_t depth, const Chain& chain, float asItStands);
    float cost(const Elements& text, Bound bound);
    /// Sets Undoing::left and touchesLeft.
    void countLeft(const Elements& text, std::size_t depth, Undoing& undoing) const;
    /// Whether letters of three bytes, or of three scripts, are such as hardly any text has.
    bool isRare(const Elements& text);
    /// Undoing::freeSign for one element of the text that was read as `readAs`.
    bool isFreeSign(const Elements& text, std::size_t number, EncodingId readAs) const;
    /// Whether the element was letters of one script.
    bool isOfLetters(const Element& element) const;
    /// Whether the last step made something of drawings that the step behind it made.
    bool isOfDrawings(std::size_t depth) const;
    /// Whether the element was a capital after a capital or at the start, and an attached sign.
    bool isCapitalAndSign(const Element& element) const;

    PageCharacters m_characters;
    Alphabet m_alphabet;
    TextCost m_cost;
    Encoders m_encoders;
    std::array<Elements, Chain::mostSteps + 1> m_layers;
    std::u32string_view m_stretch; ///< in find()
    std::u32string m_text;
    std::vector<Undoing> m_found;
};

} // namespace charsleuth
