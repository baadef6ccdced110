#pragma once

/// The passage that tells: a few words around the place where candidates differ.

#include "core/bytes/bytes_at.h"
#include "core/ranking/detection.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// At most this many characters, the marks of malformed bytes included.
inline constexpr std::size_t previewLength = 120;

/// UTF-8 of what stands around the candidate's telling byte, read by the candidate; a malformed
/// byte as "⟦E9⟧". Empty where the bytes cannot be read any more.
std::string previewOf(const BytesAt& bytesAt, const Candidate& candidate);

} // namespace charsleuth
