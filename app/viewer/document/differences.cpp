#include "app/viewer/document/differences.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <array>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t blockBytes = 64 << 10;
constexpr std::uint64_t reportEvery = 4 << 20; // bytes

bool isAscii(Bytes bytes) {
    return std::ranges::all_of(bytes, [](Byte byte) { return byte < 0x80; });
}

/// Whether ASCII bytes are ASCII characters in all of it.
bool keepsAscii(const ReadAs& as) {
    return info(as.encoding).asciiCompatible && !as.amendment;
}

/// Walks through the characters of a text.
class Characters {
public:
    explicit Characters(const MappedText& text) : m_text(text) { measure(); }

    bool atEnd() const { return m_first >= m_text.text.size(); }
    std::size_t first() const { return m_first; }
    ByteRange bytes() const { return {m_text.byteOf[m_first], m_text.byteOf[m_next]}; }
    void advance() {
        m_first = m_next;
        measure();
    }

    friend bool operator==(const Characters& a, const Characters& b) {
        return a.bytes() == b.bytes() && a.units() == b.units();
    }

private:
    std::u16string_view units() const {
        return std::u16string_view(m_text.text).substr(m_first, m_next - m_first);
    }
    void measure() {
        m_next = m_first + 1;
        while (m_next < m_text.text.size() && m_text.byteOf[m_next] == m_text.byteOf[m_first])
            ++m_next;
    }

    const MappedText& m_text;
    std::size_t m_first = 0;
    std::size_t m_next = 0;
};

/// Calls `mark` with the bytes of each character that the other text has not; ends with either.
template <typename Mark>
void walk(Characters& left, Characters& right, const Mark& mark) {
    while (!left.atEnd() && !right.atEnd()) {
        if (left == right) {
            left.advance();
            right.advance();
            continue;
        }
        // Whichever begins first goes on alone; both where they begin together.
        const std::uint64_t begin = std::min(left.bytes().begin, right.bytes().begin);
        for (Characters* side : {&left, &right})
            if (!side->atEnd() && side->bytes().begin == begin) {
                mark(side->bytes());
                side->advance();
            }
    }
}

/// Drops the first units of a text.
void dropFront(MappedText& text, std::size_t units) {
    text.text.erase(0, units);
    text.byteOf.erase(text.byteOf.begin(),
                      text.byteOf.begin() + static_cast<std::ptrdiff_t>(units));
    text.malformed.clear();
}

/// Two readings of the same blocks; what one of them has not decoded yet waits.
class Pair {
public:
    Pair(const ReadAs& left, const ReadAs& right)
        : m_as{left, right}, m_decoders{ReadingDecoder(left), ReadingDecoder(right)} {}

    /// The bytes of characters that differ, among them some of the blocks before.
    /// `same`: the block is ASCII in both, as long as it begins with a character.
    std::vector<ByteRange> read(const std::vector<Byte>& block, bool same, bool last) {
        const std::uint64_t begin = m_at;
        m_at += block.size();
        if (same && m_left.text.empty() && m_right.text.empty() &&
            m_decoders[0].position() == begin && m_decoders[1].position() == begin) {
            for (std::size_t i = 0; i < 2; ++i)
                m_decoders[i] = ReadingDecoder(m_as[i], m_at);
            m_left = m_right = {};
            m_settled = m_at;
            return {};
        }
        m_decoders[0].feed(block, m_left);
        m_decoders[1].feed(block, m_right);
        if (last) {
            m_decoders[0].finish(m_left);
            m_decoders[1].finish(m_right);
        }
        std::vector<ByteRange> found;
        Characters left(m_left);
        Characters right(m_right);
        walk(left, right, [&found](const ByteRange& bytes) { found.push_back(bytes); });
        dropFront(m_left, left.first());
        dropFront(m_right, right.first());
        m_settled = std::min(m_left.byteOf.front(), m_right.byteOf.front());
        return unite(std::move(found), {});
    }

    /// What differs before this byte is known.
    std::uint64_t settled() const { return m_settled; }

private:
    std::array<ReadAs, 2> m_as;
    std::array<ReadingDecoder, 2> m_decoders;
    MappedText m_left;
    MappedText m_right;
    std::uint64_t m_at = 0;
    std::uint64_t m_settled = 0;
};

} // namespace

std::vector<ByteRange> unite(std::vector<ByteRange> a, const std::vector<ByteRange>& b) {
    a.insert(a.end(), b.begin(), b.end());
    std::ranges::sort(a, {}, &ByteRange::begin);
    std::vector<ByteRange> out;
    for (const ByteRange& range : a) {
        if (!out.empty() && range.begin <= out.back().end)
            out.back().end = std::max(out.back().end, range.end);
        else
            out.push_back(range);
    }
    return out;
}

std::vector<ByteRange> differences(const MappedText& a, const MappedText& b, ByteRange range) {
    std::vector<ByteRange> found;
    Characters left(a);
    Characters right(b);
    walk(left, right, [&](const ByteRange& bytes) {
        if (bytes.begin < range.end && range.begin < bytes.end)
            found.push_back(bytes);
    });
    return unite(std::move(found), {});
}

void findDifferences(const SharedBytes& bytes, const ReadAs& shown,
                     const std::vector<ReadAs>& others, std::stop_token stop,
                     const std::function<void(PlacesStep)>& report) {
    std::vector<Pair> pairs;
    pairs.reserve(others.size());
    for (const ReadAs& other : others)
        pairs.emplace_back(shown, other);
    const bool ascii = keepsAscii(shown) && std::ranges::all_of(others, keepsAscii);
    std::vector<ByteRange> open; // may go on in the next block
    std::size_t count = 0;
    PlacesStep step;
    std::uint64_t unreported = 0;
    for (std::uint64_t at = 0; !stop.stop_requested() && count < Places::mostPlaces;) {
        const std::vector<Byte> block = readRange(*bytes, {at, at + blockBytes});
        if (block.empty())
            break;
        at += block.size();
        const bool last = at >= bytes->size();
        const bool same = ascii && isAscii(block);
        std::vector<ByteRange> found = std::move(open);
        std::uint64_t settled = at;
        for (Pair& pair : pairs) {
            found = unite(std::move(found), pair.read(block, same, last));
            settled = std::min(settled, pair.settled());
        }
        const auto firstOpen = std::ranges::find_if(
            found, [&](const ByteRange& range) { return !last && range.end >= settled; });
        open.assign(firstOpen, found.end());
        step.found.insert(step.found.end(), found.begin(), firstOpen);
        count += static_cast<std::size_t>(firstOpen - found.begin());
        step.searched = at;
        unreported += block.size();
        if (unreported >= reportEvery && !last) {
            report(step);
            step.found.clear();
            unreported = 0;
        }
    }
    report(step);
}

} // namespace charsleuth::viewer
