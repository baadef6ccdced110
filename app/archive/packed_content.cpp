#include "app/archive/packed_content.h"

#include "app/files/source/unpacked_stream.h"

#include <array>

namespace charsleuth {

namespace {

std::optional<Packing> packingAt(Result<std::vector<Byte>> head) {
    return head ? packingOf(*head) : std::nullopt;
}

/// The packed content; nothing where the archive is not packed.
std::optional<UnpackedStream> contentOf(FileSource& source) {
    constexpr std::uint64_t head = 4; // bytes, see packingOf()
    const auto packing = packingAt(source.bytesAt({0, head}));
    if (!packing)
        return std::nullopt;
    const auto read = [&source, at = std::uint64_t{0}](std::span<Byte> into) mutable {
        const auto size = source.readAt(at, into);
        at += size ? *size : 0;
        return size ? std::optional(*size) : std::nullopt;
    };
    return UnpackedStream(*packing, {}, read, UnpackedStream::Ratio::Any, source.size());
}

} // namespace

bool isPackedTwice(FileSource& source) {
    auto content = contentOf(source);
    std::array<Byte, 4> head{};
    const auto size = content ? content->read(head) : std::nullopt;
    return size && packingOf(Bytes(head).first(*size));
}

std::optional<std::string> packedTrouble(FileSource& source) {
    auto content = contentOf(source);
    if (!content)
        return std::nullopt;
    std::vector<Byte> piece(std::size_t{64} << 10);
    for (auto size = content->read(piece); size && *size == piece.size();)
        size = content->read(piece);
    return content->trouble().empty() ? std::nullopt : std::optional(content->trouble());
}

} // namespace charsleuth
