// The language driver in byte 29 of a dBASE or FoxPro table's header (Microsoft Visual FoxPro,
// "Code Pages Supported by Visual FoxPro" and "Table File Structure"); 0 says nothing.

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

constexpr std::array kDrivers = {
    Driver{0x01, "437"},   Driver{0x02, "850"},   Driver{0x03, "1252"}, Driver{0x04, "10000"},
    Driver{0x64, "852"},   Driver{0x65, "866"},   Driver{0x66, "865"},  Driver{0x67, "861"},
    Driver{0x68, "895"},   Driver{0x69, "620"},   Driver{0x6A, "737"},  Driver{0x6B, "857"},
    Driver{0x78, "950"},   Driver{0x79, "949"},   Driver{0x7A, "936"},  Driver{0x7B, "932"},
    Driver{0x7C, "874"},   Driver{0x7D, "1255"},  Driver{0x7E, "1256"}, Driver{0x96, "10007"},
    Driver{0x97, "10029"}, Driver{0x98, "10006"}, Driver{0xC8, "1250"}, Driver{0xC9, "1251"},
    Driver{0xCA, "1254"},  Driver{0xCB, "1253"},
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
    for (const Driver& driver : kDrivers)
        if (driver.id == byteAt(input.head, 29))
            return {{.label = input.head.substr(29, 1), .means = driver.codePage}};
    return {};
}

} // namespace charsleuth
