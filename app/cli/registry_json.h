#pragma once

/// Encodings' names in JSON.

#include "core/registry/registry.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace charsleuth::cli {

using Json = nlohmann::ordered_json;

/// An array of canonical names.
Json namesOf(const std::vector<EncodingId>& encodings);

/// What each program calls the encoding, null where it has no such encoding.
Json programNames(EncodingId encoding);

/// One object on one line, with a newline; what is not UTF-8 in it is replaced.
std::string lineOf(const Json& object);

} // namespace charsleuth::cli
