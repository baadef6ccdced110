#pragma once

/// The loop that reads an input to its end and asks the core which encoding the bytes are in.

#include "app/files/progress.h"
#include "app/files/result.h"
#include "core/detect.h"

#include <functional>
#include <string>

namespace charsleuth {

/// An input that is read by position.
struct DetectionInput {
    std::string name; ///< for errors

    /// Fills `into` with the bytes from `offset` on; returns how many bytes there were: fewer than
    /// asked for only at the input's end.
    std::function<Result<std::size_t>(std::uint64_t offset, std::span<Byte> into)> readAt;

    /// Whether the input has bytes behind those that readAt() gave; called once, at the end.
    std::function<bool()> goesOn;

    std::size_t pieceSize = 0; ///< bytes asked for at a time; at least 1
};

/// Fails only where readAt() fails or `progress` stops the detection. Works in the caller's thread;
/// the core may use the threads of `options.executor`.
Result<Detection> detectBytes(const DetectionInput& input, DetectOptions options,
                              const Progress& progress = {});

} // namespace charsleuth
