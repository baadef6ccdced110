#include "core/decode/decoder.h"

#include "core/decode/feeding.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Input bytes that are decoded before the output grows again, so that both stay in the cache.
constexpr std::size_t pieceBytes = 16384;

/// Everything is inlined here: see sinks.h.
template <class Sink, class Coder, class Out>
[[gnu::flatten]] void feedPiece(Coder& coder, StreamPosition& position, Bytes piece, Out& out) {
    Sink sink(position, out, coder.room(piece.size() + coder.pending()));
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
                    piece = resumed<Sink>(coder, state.position, piece, out);
            feedPiece<Sink>(coder, state.position, piece, out);
        } while (!chunk.empty());
    };
    std::visit(feed, state.coder);
}

template <class Sink, class Out>
void finishInto(DecoderState& state, Out& out) {
    const auto finish = [&](auto& coder) {
        Sink sink(state.position, out, coder.room(coder.pending()));
        coder.finish(sink);
    };
    std::visit(finish, state.coder);
}

/// Removes the end offset that MappedText has after every call, before more is appended.
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
          DecoderState{coderOf(encoding), StreamPosition{.at = firstByte}})) {}
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

std::uint64_t Decoder::position() const {
    return m_state->position.at;
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
