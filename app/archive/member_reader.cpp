#include "app/archive/member_reader.h"

#include "app/archive/formats.h"
#include "app/archive/utf8_locale.h"

#include <archive_entry.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace charsleuth {

/// A part of a file, for libarchive's callbacks.
struct MemberReader::Input {
    FileSource& source;
    ByteRange bytes;
    std::uint64_t at = 0;
    std::vector<Byte> buffer{};
    Utf8Locale locale{};

    static la_ssize_t read(archive* reader, void* self, const void** bytes) {
        Input& input = *static_cast<Input*>(self);
        try {
            const std::uint64_t end =
                std::min<std::uint64_t>(input.bytes.end, input.at + (std::uint64_t{64} << 10));
            auto piece = input.source.bytesAt({input.at, std::max(end, input.at)});
            if (!piece) {
                ::archive_set_error(reader, EIO, "%s", piece.error().cause.c_str());
                return ARCHIVE_FATAL;
            }
            input.buffer = *std::move(piece);
            input.at += input.buffer.size();
            *bytes = input.buffer.data();
            return static_cast<la_ssize_t>(input.buffer.size());
        } catch (const std::bad_alloc&) {
            ::archive_set_error(reader, EIO, "%s", notEnoughMemory);
            return ARCHIVE_FATAL;
        }
    }

    static la_int64_t seek(archive*, void* self, la_int64_t offset, int whence) {
        Input& input = *static_cast<Input*>(self);
        const std::int64_t size = static_cast<std::int64_t>(input.bytes.size());
        const std::int64_t now = static_cast<std::int64_t>(input.at - input.bytes.begin);
        const std::int64_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? now : size;
        const std::int64_t target = std::clamp<std::int64_t>(base + offset, 0, size);
        input.at = input.bytes.begin + static_cast<std::uint64_t>(target);
        return target;
    }

    static la_int64_t skip(archive*, void* self, la_int64_t count) {
        Input& input = *static_cast<Input*>(self);
        const auto left = static_cast<std::int64_t>(input.bytes.end - input.at);
        const std::int64_t taken = std::clamp<std::int64_t>(count, 0, left);
        input.at += static_cast<std::uint64_t>(taken);
        return taken;
    }
};

MemberReader::MemberReader() = default;
MemberReader::MemberReader(MemberReader&&) noexcept = default;
MemberReader::~MemberReader() = default;

void MemberReader::Free::operator()(archive* reader) const {
    ::archive_read_free(reader);
}

Error MemberReader::failure(const char* what) const {
    const char* cause = ::archive_error_string(m_archive.get());
    return {m_input->source.path(),
            std::string(what) + (cause != nullptr ? ": " + std::string(cause) : "")};
}

Result<MemberReader> MemberReader::start(FileSource& source, ByteRange bytes, bool zipOnly) {
    MemberReader reader;
    reader.m_archive.reset(::archive_read_new());
    if (!reader.m_archive)
        throw std::bad_alloc();
    archive* const raw = reader.m_archive.get();
    reader.m_input.reset(new Input{source, bytes, bytes.begin});
    const Utf8Locale::Use use(reader.m_input->locale);
    if (zipOnly) {
        ::archive_read_support_format_zip_streamable(raw);
    } else {
        supportFormats(raw);
        ::archive_read_set_seek_callback(raw, &Input::seek);
    }
    ::archive_read_set_read_callback(raw, &Input::read);
    ::archive_read_set_skip_callback(raw, &Input::skip);
    ::archive_read_set_callback_data(raw, reader.m_input.get());
    if (::archive_read_open1(raw) != ARCHIVE_OK)
        return reader.failure("is no archive that can be read");
    return reader;
}

Result<MemberReader> MemberReader::open(FileSource& source) {
    return start(source, {0, source.size()}, false);
}

Result<MemberReader> MemberReader::ofZipMember(FileSource& source, ByteRange bytes) {
    return start(source, bytes, true);
}

Result<bool> MemberReader::next() {
    const Utf8Locale::Use use(m_input->locale);
    int status = ::archive_read_next_header(m_archive.get(), &m_entry);
    for (; status == ARCHIVE_RETRY; status = ::archive_read_next_header(m_archive.get(), &m_entry))
        if (!m_remark)
            m_remark = failure("is damaged").cause;
    if (status == ARCHIVE_EOF)
        return false;
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
        return failure("is damaged or no archive");
    return true;
}

ArchiveMember MemberReader::member() const {
    ArchiveMember member;
    const Utf8Locale::Use use(m_input->locale);
    if (const char* bytes = ::archive_entry_pathname(m_entry))
        member.raw = bytes;
    else if (const char* text = ::archive_entry_pathname_utf8(m_entry))
        member.raw = text;
    const int format = ::archive_format(m_archive.get());
    member.isFlaggedUtf8 = format == ARCHIVE_FORMAT_7ZIP || format == ARCHIVE_FORMAT_RAR_V5 ||
                           format == ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE;
    if (::archive_entry_size_is_set(m_entry) != 0)
        member.size = static_cast<std::uint64_t>(::archive_entry_size(m_entry));
    member.isEncrypted = ::archive_entry_is_data_encrypted(m_entry) != 0;
    const MemberFacts all = facts();
    member.isFolder = all.isFolder;
    member.isLink = !all.isFile && !all.isFolder;
    return member;
}

MemberFacts MemberReader::facts() const {
    MemberFacts facts;
    const bool isHardLink = ::archive_entry_hardlink(m_entry) != nullptr ||
                            ::archive_entry_hardlink_utf8(m_entry) != nullptr;
    facts.isFile = ::archive_entry_filetype(m_entry) == AE_IFREG && !isHardLink;
    facts.isFolder = ::archive_entry_filetype(m_entry) == AE_IFDIR;
    if (::archive_entry_filetype(m_entry) == AE_IFLNK) {
        const char* target = ::archive_entry_symlink(m_entry);
        if (target == nullptr)
            target = ::archive_entry_symlink_utf8(m_entry);
        facts.linkTarget = target != nullptr ? target : "";
    }
    facts.isExecutable = (::archive_entry_perm(m_entry) & 0100) != 0;
    if (::archive_entry_mtime_is_set(m_entry) != 0)
        facts.time = ::archive_entry_mtime(m_entry);
    return facts;
}

std::optional<Error> MemberReader::read(const std::function<std::optional<Error>(Bytes)>& take) {
    const std::vector<Byte> zeros(64 << 10);
    std::int64_t at = 0;
    while (true) {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int status = ::archive_read_data_block(m_archive.get(), &bytes, &size, &offset);
        if (status == ARCHIVE_EOF)
            return std::nullopt;
        if (status != ARCHIVE_OK)
            return failure("cannot be unpacked");
        for (; at < offset; at += std::min<std::int64_t>(offset - at, std::ssize(zeros)))
            if (auto error = take(Bytes(zeros).first(static_cast<std::size_t>(
                    std::min<std::int64_t>(offset - at, std::ssize(zeros))))))
                return error;
        if (auto error = take({static_cast<const Byte*>(bytes), size}))
            return error;
        at = offset + static_cast<std::int64_t>(size);
    }
}

} // namespace charsleuth
