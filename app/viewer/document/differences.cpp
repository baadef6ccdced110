#include "app/viewer/document/differences.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// Walks through the characters of a text.
class Characters {
public:
    explicit Characters(const MappedText& text) : m_text(text) { measure(); }

    bool atEnd() const { return m_first >= m_text.text.size(); }
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
    const auto mark = [&](const ByteRange& bytes) {
        if (bytes.begin < range.end && range.begin < bytes.end)
            found.push_back(bytes);
    };
    Characters left(a);
    Characters right(b);
    while (!left.atEnd() && !right.atEnd()) {
        if (left == right) {
            left.advance();
            right.advance();
            continue;
        }
        // Whichever begins first goes on alone; both where they begin together.
        const std::uint64_t begin = std::min(left.bytes().begin, right.bytes().begin);
        for (Characters* side : {&left, &right})
            if (side->bytes().begin == begin) {
                mark(side->bytes());
                side->advance();
                if (left.atEnd() || right.atEnd())
                    break;
            }
    }
    return unite(std::move(found), {});
}

} // namespace charsleuth::viewer
