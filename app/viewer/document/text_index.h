#pragma once

/// Places of a file from which decoding can go on, so that any part of it is shown without decoding
/// what is before it.
///
/// Made once by reading the whole file in one way; at most 16,384 checkpoints whatever the
/// size (64 KiB apart at first, twice as far whenever there would be more), so a few MB in all. An
/// index is a value: nothing changes it after it was handed over.

#include "app/viewer/document/byte_source.h"
#include "app/viewer/document/reading_decoder.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

struct Checkpoint {
    ReadingDecoder decoder;        ///< as it stood when `byte` bytes had been fed
    std::uint64_t byte = 0;        ///< the next byte to feed
    std::uint64_t line = 0;        ///< number of the line it stands in, from 0
    std::uint64_t unitsInLine = 0; ///< UTF-16 units of that line before it
    std::uint64_t malformed = 0;   ///< malformed sequences before it
};

struct TextIndex {
    ReadAs as;
    std::uint64_t indexed = 0; ///< bytes read so far
    bool complete = false;
    TextTally tally;                                            ///< of the bytes read so far
    std::vector<std::shared_ptr<const Checkpoint>> checkpoints; ///< by byte; the first at 0

    /// The last one at or before `byte`.
    const Checkpoint& before(std::uint64_t byte) const;
};

using SharedIndex = std::shared_ptr<const TextIndex>;

/// Knows only the beginning: enough to show the first screen at once.
SharedIndex emptyIndex(const ReadAs& as);

/// Reads the whole file. Calls `report` with what it has now and then; looks at `stop` every block
/// and returns what it has then.
SharedIndex buildIndex(const ByteSource& source, const ReadAs& as, std::stop_token stop = {},
                       const std::function<void(SharedIndex)>& report = {});

/// Line ends counted by a tally, those of NEL only where they end lines.
std::uint64_t lineEnds(const TextTally& tally, bool nel);

} // namespace charsleuth::viewer
