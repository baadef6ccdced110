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
    ConfiguredValue place; ///< where it is said
};

/// What the label of a setting means, in the files of that name; `encodings` is empty where it is
/// not known.
SaidEncoding saidBy(ConfiguredValue configured);

/// All that speak of the file with a label that is known.
std::vector<SaidEncoding> allSaidBeside(const std::string& path, BesideReader& beside);

/// The first of them.
std::optional<SaidEncoding> saidBeside(const std::string& path, BesideReader& beside);

} // namespace charsleuth
