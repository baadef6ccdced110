#pragma once

/// Feeds bytes to a coder; shared by the decoders.

#include "core/bytes/bytes.h"
#include "core/decode/decoder_state.h"

namespace charsleuth {

/// Decodes the pending bytes and those that belong to them, and returns the rest. It is called
/// seldom, so it need not be fast.
template <class Sink, class Coder, class Out>
[[gnu::noinline]] Bytes resumed(Coder& coder, StreamPosition& position, Bytes chunk, Out& out) {
    Sink sink(position, out, coder.room(chunk.size() + coder.pending()));
    const Byte* const end = chunk.data() + chunk.size();
    return {coder.resume(chunk.data(), end, sink), end};
}

} // namespace charsleuth
