#include "core/decode/decoder.h"

#include "core/decode/decoder_state.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Input bytes that are decoded before the output grows again: both stay in the cache.
constexpr std::size_t pieceBytes = 16384;

template <class Sink, class Out>
void feedInto(DecoderState& state, Bytes chunk, Out& out) {
    do {
        const Bytes piece = chunk.first(std::min(chunk.size(), pieceBytes));
        chunk = chunk.subspan(piece.size());
        std::visit(
            [&](auto& coder) {
                Sink sink(state.progress, out, piece.size() + coder.pending());
                coder.feed(piece.data(), piece.data() + piece.size(), sink);
            },
            state.coder);
    } while (!chunk.empty());
}

template <class Sink, class Out>
void finishInto(DecoderState& state, Out& out) {
    std::visit(
        [&](auto& coder) {
            Sink sink(state.progress, out, coder.pending());
            coder.finish(sink);
        },
        state.coder);
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
    m_state = std::make_unique<DecoderState>(*other.m_state); // the other may have been moved into
    return *this;
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
