// The language driver in byte 29 of a dBASE or FoxPro table's header (Microsoft Visual FoxPro,
// "Code Pages Supported by Visual FoxPro" and "Table File Structure"; dBASE's own numbers as
// shapefiles have them, in GDAL's driver). 0 says nothing, and 57 only the machine's ANSI page.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <array>

namespace charsleuth {

namespace {

using namespace scan;

struct Driver {
    unsigned char id;
    Text codePage;
};

constexpr std::array drivers = {
    Driver{0x01, "437"},   Driver{0x02, "850"},  Driver{0x03, "1252"},  Driver{0x04, "10000"},
    Driver{0x08, "865"},   Driver{0x09, "437"},  Driver{0x0A, "850"},   Driver{0x0B, "437"},
    Driver{0x0D, "437"},   Driver{0x0E, "850"},  Driver{0x0F, "437"},   Driver{0x10, "850"},
    Driver{0x11, "437"},   Driver{0x12, "850"},  Driver{0x13, "932"},   Driver{0x14, "850"},
    Driver{0x15, "437"},   Driver{0x16, "850"},  Driver{0x17, "865"},   Driver{0x18, "437"},
    Driver{0x19, "437"},   Driver{0x1A, "850"},  Driver{0x1B, "437"},   Driver{0x1C, "863"},
    Driver{0x1D, "850"},   Driver{0x1F, "852"},  Driver{0x22, "852"},   Driver{0x23, "852"},
    Driver{0x24, "860"},   Driver{0x25, "850"},  Driver{0x26, "866"},   Driver{0x37, "850"},
    Driver{0x40, "852"},   Driver{0x4D, "936"},  Driver{0x4E, "949"},   Driver{0x4F, "950"},
    Driver{0x50, "874"},   Driver{0x58, "1252"}, Driver{0x59, "1252"},  Driver{0x64, "852"},
    Driver{0x65, "866"},   Driver{0x66, "865"},  Driver{0x67, "861"},   Driver{0x68, "895"},
    Driver{0x69, "620"},   Driver{0x6A, "737"},  Driver{0x6B, "857"},   Driver{0x6C, "863"},
    Driver{0x78, "950"},   Driver{0x79, "949"},  Driver{0x7A, "936"},   Driver{0x7B, "932"},
    Driver{0x7C, "874"},   Driver{0x7D, "1255"}, Driver{0x7E, "1256"},  Driver{0x86, "737"},
    Driver{0x87, "852"},   Driver{0x88, "857"},  Driver{0x96, "10007"}, Driver{0x97, "10029"},
    Driver{0x98, "10006"}, Driver{0xC8, "1250"}, Driver{0xC9, "1251"},  Driver{0xCA, "1254"},
    Driver{0xCB, "1253"},  Driver{0xCC, "1257"},
};

unsigned byteAt(Text head, std::size_t at) {
    return static_cast<unsigned char>(head[at]);
}

// Version, date, and a header and record length that can be.
bool looksLikeTable(Text head) {
    constexpr Text versions =
        "\x02\x03\x04\x05\x30\x31\x32\x43\x63\x7B\x83\x8B\x8C\x8E\xCB\xF5\xFB";
    const unsigned month = byteAt(head, 2), day = byteAt(head, 3);
    const unsigned headerSize = byteAt(head, 8) + 256 * byteAt(head, 9);
    const unsigned recordSize = byteAt(head, 10) + 256 * byteAt(head, 11);
    return versions.find(head[0]) != none && month >= 1 && month <= 12 && day >= 1 && day <= 31 &&
           headerSize >= 33 && recordSize >= 2 && headerSize <= head.size() &&
           head.substr(32, headerSize - 32).find('\r') != none;
}

} // namespace

Matches readDbfLanguage(const ReaderInput& input) {
    if (fitOf(input, {"dbf"}) == Fit::No || !input.bytesAreAscii || input.head.size() < 33 ||
        !looksLikeTable(input.head))
        return {};
    for (const Driver& driver : drivers)
        if (driver.id == byteAt(input.head, 29))
            return {{.label = input.head.substr(29, 1), .means = driver.codePage}};
    return {};
}

} // namespace charsleuth
