#include "core/repair/substitution.h"

#include "core/repair/repair.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The first unit of a piece, from `from` on, that has this byte or a later one; the piece's end
/// without one.
std::size_t unitOf(std::uint64_t byte, const MappedText& piece, std::size_t from) {
    const auto first = piece.byteOf.begin() + static_cast<std::ptrdiff_t>(from);
    const auto found = std::lower_bound(first, piece.byteOf.end() - 1, byte);
    return static_cast<std::size_t>(found - piece.byteOf.begin());
}

/// Adds units of a piece, and the malformed sequences there. `written`: units that the text had
/// before `out`.
void keep(const MappedText& piece, std::size_t begin, std::size_t end, std::uint64_t written,
          MappedText& out) {
    const std::uint64_t lastByte = piece.byteOf[end];
    auto malformed = std::ranges::lower_bound(piece.malformed, piece.byteOf[begin], {},
                                              [](const auto& each) { return each.bytes.begin; });
    for (; malformed != piece.malformed.end() && malformed->bytes.begin < lastByte; ++malformed) {
        const std::size_t unit = unitOf(malformed->bytes.begin, piece, begin);
        out.malformed.push_back(
            {malformed->bytes, written + out.text.size() + unit - begin, malformed->kind});
    }
    const auto byteAt = [&](std::size_t at) {
        return piece.byteOf.begin() + static_cast<std::ptrdiff_t>(at);
    };
    out.text.append(piece.text, begin, end - begin);
    out.byteOf.insert(out.byteOf.end(), byteAt(begin), byteAt(end));
}

} // namespace

std::vector<Substitution> substitutionsOf(std::span<const Repair> repairs) {
    std::vector<Substitution> substitutions;
    substitutions.reserve(repairs.size());
    for (const Repair& repair : repairs)
        substitutions.push_back({repair.bytes, repair.after});
    return substitutions;
}

void SubstitutionLog::add(const Substitution& next) {
    m_numbers.put(next.range.begin - m_end);
    m_numbers.put(next.range.size());
    m_numbers.put(next.text.size());
    for (const char16_t unit : next.text)
        m_numbers.put(unit);
    m_end = next.range.end;
}

std::optional<Substitution> SubstitutionLog::Reader::next() {
    if (m_left.isEmpty())
        return std::nullopt;
    Substitution read;
    read.range.begin = m_end + m_left.take();
    read.range.end = m_end = read.range.begin + m_left.take();
    read.text.resize(static_cast<std::size_t>(m_left.take()));
    for (char16_t& unit : read.text)
        unit = static_cast<char16_t>(m_left.take());
    return read;
}

Substituter::Substituter(std::span<const Substitution> sorted, std::uint64_t firstByte) {
    const auto first = std::ranges::partition_point(
        sorted, [&](const Substitution& each) { return each.range.begin < firstByte; });
    m_left = sorted.subspan(static_cast<std::size_t>(first - sorted.begin()));
    if (first != sorted.begin())
        m_inside = (first - 1)->range.end;
    takeNext();
}

Substituter::Substituter(const SubstitutionLog& log) : m_log(log) {
    takeNext();
}

void Substituter::takeNext() {
    if (m_left.empty()) {
        m_next = m_log.next();
    } else {
        m_next = m_left.front();
        m_left = m_left.subspan(1);
    }
}

void Substituter::putNext(MappedText& out) {
    const std::u16string& text = m_next->text;
    const std::uint64_t size = m_next->range.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool low = (text[i] & 0xFC00) == 0xDC00 && i > 0;
        out.byteOf.push_back(low ? out.byteOf.back()
                                 : m_next->range.begin + i * size / text.size());
    }
    out.text += text;
    takeNext();
}

void Substituter::add(const MappedText& piece, MappedText& out) {
    if (piece.byteOf.empty())
        return;
    if (!out.byteOf.empty())
        out.byteOf.pop_back(); // the end of what is there
    const std::uint64_t before = out.text.size(), written = m_written - before;
    for (std::size_t at = 0; at < piece.text.size();) {
        if (piece.byteOf[at] < m_inside) {
            at = unitOf(m_inside, piece, at);
        } else if (m_next && piece.byteOf[at] >= m_next->range.begin) {
            m_inside = m_next->range.end;
            putNext(out);
        } else {
            const std::size_t end =
                m_next ? unitOf(m_next->range.begin, piece, at) : piece.text.size();
            keep(piece, at, end, written, out);
            at = end;
        }
    }
    // Behind the last character there is none before which an insertion could stand.
    while (m_next && m_next->range.size() == 0 && m_next->range.begin <= piece.byteOf.back())
        putNext(out);
    if (piece.byteOf.back() >= m_inside)
        m_inside = 0;
    m_written += out.text.size() - before;
    out.byteOf.push_back(piece.byteOf.back());
}

} // namespace charsleuth
