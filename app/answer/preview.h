#pragma once

/// The passage that tells: a few words around the place where candidates differ.

#include "core/bytes/bytes.h"
#include "core/ranking/detection.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

/// At most this many characters, the marks of malformed bytes included.
inline constexpr std::size_t previewLength = 120;

/// The bytes of an input in a range, at most; fewer at its end, nothing where they cannot be read.
/// They lie in the input's own memory or are read into `buffer`.
using BytesAt = std::function<std::optional<Bytes>(ByteRange range, std::vector<Byte>& buffer)>;

/// UTF-8 of what stands around the candidate's telling byte, read by the candidate; a malformed
/// byte as "⟦E9⟧". Empty where the bytes cannot be read any more.
std::string previewOf(const BytesAt& bytesAt, const Candidate& candidate);

} // namespace charsleuth
