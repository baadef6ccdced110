#pragma once

/// The places of many words, a dozen bytes each.

#include "core/bytes/bytes.h"
#include "core/repair/run_writer.h"

#include <cstdint>
#include <vector>

namespace charsleuth {

/// Keeps places in the order of the input, as differences from the place before: numbers of seven
/// bits a byte, the lowest ones first.
class PlaceLog {
public:
    void add(const Place& place) {
        put(place.word);
        put(place.line - m_line);
        put(place.column);
        put(place.bytes.size());
        for (const std::uint64_t byte : place.bytes) {
            put(byte - m_byte);
            m_byte = byte;
        }
        m_line = place.line;
    }

    /// Reads the places one after the other.
    class Reader {
    public:
        explicit Reader(const PlaceLog& log) : m_left(log.m_bytes) {}
        /// False at the end.
        bool next() {
            if (m_left.empty())
                return false;
            m_place.word = static_cast<std::size_t>(take());
            m_place.line = m_line += take();
            m_place.column = take();
            m_place.bytes.resize(static_cast<std::size_t>(take()));
            for (std::uint64_t& byte : m_place.bytes)
                byte = m_byte += take();
            return true;
        }
        const Place& place() const { return m_place; }

    private:
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

        Bytes m_left;
        Place m_place;
        std::uint64_t m_line = 0, m_byte = 0; ///< of the place before, and its end
    };

private:
    void put(std::uint64_t number) {
        for (; number >= 0x80; number >>= 7)
            m_bytes.push_back(static_cast<Byte>(number | 0x80));
        m_bytes.push_back(static_cast<Byte>(number));
    }

    std::vector<Byte> m_bytes;
    std::uint64_t m_line = 0, m_byte = 0;
};

} // namespace charsleuth
