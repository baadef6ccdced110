#pragma once

/// Counts two-byte characters. See chunk.h on what may be used in here.

#include "core/bytes/scan/each_chunk.h"

namespace charsleuth {

namespace { // NOLINT(cert-dcl59-cpp): see chunk.h

/// The trail bytes: those after a lead byte that is not a trail itself. Within a run of possible
/// lead bytes that is every second one. An addition carries this through the run, as simdjson does
/// for backslashes (github.com/simdjson/simdjson, json_escape_scanner). `carry`: whether the first
/// byte is a trail; afterwards, whether the first byte after the 64 is.
///
///   leads   . 1 1 1 1 . 1 1 1 .
///   trails  . . 1 . 1 . . 1 . 1
inline Mask trailsOf(Mask leads, bool& carry) {
    constexpr Mask odd = 0xAAAAAAAAAAAAAAAAU;
    const Mask first = carry ? 1 : 0;
    const Mask mayLead = leads & ~first;
    const Mask series = ((mayLead << 1 | odd) - mayLead) ^ odd;
    carry = ((series & leads) >> 63) != 0;
    return series ^ (leads | first);
}

template <class Chunk>
void pairsWith(Bytes bytes, const PairClasses& classes, Byte lead, PairMarks& marks) {
    typename Chunk::Pairs pairs(classes, lead);
    bool carry = lead != 0, waits = false;
    marks.known = 0;
    eachChunk<Chunk>(bytes, [&](const Chunk& chunk, Mask valid, std::size_t at) {
        const Mask leads = chunk.within(classes.leads);
        const Mask inBox = pairs.take(chunk);
        const Mask trails = trailsOf(leads, carry) & valid;
        add(marks.known, trails & inBox);
        marks.doubtful[at / chunkSize] = trails & ~inBox;
        marks.singles[at / chunkSize] = chunk.atLeast(0x80) & ~leads & ~trails;
        waits = (leads & ~trails & (valid ^ valid >> 1)) != 0;
    });
    marks.lead = waits ? bytes.data()[bytes.size() - 1] : Byte{0};
}

} // namespace

} // namespace charsleuth
