#pragma once

/// Converts one input, piece by piece, and decodes what it wrote again to compare.

#include "app/files/file_source.h"
#include "core/registry/encoding_id.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::cli {

enum class Newline { Keep, Lf, CrLf, Cr };

/// What is written for what the target lacks, and for malformed bytes.
enum class OnLoss {
    Fail,    ///< nothing: the caller refuses
    Escape,  ///< \u{20AC}, and \x{E9} for a malformed byte
    Replace, ///< ?
};

/// Other text for some bytes of the input.
struct Substitution {
    ByteRange range; ///< whole characters
    std::u16string text;
};

struct ConversionPlan {
    EncodingId from{};
    EncodingId to{};
    bool addBom = false;  ///< write one in any case
    bool keepBom = false; ///< write one where the input has one
    Newline newline = Newline::Keep;
    OnLoss onLoss = OnLoss::Fail;
    std::vector<Substitution> substitutions; ///< sorted, disjoint
};

/// What the target cannot hold or the source does not say.
struct ConversionReport {
    std::uint64_t malformed = 0; ///< sequences
    std::optional<std::uint64_t> firstMalformed;
    std::uint64_t lacking = 0; ///< characters that the target does not have
    char32_t firstLacking = 0;
    bool reread = true; ///< what was written decodes to the text that was meant

    bool lossless() const { return malformed == 0 && lacking == 0 && reread; }
    friend bool operator==(const ConversionReport&, const ConversionReport&) = default;
};

/// Takes the bytes of the copy in order; an error ends the conversion.
using Sink = std::function<std::optional<Error>(Bytes)>;

/// Memory does not depend on the input's length. Fails only where reading or `sink` does.
Result<ConversionReport> convert(FileSource& source, const ConversionPlan& plan, const Sink& sink);

} // namespace charsleuth::cli
