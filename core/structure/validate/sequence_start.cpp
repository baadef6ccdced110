#include "core/structure/validate/sequence_start.h"

#include <algorithm>

namespace charsleuth {

SequenceStart::SequenceStart(Bytes sequence)
    : m_size(static_cast<Byte>(std::min(sequence.size(), m_bytes.size()))) {
    std::ranges::copy(sequence.first(m_size), m_bytes.begin());
}

std::uint64_t SequenceStart::packed() const {
    std::uint64_t number = m_size;
    for (const Byte byte : m_bytes)
        number = number << 8 | byte;
    return number;
}

SequenceStart SequenceStart::unpacked(std::uint64_t packed) {
    SequenceStart start;
    for (std::size_t i = start.m_bytes.size(); i-- > 0; packed >>= 8)
        start.m_bytes[i] = static_cast<Byte>(packed & 0xFF);
    start.m_size = static_cast<Byte>(packed);
    return start;
}

} // namespace charsleuth
