#include "app/viewer/models/invisible.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

namespace charsleuth::viewer {

namespace {

constexpr std::array c0 = {"NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL",
                           "BS",  "TAB", "LF",  "VT",  "FF",  "CR",  "SO",  "SI",
                           "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB",
                           "CAN", "EM",  "SUB", "ESC", "FS",  "GS",  "RS",  "US"};

struct Named {
    char32_t character;
    const char* name;
};
constexpr std::array names = {
    Named{0x007F, "DEL"}, Named{0x00A0, "NBSP"}, Named{0x00AD, "SHY"},   Named{0x034F, "CGJ"},
    Named{0x061C, "ALM"}, Named{0x180E, "MVS"},  Named{0x200B, "ZWSP"},  Named{0x200C, "ZWNJ"},
    Named{0x200D, "ZWJ"}, Named{0x200E, "LRM"},  Named{0x200F, "RLM"},   Named{0x2028, "LS"},
    Named{0x2029, "PS"},  Named{0x202A, "LRE"},  Named{0x202B, "RLE"},   Named{0x202C, "PDF"},
    Named{0x202D, "LRO"}, Named{0x202E, "RLO"},  Named{0x202F, "NNBSP"}, Named{0x2060, "WJ"},
    Named{0x2066, "LRI"}, Named{0x2067, "RLI"},  Named{0x2068, "FSI"},   Named{0x2069, "PDI"},
    Named{0x3164, "HF"},  Named{0xFE0E, "VS15"}, Named{0xFE0F, "VS16"},  Named{0xFEFF, "BOM"},
    Named{0xFFF9, "IAA"}, Named{0xFFFA, "IAS"},  Named{0xFFFB, "IAT"},
};

} // namespace

Visibility visibilityOf(char32_t character) {
    const auto code = static_cast<UChar32>(character);
    if (character == U'\t')
        return Visibility::OnDemand;
    if (character < 0x7F)
        return character == U' '  ? Visibility::OnDemand
               : character < 0x20 ? Visibility::Boxed
                                  : Visibility::Seen;
    if (character < 0xA0)
        return Visibility::Boxed;
    const bool ignorable = u_hasBinaryProperty(code, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
    switch (u_charType(code)) {
    case U_SPACE_SEPARATOR:
        return Visibility::OnDemand;
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
        return Visibility::Boxed;
    case U_NON_SPACING_MARK: // variation selectors and their like
        return ignorable ? Visibility::Ticked : Visibility::Seen;
    case U_FORMAT_CHAR:
        if (u_hasBinaryProperty(code, UCHAR_JOIN_CONTROL))
            return Visibility::Ticked;
        // Arabic number signs and others are format characters that can be seen.
        return ignorable || (character >= 0xFFF9 && character <= 0xFFFB) ? Visibility::Boxed
                                                                         : Visibility::Seen;
    default:
        return ignorable ? Visibility::Boxed : Visibility::Seen;
    }
}

QString shortName(char32_t character) {
    if (character < c0.size())
        return QLatin1String(c0[character]);
    const auto* named = std::ranges::find(names, character, &Named::character);
    if (named != names.end())
        return QLatin1String(named->name);
    return QStringLiteral("%1")
        .arg(uint(character), character < 0x100 ? 2 : 4, 16, QLatin1Char('0'))
        .toUpper();
}

QString lineEndName(std::u16string_view lineEnd) {
    if (lineEnd == u"\r\n")
        return QStringLiteral("CRLF");
    return lineEnd.empty()      ? QString()
           : lineEnd == u"\x85" ? QStringLiteral("NEL")
                                : shortName(lineEnd.front());
}

} // namespace charsleuth::viewer
