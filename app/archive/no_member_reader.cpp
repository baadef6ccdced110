// In place of member_reader.cpp where there is no libarchive: names of zip archives are read, and
// nothing else.

#include "app/archive/member_reader.h"

namespace charsleuth {

struct MemberReader::Input {};

MemberReader::MemberReader() = default;
MemberReader::MemberReader(MemberReader&&) noexcept = default;
MemberReader::~MemberReader() = default;

void MemberReader::Free::operator()(archive*) const {}

Result<MemberReader> MemberReader::open(FileSource& source) {
    return Error{source.path(), "is no zip archive; others are not read, this program was built "
                                "without libarchive"};
}

Result<MemberReader> MemberReader::ofZipMember(FileSource& source, ByteRange) {
    return Error{source.path(), "is not unpacked: this program was built without libarchive"};
}

Result<bool> MemberReader::next() {
    return false;
}

ArchiveMember MemberReader::member() const {
    return {};
}

MemberFacts MemberReader::facts() const {
    return {};
}

std::optional<Error> MemberReader::read(const std::function<std::optional<Error>(Bytes)>&) {
    return std::nullopt;
}

} // namespace charsleuth
