#pragma once

/// The files of resources/models/built as plugin/web/module/pack_models.py packs them. In a build
/// with packed files plugin/web/module/unpacked_models.cpp has builtFile().

#include <cstdint>
#include <span>

namespace charsleuth {

/// The packed file with this number, see builtFile().
std::span<const std::uint8_t> packedFile(std::size_t number);

} // namespace charsleuth
