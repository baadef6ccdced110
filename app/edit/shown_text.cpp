#include "app/edit/shown_text.h"

#include "app/files/line_ends.h"
#include "core/decode/decoder.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr char16_t markBegin = u'\u27E6', markEnd = u'\u27E7';

char16_t hexDigit(unsigned value) {
    return static_cast<char16_t>(value < 10 ? u'0' + value : u'A' + value - 10);
}

int valueOfDigit(char16_t digit) {
    if (digit >= u'0' && digit <= u'9')
        return digit - u'0';
    return digit >= u'A' && digit <= u'F' ? digit - u'A' + 10 : -1;
}

} // namespace

int markedByte(std::u16string_view text, std::size_t at) {
    if (text.size() - at < markLength || text[at] != markBegin || text[at + 3] != markEnd)
        return -1;
    const int high = valueOfDigit(text[at + 1]), low = valueOfDigit(text[at + 2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

std::u16string withLineFeeds(std::u16string_view text) {
    std::u16string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool cr = text[at] == u'\r';
        out += cr ? u'\n' : text[at];
        if (cr && at + 1 < text.size() && text[at + 1] == u'\n')
            ++at;
    }
    return out;
}

ShownText::ShownText(Bytes bytes, EncodingId encoding) {
    const MappedText mapped = decodeMappedFile(bytes, encoding);
    const std::u16string_view text = mapped.text;
    const bool nel = nelEndsLines(encoding);
    m_text.reserve(text.size());
    m_byteOf.reserve(text.size() + 1);
    m_malformedSequences = mapped.malformed.size();
    auto malformed = mapped.malformed.begin();
    const std::size_t first = text.starts_with(u'\uFEFF') ? 1 : 0;
    m_firstByte = first > 0 ? mapped.byteOf[first] : 0;
    for (std::size_t at = first; at < text.size(); ++at) {
        const std::uint64_t offset = mapped.byteOf[at];
        if (malformed != mapped.malformed.end() && malformed->textOffset == at) {
            const ByteRange range = (malformed++)->bytes;
            appendMarksOf(bytes.subspan(range.begin, range.size()), range.begin);
        } else if (isLineEnd(text[at], nel)) {
            const std::size_t length = lineEndLength(text, at);
            if (length != 1 || text[at] != u'\n')
                m_otherLineEnds.push_back(
                    {m_text.size(), {text[at], length > 1 ? text[at + 1] : u'\0'}});
            m_lineEnds.push_back(m_text.size());
            append(u'\n', offset);
            at += length - 1;
        } else {
            append(text[at], offset);
        }
    }
    m_byteOf.push_back(bytes.size());
}

void ShownText::appendMarksOf(Bytes bytes, std::uint64_t offset) {
    for (const Byte byte : bytes) {
        m_malformedBytes[byte] = true;
        for (const char16_t unit : {markBegin, hexDigit(byte >> 4U), hexDigit(byte & 15U), markEnd})
            append(unit, offset);
        ++offset;
    }
}

std::u16string ShownText::lineEndAt(std::size_t unit) const {
    const auto found = std::ranges::lower_bound(m_otherLineEnds, unit, {}, &OtherLineEnd::unit);
    if (found == m_otherLineEnds.end() || found->unit != unit)
        return u"\n";
    return {found->text.data(), found->text[1] != 0 ? 2U : 1U};
}

std::span<const std::size_t> ShownText::lineEndsIn(std::size_t begin, std::size_t end) const {
    const auto first = std::ranges::lower_bound(m_lineEnds, begin);
    return {first, std::ranges::lower_bound(first, m_lineEnds.end(), end)};
}

std::u16string ShownText::lineEndNear(std::size_t unit) const {
    const auto next = std::ranges::lower_bound(m_lineEnds, unit);
    if (next != m_lineEnds.begin())
        return lineEndAt(*std::prev(next));
    return next == m_lineEnds.end() ? u"\n" : lineEndAt(*next);
}

} // namespace charsleuth
