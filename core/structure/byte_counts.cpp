#include "core/structure/byte_counts.h"

#include <algorithm>
#include <cstring>

namespace charsleuth {

namespace {

/// Fewer bytes than this are counted one by one.
constexpr std::size_t few = 1024;

} // namespace

void ByteCounts::add(Bytes chunk) {
    if (chunk.empty())
        return;
    countLineEnds(chunk);
    if (chunk.size() < few) {
        for (std::size_t i = 0; i < chunk.size(); ++i) {
            if (count[chunk[i]]++ > 0)
                continue;
            first[chunk[i]] = size + i;
            m_met.insert(chunk[i]);
            if (chunk[i] >= 0x80 && !firstHigh)
                firstHigh = size + i;
        }
        for (const Byte byte : chunk)
            high += byte >> 7;
        lf += static_cast<std::uint64_t>(std::ranges::count(chunk, Byte{'\n'}));
        cr += static_cast<std::uint64_t>(std::ranges::count(chunk, Byte{'\r'}));
        size += chunk.size();
        return;
    }
    // Eight tables, or equal bytes that stand near each other would wait for each other.
    std::array<std::array<std::uint32_t, 256>, 8> part{};
    std::size_t i = 0;
    for (; i + 8 <= chunk.size(); i += 8) {
        std::uint64_t eight;
        std::memcpy(&eight, chunk.data() + i, 8);
        for (std::size_t byte = 0; byte < 8; ++byte)
            ++part[byte][eight >> (8 * byte) & 0xFF];
    }
    for (; i < chunk.size(); ++i)
        ++part[0][chunk[i]];
    for (std::size_t other = 1; other < part.size(); ++other)
        for (std::size_t value = 0; value < 256; ++value)
            part[0][value] += part[other][value];
    for (std::size_t value = 0; value < 256; ++value)
        take(value, part[0][value], chunk);
    size += chunk.size();
}

void ByteCounts::take(std::size_t value, std::uint64_t times, Bytes chunk) {
    if (times > 0 && count[value] == 0) {
        m_met.insert(static_cast<Byte>(value));
        const void* at = std::memchr(chunk.data(), static_cast<int>(value), chunk.size());
        first[value] =
            size + static_cast<std::uint64_t>(static_cast<const Byte*>(at) - chunk.data());
        if (value >= 0x80)
            firstHigh = std::min(firstHigh.value_or(first[value]), first[value]);
    }
    count[value] += times;
    high += value >= 0x80 ? times : 0;
    lf += value == '\n' ? times : 0;
    cr += value == '\r' ? times : 0;
}

void ByteCounts::pass(Bytes chunk, const BlockMarks& marks) {
    if (marks.cr > 0 || m_last == '\r')
        countLineEnds(chunk);
    else
        m_last = chunk.back();
    size += chunk.size();
    passed += chunk.size();
    high += marks.high;
    highPassed += marks.high;
    lf += marks.lf;
    cr += marks.cr;
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

ByteMask ByteCounts::presentSet() const {
    ByteMask values;
    m_met.forEach([&](Byte value) {
        if (count[value] > 0) // a mark may have been taken away again
            values.insert(value);
    });
    return values;
}

std::vector<Byte> ByteCounts::present() const {
    std::vector<Byte> values;
    values.reserve(256);
    presentSet().forEach([&](Byte value) { values.push_back(value); });
    return values;
}

TextTally ByteCounts::lineEnds() const {
    TextTally tally;
    tally.crlf = crLf;
    tally.lf = lf - crLf;
    tally.cr = cr - crLf;
    return tally;
}

} // namespace charsleuth
