#pragma once

/// How an input is read that may be longer than memory: range by range.

#include "core/bytes/bytes.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace charsleuth {

/// The bytes of an input in a range, at most; fewer at its end, nothing where they cannot be read.
/// They lie in the input's own memory or are read into `buffer`.
using BytesAt = std::function<std::optional<Bytes>(ByteRange range, std::vector<Byte>& buffer)>;

/// An input in memory. The bytes must outlive the function.
inline BytesAt bytesIn(Bytes bytes) {
    return [bytes](ByteRange range, std::vector<Byte>&) {
        const std::uint64_t end = std::min<std::uint64_t>(range.end, bytes.size());
        const std::uint64_t begin = std::min(range.begin, end);
        return std::optional(bytes.subspan(begin, end - begin));
    };
}

} // namespace charsleuth
