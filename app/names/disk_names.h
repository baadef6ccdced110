#pragma once

/// Names on disk that are not UTF-8, or are mojibake in UTF-8, and what was meant.

#include "app/files/result.h"
#include "core/ranking/detection.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

struct NameOnDisk {
    std::string top;     ///< the folder that was asked for, with a slash at the end
    std::string folder;  ///< as it was walked, with a slash at the end; begins with `top`
    std::string raw;     ///< bytes of the name
    std::string name;    ///< what was meant, in UTF-8
    std::string why;     ///< "GBK", or "UTF-8 read as windows-1252"
    std::string trouble; ///< why it cannot be renamed; else empty
};

struct DiskNames {
    std::vector<NameOnDisk> names;      ///< what is in a folder before the folder
    std::optional<EncodingId> encoding; ///< of most that are not UTF-8
    Detection detection;                ///< of them together
};

/// Walks the folders; links are not followed. All names that are not UTF-8 are read together, in
/// `asked` where that is given; else those of a folder that contradict the others by themselves.
/// `tell` gets what cannot be read.
DiskNames namesBelow(const std::vector<std::string>& folders, std::optional<EncodingId> asked,
                     const std::function<void(const Error&)>& tell);

} // namespace charsleuth
