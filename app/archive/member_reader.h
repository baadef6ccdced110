#pragma once

/// The members of an archive by libarchive: names of formats other than zip, and content of all.

#include "app/archive/archive_names.h"
#include "app/archive/zip_directory.h"
#include "app/files/file_source.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

struct archive;
struct archive_entry;

namespace charsleuth {

/// What a member is made of, beside its name.
struct MemberFacts {
    bool isFile = false, isFolder = false; ///< else a link, a device, ...
    std::string linkTarget;                ///< of a symbolic link, as it stands there
    bool isExecutable = false;
    std::optional<std::int64_t> time; ///< seconds since 1970
};

/// Reads one member after the other. Content comes in order of its bytes, holes filled with zeros.
class MemberReader {
public:
    MemberReader(MemberReader&&) noexcept;
    ~MemberReader();

    /// All of an archive in any format that libarchive reads: tar, cpio, 7z, rar, ...
    static Result<MemberReader> open(FileSource& source);

    /// One member of a zip archive, from its local header on; the header's name does not matter.
    static Result<MemberReader> ofZipMember(FileSource& source, ByteRange bytes);

    /// False at the end. Parts of the archive that are no member are passed over.
    Result<bool> next();

    /// Why a part was passed over, of the first one.
    const std::optional<std::string>& remark() const { return m_remark; }

    /// The name as it stands there; `facts` of the member.
    ArchiveMember member() const;
    MemberFacts facts() const;

    /// Gives all content of the member to `take`, which ends it by an error.
    std::optional<Error> read(const std::function<std::optional<Error>(Bytes)>& take);

private:
    MemberReader();

    struct Input; ///< where libarchive reads
    struct Free {
        void operator()(archive* reader) const;
    };
    static Result<MemberReader> start(FileSource& source, ByteRange bytes, bool zipOnly);
    Error failure(const char* what) const;

    std::unique_ptr<Input> m_input;
    std::unique_ptr<archive, Free> m_archive;
    archive_entry* m_entry = nullptr; ///< libarchive's, valid until the next one
    std::optional<std::string> m_remark;
};

} // namespace charsleuth
