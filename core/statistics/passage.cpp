#include "core/statistics/passage.h"

namespace charsleuth {

namespace {

/// Distinct triples kept; more of them say nothing new, the pairs go on counting.
constexpr std::size_t maxTriples = 2048;

} // namespace

std::uint32_t Passage::Index::rowOf(std::uint64_t key, std::uint32_t next) {
    if (used * 2 >= keys.size()) {
        Index larger;
        larger.keys.resize(keys.empty() ? 256 : keys.size() * 2);
        larger.rows.resize(larger.keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i])
                larger.rowOf(keys[i] - 1, rows[i]);
        *this = std::move(larger);
    }
    std::size_t at = (key * 0x9E3779B97F4A7C15u >> 32) & (keys.size() - 1);
    while (keys[at] && keys[at] != key + 1)
        at = (at + 1) & (keys.size() - 1);
    if (!keys[at]) {
        keys[at] = key + 1;
        rows[at] = next;
        ++used;
    }
    return rows[at];
}

void Passage::count(Unit first, Unit before, Unit now) {
    const std::uint64_t pairKey = static_cast<std::uint64_t>(before) << 16 | now;
    const std::uint32_t pair =
        m_pairIndex.rowOf(pairKey, static_cast<std::uint32_t>(m_pairs.size()));
    if (pair == m_pairs.size())
        m_pairs.push_back({before, now, 0});
    ++m_pairs[pair].count;
    if (m_triples.size() == maxTriples)
        return;
    const std::uint32_t triple =
        m_tripleIndex.rowOf(static_cast<std::uint64_t>(first) << 32 | pairKey,
                            static_cast<std::uint32_t>(m_triples.size()));
    if (triple == m_triples.size())
        m_triples.push_back({first, before, now, 0});
    ++m_triples[triple].count;
}

Passage Passage::ofBytes(std::span<const SampleSegment> sample) {
    Passage passage;
    for (const SampleSegment& segment : sample) {
        Unit first = startUnit, before = segment.offset == 0 ? startUnit : gapUnit;
        for (const Byte byte : segment.bytes) {
            passage.count(first, before, byte);
            first = before;
            before = byte;
        }
    }
    return passage;
}

Unit Passage::intern(char32_t character) {
    const auto [at, isNew] = m_units.try_emplace(character, static_cast<Unit>(m_characters.size()));
    if (isNew) {
        if (m_characters.size() >= gapUnit) { // more distinct characters than any text has
            m_units.erase(at);
            return gapUnit;
        }
        m_characters.push_back(character);
    }
    return at->second;
}

void Passage::add(const DecodedText& decoded, bool atStart) {
    Unit first = startUnit, before = atStart ? startUnit : gapUnit;
    std::size_t malformed = 0;
    const std::u16string& text = decoded.text;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char32_t character = text[i];
        Unit now = gapUnit;
        if (malformed < decoded.malformed.size() && decoded.malformed[malformed].textOffset == i) {
            ++malformed;
        } else {
            if (character >= 0xD800 && character < 0xDC00 && i + 1 < text.size())
                character = 0x10000 + ((character - 0xD800) << 10) + (text[++i] - 0xDC00u);
            now = intern(character);
            count(first, before, now);
        }
        first = before;
        before = now;
    }
}

} // namespace charsleuth
