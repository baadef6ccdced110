#pragma once

/// Encodings that have every character of a text.

#include "app/viewer/document/file_text.h"

#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

struct HoldingEncoding {
    EncodingId encoding{};
    std::uint64_t size = 0; ///< of the text in it, bytes; shift sequences are not counted

    friend bool operator==(const HoldingEncoding&, const HoldingEncoding&) = default;
};

/// The encodings that have every character of the well-formed text. Those that web browsers know
/// come first, the rare ones last; within each group the smallest text comes first. Reads the whole
/// document; any thread. Empty once it is stopped.
std::vector<HoldingEncoding> encodingsThatHold(const ByteSource& bytes, EncodingId from,
                                               std::stop_token stop);

} // namespace charsleuth::viewer
