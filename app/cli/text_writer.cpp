#include "app/cli/text_writer.h"

#include "app/files/malformed_bytes.h"
#include "app/files/digits.h"

#include <algorithm>

namespace charsleuth::cli {

LineFilter::Part LineFilter::wantedPart(std::u16string_view piece) {
    if (m_wanted.first <= 1 && m_wanted.last == LineRange{}.last)
        return {0, piece.size()};
    Part part{piece.size(), piece.size()};
    for (std::size_t at = 0; at < piece.size(); ++at) {
        const char16_t unit = piece[at];
        if (m_afterCr && unit != u'\n')
            endLine();
        m_afterCr = unit == u'\r';
        if (isPast()) {
            part.end = at;
            break;
        }
        if (m_line >= m_wanted.first)
            part.begin = std::min(part.begin, at);
        if (unit == u'\n' || unit == u'\u0085')
            endLine();
    }
    return {std::min(part.begin, part.end), part.end};
}

std::string TextWriter::add(const DecodedText& piece) {
    const std::u16string_view text = piece.text;
    const LineFilter::Part part = m_filter.wantedPart(text);
    std::string out;
    out.reserve(part.end - part.begin);
    std::size_t at = part.begin;
    const bool bom = m_units == 0 && at == 0 && text.starts_with(u'\uFEFF') && part.end > 0;
    at += bom;
    for (const MalformedRange& malformed : piece.malformed) {
        const std::size_t place = malformed.textOffset - m_units;
        if (place < at)
            continue;
        if (place >= part.end || m_stoppedAt)
            break;
        appendText(out, text.substr(at, place - at));
        appendMalformed(out, malformed.bytes);
        at = place + 1;
    }
    if (!m_stoppedAt)
        appendText(out, text.substr(at, part.end - at));
    m_units += text.size();
    return out;
}

void TextWriter::appendMalformed(std::string& out, const ByteRange& bytes) {
    switch (m_style.malformed) {
    case MalformedStyle::Mark:
        return appendMarks(out, m_bytesAt(bytes));
    case MalformedStyle::Replace:
        return appendUtf8(out, U'\uFFFD');
    case MalformedStyle::Escape:
        return appendEscapes(out, m_bytesAt(bytes));
    case MalformedStyle::Error:
        m_stoppedAt = bytes;
    }
}

void TextWriter::appendText(std::string& out, std::u16string_view text) const {
    if (!m_style.forTerminal)
        return appendUtf8(out, text);
    std::size_t plain = 0; // what was not yet appended begins here
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        const bool lineEnd = unit == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n';
        // Embeddings, overrides and isolates make a line read otherwise than it is written.
        const bool turns = (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069);
        const bool control = unit < 0x20 || (unit >= 0x7F && unit < 0xA0) || turns;
        if (!control || unit == u'\n' || unit == u'\t' || lineEnd)
            continue;
        appendUtf8(out, text.substr(plain, at - plain));
        plain = at + 1;
        if (unit < 0x7F) {
            appendUtf8(out, char32_t{0x2400} + unit); // ␛
        } else {
            out += "\\u{" + hexDigits(unit, 2) + '}';
        }
    }
    appendUtf8(out, text.substr(plain));
}

} // namespace charsleuth::cli
