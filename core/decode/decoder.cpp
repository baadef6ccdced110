#include "core/decode/decoder.h"

#include "core/decode/bom.h"
#include "core/decode/feeding.h"

#include <algorithm>
#include <array>
#include <utility>

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
void feedToCoder(DecoderState& state, Bytes chunk, Out& out) {
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

constexpr std::array<Byte, 3> bomOfUtf8{0xEF, 0xBB, 0xBF};

/// Decides whether the input begins with the BOM.
template <class Sink, class Out>
void endForeignBom(DecoderState& state, Out& out) {
    const std::size_t have = *std::exchange(state.foreignBom, std::nullopt);
    if (have == bomOfUtf8.size())
        Sink(state.position, out, 1).unit(u'\uFEFF', have);
    else
        feedToCoder<Sink>(state, Bytes(bomOfUtf8).first(have), out);
}

/// Returns the bytes of the chunk behind those that may be of the BOM.
template <class Sink, class Out>
Bytes behindForeignBom(DecoderState& state, Bytes chunk, Out& out) {
    std::size_t& have = *state.foreignBom;
    while (have < bomOfUtf8.size() && !chunk.empty() && chunk.front() == bomOfUtf8[have]) {
        chunk = chunk.subspan(1);
        ++have;
    }
    if (!chunk.empty() || have == bomOfUtf8.size())
        endForeignBom<Sink>(state, out);
    return chunk;
}

template <class Sink, class Out>
void feedInto(DecoderState& state, Bytes chunk, Out& out) {
    if (state.foreignBom)
        chunk = behindForeignBom<Sink>(state, chunk, out);
    if (!state.foreignBom)
        feedToCoder<Sink>(state, chunk, out);
}

template <class Sink, class Out>
void finishInto(DecoderState& state, Out& out) {
    if (state.foreignBom)
        endForeignBom<Sink>(state, out);
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
Out decodeAll(Bytes bytes, Decoder decoder) {
    Out out;
    decoder.feed(bytes, out);
    decoder.finish(out);
    return out;
}

} // namespace

Decoder::Decoder(EncodingId encoding, std::uint64_t firstByte)
    : m_state(std::make_unique<DecoderState>(
          DecoderState{coderOf(encoding), StreamPosition{.at = firstByte}})) {}
Decoder Decoder::ofFile(EncodingId encoding) {
    Decoder decoder(encoding);
    if (!hasBom(encoding) || encoding == EncodingId::Gb18030)
        decoder.m_state->foreignBom = 0;
    return decoder;
}
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
    return decodeAll<DecodedText>(bytes, Decoder(encoding));
}
MappedText decodeMapped(Bytes bytes, EncodingId encoding) {
    return decodeAll<MappedText>(bytes, Decoder(encoding));
}
TextTally tally(Bytes bytes, EncodingId encoding) {
    return decodeAll<TextTally>(bytes, Decoder(encoding));
}
DecodedText decodeFile(Bytes file, EncodingId encoding) {
    return decodeAll<DecodedText>(file, Decoder::ofFile(encoding));
}
MappedText decodeMappedFile(Bytes file, EncodingId encoding) {
    return decodeAll<MappedText>(file, Decoder::ofFile(encoding));
}

} // namespace charsleuth
