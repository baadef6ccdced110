#pragma once

/// The answer about one input, with what is shown of each candidate.

#include "app/answer/preview.h"
#include "app/files/source/packing.h"
#include "core/parts/input_findings.h"
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
    InputFindings findings;
    bool hasSegments = false; ///< all parts were asked for

    /// The code page by way of which the text was encoded twice: as the findings say, if the input
    /// was looked into.
    std::optional<EncodingId> encodedTwice() const {
        return findings.encodedTwice ? findings.encodedTwice : detection.encodedTwice;
    }
    /// The best candidate; null for binary input.
    const Candidate* best() const { return detection.best(); }
};

/// The candidates of a detection, the likeliest first, each with its preview.
std::vector<ShownCandidate> shownOf(const Detection& detection, const BytesAt& bytesAt);

} // namespace charsleuth
