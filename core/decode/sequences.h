#pragma once

/// The loops of decoders over the sequences of their input. A sequence that is cut off at the end
/// of the input is one malformed sequence.

#include "core/decode/ascii_run.h"
#include "core/decode/decoded_text.h"

#include <cstddef>

namespace charsleuth {

/// Moves `at` behind a sequence of `taken` bytes. 0 stands for an unfinished one: then it is
/// reported if the input ends here, and the result is whether it does.
template <class Sink>
bool moveBehind(const Byte*& at, const Byte* end, std::size_t taken, bool last, Sink& sink) {
    at += taken;
    if (taken != 0)
        return true;
    if (last) {
        sink.malformed(static_cast<std::size_t>(end - at), MalformedKind::Truncated);
        at = end;
    }
    return last;
}

/// `sequence(at, left)`: reports the sequence at the front of `left` bytes, and returns its size in
/// bytes; 0 if it is unfinished. Returns where the reported bytes end: at `end`, or before an
/// unfinished sequence unless `last`.
template <class Sink, class Sequence>
const Byte* passSequences(const Byte* at, const Byte* end, bool last, Sink& sink,
                          Sequence sequence) {
    while (at != end)
        if (!moveBehind(at, end, sequence(at, static_cast<std::size_t>(end - at)), last, sink))
            break;
    return at;
}

/// The same for encodings of ASCII and pairs. `pair(first, second)`: reports the character of two
/// bytes, and returns whether there is one. `other(at, left)`: as `sequence` above, for the rest.
template <class Sink, class Pair, class Other>
const Byte* passAsciiAndPairs(const Byte* at, const Byte* end, bool last, Sink& sink, Pair pair,
                              Other other) {
    while (at != end) {
        if (*at < 0x80) {
            at = passAscii(at, end, sink);
            continue;
        }
        // A branch is faster than a conditional move: the next pair need not wait for the table.
        if (end - at >= 2 && pair(at[0], at[1])) [[likely]] {
            at += 2;
            continue;
        }
        if (!moveBehind(at, end, other(at, static_cast<std::size_t>(end - at)), last, sink))
            break;
    }
    return at;
}

} // namespace charsleuth
