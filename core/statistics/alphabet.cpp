#include "core/statistics/alphabet.h"

#include "core/statistics/built_data.h"

#include <algorithm>

namespace charsleuth {

namespace {

// Layout of alphabet.bin: four numbers of 32 bits (common symbols, classes, all symbols, pages),
// first symbol of each script (16 of 32 bits), page of each 256 code points of the BMP (256 bytes),
// class of each 256 code points above (0x1000 bytes), class of each symbol in other scripts
// (one byte each, padded to 16), pages of 256 entries of 16 bits: symbol and case << 14.
class AlphabetFile {
public:
    AlphabetFile()
        : m_base(builtFile(scriptCount).data()), common(load32(m_base, 0)),
          classes(load32(m_base, 1)), m_all(load32(m_base, 2)), m_index(m_base + 80),
          m_planes(m_index + 256), m_foreign(m_planes + 0x1000),
          m_pages(m_foreign + (m_all + 15) / 16 * 16) {}

    std::uint16_t first(std::size_t script) const {
        return static_cast<std::uint16_t>(load32(m_base, 4 + script));
    }
    std::uint16_t entry(char32_t character) const {
        if (character > 0xFFFF)
            return static_cast<std::uint16_t>(common + m_planes[(character >> 8) - 0x100]);
        return load16(m_pages, m_index[character >> 8] * 256u + (character & 0xFF));
    }
    std::uint16_t foreign(std::uint16_t symbol) const { return m_foreign[symbol]; }

private:
    const std::uint8_t* m_base;

public:
    std::uint32_t common, classes;

private:
    std::uint32_t m_all;
    const std::uint8_t *m_index, *m_planes, *m_foreign, *m_pages;
};

constexpr std::uint16_t asciiLetterClass = 1; // second of CLASSES in resources/models/alphabet.py

} // namespace

Symbol symbolOf(char32_t character) {
    const std::uint16_t entry = AlphabetFile().entry(std::min<char32_t>(character, 0x10FFFF));
    return {static_cast<std::uint16_t>(entry & 0x3FFF), static_cast<LetterCase>(entry >> 14)};
}

Script scriptOf(Symbol symbol) {
    const AlphabetFile file;
    if (symbol.id < file.first(0))
        return Script::None;
    std::size_t script = 0;
    while (script + 1 < scriptCount && symbol.id >= file.first(script + 1))
        ++script;
    return static_cast<Script>(script);
}

std::uint16_t numberIn(Script script, Symbol symbol) {
    const AlphabetFile file;
    const auto own = static_cast<std::size_t>(script);
    const std::uint16_t latin = file.first(0);
    if (symbol.id < latin)
        return symbol.id;
    if (symbol.id >= file.first(own) && symbol.id < file.first(own + 1))
        return static_cast<std::uint16_t>(symbol.id - file.first(own) + latin);
    const bool asciiLetter = symbol.id < latin + 26; // a to z are Latin's first
    return static_cast<std::uint16_t>(file.common +
                                      (asciiLetter ? asciiLetterClass : file.foreign(symbol.id)));
}

bool isOwnLetter(std::uint16_t number) {
    return number >= AlphabetFile().first(0);
}

} // namespace charsleuth
