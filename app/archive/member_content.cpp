#include "app/archive/member_content.h"

namespace charsleuth {

Result<std::vector<Byte>> memberContent(ArchiveFile& archive, std::size_t index,
                                        const std::string& path) {
    std::vector<Byte> content;
    std::optional<Error> trouble;
    const auto take = [&](Bytes bytes) -> std::optional<Error> {
        if (content.size() + bytes.size() > largestMember)
            return Error{path, "is larger than " + std::to_string(largestMember >> 20) +
                                   " MiB; unpack it with names --extract"};
        content.insert(content.end(), bytes.begin(), bytes.end());
        return std::nullopt;
    };
    auto error =
        archive.visit([&](std::size_t i) { return i == index; },
                      [&](std::size_t, const MemberFacts& facts, const ArchiveFile::Content& read) {
                          return facts.isFile ? read(take) : Error{path, "is no file"};
                      },
                      [&](std::size_t, const Error& why) { trouble = why; });
    if (error || trouble)
        return Error{path, error ? error->cause : trouble->cause};
    return content;
}

} // namespace charsleuth
