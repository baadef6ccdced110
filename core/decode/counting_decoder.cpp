#include "core/decode/counting_decoder.h"

#include "core/decode/feeding.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Everything is inlined here: see sinks.h.
template <class Coder>
[[gnu::flatten]] void feedPiecesOf(Coder& coder, StreamPosition& position, Bytes block,
                                   const Byte* at, std::uint64_t& damaged, TextTally& out) {
    TallySink sink(position, out, 0);
    coder.feedPieces(block.data(), at, block.data() + block.size(), damaged, sink);
}

} // namespace

std::uint64_t CountingDecoder::feedPieces(Bytes block, TextTally& out) {
    const auto feed = [&]<class Coder>(Coder& coder) -> std::uint64_t {
        if constexpr (requires { requires Coder::hasPieces; }) {
            const std::uint64_t before = out.malformed;
            const Byte* at = block.data();
            if constexpr (requires(TallySink & sink) { coder.resume(nullptr, nullptr, sink); })
                if (coder.pending() != 0)
                    at = resumed<TallySink>(coder, state().position,
                                            block.first(std::min(block.size(), damagePiece)), out)
                             .data();
            std::uint64_t damaged = out.malformed != before ? 1 : 0;
            feedPiecesOf(coder, state().position, block, at, damaged, out);
            return damaged;
        } else {
            return 0;
        }
    };
    return std::visit(feed, state().coder);
}

std::size_t CountingDecoder::passRuns(Bytes chunk, RunsWanted runs, const KnownRuns* known,
                                      TextTally& out, Utf7Sums& sums) {
    auto& coder = std::get<Utf7>(state().coder);
    TallySink sink(state().position, out, 0);
    return coder.isInRun() ? 0 : coder.count(chunk, runs, known, sums, sink);
}

bool CountingDecoder::goesOnLike(const CountingDecoder& leader) const {
    const auto& own = std::get<Buffered<Iso2022>>(state().coder);
    const auto standsAlike = [&]<class Coder>(const Buffered<Coder>& other) {
        return std::ranges::equal(own.pendingBytes(), other.pendingBytes()) &&
               own.coder().goesOnLike(other.coder());
    };
    const StreamPosition &here = state().position, &there = leader.state().position;
    const AnyCoder& other = leader.state().coder;
    const auto* const jp = std::get_if<Buffered<Iso2022Jp>>(&other);
    return here.at == there.at && here.afterCr == there.afterCr &&
           (jp ? standsAlike(*jp) : standsAlike(std::get<Buffered<Iso2022>>(other)));
}

void CountingDecoder::goOnFrom(const CountingDecoder& leader) {
    auto& own = std::get<Buffered<Iso2022>>(state().coder);
    const AnyCoder& other = leader.state().coder;
    if (const auto* const jp = std::get_if<Buffered<Iso2022Jp>>(&other))
        own.goOnFrom(*jp);
    else
        own.goOnFrom(std::get<Buffered<Iso2022>>(other));
    state().position = leader.state().position;
}

} // namespace charsleuth
