#include "core/structure/verdict/binary.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

using namespace std::string_view_literals;

/// First bytes that no text begins with, from the formats' specifications. Only a few common
/// formats, so that small binary files are recognised: to name formats is not the purpose here.
struct Magic {
    std::size_t offset;
    std::string_view bytes;
    std::string_view name;
};
constexpr std::array magics{
    Magic{0, "\x89PNG\r\n\x1A\n"sv, "a PNG image"}, // RFC 2083, section 3.1
    Magic{0, "PK\x03\x04"sv, "a ZIP archive"},      // PKWARE APPNOTE, section 4.3.7
    Magic{0,
          "\x7F"
          "ELF"sv,
          "an ELF program"},                              // System V ABI, chapter 4
    Magic{0, "\x1F\x8B\x08"sv, "gzip data"},              // RFC 1952, section 2.3.1
    Magic{0, "SQLite format 3\0"sv, "a SQLite database"}, // sqlite.org/fileformat.html, section 1.3
    Magic{4, "ftyp"sv, "an MP4 file"},                    // ISO/IEC 14496-12, section 4.3
    Magic{0, "\xFF\xD8\xFF"sv, "a JPEG image"},           // ITU-T T.81, annex B.1.1.3
    Magic{0,
          "\xFD"
          "7zXZ\0"sv,
          "xz data"},                                 // The .xz File Format, section 2.1.1.1
    Magic{0, "\x28\xB5\x2F\xFD"sv, "Zstandard data"}, // RFC 8878, section 3.1.1
    Magic{0, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "an OLE document"}, // [MS-CFB], section 2.2
};

bool begins(Bytes head, std::size_t offset, std::string_view bytes) {
    return head.size() >= offset + bytes.size() &&
           std::ranges::equal(head.subspan(offset, bytes.size()), bytesOf(bytes));
}

/// Whether more than one byte in a hundred is a control that text does not have.
bool hasStreams(const ByteCounts& counts) {
    std::uint64_t controls = 0;
    for (std::size_t byte = 0; byte < 0x20; ++byte)
        controls += (byte >= 0x08 && byte <= 0x0D) || byte == 0x1B ? 0 : counts.count[byte];
    return controls * 100 > counts.counted();
}

} // namespace

std::string_view formatBegun(Bytes head, const ByteCounts& counts) {
    if (begins(head, 0, "%PDF-") && hasStreams(counts)) // ISO 32000-1, section 7.5.2
        return "a PDF file with binary streams";
    const auto found = std::ranges::find_if(
        magics, [&](const Magic& magic) { return begins(head, magic.offset, magic.bytes); });
    return found == magics.end() ? std::string_view() : found->name;
}

} // namespace charsleuth
