#include "core/statistics/alphabet.h"

#include "core/statistics/built_data.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr std::uint16_t asciiLetterClass = 1; // second of CLASSES in resources/models/alphabet.py

} // namespace

// Layout of alphabet.bin: four numbers of 32 bits (common symbols, classes, all symbols, pages),
// first symbol of each script (16 of 32 bits), page of each 256 code points of the BMP (256 bytes),
// class of each 256 code points above (0x1000 bytes), class of each symbol in other scripts
// (one byte each, padded to 16), pages of 256 entries of 16 bits: symbol and case << 14.
Alphabet::Alphabet() {
    const std::uint8_t* base = builtFile(scriptCount).data();
    m_common = static_cast<std::uint16_t>(load32(base, 0));
    for (std::size_t script = 0; script <= scriptCount; ++script)
        m_first[script] = static_cast<std::uint16_t>(load32(base, 4 + script));
    m_pageOf = base + 80;
    m_planes = m_pageOf + 256;
    m_foreign = m_planes + 0x1000;
    const std::size_t symbols = load32(base, 2);
    m_pages = m_foreign + (symbols + 15) / 16 * 16;
}

Symbol Alphabet::symbolOf(char32_t character) const {
    character = std::min<char32_t>(character, 0x10FFFF);
    if (character > 0xFFFF)
        return {static_cast<std::uint16_t>(m_common + m_planes[(character >> 8) - 0x100])};
    const std::uint16_t entry =
        load16(m_pages, m_pageOf[character >> 8] * 256u + (character & 0xFF));
    return {static_cast<std::uint16_t>(entry & 0x3FFF), static_cast<LetterCase>(entry >> 14)};
}

Script Alphabet::scriptOf(Symbol symbol) const {
    if (symbol.id < m_first[0])
        return Script::None;
    std::size_t script = 0;
    while (symbol.id >= m_first[script + 1])
        ++script;
    return static_cast<Script>(script);
}

std::uint16_t Alphabet::numberIn(Script script, Symbol symbol) const {
    const auto own = static_cast<std::size_t>(script);
    if (symbol.id < m_first[0])
        return symbol.id;
    if (symbol.id >= m_first[own] && symbol.id < m_first[own + 1])
        return static_cast<std::uint16_t>(symbol.id - m_first[own] + m_first[0]);
    const bool asciiLetter = symbol.id < m_first[0] + 26; // a to z are Latin's first
    return static_cast<std::uint16_t>(m_common +
                                      (asciiLetter ? asciiLetterClass : m_foreign[symbol.id]));
}

} // namespace charsleuth
