#pragma once

/// Runs a coder over a block and finds the pieces that are damaged.

#include "core/decode/scan_tries.h"

namespace charsleuth {

/// A coder that can skip bytes that a scan counts.
template <class Coder>
concept ScanningCoder = requires(Coder& coder) {
    coder.scanWait();
};

/// Decodes [at, end) of a block that begins at `begin`, as Coder::run does. `damaged` gets one bit
/// for each piece whose bytes show that something is malformed. Requires: at most 64 pieces.
template <ScanningCoder Coder, CountingSink Sink>
const Byte* runInPieces(Coder& coder, const Byte* begin, const Byte* at, const Byte* end,
                        std::uint64_t& damaged, Sink& sink) {
    ScanTries tries(coder.scanWait(), begin, end);
    ScanWait unused; // a piece is too short for a scan
    for (const Byte* seen = at; seen != end;) {
        if (tries.areWorthALook(at)) {
            at = coder.scan(at, end, tries, sink);
            seen = std::max(seen, at);
            if (seen == end)
                break;
        }
        const auto piece = static_cast<std::size_t>(seen - begin) / damagePiece;
        const auto behind =
            std::min((piece + 1) * damagePiece, static_cast<std::size_t>(end - begin));
        const std::uint64_t before = sink.malformedSoFar();
        ScanTries none(unused, at, begin + behind);
        at = coder.run(at, begin + behind, false, none, sink);
        seen = begin + behind;
        damaged |= std::uint64_t{sink.malformedSoFar() != before} << piece;
    }
    damaged |= tries.damaged();
    return at;
}

} // namespace charsleuth
