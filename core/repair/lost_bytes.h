#pragma once

/// Fills in the characters of which bytes were lost in a text that went through "UTF-8 read as
/// page". Programs lose bytes that are controls or nothing in the page: they put U+FFFD or a
/// question mark in their place, or leave them out; and they make a blank of a no-break space.

#include "core/repair/layers.h"
#include "core/repair/text_cost.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Knows from the words of a file which bytes its programs lose, and in which language it is. For
/// one thread.
class LostBytes {
public:
    /// Whether some character of the stretch may have lost a byte in a usual page.
    static bool mayBeIn(std::u32string_view stretch, const PageCharacters& characters);

    /// `page`: of misreadPages(). Changes the context of `cost`.
    LostBytes(std::size_t page, const PageCharacters& characters, TextCost& cost);

    /// Learns from a word that was undone. `text`: the stretch as undoUtf8() left it.
    void learn(std::u32string_view stretch, const Elements& text);
    /// Ends learning: sets the context of the costs.
    void conclude();

    /// Counts the sequences without a byte; `text` as in learn(). Requires: conclude().
    void count(const Elements& text);
    /// The characters outside ASCII of sequences that were counted.
    std::uint64_t counted() const { return m_counted; }

    /// Puts the likeliest character in the place of each sequence that lost a byte. `all`: whether
    /// the whole text went through the chain, so that bytes may be gone without a trace, and where
    /// no character is likelier than all others U+FFFD is put. Returns the least probability of
    /// the characters put; 1 where there is none.
    double fill(Elements& text, bool all);

private:
    /// Characters that may be a sequence without some of its bytes.
    struct Broken {
        std::size_t size = 0; ///< elements that it takes
        bool marked = false;  ///< whether something stands in the place of each lost byte
        bool certain = false; ///< whether U+FFFD does
        bool blank = false;   ///< whether a blank does
        std::u32string candidates;
    };
    /// A place of fill(), and the elements that stood there.
    struct Slot {
        std::size_t at = 0;
        Broken broken;
        std::u32string asItStands;
    };

    std::optional<Broken> brokenAt(const Elements& text, std::size_t at) const;
    void addCandidates(Byte lead, std::span<const std::optional<Byte>> trails, Broken& out) const;
    void addCandidate(std::span<const Byte> bytes, Broken& out) const;
    /// Whether the element may be a blank that was the last byte of a sequence.
    bool isBlankOfSequence(const Elements& text, std::size_t at) const;
    std::optional<Byte> byteOf(const Element& element) const;
    /// Sets the slot's character to the likeliest, and whether that is likelier than what stood
    /// there; returns its probability among the candidates.
    double choose(Elements& text, const Slot& slot);

    std::size_t m_page;
    const PageCharacters& m_characters;
    TextCost& m_cost;
    std::array<bool, 256> m_seen{}; ///< trail bytes that came through
    std::vector<Byte> m_lost;       ///< controls that did not
    bool m_losesBlank = false;      ///< whether no no-break space did
    std::u32string m_context;
    std::uint64_t m_counted = 0;
    bool m_leavesOut = false; ///< whether bytes are gone before other characters than a blank
};

} // namespace charsleuth
