#pragma once

/// How bytes reach a coder, for all that feed one.

#include "core/bytes/bytes.h"
#include "core/decode/decoder_state.h"

namespace charsleuth {

/// The pending bytes and what belongs to them; what is left. Seldom called, so that it is not worth
/// to be fast.
template <class Sink, class Coder, class Out>
[[gnu::noinline]] Bytes resumed(Coder& coder, Progress& progress, Bytes chunk, Out& out) {
    Sink sink(progress, out, coder.room(chunk.size() + coder.pending()));
    const Byte* const end = chunk.data() + chunk.size();
    return {coder.resume(chunk.data(), end, sink), end};
}

} // namespace charsleuth
