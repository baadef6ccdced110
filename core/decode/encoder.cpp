#include "core/decode/encoder.h"

#include "core/decode/encoder_state.h"
#include "core/registry/registry.h"

namespace charsleuth {

namespace {

std::unique_ptr<EncoderState> makeState(EncodingId encoding) {
    const std::string_view decoder = info(encoding).decoder;
    std::unique_ptr<EncoderState> state = makeUnicodeEncoder(decoder);
    if (!state)
        state = makeShiftingEncoder(decoder, encoding);
    if (!state)
        state = makeCompressingEncoder(decoder);
    if (!state)
        state = makeTableEncoder(decoder, encoding);
    return state;
}

constexpr bool isHighSurrogate(char16_t unit) {
    return (unit & 0xFC00) == 0xD800;
}
constexpr bool isLowSurrogate(char16_t unit) {
    return (unit & 0xFC00) == 0xDC00;
}

} // namespace

Encoder::Encoder(EncodingId encoding) : m_state(makeState(encoding)) {}
Encoder::Encoder(const Encoder& other)
    : m_state(other.m_state->clone()), m_units(other.m_units),
      m_highSurrogate(other.m_highSurrogate) {}
Encoder& Encoder::operator=(const Encoder& other) {
    return *this = Encoder(other);
}
Encoder::Encoder(Encoder&&) noexcept = default;
Encoder& Encoder::operator=(Encoder&&) noexcept = default;
Encoder::~Encoder() = default;

void Encoder::put(char32_t character, std::uint64_t offset, EncodedText& out) {
    if (!m_state->put(character, out.bytes))
        out.lacking.push_back(offset);
}

void Encoder::feed(std::u16string_view chunk, EncodedText& out) {
    for (std::size_t i = 0; i < chunk.size(); ++i) {
        if (m_highSurrogate == 0) {
            const std::size_t taken = m_state->putRun(chunk.substr(i), out.bytes);
            m_units += taken;
            i += taken;
            if (i == chunk.size())
                break;
        }
        putUnit(chunk[i], out);
    }
}

void Encoder::putUnit(char16_t unit, EncodedText& out) {
    const std::uint64_t offset = m_units++;
    if (m_highSurrogate != 0) {
        const char16_t high = m_highSurrogate;
        m_highSurrogate = 0;
        if (isLowSurrogate(unit)) {
            put(0x10000 + ((high & 0x3FFU) << 10) + (unit & 0x3FFU), offset - 1, out);
            return;
        }
        out.lacking.push_back(offset - 1);
    }
    if (isHighSurrogate(unit))
        m_highSurrogate = unit;
    else if (isLowSurrogate(unit))
        out.lacking.push_back(offset);
    else
        put(unit, offset, out);
}

void Encoder::finish(EncodedText& out) {
    if (m_highSurrogate != 0)
        out.lacking.push_back(m_units - 1);
    m_highSurrogate = 0;
    m_state->finish(out.bytes);
}

EncodedText encode(std::u16string_view text, EncodingId encoding) {
    EncodedText out;
    Encoder encoder(encoding);
    encoder.feed(text, out);
    encoder.finish(out);
    return out;
}

} // namespace charsleuth
