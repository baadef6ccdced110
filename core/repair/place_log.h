#pragma once

/// The places of many words, a dozen bytes each.

#include "core/repair/number_log.h"
#include "core/repair/run_writer.h"

#include <cstdint>

namespace charsleuth {

/// Keeps places in the order of the input, as differences from the place before.
class PlaceLog {
public:
    void add(const Place& place) {
        m_numbers.put(place.word);
        m_numbers.put(place.line - m_line);
        m_numbers.put(place.column);
        m_numbers.put(place.bytes.size());
        for (const std::uint64_t byte : place.bytes) {
            m_numbers.put(byte - m_byte);
            m_byte = byte;
        }
        m_line = place.line;
    }

    /// Reads the places one after the other.
    class Reader {
    public:
        explicit Reader(const PlaceLog& log) : m_left(log.m_numbers) {}
        /// False at the end.
        bool next() {
            if (m_left.isEmpty())
                return false;
            m_place.word = static_cast<std::size_t>(m_left.take());
            m_place.line = m_line += m_left.take();
            m_place.column = m_left.take();
            m_place.bytes.resize(static_cast<std::size_t>(m_left.take()));
            for (std::uint64_t& byte : m_place.bytes)
                byte = m_byte += m_left.take();
            return true;
        }
        const Place& place() const { return m_place; }

    private:
        NumberLog::Reader m_left;
        Place m_place;
        std::uint64_t m_line = 0, m_byte = 0; ///< of the place before, and its end
    };

private:
    NumberLog m_numbers;
    std::uint64_t m_line = 0, m_byte = 0;
};

} // namespace charsleuth
