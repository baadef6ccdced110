#include "core/structure/verdict/binary.h"

#include "core/registry/registry.h"
#include "core/structure/findings/damage.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

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

/// Share of the bytes of valid UTF-8, which is no accident.
constexpr double mostControlsOfUtf8 = 0.2;
constexpr double mostControls = 0.03;   ///< share of the bytes of a text; random bytes have 8 %
constexpr double tooManyControls = -35; ///< decibans of damageWeight
constexpr double pdfControls = 0.01;    ///< share in a PDF file with compressed streams
constexpr std::uint64_t enoughForPadding = 8; ///< bytes FF, as of erased memory
/// Bits for each byte; compressed data has 7.9, Chinese text 7.3.
constexpr double randomEntropy = 7.8;
constexpr std::uint64_t enoughForEntropy = 8'192; ///< bytes

bool begins(Bytes head, std::size_t offset, std::string_view bytes) {
    return head.size() >= offset + bytes.size() &&
           std::ranges::equal(head.subspan(offset, bytes.size()), bytesOf(bytes));
}

/// Whether text may have the control: white space, backspace (overstriking), the shifts and escapes
/// of ISO 2022 and of terminals, and DOS's end of file.
bool isControlOfText(std::size_t byte) {
    return (byte >= 0x08 && byte <= 0x0F) || byte == 0x1A || byte == 0x1B;
}

std::uint64_t controlsIn(const ByteCounts& counts) {
    std::uint64_t controls = counts.count[0x7F];
    for (std::size_t byte = 0; byte < 0x20; ++byte)
        controls += isControlOfText(byte) ? 0 : counts.count[byte];
    return controls;
}

/// With fewer different bytes the entropy is less, however often each occurs: 2^7.8 = 222.9.
constexpr std::size_t fewestRandom = 223;

double entropyOf(const ByteCounts& counts) {
    double bits = 0;
    for (const std::uint64_t n : counts.count) {
        const double share = static_cast<double>(n) / static_cast<double>(counts.counted());
        bits -= n > 0 ? share * std::log2(share) : 0;
    }
    return bits;
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
    return std::to_string((part * 100 + whole / 2) / whole) + " %";
}

} // namespace

bool mayExplainControls(EncodingId encoding) {
    return byteStructureOf(encoding) == ByteStructure::Wide || isEbcdic(encoding);
}

BinaryVerdict binaryVerdictOf(Bytes head, const ByteCounts& counts, ControlsExplained explained) {
    for (const Magic& magic : magics)
        if (begins(head, magic.offset, magic.bytes))
            return {true, "begins like " + std::string(magic.name)};
    if (counts.size == 0 || explained.byWideUnits || explained.byEbcdic || explained.byEscapes ||
        explained.bySignature)
        return {};
    const std::uint64_t controls = controlsIn(counts);
    const std::uint64_t nuls = counts.count[0];
    const std::string more = counts.passed > 0 ? "more than " : "";
    const double share = static_cast<double>(controls) / static_cast<double>(counts.counted());
    const double most = explained.byUtf8 ? mostControlsOfUtf8 : mostControls;
    if (share > most && damageWeight(controls, counts.counted()).decibans < tooManyControls)
        return {true,
                nuls * 2 > controls
                    ? "NUL bytes at " + more + std::to_string(nuls) + " places"
                    : percent(controls, counts.counted()) + " of the bytes are control codes"};
    if (counts.size >= enoughForPadding && counts.count[0xFF] == counts.size)
        return {true, "all bytes are FF"};
    if (begins(head, 0, "%PDF-") && share > pdfControls)
        return {true, "a PDF file with binary streams"};
    if (counts.size >= enoughForEntropy && counts.presentSet().size() >= fewestRandom &&
        entropyOf(counts) > randomEntropy)
        return {true, "the bytes look random"};
    return {};
}

} // namespace charsleuth
