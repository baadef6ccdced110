#pragma once

/// What a malformed sequence begins with, to be shown.

#include "core/bytes/bytes.h"

#include <array>
#include <cstdint>

namespace charsleuth {

/// The first bytes of a sequence, seven at most.
class SequenceStart {
public:
    SequenceStart() = default;
    explicit SequenceStart(Bytes sequence);

    Bytes bytes() const { return Bytes(m_bytes).first(m_size); }
    std::uint64_t packed() const; ///< in one number, for Detail::Facts
    static SequenceStart unpacked(std::uint64_t packed);

private:
    std::array<Byte, 7> m_bytes{};
    Byte m_size = 0;
};

} // namespace charsleuth
