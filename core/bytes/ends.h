#pragma once

/// The first and the last bytes of an input of any length, in bounded memory.
///
/// Head and tail may overlap; a short input is both. The content does not depend on how the input
/// was divided into chunks.

#include "core/bytes/bytes.h"

#include <vector>

namespace charsleuth {

class Ends {
public:
    /// Both sizes are in bytes.
    Ends(std::size_t headSize, std::size_t tailSize) : m_headSize(headSize), m_tailSize(tailSize) {}

    void feed(Bytes chunk);

    Bytes head() const { return m_head; }
    Bytes tail() const;
    std::uint64_t tailOffset() const { return m_size - tail().size(); }
    std::uint64_t size() const { return m_size; }

private:
    std::size_t m_headSize;
    std::size_t m_tailSize;
    std::vector<Byte> m_head;
    std::vector<Byte> m_tail; ///< up to twice the tail's size, so that few bytes are moved
    std::uint64_t m_size = 0;
};

} // namespace charsleuth
