#pragma once

/// The texts that the candidates give: one candidate text for each different text.
/// Tested by reading_test.

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

/// A text whose units are decoded characters, not bytes.
struct DecodedCandidate {
    explicit DecodedCandidate(std::pmr::memory_resource* memory)
        : text(memory), ngrams(memory), symbols(memory) {}

    std::pmr::u16string text;
    NgramCounts ngrams;
    std::pmr::vector<Symbol> symbols;                 ///< symbols of the units of the n-gram counts
    std::array<std::uint32_t, scriptCount> letters{}; ///< letters outside ASCII, by script
};

/// One text of the sample. A code page's text refers to the n-gram counts of the bytes.
struct CandidateText {
    EncodingList encodings; ///< in the order of the candidates
    /// Some of the encodings were only found to give the same text of the sample, not of the whole
    /// input.
    bool compared = false;
    bool asciiBytes = false; ///< units are bytes, those below 0x80 ASCII
    bool ebcdic = false;     ///< ASCII bytes are other characters, and code pages differ in ASCII
    /// Whether characters outside ASCII include letters; and for a code page, letters of another
    /// script than its own.
    bool letters = false, otherLetters = false;
    bool drawing = false; ///< whether characters outside ASCII include drawing ones (drawing.h)
    const NgramCounts* ngrams = nullptr;
    const SingleByteTable* codePage = nullptr; ///< this one and the next: null for decoded text
    const CodePageSymbols* symbols = nullptr;
    const DecodedCandidate* own = nullptr; ///< the owner of the n-gram counts, for decoded text
    std::size_t firstNonAscii =
        0; ///< the first unit that may be outside ASCII; most texts have ASCII units before it
    std::uint64_t size = 0;        ///< bytes of the sample that were to be decoded
    std::uint64_t undecodable = 0; ///< bytes among them that gave no character
    /// Characters outside ASCII, and bytes without a character, from that unit on.
    std::uint64_t nonAscii = 0;
    /// For a code page: the single costs of the characters from that unit on.
    std::uint64_t cost = 0;
    /// For a code page: the drawing characters, and their part of `cost`.
    std::uint64_t drawn = 0, ofDrawing = 0;

    std::size_t units() const { return ngrams->units().size(); }
    /// The character of a unit; noCharacter if the code page does not define the byte.
    char32_t character(std::size_t unit) const {
        /// U+0085, the line end of EBCDIC, counts as a line feed in EBCDIC code pages.
        constexpr char16_t nextLine = 0x85;
        const char32_t value = ngrams->units()[unit];
        const char32_t character = codePage ? (*codePage)[value] : value;
        return codePage && character == 0xFFFF   ? noCharacter
               : character == nextLine && ebcdic ? U'\n'
                                                 : character;
    }
};

/// The number of letters outside ASCII, by script.
std::array<std::uint32_t, scriptCount> lettersOf(const CandidateText& text);

struct CandidateTexts {
    explicit CandidateTexts(std::pmr::memory_resource* memory) : all(memory), decoded(memory) {}

    std::pmr::vector<CandidateText>
        all; ///< with capacity for all candidates, so that addresses stay valid
    std::pmr::list<DecodedCandidate> decoded; ///< the texts that they refer to
};

/// Whether the encoding decodes the bytes to themselves, all of them ASCII, in any order.
bool readsAscii(EncodingId encoding, const ByteCounts& counts);

/// The texts of single-byte candidates: candidates share one if and only if they agree on every
/// byte value that occurs in the input (`counts`). `bytes`: the sample's n-gram counts; it and
/// `memory` must outlive the result.
CandidateTexts codePageTexts(const ByteCounts& counts, const NgramCounts& bytes,
                             std::span<const EncodingId> candidates,
                             std::pmr::memory_resource* memory);

/// Adds the texts of the other candidates. Candidates share one if and only if their texts of the
/// sample are equal; if the whole input is ASCII, they may share that of the bytes.
void addDecodedTexts(const ByteCounts& counts, std::span<const SampleSegment> sample,
                     std::span<const EncodingId> candidates, CandidateTexts& texts);

/// Groups candidates that give one text of the input, as far as byte counts show.
std::vector<EncodingList> alike(const ByteCounts& counts, std::span<const EncodingId> candidates);

/// The characters of the sample at which two texts differ.
struct Difference {
    std::uint64_t characters = 0; ///< their number
    std::uint64_t kinds = 0;      ///< number of different ones among them
};

/// The difference of two texts; exact if both are of code pages. Otherwise a lower bound: as many
/// characters as the text with fewer has outside ASCII, and as many as one has more than the other;
/// of as many kinds as one of them has outside ASCII, or all different where ASCII is not the same.
Difference difference(const CandidateText& a, const CandidateText& b);

} // namespace charsleuth
