#include "app/files/source/unpacked_stream.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::size_t piece = 64 << 10; ///< packed bytes read at a time

} // namespace

UnpackedStream::UnpackedStream(Packing packing, std::vector<Byte> first, Read read, Ratio ratio,
                               std::uint64_t packedSize)
    : m_packing(packing), m_ratio(ratio), m_packedSize(packedSize), m_read(std::move(read)),
      m_unpacker(makeUnpacker(packing)), m_packed(std::move(first)) {}

/// Reads the next piece behind what is left of the last one; false where reading failed.
bool UnpackedStream::fill() {
    std::vector<Byte> next(m_packed.begin() + static_cast<std::ptrdiff_t>(m_at), m_packed.end());
    const std::size_t left = next.size();
    next.resize(left + piece);
    const auto count = m_read(std::span(next).subspan(left));
    if (!count)
        return false;
    m_ended = *count < piece;
    next.resize(left + *count);
    m_packed = std::move(next);
    m_onlyFirst = m_onlyFirst && *count == 0;
    m_at = 0;
    return true;
}

std::optional<std::size_t> UnpackedStream::read(std::span<Byte> into) {
    std::size_t done = 0;
    while (done < into.size() && m_trouble.empty()) {
        const auto step = m_unpacker->unpack(Bytes(m_packed).subspan(m_at), into.subspan(done));
        m_at += step.taken;
        m_taken += step.taken;
        done += step.given;
        m_given += step.given;
        m_trouble = m_unpacker->trouble();
        if (m_ratio == Ratio::Bounded && m_given > ratioFrom &&
            m_given / mostRatio > std::max(m_packedSize, m_taken)) {
            m_bomb = true;
            m_trouble = "it unpacks to more than " + std::to_string(mostRatio) + " times its size";
        }
        if (step.taken > 0 || step.given > 0 || !m_trouble.empty())
            continue;
        if (m_ended && !m_unpacker->isBetweenParts())
            m_trouble = "the packed data ends too early";
        if (m_ended)
            break;
        if (!fill())
            return std::nullopt;
    }
    return done;
}

} // namespace charsleuth
