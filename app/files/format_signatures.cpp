#include "app/files/format_signatures.h"

#include <string_view>

namespace charsleuth {

namespace {

using namespace std::string_view_literals;

/// Bytes at a place, and what they tell. More particular rows go first.
struct Signature {
    std::size_t at; ///< offset, bytes
    std::string_view bytes;
    std::string_view name;
};

constexpr Signature signatures[] = {
    {0, "\x89PNG\r\n\x1A\n"sv, "PNG image"},
    {0, "\xFF\xD8\xFF"sv, "JPEG image"},
    {0, "GIF87a"sv, "GIF image"},
    {0, "GIF89a"sv, "GIF image"},
    {8, "WEBP"sv, "RIFF (little-endian) data"},
    {8, "WAVE"sv, "RIFF (little-endian) data"},
    {8, "AVI "sv, "RIFF (little-endian) data"},
    {0, "BM"sv, "PC bitmap"},
    {0, "II*\0"sv, "TIFF image"},
    {0, "MM\0*"sv, "TIFF image"},
    {0, "\0\0\1\0"sv, "MS Windows icon resource"},
    {0, "%PDF-"sv, "PDF document"},
    {0, "PK\3\4"sv, "Zip archive"},
    {0, "PK\5\6"sv, "Zip archive"},
    {0, "Rar!\x1A\7"sv, "RAR archive"},
    {0, "7z\xBC\xAF\x27\x1C"sv, "7-zip archive"},
    {0, "\x1F\x8B\x08"sv, "gzip compressed"},
    {0, "BZh"sv, "bzip2 compressed"},
    {0,
     "\xFD"
     "7zXZ\0"sv,
     "XZ compressed"},
    {0, "\x28\xB5\x2F\xFD"sv, "Zstandard compressed"},
    {257, "ustar"sv, "POSIX tar archive"},
    {0, "MSCF\0\0\0\0"sv, "Microsoft Cabinet archive"},
    {0, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "Composite Document File V2 Document"},
    {0,
     "\x7F"
     "ELF"sv,
     "ELF"},
    {0, "MZ"sv, "MS-DOS executable"},
    {0, "\xCF\xFA\xED\xFE"sv, "Mach-O 64-bit"},
    {0, "\xCA\xFE\xBA\xBE"sv, "compiled Java class"},
    {0, "\0asm"sv, "WebAssembly (wasm) binary module"},
    {0, "!<arch>\n"sv, "current ar archive"},
    {0, "SQLite format 3\0"sv, "SQLite 3.x database"},
    {0, "OggS"sv, "Ogg"},
    {0, "fLaC"sv, "FLAC audio bitstream"},
    {0, "ID3"sv, "Audio file with ID3"},
    {4, "ftyp"sv, "ISO Media"},
    {0, "\x1A\x45\xDF\xA3"sv, "EBML file"},
    {0, "\0\1\0\0\0"sv, "TrueType Font"},
    {0, "OTTO"sv, "OpenType font"},
    {0, "wOFF"sv, "Web Open Font Format"},
    {0, "wOF2"sv, "Web Open Font Format (Version 2)"},
    {0, "\xDE\x12\x04\x95"sv, "GNU message catalog (little endian)"},
};

} // namespace

std::optional<std::string> formatBySignature(Bytes head) {
    const std::string_view text(reinterpret_cast<const char*>(head.data()), head.size());
    for (const Signature& signature : signatures)
        if (text.size() >= signature.at && text.substr(signature.at).starts_with(signature.bytes))
            return std::string(signature.name);
    return std::nullopt;
}

} // namespace charsleuth
