#include "core/decode/decoder.h"

#include "core/decode/decoder_state.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Input bytes that are decoded before the output grows again: both stay in the cache.
constexpr std::size_t pieceBytes = 16384;

/// The pending bytes and what belongs to them; what is left. Seldom called, so that it is not worth
/// to be fast.
template <class Sink, class Coder, class Out>
[[gnu::noinline]] Bytes resumed(Coder& coder, Progress& progress, Bytes chunk, Out& out) {
    Sink sink(progress, out, coder.room(chunk.size() + coder.pending()));
    const Byte* const end = chunk.data() + chunk.size();
    return {coder.resume(chunk.data(), end, sink), end};
}

/// Everything is inlined here: see sinks.h.
template <class Sink, class Coder, class Out>
[[gnu::flatten]] void feedPiece(Coder& coder, Progress& progress, Bytes piece, Out& out) {
    Sink sink(progress, out, coder.room(piece.size() + coder.pending()));
    coder.feed(piece.data(), piece.data() + piece.size(), sink);
}

template <class Sink, class Out>
void feedInto(DecoderState& state, Bytes chunk, Out& out) {
    const auto feed = [&]<class Coder>(Coder& coder) {
        do {
            Bytes piece = chunk.first(std::min(chunk.size(), pieceBytes));
            chunk = chunk.subspan(piece.size());
            if constexpr (requires(Sink & sink) { coder.resume(nullptr, nullptr, sink); })
                if (coder.pending() != 0)
                    piece = resumed<Sink>(coder, state.progress, piece, out);
            feedPiece<Sink>(coder, state.progress, piece, out);
        } while (!chunk.empty());
    };
    std::visit(feed, state.coder);
}

/// Everything is inlined here, too.
template <class Coder>
[[gnu::flatten]] void feedPiecesOf(Coder& coder, Progress& progress, Bytes block, const Byte* at,
                                   std::uint64_t& damaged, TextTally& out) {
    TallySink sink(progress, out, 0);
    coder.feedPieces(block.data(), at, block.data() + block.size(), damaged, sink);
}

template <class Sink, class Out>
void finishInto(DecoderState& state, Out& out) {
    const auto finish = [&](auto& coder) {
        Sink sink(state.progress, out, coder.room(coder.pending()));
        coder.finish(sink);
    };
    std::visit(finish, state.coder);
}

/// The end mark that MappedText carries after every call goes before more is appended.
void dropEndMark(MappedText& out) {
    if (out.byteOf.size() > out.text.size())
        out.byteOf.pop_back();
}

template <class Out>
Out decodeAll(Bytes bytes, EncodingId encoding) {
    Out out;
    Decoder decoder(encoding);
    decoder.feed(bytes, out);
    decoder.finish(out);
    return out;
}

} // namespace

Decoder::Decoder(EncodingId encoding, std::uint64_t firstByte)
    : m_state(std::make_unique<DecoderState>(
          DecoderState{coderOf(encoding), Progress{.at = firstByte}})) {}
Decoder::Decoder(const Decoder& other) : m_state(std::make_unique<DecoderState>(*other.m_state)) {}
Decoder& Decoder::operator=(const Decoder& other) {
    return *this = Decoder(other);
}
Decoder::Decoder(Decoder&&) noexcept = default;
Decoder& Decoder::operator=(Decoder&&) noexcept = default;
Decoder::~Decoder() = default;

void Decoder::feed(Bytes chunk, DecodedText& out) {
    feedInto<TextSink>(*m_state, chunk, out);
}
void Decoder::feed(Bytes chunk, MappedText& out) {
    dropEndMark(out);
    feedInto<MappedSink>(*m_state, chunk, out);
}
void Decoder::feed(Bytes chunk, TextTally& out) {
    feedInto<TallySink>(*m_state, chunk, out);
}

std::uint64_t Decoder::feedPieces(Bytes block, TextTally& out) {
    const auto feed = [&]<class Coder>(Coder& coder) -> std::uint64_t {
        if constexpr (requires { requires Coder::hasPieces; }) {
            const std::uint64_t before = out.malformed;
            const Byte* at = block.data();
            if constexpr (requires(TallySink & sink) { coder.resume(nullptr, nullptr, sink); })
                if (coder.pending() != 0)
                    at = resumed<TallySink>(coder, m_state->progress,
                                            block.first(std::min(block.size(), damagePiece)), out)
                             .data();
            std::uint64_t damaged = out.malformed != before ? 1 : 0;
            feedPiecesOf(coder, m_state->progress, block, at, damaged, out);
            return damaged;
        } else {
            return 0;
        }
    };
    return std::visit(feed, m_state->coder);
}

void Decoder::finish(DecodedText& out) {
    finishInto<TextSink>(*m_state, out);
}
void Decoder::finish(MappedText& out) {
    dropEndMark(out);
    finishInto<MappedSink>(*m_state, out);
}
void Decoder::finish(TextTally& out) {
    finishInto<TallySink>(*m_state, out);
}

std::size_t Decoder::passRuns(Bytes chunk, RunsWanted runs, const KnownRuns* known, TextTally& out,
                              Utf7Sums& sums) {
    auto& coder = std::get<Utf7>(m_state->coder);
    TallySink sink(m_state->progress, out, 0);
    return coder.isInRun() ? 0 : coder.count(chunk, runs, known, sums, sink);
}

bool Decoder::goesOnLike(const Decoder& leader) const {
    const auto& own = std::get<Buffered<Iso2022>>(m_state->coder);
    const auto standsAlike = [&]<class Coder>(const Buffered<Coder>& other) {
        return std::ranges::equal(own.pendingBytes(), other.pendingBytes()) &&
               own.coder().goesOnLike(other.coder());
    };
    const Progress &here = m_state->progress, &there = leader.m_state->progress;
    const AnyCoder& other = leader.m_state->coder;
    const auto* const jp = std::get_if<Buffered<Iso2022Jp>>(&other);
    return here.at == there.at && here.afterCr == there.afterCr &&
           (jp ? standsAlike(*jp) : standsAlike(std::get<Buffered<Iso2022>>(other)));
}

void Decoder::goOnFrom(const Decoder& leader) {
    auto& own = std::get<Buffered<Iso2022>>(m_state->coder);
    const AnyCoder& other = leader.m_state->coder;
    if (const auto* const jp = std::get_if<Buffered<Iso2022Jp>>(&other))
        own.goOnFrom(*jp);
    else
        own.goOnFrom(std::get<Buffered<Iso2022>>(other));
    m_state->progress = leader.m_state->progress;
}

std::uint64_t Decoder::position() const {
    return m_state->progress.at;
}

DecodedText decode(Bytes bytes, EncodingId encoding) {
    return decodeAll<DecodedText>(bytes, encoding);
}
MappedText decodeMapped(Bytes bytes, EncodingId encoding) {
    return decodeAll<MappedText>(bytes, encoding);
}
TextTally tally(Bytes bytes, EncodingId encoding) {
    return decodeAll<TextTally>(bytes, encoding);
}

} // namespace charsleuth
