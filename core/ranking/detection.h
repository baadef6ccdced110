#pragma once

/// The answer: candidates with probabilities and reasons, and what was examined. A value.

#include "core/evidence/evidence.h"
#include "core/evidence/line_ending.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// One text and every name that gives it.
struct Candidate {
    EncodingId encoding{}; ///< the name in front
    /// The others that decode the whole input to the same text, a BOM left out where both have it.
    /// Single-byte pages, and ASCII: exactly so. Others: in what statistics looked at (all of it up
    /// to 8 KiB, of readings that are far behind 256 bytes) the text is the same, and in the whole
    /// input the number of characters and of malformed sequences.
    std::vector<EncodingId> sameText;
    double probability = 0; ///< 0..1; those of a Detection add up to at most 1
    std::string language;   ///< BCP 47; empty when nothing is known
    /// Malformed sequences in what was examined. At least so many: of candidates that cannot win
    /// and of single-byte pages, from 1 MiB on; of text with lines of UTF-8 in it from 64 KiB on.
    /// So is `c1`.
    std::uint64_t malformed = 0;
    std::optional<std::uint64_t> firstMalformed; ///< byte offset
    std::uint64_t c1 = 0;                        ///< C1 control characters in the text
    /// Where this candidate and its next rival first differ; else the first non-ASCII byte; else 0.
    /// 0, too, where the candidate is not explained (DetectOptions::explained).
    std::uint64_t tellingByte = 0;
    std::vector<Evidence> reasons; ///< strongest first; empty where it is not explained
};

/// For DetectOptions::listed and explained.
inline constexpr std::size_t everyCandidate = std::numeric_limits<std::size_t>::max();

enum class Certainty : std::uint8_t {
    Decided,   ///< a BOM that the rest bears out, or a proof
    Strong,    ///< 0.95 or more
    Plausible, ///< less
    Tied,      ///< the first two are within 3 decibans
};

/// A declaration that the bytes contradict.
struct Conflict {
    std::string label;  ///< as written
    std::string rule;   ///< the reader's name, e.g. "html-meta"
    ByteRange range;    ///< of the label's bytes; empty where it does not stand in the file
    EncodingId named{}; ///< what the label names
};

struct Detection {
    std::vector<Candidate> ranked;   ///< most probable first, as many as DetectOptions::listed; of
                                     ///< binary input only what the caller admits by name
    std::vector<Candidate> excluded; ///< ruled out, each with an Excludes evidence; empty unless
                                     ///< every candidate is explained
    std::optional<Certainty> certainty; ///< nothing where there is no answer
    bool binary = false;
    std::string
        binaryReason; ///< what made it binary, e.g. "NUL bytes at 12 places"; empty otherwise
    bool asciiOnly = false;
    std::optional<EncodingId> bom; ///< the encoding whose BOM stands at the start
    std::uint64_t bomSize = 0;     ///< bytes
    /// Where the answer is UTF-8 and its text was UTF-8 read as this page and encoded again:
    /// converted to the page it is what was meant, in UTF-8.
    std::optional<EncodingId> encodedTwice;
    LineEnding lineEnding = LineEnding::None;
    std::vector<Conflict> conflicts;
    std::uint64_t size = 0; ///< bytes seen
    std::vector<ByteRange>
        examined; ///< sorted, disjoint; read by validators (statistics sample within them)
};

std::string_view nameOf(LineEnding ending);   ///< "LF", "CRLF", "CR", "NEL", "mixed", "none"
std::string_view nameOf(Certainty certainty); ///< "decided", "strong", "plausible", "tied"
std::string_view
nameOf(EvidenceKind kind); ///< "declared", "structure", "statistics", "opinion", "hint"
std::string_view nameOf(Effect effect); ///< "decides", "supports", "weakens", "excludes"

} // namespace charsleuth
