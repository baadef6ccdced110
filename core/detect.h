#pragma once

/// Detects the encoding of bytes: the whole answer, with probabilities and reasons.
///
/// Total: every byte string has an answer. The answer depends on the bytes and the options only: no
/// threads, no clock, no environment. An Examination is for one thread; several may run in several
/// threads. A thread needs 256 KiB of stack: 162 KiB were the most that 3,000 files took (x86-64,
/// 2026-11), 128 of them the arena that spares short input the heap.

#include "core/bytes/bytes.h"
#include "core/bytes/executor.h"
#include "core/bytes/exported.h"
#include "core/evidence/hint.h"
#include "core/evidence/opinion.h"
#include "core/ranking/detection.h"

#include <functional>
#include <memory>
#include <vector>

namespace charsleuth {

struct DetectOptions {
    std::vector<Hint> hints;
    std::vector<Opinion> opinions; ///< opinions that the caller asked for, see core/opinions
    std::vector<EncodingId> only;  ///< if not empty: the only candidates; they are never ruled out
    std::vector<EncodingId> exclude;
    /// Whether the malformed sequences of ruled-out candidates are counted to the end.
    bool countExcluded = false;
    /// Number of candidates that the answer lists, the likeliest ones, at least one. For short
    /// input, sorting all of them is part of the work.
    std::size_t listed = everyCandidate;
    /// Number of listed candidates, from the first on, that get `reasons` and `tellingByte`. For
    /// short input, explaining all of them is much of the work. Ruled-out candidates are listed
    /// with everyCandidate only.
    std::size_t explained = everyCandidate;
    /// Lets several of the caller's threads work on long chunks, best on chunks of some MiB. The
    /// answer is the same. The executor must outlive the examination.
    Executor* executor = nullptr;
    /// Scores every candidate that is not ruled out to its end. The answer is the same, but takes
    /// much longer: for tests of what is left out otherwise.
    bool exhaustive = false;
};

/// Examines input chunk by chunk. The answer does not depend on how the input was divided.
class CHARSLEUTH_EXPORT Examination {
public:
    explicit Examination(DetectOptions options = {});
    Examination(Examination&&) noexcept;
    Examination& operator=(Examination&&) noexcept;
    ~Examination();

    void feed(Bytes chunk);

    /// The answer for everything that was fed. Requires: called once; nothing is fed afterwards.
    /// `goesOn`: the input is longer, so a character cut off at the end is not malformed.
    Detection conclude(bool goesOn = false);

private:
    class State;
    std::unique_ptr<State> m_state;
};

/// Detects the encoding of bytes in memory. The function calls `isStopped`, if there is one, once a
/// chunk. After a stop the answer is about the bytes read until then (`Detection::examined`).
CHARSLEUTH_EXPORT Detection detect(Bytes bytes, DetectOptions options = {},
                                   const std::function<bool()>& isStopped = {});

} // namespace charsleuth
