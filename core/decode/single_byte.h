#pragma once

/// The single-byte code pages, by table. A byte without a character is one malformed sequence.
/// x-user-defined (WHATWG Encoding Standard, section 14.5) is the one code page without a table.

#include "core/decode/ascii_run.h"
#include "core/decode/decoded_text.h"
#include "core/decode/single_byte_table.h"

#include <algorithm>

namespace charsleuth {

class SingleByte {
public:
    explicit SingleByte(const SingleByteTable& table) : m_table(&table) {}

    template <class Sink>
    void feed(const Byte* at, const Byte* end, Sink& sink) {
        const bool holes = mayHaveHoles(static_cast<std::size_t>(end - at));
        while (at != end) {
            const Byte* stop = end;
            if (holes)
                stop = std::find_if(at, end, [&](Byte byte) { return (*m_table)[byte] == hole; });
            sink.mapped(at, static_cast<std::size_t>(stop - at), *m_table);
            for (at = stop; at != end && (*m_table)[*at] == hole; ++at)
                sink.malformed(1, MalformedKind::Unmapped);
        }
    }
    template <class Sink>
    void finish(Sink&) {}
    std::size_t pending() const { return 0; }
    static constexpr std::size_t room(std::size_t bytes) { return bytes; }

private:
    static constexpr char16_t hole = 0xFFFF;

    /// Looks through the table where that is quicker than through the bytes.
    bool mayHaveHoles(std::size_t bytes) const {
        return bytes < m_table->size() ||
               std::find(m_table->begin(), m_table->end(), hole) != m_table->end();
    }

    const SingleByteTable* m_table;
};

struct XUserDefined {
    template <class Sink>
    void feed(const Byte* at, const Byte* end, Sink& sink) {
        while (at != end) {
            for (at = passAscii(at, end, sink); at != end && *at >= 0x80; ++at)
                sink.unit(static_cast<char16_t>(0xF700 + *at), 1);
        }
    }
    template <class Sink>
    void finish(Sink&) {}
    std::size_t pending() const { return 0; }
    static constexpr std::size_t room(std::size_t bytes) { return bytes; }
};

} // namespace charsleuth
