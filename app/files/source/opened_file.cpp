#include "app/files/source/opened_file.h"

namespace charsleuth {

std::optional<std::size_t> OpenedFile::readAt(std::uint64_t offset, std::span<Byte> into) const {
    return readFullyAt(descriptor.get(), first + offset, into);
}

bool OpenedFile::wasOverwritten() const {
    const auto now = isRegular() ? statusOf(descriptor.get()) : std::nullopt;
    if (!now)
        return false;
    return now->size < status.size || (now->size == status.size && !now->isUnchangedSince(status));
}

} // namespace charsleuth
