#include "app/viewer/document/places.h"

#include <algorithm>

namespace charsleuth::viewer {

void Places::add(const std::vector<ByteRange>& found) {
    if (found.empty())
        return;
    const auto before = static_cast<std::ptrdiff_t>(m_all.size());
    m_all.insert(m_all.end(), found.begin(), found.end());
    std::ranges::inplace_merge(m_all, m_all.begin() + before, {}, &ByteRange::begin);
    std::uint64_t end = 0;
    std::erase_if(m_all, [&end](const ByteRange& range) {
        if (range.begin < end)
            return true;
        end = range.end;
        return false;
    });
    m_all.resize(std::min(m_all.size(), mostPlaces));
}

std::vector<ByteRange>::const_iterator Places::firstEndingAfter(std::uint64_t byte) const {
    return std::ranges::upper_bound(m_all, byte, {}, &ByteRange::end);
}

std::optional<ByteRange> Places::from(std::uint64_t byte) const {
    const auto found = std::ranges::lower_bound(m_all, byte, {}, &ByteRange::begin);
    return found == m_all.end() ? std::nullopt : std::optional(*found);
}

std::optional<ByteRange> Places::before(std::uint64_t byte) const {
    const auto found = std::ranges::lower_bound(m_all, byte, {}, &ByteRange::begin);
    return found == m_all.begin() ? std::nullopt : std::optional(*std::prev(found));
}

std::optional<std::size_t> Places::numberOf(ByteRange range) const {
    const auto found = std::ranges::lower_bound(m_all, range.begin, {}, &ByteRange::begin);
    if (found == m_all.end() || *found != range)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_all.begin()) + 1;
}

std::vector<ByteRange> Places::within(ByteRange range) const {
    const auto first = firstEndingAfter(range.begin);
    return {first, std::ranges::lower_bound(first, m_all.end(), range.end, {}, &ByteRange::begin)};
}

bool Places::anyWithin(ByteRange range) const {
    const auto first = firstEndingAfter(range.begin);
    return first != m_all.end() && first->begin < range.end;
}

} // namespace charsleuth::viewer
