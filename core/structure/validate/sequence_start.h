#pragma once

/// The first bytes of a malformed sequence, to be shown.
/// Tested by multi_byte_test.

#include "core/bytes/bytes.h"

#include <array>
#include <cstdint>

namespace charsleuth {

/// The first bytes of a sequence, at most seven.
class SequenceStart {
public:
    SequenceStart() = default;
    explicit SequenceStart(Bytes sequence);

    Bytes bytes() const { return Bytes(m_bytes).first(m_size); }
    std::uint64_t packed() const; ///< as one number, for Sentence::Facts
    static SequenceStart unpacked(std::uint64_t packed);

private:
    std::array<Byte, 7> m_bytes{};
    Byte m_size = 0;
};

} // namespace charsleuth
