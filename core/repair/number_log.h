#pragma once

/// Many small numbers in little memory.

#include "core/bytes/bytes.h"

#include <cstdint>
#include <vector>

namespace charsleuth {

/// Keeps numbers of seven bits a byte, the lowest ones first.
class NumberLog {
public:
    void put(std::uint64_t number) {
        for (; number >= 0x80; number >>= 7)
            m_bytes.push_back(static_cast<Byte>(number | 0x80));
        m_bytes.push_back(static_cast<Byte>(number));
    }
    bool isEmpty() const { return m_bytes.empty(); }

    /// Reads the numbers one after the other. The log must outlive it.
    class Reader {
    public:
        Reader() = default; ///< of none
        explicit Reader(const NumberLog& log) : m_left(log.m_bytes) {}

        bool isEmpty() const { return m_left.empty(); }
        /// Requires: not empty.
        std::uint64_t take() {
            std::uint64_t number = 0;
            for (unsigned shift = 0;; shift += 7) {
                const Byte byte = m_left.front();
                m_left = m_left.subspan(1);
                number |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
                if (byte < 0x80)
                    return number;
            }
        }

    private:
        Bytes m_left;
    };

private:
    std::vector<Byte> m_bytes;
};

} // namespace charsleuth
