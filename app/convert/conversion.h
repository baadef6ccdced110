#pragma once

/// Converts one input, piece by piece, and decodes what it wrote again to compare.

#include "app/convert/decoded_pieces.h"
#include "app/files/file_source.h"
#include "app/files/progress.h"
#include "core/registry/encoding_id.h"
#include "core/repair/substitution.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

enum class Newline { Keep, Lf, CrLf, Cr };

/// What is written for what the target lacks, and for malformed bytes.
enum class OnLoss {
    Fail,    ///< nothing: the caller refuses
    Escape,  ///< \u{20AC}, and \x{E9} for a malformed byte
    Replace, ///< ?
    StandIn, ///< what ConversionPlan::standIn makes of the character
};

struct ConversionPlan {
    EncodingId from{};
    EncodingId to{};
    bool addBom = false;  ///< write one in any case
    bool keepBom = false; ///< write one where the input has one
    Newline newline = Newline::Keep;
    OnLoss onLoss = OnLoss::Fail;
    std::vector<Substitution> substitutions; ///< sorted, disjoint
    SubstitutionLog manySubstitutions;       ///< where there may be millions: instead of those
    /// If not empty: the parts of the input, up to its end, that are each read in their own
    /// encoding instead of `from`.
    std::vector<DecodedPart> parts;
    /// The copy is the bytes of the input, if they are sound text in `to`: what some encodings read
    /// they do not write (JIS X 0212 in EUC-JP).
    bool asItIs = false;
    /// For OnLoss::StandIn: text in ASCII for a character, U+FFFD for a malformed sequence.
    std::u16string (*standIn)(char32_t) = nullptr;
};

/// The lines, from 1, on which something was met: each once, in order, the first few only.
struct Lines {
    static constexpr std::size_t kept = 8;

    std::vector<std::uint64_t> first;
    bool more = false; ///< there are others

    void add(std::uint64_t line);
    friend bool operator==(const Lines&, const Lines&) = default;
};

/// A character that the target does not have.
struct LackingCharacter {
    char32_t character = 0;
    std::uint64_t count = 0;
    Lines lines;

    friend bool operator==(const LackingCharacter&, const LackingCharacter&) = default;
};

/// What the target cannot hold or the source does not say.
struct ConversionReport {
    static constexpr std::size_t charactersKept = 500;

    std::uint64_t malformed = 0; ///< sequences
    std::optional<std::uint64_t> firstMalformed;
    Lines malformedLines;
    std::uint64_t lacking = 0; ///< occurrences of characters that the target does not have
    std::vector<LackingCharacter> characters; ///< those, by first appearance; the first 500
    std::uint64_t nextLines =
        0;              ///< line ends U+0085 of EBCDIC text that the copy keeps as they are
    bool reread = true; ///< what was written decodes to the text that was meant
    bool inputHasBom = false, copyHasBom = false; ///< begins with a byte order mark

    bool lossless() const { return malformed == 0 && lacking == 0 && reread; }
    friend bool operator==(const ConversionReport&, const ConversionReport&) = default;
};

/// Takes the bytes of the copy in order; an error ends the conversion.
using Sink = std::function<std::optional<Error>(Bytes)>;

/// Memory does not depend on the input's length. Fails only where reading or `sink` does, or where
/// it is stopped.
Result<ConversionReport> convert(FileSource& source, const ConversionPlan& plan, const Sink& sink,
                                 const Progress& progress = {});

/// Whether a copy keeps the byte order mark that its original begins with. One in gb18030 gets none
/// that its original did not have in gb18030.
bool keepsBom(EncodingId from, EncodingId to);

} // namespace charsleuth
