#pragma once

/// The texts that the candidates give: one text for each different text.

#include "core/decode/single_byte_table.h"
#include "core/registry/encoding_list.h"
#include "core/statistics/model/code_page_symbols.h"
#include "core/statistics/model/model_symbol.h"
#include "core/statistics/text/ngram_counts.h"
#include "core/structure/input/byte_counts.h"

#include <array>
#include <cstdint>
#include <list>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

/// A text that is not the bytes one by one.
struct DecodedCandidate {
    explicit DecodedCandidate(std::pmr::memory_resource* memory)
        : text(memory), ngrams(memory), symbols(memory) {}

    std::pmr::u16string text;
    NgramCounts ngrams;
    std::pmr::vector<Symbol> symbols;                 ///< of the n-gram counts' units
    std::array<std::uint32_t, scriptCount> letters{}; ///< outside ASCII, of each script
};

/// One text of the sample. Refers to the n-gram counts of the bytes where it is one for single
/// bytes.
struct CandidateText {
    EncodingList encodings; ///< in the order of the candidates
    /// Some of them were found to give the same text of the sample, not of the whole input.
    bool compared = false;
    bool asciiBytes = false; ///< units are bytes, those below 0x80 ASCII
    bool ebcdic = false;     ///< ASCII is not itself, and code pages differ in what is ASCII
    /// Whether letters are among those outside ASCII; and of a code page, any but of its script.
    bool letters = false, otherLetters = false;
    const NgramCounts* ngrams = nullptr;
    const SingleByteTable* codePage = nullptr; ///< this one and the next: null for decoded text
    const CodePageSymbols* symbols = nullptr;
    const DecodedCandidate* own = nullptr; ///< what `ngrams` points to, for decoded text
    std::size_t firstNonAscii =
        0;                  ///< the first unit that may be outside ASCII; most have some before it
    std::uint64_t size = 0; ///< bytes of the sample that were to be read
    std::uint64_t undecodable = 0; ///< those of them that gave no character
    /// From the first unit outside ASCII on, characters (and bytes without one) outside ASCII.
    std::uint64_t nonAscii = 0;
    /// Of a code page: what the characters from the first unit outside ASCII on cost, each by
    /// itself (CodePageRow::costs).
    std::uint64_t cost = 0;

    std::size_t units() const { return ngrams->units().size(); }
    /// What a unit stands for; noCharacter where the code page does not define the byte.
    char32_t character(std::size_t unit) const {
        /// U+0085, the line end of EBCDIC: where ASCII is not itself it counts as a line feed.
        constexpr char16_t nextLine = 0x85;
        const char32_t value = ngrams->units()[unit];
        const char32_t character = codePage ? (*codePage)[value] : value;
        return codePage && character == 0xFFFF   ? noCharacter
               : character == nextLine && ebcdic ? U'\n'
                                                 : character;
    }
};

/// How many letters outside ASCII each script has in it.
std::array<std::uint32_t, scriptCount> lettersOf(const CandidateText& text);

struct CandidateTexts {
    explicit CandidateTexts(std::pmr::memory_resource* memory) : all(memory), decoded(memory) {}

    std::pmr::vector<CandidateText>
        all; ///< with room for each candidate's: they stay where they are
    std::pmr::list<DecodedCandidate> decoded; ///< what they refer to
};

/// Whether the encoding reads the bytes as they are, all of them ASCII, in whatever order.
bool readsAscii(EncodingId encoding, const ByteCounts& counts);

/// Single-byte candidates are one text if and only if they agree on every byte value that occurs
/// in the input (`counts`). `bytes` is the sample's n-gram counts; it and `memory` must outlive the
/// texts.
CandidateTexts codePageTexts(const ByteCounts& counts, const NgramCounts& bytes,
                             std::span<const EncodingId> candidates,
                             std::pmr::memory_resource* memory);

/// Adds the other candidates: one text if and only if the texts of the sample are equal, also with
/// the bytes themselves where the whole input is ASCII.
void addDecodedTexts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                     std::span<const EncodingId> candidates, CandidateTexts& texts);

/// Candidates in lists of those that give one text of the input, as far as byte counts tell.
std::vector<EncodingList> alike(const ByteCounts& counts, std::span<const EncodingId> candidates);

/// Where two texts differ in the sample.
struct Difference {
    std::uint64_t characters = 0; ///< how many
    std::uint64_t kinds = 0;      ///< how many different ones
};

/// Of single-byte texts counted. Where one is not, at least as many as the poorer of the two has
/// outside ASCII, and as many as one has more than the other.
Difference difference(const CandidateText& a, const CandidateText& b);

} // namespace charsleuth
