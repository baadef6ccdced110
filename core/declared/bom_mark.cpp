#include "core/declared/bom_mark.h"

#include "core/declared/trust.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

using namespace std::string_view_literals;

constexpr auto kUnlikely = "no other text begins with these bytes"sv;
constexpr auto kRare = "these bytes can begin other text, and the encoding is rare"sv;
constexpr auto kAscii = "the mark is plain ASCII"sv;

constexpr std::array kMarks = {
    BomMark{"\xFF\xFE\0\0"sv, "UTF-32LE", true, kUnlikely},
    BomMark{"\0\0\xFE\xFF"sv, "UTF-32BE", true, kUnlikely},
    BomMark{"\xEF\xBB\xBF"sv, "UTF-8", true, kUnlikely},
    BomMark{"\x84\x31\x95\x33"sv, "gb18030", true, kUnlikely},
    BomMark{"\xDD\x73\x66\x73"sv, "UTF-EBCDIC", false, kRare},
    BomMark{"\xFF\xFE"sv, "UTF-16LE", true, kUnlikely},
    BomMark{"\xFE\xFF"sv, "UTF-16BE", true, kUnlikely},
    BomMark{"\x0E\xFE\xFF"sv, "SCSU", false, kRare},
    BomMark{"\xFB\xEE\x28"sv, "BOCU-1", false, kRare},
    BomMark{"\xF7\x64\x4C"sv, "UTF-1", false, kRare},
    // The bits after U+FEFF are the next character's, so the last byte is one of four.
    BomMark{"+/v8-"sv, "UTF-7", false, kAscii},
    BomMark{"+/v8"sv, "UTF-7", false, kAscii},
    BomMark{"+/v9"sv, "UTF-7", false, kAscii},
    BomMark{"+/v+"sv, "UTF-7", false, kAscii},
    BomMark{"+/v/"sv, "UTF-7", false, kAscii},
};

} // namespace

std::span<const BomMark> bomMarks() {
    return kMarks;
}

std::optional<Declaration> readBom(Bytes head) {
    const std::string_view text(reinterpret_cast<const char*>(head.data()), head.size());
    const auto mark =
        std::ranges::find_if(kMarks, [&](const BomMark& m) { return text.starts_with(m.bytes); });
    if (mark == kMarks.end())
        return std::nullopt;
    Declaration made{.rule = "bom", .label = std::string(mark->name)};
    made.range = ByteRange{0, mark->bytes.size()};
    made.detail =
        "byte order mark of " + std::string(mark->name) + ", and " + std::string(mark->because);
    if (const auto id = findEncoding(mark->name))
        made.encodings = {*id};
    made.decides = mark->decides;
    const bool ascii = mark->because == kAscii;
    made.weight = weightOf(mark->decides ? Trust::Bom : ascii ? Trust::Weak : Trust::Mark);
    return made;
}

} // namespace charsleuth
