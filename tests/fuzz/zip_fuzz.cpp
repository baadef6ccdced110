// Any bytes as a zip archive: the directory is read in bounded work, what it says lies where it
// says, every member has a name in UTF-8, and a copy with names in UTF-8 lists the same names.
//
// Input: the file.

#include "app/archive/zip_headers.h"
#include "app/archive/zip_rewrite.h"
#include "app/files/printable.h"
#include "tests/fuzz/fuzz_file.h"

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

std::vector<std::string> namesIn(const ArchiveNames& names) {
    std::vector<std::string> all;
    for (const ArchiveMember& member : names.members) {
        require(isUtf8(member.name));
        all.push_back(member.name);
    }
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto source = FileSource::ofBytes("input", {data, size});
    require(bool(source));
    looksLikeZip(*source);
    auto directory = readZipDirectory(*source);
    if (!directory)
        return 0;
    for (const ZipMember& member : directory->members)
        require(member.record.end <= size && member.record.begin <= member.record.end);
    require(!compareHeaders(*source, *directory));
    const ArchiveNames names = namesOf(*directory);
    const auto before = namesIn(names);

    const fuzz::Folder folder;
    const std::string path = folder.file("copy.zip");
    auto out = WrittenFile::beside(path);
    require(bool(out));
    if (rewriteZip(*source, *directory, names, *out) || out->commit())
        return 0;
    auto again = FileSource::open(path);
    require(bool(again));
    auto copied = readZipDirectory(*again);
    require(bool(copied));
    require(!compareHeaders(*again, *copied));
    const ArchiveNames copiedNames = namesOf(*copied);
    require(copiedNames.damage.empty());
    require(namesIn(copiedNames) == before);
    return 0;
}
