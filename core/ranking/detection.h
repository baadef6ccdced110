#pragma once

/// The answer: candidates with probabilities and reasons, and what was examined. A value.
/// Tested by detect_test.

#include "core/bytes/exported.h"
#include "core/evidence/evidence.h"
#include "core/evidence/line_ending.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// One text and every name that gives it.
struct Candidate {
    EncodingId encoding{}; ///< the name that is shown first
    /// The other encodings that decode the whole input to the same text; a BOM is left out if both
    /// have it. For single-byte code pages and ASCII this is exact. For others it means that the
    /// text is equal in the sample that statistics scored (all of it up to 8 KiB; 256 bytes if the
    /// reading is far behind), and the numbers of characters and of malformed sequences are equal
    /// in the whole input.
    std::vector<EncodingId> sameText;
    double probability = 0;        ///< 0..1; the probabilities of a Detection add up to at most 1
    std::string language;          ///< BCP 47; empty where none has an even chance
    double languageConfidence = 0; ///< the probability that the text is in it, 0..1; 0 without one
    /// Malformed sequences in the examined part. `malformed` and `c1` are lower bounds for
    /// candidates that cannot win and for single-byte code pages from 1 MiB on, and for text with
    /// lines of UTF-8 in it from 64 KiB on.
    std::uint64_t malformed = 0;
    std::optional<std::uint64_t> firstMalformed; ///< byte offset
    std::uint64_t c1 = 0;                        ///< C1 control characters in the text
    /// Offset at which this candidate and its next rival first differ; else of the first byte
    /// outside ASCII; else 0. Also 0 if the candidate is not explained (DetectOptions::explained).
    std::uint64_t tellingByte = 0;
    std::vector<Evidence> reasons; ///< strongest first; empty if the candidate is not explained

    /// Whether this encoding decodes the input to the candidate's text.
    bool gives(EncodingId other) const {
        return encoding == other || std::ranges::find(sameText, other) != sameText.end();
    }
};

/// For DetectOptions::listed and explained.
inline constexpr std::size_t everyCandidate = std::numeric_limits<std::size_t>::max();

enum class Certainty : std::uint8_t {
    Decided,   ///< a BOM that the text bears out, or a proof
    Strong,    ///< 0.95 or more
    Plausible, ///< less
    Tied,      ///< the first two are within 3 decibans
};

/// A declaration that the bytes contradict.
struct Conflict {
    std::string label;  ///< as written
    std::string rule;   ///< the reader's name, e.g. "html-meta"
    ByteRange range;    ///< the label's bytes; empty if it is not in the file
    EncodingId named{}; ///< what the label names
};

struct Detection {
    /// Most probable first, at most DetectOptions::listed; for binary input only the encodings in
    /// DetectOptions::only.
    std::vector<Candidate> ranked;
    /// Ruled out, each with an Excludes evidence; empty unless every candidate is explained.
    std::vector<Candidate> excluded;
    std::optional<Certainty> certainty; ///< nothing if there is no answer
    bool binary = false;                ///< binary data is more probable than text
    /// The probability that the input is binary data; with those of `ranked` it adds up to at
    /// most 1.
    double binaryProbability = 0;
    std::string
        binaryReason; ///< what made it binary, e.g. "NUL bytes at 12 places"; empty otherwise
    bool asciiOnly = false;
    std::optional<EncodingId> bom; ///< the encoding whose BOM stands at the start
    std::uint64_t bomSize = 0;     ///< bytes
    /// The code page by way of which UTF-8 text was encoded twice, if the answer is UTF-8:
    /// converted to that code page, the file is what was meant, in UTF-8.
    std::optional<EncodingId> encodedTwice;
    /// Whether mojibake was noticed in text in UTF-8; lookInto() finds out (core/parts).
    bool mayBeMojibake = false;
    /// Whether binary input that begins like no known format has lines of text.
    bool hasTextLines = false;
    /// Whether mojibake was noticed by letters and signs that UTF-8 becomes in a code page.
    bool showsUtf8 = false;
    LineEnding lineEnding = LineEnding::None;
    std::vector<Conflict> conflicts;
    std::uint64_t size = 0; ///< bytes seen
    /// Sorted, disjoint; the parts that validators read (statistics sample within them).
    std::vector<ByteRange> examined;

    /// The candidate that is the answer; null for binary input.
    const Candidate* best() const { return binary || ranked.empty() ? nullptr : &ranked.front(); }
};

/// "LF", "CRLF", "CR", "NEL", "mixed", "none"
CHARSLEUTH_EXPORT std::string_view nameOf(LineEnding ending);
/// "decided", "strong", "plausible", "tied"
CHARSLEUTH_EXPORT std::string_view nameOf(Certainty certainty);
/// "declared", "structure", "statistics", "opinion", "hint"
CHARSLEUTH_EXPORT std::string_view nameOf(EvidenceKind kind);
/// "decides", "supports", "weakens", "excludes"
CHARSLEUTH_EXPORT std::string_view nameOf(Effect effect);

} // namespace charsleuth
