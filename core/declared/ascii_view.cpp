#include "core/declared/ascii_view.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"
#include "core/decode/bom.h"
#include "core/decode/single_byte_table.h"

#include <algorithm>
#include <array>
#include <optional>

namespace charsleuth {

namespace {

struct Family {
    std::uint64_t unit; ///< bytes a character
    std::size_t lane;   ///< the byte that carries ASCII
};

// The two unusual orders of UCS-4 are those of XML 1.0, Appendix F.
constexpr std::array wideFamilies = {Family{4, 3}, Family{4, 0}, Family{4, 2},
                                     Family{4, 1}, Family{2, 1}, Family{2, 0}};

Family familyOf(EncodingId marked) {
    switch (marked) {
    case EncodingId::Utf16Le:
        return {2, 0};
    case EncodingId::Utf16Be:
        return {2, 1};
    case EncodingId::Utf32Le:
        return {4, 0};
    case EncodingId::Utf32Be:
        return {4, 3};
    default:
        return {1, 0};
    }
}

std::string_view textOf(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string_view withoutFolders(std::string_view path) {
    return path.substr(path.find_last_of("/\\") + 1);
}

// Whether the first `bytes` bytes are ASCII characters in units of this family.
bool beginsSo(Bytes head, const Family& family, std::size_t bytes) {
    if (head.size() < bytes)
        return false;
    for (std::size_t i = 0; i < bytes; ++i) {
        const bool significant = i % family.unit == family.lane;
        if (significant ? head[i] == 0 || head[i] >= 0x80 : head[i] != 0)
            return false;
    }
    return true;
}

} // namespace

void AsciiView::recognise(Bytes head) {
    // Four octets are enough for JSON (RFC 4627, section 3); other bytes can begin like that by
    // accident.
    const std::size_t enough = scan::equal(extensionOf(m_text.fileName), "json") ? 4 : 8;
    const std::string_view text = textOf(head);
    // `<?xm` or `??=p` in EBCDIC; all EBCDIC code pages have these characters at the same bytes
    m_ebcdic = text.starts_with("\x4C\x6F\xA7\x94") || text.starts_with("\x6F\x6F\x7E\x97");
    Family family{1, 0};
    if (const std::optional<Bom> bom = bomAt(head); bom && bom->encoding != EncodingId::Utf7) {
        m_start = bom->size;
        family = familyOf(bom->encoding);
    } else if (const auto wide = std::ranges::find_if(
                   wideFamilies, [&](const Family& f) { return beginsSo(head, f, enough); });
               wide != wideFamilies.end()) {
        family = *wide;
    }
    m_unit = family.unit;
    m_lane = family.lane;
}

std::string_view AsciiView::fold(Bytes bytes, std::string& store) const {
    constexpr char notAscii = '\xFF';
    if (m_ebcdic) {
        const SingleByteTable* table = singleByteTable(EncodingId::Ibm037);
        for (const Byte byte : bytes)
            store.push_back((*table)[byte] < 0x80 ? static_cast<char>((*table)[byte]) : notAscii);
        return store;
    }
    if (m_unit == 1)
        return textOf(bytes);
    store.reserve(bytes.size() / m_unit);
    for (std::size_t at = 0; at + m_unit <= bytes.size(); at += m_unit) {
        const Bytes unit = bytes.subspan(at, m_unit);
        const auto zeros = static_cast<std::size_t>(std::ranges::count(unit, Byte{0}));
        const Byte value = unit[m_lane];
        const bool ascii = value < 0x80 && zeros == m_unit - (value != 0 ? 1 : 0);
        store.push_back(ascii ? static_cast<char>(value) : notAscii);
    }
    return store;
}

AsciiView::AsciiView(const DeclaredInput& input) {
    m_text.fileName = withoutFolders(input.fileName);
    recognise(input.head);
    const Bytes head = input.head.subspan(static_cast<std::size_t>(m_start));
    m_text.head = fold(head, m_head);
    m_text.bytesAreAscii = m_unit == 1 && !m_ebcdic;
    m_text.unit = static_cast<unsigned>(m_unit);

    // The tail's text starts at a whole unit; where the head reaches that far it is a part of it.
    const std::uint64_t from = std::max(input.tailOffset, m_start);
    const std::uint64_t skip = (m_unit - (from - m_start) % m_unit) % m_unit;
    m_tailStart = from + skip;
    if (input.head.size() == input.size) {
        const std::uint64_t unitsBefore = (m_tailStart - m_start) / m_unit;
        m_text.tail = m_text.head.substr(
            static_cast<std::size_t>(std::min<std::uint64_t>(unitsBefore, m_text.head.size())));
        return;
    }
    const std::uint64_t cut = m_tailStart - input.tailOffset;
    m_text.tail = fold(input.tail.subspan(static_cast<std::size_t>(
                           std::min<std::uint64_t>(cut, input.tail.size()))),
                       m_tail);
}

ByteRange AsciiView::rangeOf(std::string_view part) const {
    const auto inside = [&](std::string_view whole) {
        return part.data() >= whole.data() &&
               part.data() + part.size() <= whole.data() + whole.size();
    };
    const bool inHead = inside(m_text.head);
    const std::string_view whole = inHead ? m_text.head : m_text.tail;
    const std::uint64_t begin = (inHead ? m_start : m_tailStart) +
                                m_unit * static_cast<std::uint64_t>(part.data() - whole.data());
    return {begin, begin + m_unit * part.size()};
}

} // namespace charsleuth
