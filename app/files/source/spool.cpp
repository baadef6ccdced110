#include "app/files/source/spool.h"

#include "app/files/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <string>

namespace charsleuth {

std::optional<Error> Spool::append(Bytes bytes) {
    const std::uint64_t room = inMemory - m_memory.size();
    const Bytes head = bytes.first(std::min<std::uint64_t>(room, bytes.size()));
    const Bytes rest = bytes.subspan(head.size());
    m_memory.insert(m_memory.end(), head.begin(), head.end());
    m_size += head.size();
    if (rest.empty())
        return std::nullopt;
    if (!m_file.isOpen())
        m_file = openTemporaryFile();
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
