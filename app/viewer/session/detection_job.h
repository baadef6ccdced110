#pragma once

/// Asks the core which encoding a file is in: first about its beginning, then about all of it.

#include "app/sidecar/surroundings.h"
#include "app/viewer/session/preview.h"
#include "core/detect.h"

#include <functional>
#include <stop_token>

namespace charsleuth::viewer {

/// One answer with what the cards show of it.
struct Answer {
    Detection detection;
    std::vector<Preview> previews; ///< for the first of `detection.ranked`; may be fewer
    std::string binaryFormat;      ///< "PNG image"; empty for text or an unknown format
    bool final = false;            ///< all of the file was read
};

/// How many candidates get a preview.
inline constexpr std::size_t mostPreviews = 16;

/// A probability below which next to nothing speaks for a candidate.
inline constexpr double worthALook = 0.005;

/// Reports a first answer about the beginning of a long file, then the final one. What lies
/// around the file counts as hints. Pure but for reading; any thread.
/// Stopped early, it reports nothing more. `progress` is told a few times a second how many bytes
/// were read.
void detectDocument(const std::string& path, const SharedBytes& bytes, const DetectOptions& options,
                    Surroundings surroundings, std::stop_token stop,
                    const std::function<void(Answer)>& report,
                    const std::function<void(std::uint64_t)>& progress);

} // namespace charsleuth::viewer
