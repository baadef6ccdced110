#include "core/structure/byte_counts.h"

#include <algorithm>

namespace charsleuth {

void ByteCounts::add(Bytes chunk) {
    if (chunk.empty())
        return;
    std::array<std::array<std::uint32_t, 256>, 4>
        part{}; // four, or equal bytes in a row would wait
    std::array<std::uint64_t, 256> before = count;
    Byte last = m_last;
    for (std::size_t i = 0; i < chunk.size(); ++i) {
        const Byte byte = chunk[i];
        ++part[i & 3][byte];
        crLf += (byte == '\n') & (last == '\r');
        crEbcdicLf += (byte == 0x25) & (last == '\r');
        last = byte;
    }
    m_last = last;
    for (std::size_t phase = 0; phase < 4; ++phase) {
        nul[(size + phase) & 3] += part[phase][0];
        for (std::size_t value = 0; value < 256; ++value)
            count[value] += part[phase][value];
    }
    for (std::size_t value = 0; value < 256; ++value) {
        if (before[value] != 0 || count[value] == 0)
            continue;
        const auto at = std::ranges::find(chunk, static_cast<Byte>(value));
        first[value] = size + static_cast<std::uint64_t>(at - chunk.begin());
        if (value >= 0x80)
            firstHigh = std::min(firstHigh.value_or(first[value]), first[value]);
    }
    for (std::size_t value = 0x80; value < 256; ++value)
        high += count[value] - before[value];
    size += chunk.size();
}

TextTally ByteCounts::lineEnds() const {
    TextTally tally;
    tally.crlf = crLf;
    tally.lf = count['\n'] - crLf;
    tally.cr = count['\r'] - crLf;
    return tally;
}

} // namespace charsleuth
