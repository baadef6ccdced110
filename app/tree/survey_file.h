#pragma once

/// What is in one file of a folder, found out and summed up.

#include "app/answer/surveyed_file.h"
#include "app/files/format_name.h"
#include "app/files/result.h"
#include "app/sidecar/read_beside.h"
#include "app/tree/tree_walk.h"

#include <string>

namespace charsleuth {

/// What is kept from one file to the next. For one thread.
struct SurveyTools {
    BesideReader beside{FolderUse::AllFiles};
    FormatNamer namer;
};

/// `as`: the encoding that it is read in, whatever it seems to be.
Result<SurveyedFile> surveyFile(const TreeFile& file, SurveyTools& tools,
                                std::optional<EncodingId> as = {});

} // namespace charsleuth
