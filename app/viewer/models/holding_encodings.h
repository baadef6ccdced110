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

/// Those that lose nothing of the well-formed text: those that web browsers know, smallest first,
/// then the others, which hardly a program reads, likewise. Reads all of it; any thread. Empty once
/// it is stopped.
std::vector<HoldingEncoding> encodingsThatHold(const ByteSource& bytes, EncodingId from,
                                               std::stop_token stop);

} // namespace charsleuth::viewer
