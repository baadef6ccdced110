#pragma once

/// What .gitattributes or .editorconfig say that a file is in.

#include "app/sidecar/read_beside.h"
#include "core/registry/encoding_id.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

struct SaidEncoding {
    std::string label;                 ///< as written
    std::string by;                    ///< ".editorconfig" or ".gitattributes"
    std::vector<EncodingId> encodings; ///< that the label may mean
    bool markWanted = false, markUnwanted = false;
};

/// The first that speaks of the file with a label that is known.
std::optional<SaidEncoding> saidBeside(const std::string& path, BesideReader& beside);

} // namespace charsleuth
