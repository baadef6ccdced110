#pragma once

/// Replacing a file in its place: what is there now, and where that will be kept.

#include "app/convert/conversion.h"
#include "app/files/content.h"
#include "app/files/written_file.h"
#include "app/viewer/document/fingerprint.h"

#include <string>

namespace charsleuth::viewer {

struct OriginalPlace {
    std::string file;    ///< that is replaced: behind symbolic links
    std::string kept;    ///< what it is now, afterwards: FILE.orig, or FILE.orig2 and so on
    bool isLink = false; ///< the path is a symbolic link to `file`
};

OriginalPlace originalPlaceOf(const std::string& path);

/// What giving the original back needs.
struct ReplacedContent {
    Fingerprint now; ///< of the file since
    std::string kept;
    std::string journal; ///< has the conversion, as one of the file's folder
    std::size_t run = 0; ///< its place there
};

/// Puts a copy, which holds `after`, in the place of the file, whose original is kept. A journal of
/// its folder has a run for that.
Result<ReplacedContent> putInPlace(WrittenFile& copy, const std::string& file,
                                   const std::string& kept, const Content& after,
                                   const ConversionPlan& plan);

/// Puts the original back in the place of a file that was replaced; refused where the file has
/// become another since.
std::optional<Error> giveBack(const std::string& path, const ReplacedContent& replaced);

} // namespace charsleuth::viewer
