#include "core/structure/byte_counts.h"

#include <algorithm>
#include <cstring>

namespace charsleuth {

void ByteCounts::add(Bytes chunk) {
    if (chunk.empty())
        return;
    countLineEnds(chunk);
    // Four tables, or equal bytes in a row would wait for each other.
    std::array<std::array<std::uint32_t, 256>, 4> part{};
    for (std::size_t i = 0; i < chunk.size(); ++i)
        ++part[i & 3][chunk[i]];
    for (std::size_t phase = 0; phase < 4; ++phase)
        nul[(size + phase) & 3] += part[phase][0];
    for (std::size_t value = 0; value < 256; ++value) {
        const std::uint64_t n =
            std::uint64_t{part[0][value]} + part[1][value] + part[2][value] + part[3][value];
        if (n > 0 && count[value] == 0) {
            const auto at = std::ranges::find(chunk, static_cast<Byte>(value));
            first[value] = size + static_cast<std::uint64_t>(at - chunk.begin());
            if (value >= 0x80)
                firstHigh = std::min(firstHigh.value_or(first[value]), first[value]);
        }
        count[value] += n;
        high += value >= 0x80 ? n : 0;
    }
    size += chunk.size();
}

void ByteCounts::countLineEnds(Bytes chunk) {
    crLf += m_last == '\r' && chunk.front() == '\n';
    crEbcdicLf += m_last == '\r' && chunk.front() == 0x25;
    m_last = chunk.back();
    // CR is rare where lines do not end in it; memchr passes over the rest.
    const Byte* at = chunk.data();
    const Byte* const end = at + chunk.size();
    while (at < end - 1 && (at = static_cast<const Byte*>(
                                std::memchr(at, '\r', static_cast<std::size_t>(end - 1 - at))))) {
        ++at;
        crLf += *at == '\n';
        crEbcdicLf += *at == 0x25;
    }
}

std::vector<Byte> ByteCounts::present() const {
    std::vector<Byte> values;
    for (std::size_t value = 0; value < 256; ++value)
        if (count[value] > 0)
            values.push_back(static_cast<Byte>(value));
    return values;
}

TextTally ByteCounts::lineEnds() const {
    TextTally tally;
    tally.crlf = crLf;
    tally.lf = count['\n'] - crLf;
    tally.cr = count['\r'] - crLf;
    return tally;
}

} // namespace charsleuth
