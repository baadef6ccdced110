#pragma once

/// Which encoding are these bytes in? The whole answer, with probabilities and reasons.
///
/// Total: every byte string has an answer. Nothing is read but the bytes and the options; no
/// threads, no clock, no environment. Two Examinations may run in two threads; one is for one
/// thread. A thread needs 256 KiB of stack: 162 KiB were the most that 3,000 files took
/// (x86-64, 2026-11), 128 of them a buffer that spares short input the heap.

#include "core/bytes/bytes.h"
#include "core/bytes/executor.h"
#include "core/evidence/hint.h"
#include "core/evidence/opinion.h"
#include "core/ranking/detection.h"

#include <functional>
#include <memory>
#include <vector>

namespace charsleuth {

struct DetectOptions {
    std::vector<Hint> hints;
    std::vector<Opinion> opinions; ///< asked for by the caller, see core/opinions
    std::vector<EncodingId>
        only; ///< if not empty, no others are candidates; these are never ruled out
    std::vector<EncodingId> exclude;
    bool countExcluded = false; ///< go on counting the malformed sequences of ruled-out candidates
    /// How many candidates the answer lists, the likeliest ones and one at least; for short input,
    /// to put all of them in order is part of the work.
    std::size_t listed = everyCandidate;
    /// How many of these it explains, the first ones; of short input, explaining all of them is
    /// much of the work. The others have all but `tellingByte` and `reasons`; those that are ruled
    /// out are listed with everyCandidate only.
    std::size_t explained = everyCandidate;
    /// Lets several threads of the caller's work on long chunks, best those of some MiB; the answer
    /// is the same. Outlives the examination.
    Executor* executor = nullptr;
};

/// Reads input piece by piece; the answer does not depend on how it was divided.
class Examination {
public:
    explicit Examination(DetectOptions options = {});
    Examination(Examination&&) noexcept;
    Examination& operator=(Examination&&) noexcept;
    ~Examination();

    void feed(Bytes chunk);

    /// The answer for all that was fed. Requires: called once, nothing is fed afterwards.
    /// `goesOn`: the input is longer, so that a character cut off at the end is not malformed.
    Detection conclude(bool goesOn = false);

private:
    class State;
    std::unique_ptr<State> m_state;
};

/// The answer for bytes that lie in memory. Asks `isStopped`, if there is one, once a chunk; when
/// stopped, the answer speaks of the bytes read until then (`Detection::examined`).
Detection detect(Bytes bytes, DetectOptions options = {},
                 const std::function<bool()>& isStopped = {});

} // namespace charsleuth
