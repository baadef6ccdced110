#include "core/decode/bom.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

using namespace std::string_view_literals;

struct Row {
    EncodingId encoding;
    std::string_view bytes;
};

/// Unicode Standard, section 23.8; Technical Reports 6 and 16; RFC 2152. Longer ones first.
constexpr std::array<Row, 16> rows{{
    {EncodingId::Utf8, "\xEF\xBB\xBF"sv},
    {EncodingId::Utf32Le, "\xFF\xFE\x00\x00"sv},
    {EncodingId::Utf32Be, "\x00\x00\xFE\xFF"sv},
    {EncodingId::Utf16Le, "\xFF\xFE"sv},
    {EncodingId::Utf16Be, "\xFE\xFF"sv},
    {EncodingId::Utf7, "+/v8-"sv},
    {EncodingId::Utf7, "+/v8"sv},
    {EncodingId::Utf7, "+/v9"sv},
    {EncodingId::Utf7, "+/v+"sv},
    {EncodingId::Utf7, "+/v/"sv},
    {EncodingId::Utf1, "\xF7\x64\x4C"sv},
    {EncodingId::UtfEbcdic, "\xDD\x73\x66\x73"sv},
    {EncodingId::Scsu, "\x0E\xFE\xFF"sv},
    {EncodingId::Bocu1, "\xFB\xEE\x28\xFF"sv}, // with a reset of the state
    {EncodingId::Bocu1, "\xFB\xEE\x28"sv},
    {EncodingId::Gb18030, "\x84\x31\x95\x33"sv},
}};

/// The first bytes of all rows; most text begins with none of them.
constexpr auto isFirst = [] {
    std::array<bool, 256> first{};
    for (const Row& row : rows)
        first[static_cast<Byte>(row.bytes.front())] = true;
    return first;
}();

} // namespace

std::optional<Bom> bomAt(Bytes head) {
    if (head.empty() || !isFirst[head.front()])
        return std::nullopt;
    for (const Row& row : rows) {
        const Bytes mark = bytesOf(row.bytes);
        if (head.size() >= mark.size() && std::equal(mark.begin(), mark.end(), head.begin()))
            return Bom{row.encoding, mark.size()};
    }
    return std::nullopt;
}

bool hasBom(EncodingId encoding) {
    return std::ranges::find(rows, encoding, &Row::encoding) != rows.end();
}

} // namespace charsleuth
