#include "core/decode/decoder.h"

namespace charsleuth {

// First form: every byte below 0x80 is itself, every other byte is malformed.
class DecoderState {
public:
    std::uint64_t at = 0;
    std::uint64_t units = 0;
};

Decoder::Decoder(EncodingId, std::uint64_t firstByte)
    : m_state(std::make_unique<DecoderState>(DecoderState{firstByte})) {}
Decoder::Decoder(const Decoder& other) : m_state(std::make_unique<DecoderState>(*other.m_state)) {}
Decoder& Decoder::operator=(const Decoder& other) {
    *m_state = *other.m_state;
    return *this;
}
Decoder::Decoder(Decoder&&) noexcept = default;
Decoder& Decoder::operator=(Decoder&&) noexcept = default;
Decoder::~Decoder() = default;

void Decoder::feed(Bytes chunk, DecodedText& out) {
    MappedText mapped;
    feed(chunk, mapped);
    out.text += mapped.text;
    out.malformed.insert(out.malformed.end(), mapped.malformed.begin(), mapped.malformed.end());
}
void Decoder::feed(Bytes chunk, MappedText& out) {
    if (!out.byteOf.empty())
        out.byteOf.pop_back();
    for (const Byte byte : chunk) {
        out.byteOf.push_back(m_state->at);
        if (byte >= 0x80)
            out.malformed.push_back(
                {{m_state->at, m_state->at + 1}, m_state->units, MalformedKind::Invalid});
        out.text.push_back(byte < 0x80 ? static_cast<char16_t>(byte) : u'\uFFFD');
        ++m_state->at;
        ++m_state->units;
    }
    out.byteOf.push_back(m_state->at);
}
void Decoder::feed(Bytes chunk, TextTally& out) {
    for (const Byte byte : chunk) {
        ++out.units;
        ++out.characters;
        if (byte >= 0x80 && out.malformed++ == 0)
            out.firstMalformed = {m_state->at, m_state->at + 1};
        out.lf += byte == '\n';
        ++m_state->at;
    }
}
void Decoder::finish(DecodedText&) {}
void Decoder::finish(MappedText& out) {
    if (out.byteOf.empty())
        out.byteOf.push_back(m_state->at);
}
void Decoder::finish(TextTally&) {}
std::uint64_t Decoder::position() const {
    return m_state->at;
}

DecodedText decode(Bytes bytes, EncodingId encoding) {
    DecodedText out;
    Decoder decoder(encoding);
    decoder.feed(bytes, out);
    decoder.finish(out);
    return out;
}
MappedText decodeMapped(Bytes bytes, EncodingId encoding) {
    MappedText out;
    Decoder decoder(encoding);
    decoder.feed(bytes, out);
    decoder.finish(out);
    return out;
}
TextTally tally(Bytes bytes, EncodingId encoding) {
    TextTally out;
    Decoder decoder(encoding);
    decoder.feed(bytes, out);
    decoder.finish(out);
    return out;
}

} // namespace charsleuth
