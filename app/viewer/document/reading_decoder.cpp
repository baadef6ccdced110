#include "app/viewer/document/reading_decoder.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

std::vector<Byte> littleEndian(std::u16string_view text) {
    std::vector<Byte> bytes;
    bytes.reserve(2 * text.size());
    for (const char16_t unit : text) {
        bytes.push_back(static_cast<Byte>(unit & 0xFF));
        bytes.push_back(static_cast<Byte>(unit >> 8));
    }
    return bytes;
}

Decoder decoderFrom(EncodingId encoding, std::uint64_t firstByte) {
    return firstByte == 0 ? Decoder::ofFile(encoding) : Decoder(encoding, firstByte);
}

} // namespace

ReadingDecoder::ReadingDecoder(const ReadAs& as, std::uint64_t firstByte)
    : m_encoding(as.encoding), m_amendment(as.amendment), m_fed(firstByte),
      m_decoder(decoderFrom(as.encoding, firstByte)), m_counter(EncodingId::Utf16Le) {
    if (!m_amendment)
        return;
    const auto& parts = m_amendment->parts;
    m_part = static_cast<std::size_t>(
        std::ranges::upper_bound(parts, firstByte, {}, &DecodedPart::end) - parts.begin());
    m_decoder = decoderFrom(encodingOfPart(), firstByte);
    m_substituter = Substituter(m_amendment->repairs, firstByte);
}

EncodingId ReadingDecoder::encodingOfPart() const {
    return m_part < m_amendment->parts.size() ? m_amendment->parts[m_part].encoding : m_encoding;
}

template <typename Out>
void ReadingDecoder::feedParts(Bytes chunk, Out& out) {
    while (m_amendment && m_part < m_amendment->parts.size()) {
        const std::uint64_t end = m_amendment->parts[m_part].end;
        if (m_fed + chunk.size() < end)
            break;
        const auto count = static_cast<std::size_t>(end - m_fed);
        m_decoder.feed(chunk.first(count), out);
        m_decoder.finish(out);
        chunk = chunk.subspan(count);
        m_fed = end;
        ++m_part;
        m_decoder = Decoder(encodingOfPart(), m_fed);
    }
    m_decoder.feed(chunk, out);
    m_fed += chunk.size();
}

template <typename Decode>
MappedText ReadingDecoder::repaired(const Decode& decode) {
    MappedText read, repaired;
    decode(read);
    m_substituter.add(read, repaired);
    return repaired;
}

template <typename Decode>
void ReadingDecoder::amended(MappedText& out, const Decode& decode) {
    if (!repairs())
        return decode(out);
    MappedText read;
    decode(read);
    m_substituter.add(read, out);
}

template <typename Decode>
void ReadingDecoder::amended(DecodedText& out, const Decode& decode) {
    if (!repairs())
        return decode(out);
    const MappedText text = repaired(decode);
    out.text += text.text;
    out.malformed.insert(out.malformed.end(), text.malformed.begin(), text.malformed.end());
}

/// Counted as UTF-16, in which nothing of it is malformed but halves of pairs.
template <typename Decode>
void ReadingDecoder::amended(TextTally& out, const Decode& decode) {
    if (!repairs())
        return decode(out);
    const MappedText text = repaired(decode);
    m_counter.feed(littleEndian(text.text), out);
    for (const MalformedRange& malformed : text.malformed) {
        if (out.malformed++ == 0)
            out.firstMalformed = malformed.bytes;
        out.malformedBytes += malformed.bytes.size();
    }
}

void ReadingDecoder::feed(Bytes chunk, DecodedText& out) {
    amended(out, [&](auto& text) { feedParts(chunk, text); });
}

void ReadingDecoder::feed(Bytes chunk, MappedText& out) {
    amended(out, [&](MappedText& text) { feedParts(chunk, text); });
}

void ReadingDecoder::feed(Bytes chunk, TextTally& out) {
    amended(out, [&](auto& text) { feedParts(chunk, text); });
}

void ReadingDecoder::finish(DecodedText& out) {
    amended(out, [&](auto& text) { m_decoder.finish(text); });
}

void ReadingDecoder::finish(MappedText& out) {
    amended(out, [&](MappedText& text) { m_decoder.finish(text); });
}

void ReadingDecoder::finish(TextTally& out) {
    amended(out, [&](auto& text) { m_decoder.finish(text); });
    if (repairs())
        m_counter.finish(out);
}

} // namespace charsleuth::viewer
