#pragma once

/// An encoding's name among other words.

#include "core/registry/registry.h"

#include <string>

namespace charsleuth {

/// The encoding's name as the registry writes it.
inline std::string nameOf(EncodingId id) {
    return std::string(info(id).name);
}

} // namespace charsleuth
