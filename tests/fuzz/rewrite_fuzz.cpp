// A zip archive that is made of the input, sound but for a few bytes that the input changes: what
// is written again has each byte of the archive but for names, their marks and sizes, and places.
//
// Input: a byte for the number of members, some for each, then the changes: two bytes for a place,
// one for what is there.

#include "app/archive/zip_format.h"
#include "app/archive/zip_headers.h"
#include "app/archive/zip_rewrite.h"
#include "app/files/printable.h"
#include "tests/fuzz/fuzz_file.h"

using namespace charsleuth;
using charsleuth::fuzz::require;
using zip::number;

namespace {

std::string bytesOfNumber(std::uint64_t value, std::size_t size) {
    std::string bytes(size, '\0');
    zip::setNumber(bytes, 0, size, value);
    return bytes;
}

/// Bytes that hold no signature by chance.
std::string takeText(fuzz::Input& input, std::size_t most) {
    std::string text;
    for (std::size_t size = input.byte() % (most + 1); text.size() < size;) {
        const char next = static_cast<char>(input.byte());
        text += next == 'P' ? 'p' : next;
    }
    return text;
}

std::string archiveOf(fuzz::Input& input) {
    std::string out = takeText(input, 9), directory;
    const std::size_t count = input.byte() % 6;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string name = takeText(input, 12), content = takeText(input, 20);
        const std::string extra = bytesOfNumber(0x5855, 2) + bytesOfNumber(2, 2) + "ab";
        const std::string comment = takeText(input, 5), between = takeText(input, 3);
        const unsigned choices = input.byte();
        const std::string sizes = takeText(input, 4).append(4, 'x').substr(0, 4) +
                                  bytesOfNumber(content.size(), 4) +
                                  bytesOfNumber(content.size(), 4);
        const bool isBehind = (choices & 1U) != 0;
        const std::string common =
            bytesOfNumber((isBehind ? 8U : 0U) | (choices & 2U ? 0x800U : 0U), 2) +
            bytesOfNumber(0, 2) + bytesOfNumber(0x59210000, 4);
        const std::string lengths = bytesOfNumber(name.size(), 2) + bytesOfNumber(extra.size(), 2);
        directory += std::string(zip::recordSignature) + bytesOfNumber(20, 2) +
                     bytesOfNumber(20, 2) + common + sizes + lengths +
                     bytesOfNumber(comment.size(), 2) + std::string(8, '\0') +
                     bytesOfNumber(out.size(), 4) + name + extra + comment;
        out += std::string(zip::localSignature) + bytesOfNumber(20, 2) + common +
               (isBehind ? std::string(12, '\0') : sizes) + lengths + name + extra + content;
        if (isBehind)
            out += std::string(choices & 4U ? zip::descriptorSignature : "") + sizes;
        out += between;
    }
    const std::string comment = takeText(input, 5), behind = takeText(input, 5);
    const std::string end = std::string(zip::endSignature) + std::string(4, '\0') +
                            bytesOfNumber(count, 2) + bytesOfNumber(count, 2) +
                            bytesOfNumber(directory.size(), 4) + bytesOfNumber(out.size(), 4) +
                            bytesOfNumber(comment.size(), 2) + comment + behind;
    return out + directory + end;
}

/// All that a copy keeps, in its order.
std::string keptOf(std::string_view bytes, const ZipDirectory& directory) {
    std::string kept;
    std::vector<std::uint64_t> begins;
    for (const ZipMember& member : directory.members)
        begins.push_back(member.localOffset);
    std::ranges::sort(begins);
    std::size_t at = 0;
    for (const std::uint64_t begin : begins) {
        kept += bytes.substr(at, begin - at);
        const std::string_view header = bytes.substr(begin, zip::localSize);
        kept += header.substr(0, 6);
        kept += bytesOfNumber(number(header, 6, 2) | zip::utf8Flag, 2);
        kept += header.substr(8, 18);
        at = begin + zip::localSize + number(header, 26, 2);
    }
    kept += bytes.substr(at, directory.place.begin - at);
    for (const ZipMember& member : directory.members) {
        const std::string_view record = bytes.substr(member.record.begin, zip::recordSize);
        kept += record.substr(0, 8);
        kept += bytesOfNumber(number(record, 8, 2) | zip::utf8Flag, 2);
        kept += record.substr(10, 18);
        kept += record.substr(34, 8);
        kept += member.extra;
    }
    kept += bytes.substr(directory.recordsEnd, directory.endAt - directory.recordsEnd);
    kept += bytes.substr(directory.endAt, 12);
    return kept.append(bytes.substr(directory.endAt + 20));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Input input(data, size);
    std::string bytes = archiveOf(input);
    const bool isSound = input.isEmpty();
    for (int changes = 0; changes < 4 && !input.isEmpty(); ++changes) {
        const unsigned high = input.byte(), place = high << 8U | input.byte();
        bytes[place % bytes.size()] = static_cast<char>(input.byte());
    }
    auto source = FileSource::ofBytes("input", bytesOf(bytes));
    require(bool(source));
    auto directory = readZipDirectory(*source);
    if (!directory)
        return 0;
    require(!compareHeaders(*source, *directory));
    const ArchiveNames names = namesOf(*directory);
    require(!isSound || names.damage.empty());

    const fuzz::Folder folder;
    auto out = WrittenFile::beside(folder.file("copy.zip"));
    require(bool(out));
    if (rewriteZip(*source, *directory, names, *out) || out->commit())
        return 0;
    const std::string copy = folder.read("copy.zip");
    auto written = FileSource::ofBytes("copy", bytesOf(copy));
    auto again = readZipDirectory(*written);
    require(bool(again));
    require(!compareHeaders(*written, *again));
    const ArchiveNames copied = namesOf(*again);
    require(copied.damage.empty() && copied.members.size() == names.members.size());
    for (std::size_t i = 0; i < names.members.size(); ++i)
        require(copied.members[i].name == names.members[i].name);
    require(keptOf(copy, *again) == keptOf(bytes, *directory));
    return 0;
}
