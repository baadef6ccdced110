#pragma once

/// The answer about one input, with what is shown of each candidate.

#include "app/answer/mojibake_found.h"
#include "app/answer/preview.h"
#include "app/files/source/packing.h"
#include "core/parts/part.h"
#include "core/ranking/detection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// A candidate that is shown to the user.
struct ShownCandidate {
    const Candidate* candidate = nullptr; ///< one of the FileReport's detection; never null
    std::string preview;                  ///< see previewOf
};

/// Is moved, not copied, since `shown` points into it.
struct FileReport {
    FileReport() = default;
    FileReport(FileReport&&) = default;
    FileReport& operator=(FileReport&&) = default;

    std::string path;
    std::uint64_t size = 0; ///< bytes of the whole file
    Detection detection;    ///< only of the candidates in `shown` all is told
    std::optional<std::string> binaryFormat;
    std::string whyPacked;            ///< of binary input, see FileSource
    bool goesOn = false;              ///< beyond the limit up to which it was examined
    std::optional<Unpacked> unpacked; ///< what all this was found inside of
    std::vector<ShownCandidate> shown;
    bool mixed = false; ///< more than one encoding is needed to read it
    std::optional<MojibakeFound> mojibake;
    std::optional<std::vector<Part>> segments; ///< if they were asked for

    /// The best candidate; null for binary input.
    const Candidate* best() const {
        return detection.binary || detection.ranked.empty() ? nullptr : &detection.ranked.front();
    }
};

/// The candidates of a detection, the likeliest first, each with its preview.
std::vector<ShownCandidate> shownOf(const Detection& detection, const BytesAt& bytesAt);

} // namespace charsleuth
