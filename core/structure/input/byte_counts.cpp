#include "core/structure/input/byte_counts.h"

#include <algorithm>
#include <cstring>

namespace charsleuth {

namespace {

/// Fewer bytes than this are counted one by one.
constexpr std::size_t few = 1024;

} // namespace

void ByteCounts::add(Bytes chunk) {
    constexpr std::size_t most = 32768; // the most that marks can count
    for (; !chunk.empty(); chunk = chunk.subspan(std::min(chunk.size(), most))) {
        const Bytes some = chunk.first(std::min(chunk.size(), most));
        const auto times = [&](auto is) {
            return static_cast<std::uint16_t>(std::ranges::count_if(some, is));
        };
        add(some, {.high = times([](Byte byte) { return byte >= 0x80; }),
                   .lf = times([](Byte byte) { return byte == '\n'; }),
                   .cr = times([](Byte byte) { return byte == '\r'; })});
    }
}

void ByteCounts::add(Bytes chunk, const BlockMarks& marks) {
    if (chunk.empty())
        return;
    take(chunk, marks);
    if (chunk.size() < few)
        countFew(chunk);
    else
        countMany(chunk);
    size += chunk.size();
}

void ByteCounts::countFew(Bytes chunk) {
    for (std::size_t i = 0; i < chunk.size(); ++i)
        if (count[chunk[i]]++ == 0)
            meet(chunk[i], size + i);
}

void ByteCounts::countMany(Bytes chunk) {
    // Eight tables: with one, equal bytes near each other would wait for each other's sum.
    std::array<std::array<std::uint16_t, 256>, 8> part{};
    std::size_t i = 0;
    for (; i + part.size() <= chunk.size(); i += part.size())
        for (std::size_t byte = 0; byte < part.size(); ++byte)
            ++part[byte][chunk[i + byte]];
    for (; i < chunk.size(); ++i)
        ++part[0][chunk[i]];
    for (std::size_t other = 1; other < part.size(); ++other)
        for (std::size_t value = 0; value < 256; ++value)
            part[0][value] = static_cast<std::uint16_t>(part[0][value] + part[other][value]);
    for (std::size_t value = 0; value < 256; ++value) {
        if (part[0][value] == 0)
            continue;
        if (count[value] == 0) {
            const void* at = std::memchr(chunk.data(), static_cast<int>(value), chunk.size());
            meet(static_cast<Byte>(value),
                 size + static_cast<std::uint64_t>(static_cast<const Byte*>(at) - chunk.data()));
        }
        count[value] += part[0][value];
    }
}

/// Notes the first occurrence of a value.
void ByteCounts::meet(Byte value, std::uint64_t at) {
    m_present.insert(value);
    first[value] = at;
    if (value >= 0x80 && (!firstHigh || at < *firstHigh))
        firstHigh = at;
}

void ByteCounts::pass(Bytes chunk, const BlockMarks& marks) {
    take(chunk, marks);
    size += chunk.size();
    passed += chunk.size();
    highPassed += marks.high;
}

void ByteCounts::take(Bytes chunk, const BlockMarks& marks) {
    if (marks.cr > 0 || m_last == '\r')
        countLineEnds(chunk);
    else
        m_last = chunk.back();
    high += marks.high;
    lf += marks.lf;
    cr += marks.cr;
}

void ByteCounts::countLineEnds(Bytes chunk) {
    crLf += m_last == '\r' && chunk.front() == '\n';
    crEbcdicLf += m_last == '\r' && chunk.front() == 0x25;
    m_last = chunk.back();
    // CR is rare unless lines end in it; memchr skips the rest.
    const Byte* at = chunk.data();
    const Byte* const end = at + chunk.size();
    while (at < end - 1 && (at = static_cast<const Byte*>(
                                std::memchr(at, '\r', static_cast<std::size_t>(end - 1 - at))))) {
        ++at;
        crLf += *at == '\n';
        crEbcdicLf += *at == 0x25;
    }
}

void ByteCounts::removeFront(Bytes bytes) {
    for (const Byte byte : bytes) {
        if (--count[byte] == 0)
            m_present.erase(byte);
        high -= byte >> 7;
    }
    size -= bytes.size();
}

std::vector<Byte> ByteCounts::present() const {
    std::vector<Byte> values;
    values.reserve(256);
    presentSet().forEach([&](Byte value) { values.push_back(value); });
    return values;
}

} // namespace charsleuth
