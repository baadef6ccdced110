#pragma once

/// Replacing a file in its place: what is there now, and where that will be kept.

#include "app/viewer/document/fingerprint.h"

#include <string>

namespace charsleuth::viewer {

struct OriginalPlace {
    std::string file;    ///< that is replaced: behind symbolic links
    std::string kept;    ///< what it is now, afterwards: FILE.orig, or FILE.orig2 and so on
    bool isLink = false; ///< the path is a symbolic link to `file`
    std::string refusal; ///< cause why it is not replaced; empty where it may be
};

OriginalPlace originalPlaceOf(const std::string& path);

/// What giving the original back needs.
struct ReplacedContent {
    Fingerprint now; ///< of the file since
    std::string kept;
};

/// Puts the original back in the place of a file that was replaced; refused where the file has
/// become another since.
std::optional<Error> giveBack(const std::string& path, const ReplacedContent& replaced);

} // namespace charsleuth::viewer
