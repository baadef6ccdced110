#include "core/statistics/text/enumerations.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::size_t leastInByteOrder = 7, leastInLetterOrder = 20;
/// The most stretches of a sample that are compared with every code page, since long text has many.
constexpr std::size_t mostCompared = 2;
/// The share of bytes that follow the one before, at least.
constexpr double inOrder = 0.6;

/// The cost of a byte in order, of another one, and what one costs more that begins or ends a
/// character of several bytes there; what is gained if all are letters of one script, and where
/// letters begin or end with their alphabet. Nats, picked by hand.
constexpr float ofNext = 0.7F, ofOther = 4.5F, ofPart = 1.5F, ofLetters = 3, ofAlphabet = 3;
/// The most ends of stretches that count: capitals and small letters have four.
constexpr std::size_t mostEnds = 4;

/// The first and last letters of alphabets.
constexpr std::array<char16_t, 24> ends{0x0C0, 0x0FF, 0x391, 0x3A9, 0x3B1,  0x3C9,  0x410, 0x42F,
                                        0x430, 0x44F, 0x531, 0x556, 0x561,  0x586,  0x5D0, 0x5EA,
                                        0x621, 0x64A, 0xE01, 0xE5B, 0x10D0, 0x10F0, 0x401, 0x451};

/// Whether the value at `at` is one more than the one before, or than the one before that: "ABC",
/// "AaBbCc".
template <class ValueOf>
bool follows(std::size_t at, const ValueOf& valueOf) {
    const std::uint32_t now = valueOf(at);
    return (at >= 1 && now == valueOf(at - 1) + 1) || (at >= 2 && now == valueOf(at - 2) + 1);
}

template <class ValueOf>
bool isInOrder(std::size_t size, const ValueOf& valueOf) {
    std::size_t next = 0;
    for (std::size_t at = 1; at < size; ++at)
        next += follows(at, valueOf) ? 1 : 0;
    return static_cast<double>(next) >= inOrder * static_cast<double>(size - 1);
}

/// Whether the letters are in order in a code page.
bool isInLetterOrder(const Enumeration& bytes) {
    return std::ranges::any_of(allEncodings(), [&](const EncodingInfo& row) {
        const SingleByteTable* table = singleByteTable(row.id);
        return table && isInOrder(bytes.size(), [&](std::size_t at) {
                   return std::uint32_t{(*table)[bytes[at]]};
               });
    });
}

/// Whether the bytes of 0x80 or more, `high` of them, may be the letters of an alphabet: many
/// different ones, each a few times.
bool mayBeAlphabet(Bytes bytes, std::size_t high) {
    constexpr std::size_t often = 3; // times that a letter comes
    constexpr std::size_t mostKinds = 0x80;
    if (high < leastInLetterOrder || high > often * mostKinds)
        return false;
    std::array<bool, 256> met{};
    for (const Byte byte : bytes)
        met[byte] = true;
    const auto kinds =
        static_cast<std::size_t>(std::count(met.begin() + mostKinds, met.end(), true));
    return kinds >= leastInLetterOrder && high <= often * kinds;
}

/// Whether there may be an enumeration: a quick look. Of eight bytes in a row five follow, or the
/// text is short and has many different ones.
bool mayEnumerate(Bytes bytes) {
    constexpr int leastOfEight = 5;
    std::size_t high = 0;
    std::uint8_t following = 0; // of the last eight, a bit each
    Byte before = 0, first = 0;
    for (const Byte byte : bytes) {
        if (byte < 0x80)
            continue;
        const bool follows = byte == before + 1 || byte == first + 1;
        following = static_cast<std::uint8_t>(following << 1 | (follows ? 1 : 0));
        if (follows && std::popcount(following) >= leastOfEight)
            return true;
        first = before;
        before = byte;
        ++high;
    }
    return mayBeAlphabet(bytes, high);
}

/// Takes the enumerations out of one segment.
class Taker {
public:
    Taker(const std::vector<Byte>& bytes, std::size_t sync, std::size_t& compared,
          std::vector<Enumeration>& found)
        : m_bytes(bytes), m_compared(compared), m_found(found), m_done(sync) {}

    /// The bytes that are left, if something was found.
    std::vector<Byte> take() {
        std::array<std::size_t, 256> next{}; // index in m_high after the byte's last occurrence
        for (std::size_t at = m_done; at < m_bytes.size(); ++at) {
            const Byte byte = m_bytes[at];
            if (byte < 0x80)
                continue;
            if (next[byte] > m_first)
                end(next[byte]);
            add(at);
            next[byte] = m_high.size();
        }
        end(m_high.size());
        if (!m_hasFound)
            return {};
        append(m_bytes.size());
        return std::move(m_kept);
    }

private:
    struct High {
        std::size_t at;
        std::size_t inOrder; ///< bytes up to this one that follow
    };

    void add(std::size_t at) {
        const std::size_t count = m_high.size();
        const auto isNext = [&](std::size_t back) {
            return count >= back && m_bytes[at] == m_bytes[m_high[count - back].at] + 1;
        };
        m_high.push_back(
            {at, (count ? m_high.back().inOrder : 0) + (isNext(1) || isNext(2) ? 1 : 0)});
    }
    /// Ends the stretch; the next one begins at the index in m_high, or here if this is an
    /// enumeration.
    void end(std::size_t next) {
        const std::size_t size = m_high.size() - m_first;
        if (size >= leastInByteOrder && isEnumeration(size)) {
            append(m_high[m_first].at);
            m_done = m_high.back().at + 1;
            m_first = m_high.size();
        } else
            m_first = next;
    }
    bool isEnumeration(std::size_t size) {
        const auto next = static_cast<double>(m_high.back().inOrder - m_high[m_first].inOrder);
        const bool inByteOrder = next >= inOrder * static_cast<double>(size - 1);
        if (!inByteOrder && (size < leastInLetterOrder || m_compared++ >= mostCompared))
            return false;
        Enumeration enumeration;
        for (std::size_t i = m_first; i < m_high.size(); ++i)
            enumeration.push_back(m_bytes[m_high[i].at]);
        if (!inByteOrder && !isInLetterOrder(enumeration))
            return false;
        m_found.push_back(std::move(enumeration));
        return true;
    }
    void append(std::size_t end) {
        if (!m_hasFound) // the bytes before the sync point stay
            m_kept.assign(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_done));
        m_hasFound = true;
        m_kept.insert(m_kept.end(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_done),
                      m_bytes.begin() + static_cast<std::ptrdiff_t>(end));
    }

    const std::vector<Byte>& m_bytes;
    std::size_t& m_compared;
    std::vector<Enumeration>& m_found;
    std::size_t m_done,
        m_first = 0; ///< the first byte that is not in m_kept; the stretch's index in m_high
    std::vector<High> m_high;
    std::vector<Byte> m_kept;
    bool m_hasFound = false;
};

/// What letters say that are whole alphabets: a table of capitals and small letters goes on with
/// those of other languages, or with what stands behind them.
class Alphabets {
public:
    Alphabets(std::span<const Byte> bytes, const SingleByteTable& codePage,
              const Alphabet& alphabet)
        : m_bytes(bytes), m_codePage(codePage), m_alphabet(alphabet) {}

    float gain() const {
        if (areLetters(m_bytes))
            return ofLetters + ofAlphabet * static_cast<float>(endsOf(m_bytes) + endsInside());
        return ofAlphabet * static_cast<float>(endsInside());
    }

private:
    bool areLetters(std::span<const Byte> some) const {
        const auto scriptOf = [&](Byte byte) {
            return m_alphabet.scriptOf(m_alphabet.symbolOf(m_codePage[byte]));
        };
        const Script script = scriptOf(some.front());
        return script != Script::None &&
               std::ranges::all_of(some, [&](Byte byte) { return scriptOf(byte) == script; });
    }
    std::size_t endsOf(std::span<const Byte> letters) const {
        const auto isEnd = [&](Byte byte) {
            return std::ranges::find(ends, m_codePage[byte]) != ends.end();
        };
        return (isEnd(letters.front()) ? 1U : 0U) + (isEnd(letters.back()) ? 1U : 0U);
    }
    /// Of the stretches without a gap, if there are several.
    std::size_t endsInside() const {
        std::size_t found = 0;
        for (std::size_t begin = 0, at = 1; at <= m_bytes.size(); ++at) {
            if (at < m_bytes.size() && m_bytes[at] == m_bytes[at - 1] + 1)
                continue;
            const auto stretch = m_bytes.subspan(begin, at - begin);
            begin = at;
            if (stretch.size() >= leastInByteOrder && stretch.size() < m_bytes.size() &&
                areLetters(stretch))
                found += endsOf(stretch);
        }
        return std::min(found, mostEnds);
    }

    std::span<const Byte> m_bytes;
    const SingleByteTable& m_codePage;
    const Alphabet& m_alphabet;
};

} // namespace

std::vector<Enumeration> takeEnumerations(std::vector<SampleSegment>& sample) {
    std::vector<Enumeration> found;
    std::size_t compared = 0;
    for (SampleSegment& segment : sample) {
        if (!mayEnumerate(segment.fromSync()))
            continue;
        const std::size_t before = found.size();
        std::vector<Byte> left = Taker(segment.bytes, segment.sync, compared, found).take();
        if (found.size() > before)
            segment.bytes = std::move(left);
    }
    return found;
}

float costOf(const Enumeration& bytes, const SingleByteTable* codePage, const Alphabet& alphabet) {
    const auto byteAt = [&](std::size_t at) { return std::uint32_t{bytes[at]}; };
    const auto characterAt = [&](std::size_t at) { return std::uint32_t{(*codePage)[bytes[at]]}; };
    float cost = codePage ? 0 : ofPart * static_cast<float>(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); ++at)
        cost += follows(at, byteAt) || (codePage && follows(at, characterAt)) ? ofNext : ofOther;
    return codePage ? cost - Alphabets(bytes, *codePage, alphabet).gain() : cost;
}

} // namespace charsleuth
