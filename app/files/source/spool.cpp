#include "app/files/source/spool.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace charsleuth {

namespace {

std::string temporaryFolder() {
    const char* folder = std::getenv("TMPDIR"); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return folder != nullptr && *folder != '\0' ? folder : "/tmp";
}

FileDescriptor openNameless(const std::string& folder) {
    const int fd = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd >= 0)
        return FileDescriptor(fd);
    std::string name = folder + "/charsleuth-XXXXXX"; // a file system without O_TMPFILE
    FileDescriptor file(::mkostemp(name.data(), O_CLOEXEC));
    if (file.isOpen())
        ::unlink(name.c_str());
    return file;
}

} // namespace

std::optional<Error> Spool::append(Bytes bytes) {
    const std::uint64_t room = inMemory - m_memory.size();
    const Bytes head = bytes.first(std::min<std::uint64_t>(room, bytes.size()));
    const Bytes rest = bytes.subspan(head.size());
    m_memory.insert(m_memory.end(), head.begin(), head.end());
    m_size += head.size();
    if (rest.empty())
        return std::nullopt;
    if (!m_file.isOpen())
        m_file = openNameless(temporaryFolder());
    if (!m_file.isOpen() || !writeFullyAt(m_file.get(), m_size - inMemory, rest))
        return Error{temporaryFolder(), causeOf(errno)};
    m_size += rest.size();
    return std::nullopt;
}

Result<std::size_t> Spool::readAt(std::uint64_t offset, std::span<Byte> into) const {
    if (offset >= m_size)
        return std::size_t{0};
    into = into.first(std::min<std::uint64_t>(into.size(), m_size - offset));
    std::size_t done = 0;
    if (offset < m_memory.size()) {
        done = std::min<std::uint64_t>(into.size(), m_memory.size() - offset);
        std::copy_n(m_memory.begin() + static_cast<std::ptrdiff_t>(offset), done, into.begin());
    }
    if (done == into.size())
        return done;
    const auto fromFile = readFullyAt(m_file.get(), offset + done - inMemory, into.subspan(done));
    if (!fromFile)
        return Error{temporaryFolder(), causeOf(errno)};
    return done + *fromFile;
}

} // namespace charsleuth
