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

/// The text of a run in the place of what stands there; its units share the run's bytes.
void putIn(MappedText& out, const Substitution& repair) {
    const std::uint64_t size = repair.range.size();
    for (std::size_t i = 0; i < repair.text.size(); ++i) {
        const bool low = (repair.text[i] & 0xFC00) == 0xDC00 && i > 0;
        out.text.push_back(repair.text[i]);
        out.byteOf.push_back(low ? out.byteOf.back()
                                 : repair.range.begin + i * size / repair.text.size());
    }
}

} // namespace

ReadingDecoder::ReadingDecoder(const ReadAs& as, std::uint64_t firstByte)
    : m_encoding(as.encoding), m_amendment(as.amendment), m_fed(firstByte),
      m_decoder(as.encoding, firstByte), m_counter(EncodingId::Utf16Le) {
    if (!m_amendment)
        return;
    const auto& parts = m_amendment->parts;
    m_part = static_cast<std::size_t>(
        std::ranges::upper_bound(parts, firstByte, {}, &DecodedPart::end) - parts.begin());
    m_decoder = Decoder(encodingOfPart(), firstByte);
    const auto begins = [](const Substitution& repair) { return repair.range.begin; };
    m_repair = static_cast<std::size_t>(
        std::ranges::lower_bound(m_amendment->repairs, firstByte, {}, begins) -
        m_amendment->repairs.begin());
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

/// Of the units from `from` on those of runs give way to the text that was meant.
void ReadingDecoder::repair(MappedText& text, std::size_t from) {
    const auto& repairs = m_amendment->repairs;
    MappedText kept;
    const std::uint64_t end = text.byteOf.back();
    for (std::size_t i = from; i < text.text.size(); ++i) {
        const std::uint64_t byte = text.byteOf[i];
        if (m_repair < repairs.size() && byte >= repairs[m_repair].range.begin)
            putIn(kept, repairs[m_repair++]);
        if (m_repair > 0 && byte < repairs[m_repair - 1].range.end)
            continue; // of the run that was put in
        kept.text.push_back(text.text[i]);
        kept.byteOf.push_back(byte);
    }
    text.text.resize(from);
    text.byteOf.resize(from);
    text.text += kept.text;
    text.byteOf.insert(text.byteOf.end(), kept.byteOf.begin(), kept.byteOf.end());
    text.byteOf.push_back(end);
}

template <typename Decode>
void ReadingDecoder::amended(MappedText& out, const Decode& decode) {
    const std::size_t before = out.text.size();
    decode(out);
    if (repairs())
        repair(out, before);
}

template <typename Decode>
void ReadingDecoder::amended(DecodedText& out, const Decode& decode) {
    if (!repairs())
        return decode(out);
    MappedText mapped;
    decode(mapped);
    repair(mapped, 0);
    out.text += mapped.text;
    out.malformed.insert(out.malformed.end(), mapped.malformed.begin(), mapped.malformed.end());
}

/// Counted as UTF-16, in which nothing of it is malformed but halves of pairs.
template <typename Decode>
void ReadingDecoder::amended(TextTally& out, const Decode& decode) {
    if (!repairs())
        return decode(out);
    MappedText mapped;
    decode(mapped);
    repair(mapped, 0);
    m_counter.feed(littleEndian(mapped.text), out);
    for (const MalformedRange& malformed : mapped.malformed) {
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
