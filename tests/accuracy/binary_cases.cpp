#include "tests/accuracy/binary_cases.h"

#include "tests/accuracy/case_maker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string_view>

namespace charsleuth::accuracy {

namespace {

using namespace std::string_view_literals;

// Every function fills the input.

void makeNoise(CaseMaker& m) {
    m.noise(m.size());
}

void makeRecords(CaseMaker& m) {
    const std::size_t nameSize = m.between(8, 40), pad = m.below(3) == 0 ? ' ' : 0;
    const std::size_t numbers = m.between(1, 6), width = std::size_t{1} << m.below(3);
    const bool big = m.below(2) == 0;
    if (m.below(2) == 0)
        m.put(m.word().substr(0, 4));
    while (!m.full()) {
        const std::string name = m.name().substr(0, nameSize);
        m.put(name);
        m.fill(pad, nameSize - name.size());
        for (std::size_t i = 0; i < numbers; ++i)
            m.number(m.below(std::size_t{1} << m.between(1, 8 * width)), width, big);
    }
}

/// Strings behind their length, and numbers between them.
void makeCounted(CaseMaker& m) {
    const std::size_t width = std::size_t{1} << m.below(3);
    const bool big = m.below(2) == 0;
    m.number(m.between(1, 9), width, big);
    while (!m.full()) {
        const std::string text = m.below(3) == 0   ? m.word() + "/" + m.name()
                                 : m.below(2) == 0 ? m.word()
                                                   : m.line().substr(0, 200);
        m.number(text.size(), width, big);
        m.put(text);
        for (std::size_t i = m.below(3); i > 0; --i)
            m.number(m.below(4), width, big);
    }
}

void makePalette(CaseMaker& m) {
    const std::size_t most = m.below(2) == 0 ? 64 : 256;
    std::array<std::size_t, 3> colour{m.below(most), m.below(most), m.below(most)};
    while (!m.full())
        for (std::size_t& part : colour) {
            m.put(part);
            part = m.below(12) == 0 ? m.below(most) : (part + m.below(9)) % most;
        }
}

void makeTiles(CaseMaker& m) {
    const std::size_t kinds = m.between(2, 12), base = std::array{0, 0, 1, 0x80, 0xF0}[m.below(5)];
    const std::size_t empty = std::array{0x00, 0xFF, 0x80}[m.below(3)];
    while (!m.full())
        m.below(3) == 0 ? m.fill(empty, m.between(1, 20)) : m.put((base + m.below(kinds)) & 0xFF);
}

/// Rows of pixels.
void makeGlyphs(CaseMaker& m) {
    while (!m.full()) {
        const std::size_t shape = m.below(256);
        for (std::size_t row = 0; row < 8; ++row)
            m.put(row == 0 || m.below(5) == 0 ? 0
                  : m.below(3) == 0           ? shape
                                    : (shape | shape << m.below(3) | shape >> m.below(3)) & 0xFF);
    }
}

void makeWave(CaseMaker& m) {
    const bool wide = m.below(2) == 0;
    double phase = 0;
    const double step = 0.01 + 0.001 * static_cast<double>(m.below(400));
    const double loud =
        wide ? static_cast<double>(m.between(100, 30000)) : static_cast<double>(m.between(2, 120));
    if (m.below(2) == 0)
        m.put("RIFF\x24\x08\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0"sv);
    while (!m.full()) {
        phase += step * (0.5 + static_cast<double>(m.below(100)) / 100);
        const auto sample = static_cast<long>(std::lround(loud * std::sin(phase)));
        m.number(static_cast<std::size_t>(wide ? sample : sample + 128) & (wide ? 0xFFFF : 0xFF),
                 wide ? 2 : 1, false);
    }
}

/// Text that a key hides.
void makeHidden(CaseMaker& m) {
    while (!m.full())
        m.put(m.line() + m.lineEnd());
    const bool adds = m.below(3) == 0;
    std::array<std::size_t, 4> key{m.between(0x80, 0xFF)};
    const std::size_t period = std::size_t{1} << m.below(3);
    for (std::size_t i = 1; i < period; ++i)
        key[i] = m.below(256);
    if (m.below(4) == 0)
        key[0] = 0xFF;
    for (std::size_t i = 0; i < m.bytes.size(); ++i) {
        Byte& byte = m.bytes[i];
        const std::size_t with = key[i % period];
        byte = static_cast<Byte>(adds ? byte + with : byte ^ with);
    }
}

void makeNumbers(CaseMaker& m) {
    const std::size_t width = std::size_t{2} << m.below(2);
    const bool big = m.below(2) == 0, grows = m.below(2) == 0;
    const std::size_t most = std::size_t{1} << m.between(4, 8 * width);
    for (std::size_t value = m.below(most); !m.full();
         value = grows ? value + m.below(most / 8 + 2) : m.below(most))
        m.number(value, width, big);
}

void makeFloats(CaseMaker& m) {
    const bool isDouble = m.below(2) == 0;
    double value = static_cast<double>(m.below(1000));
    while (!m.full()) {
        value += (static_cast<double>(m.below(2001)) - 1000) / 997;
        const auto narrow = static_cast<float>(value);
        std::uint64_t bits = 0;
        if (isDouble)
            std::memcpy(&bits, &value, sizeof value);
        else
            std::memcpy(&bits, &narrow, sizeof narrow);
        m.number(bits, isDouble ? 8 : 4, false);
    }
}

/// ASN.1 in DER, as certificates have it.
void makeDer(CaseMaker& m) {
    m.put("\x30\x82"sv);
    m.number(m.size(), 2, true);
    while (!m.full())
        switch (m.below(4)) {
        case 0:
            m.put("\x06\x09\x2A\x86\x48\x86\xF7\x0D\x01\x01"sv);
            m.put(m.between(1, 11));
            break;
        case 1: {
            const std::string text = m.word().substr(0, 30);
            m.put(std::array{0x13, 0x0C, 0x16}[m.below(3)]);
            m.put(text.size());
            m.put(text);
            break;
        }
        case 2:
            m.put("\x02\x20"sv);
            m.noise(m.between(16, 64));
            break;
        default:
            m.put("\x30\x0D\x05\x00\x31\x0B"sv);
        }
}

/// A program of tokens: the next line's address, the line's number, tokens, strings, a NUL.
void makeTokens(CaseMaker& m) {
    m.put(0xFF);
    std::size_t number = 10;
    for (; !m.full(); number += 10) {
        m.number(m.bytes.size() + 0x8000, 2, false);
        m.number(number, 2, false);
        for (std::size_t i = m.between(1, 8); i > 0; --i) {
            m.put(m.between(0x80, 0xF0));
            if (m.below(2) == 0)
                m.put(m.word());
            else
                m.put(m.between(0x0B, 0x1F)), m.put(m.below(256));
        }
        m.put(std::size_t{0});
    }
}

/// A line or two of text before data.
void makeHeadedNoise(CaseMaker& m) {
    m.put("# ");
    m.put(m.word());
    m.put(" version 2\n");
    if (m.below(2) == 0)
        m.put(m.english().substr(0, 60) + "\n");
    m.noise(std::max(m.size(), m.bytes.size() / 2 + 16));
}

/// Values that wander, as in pictures.
void makeTexture(CaseMaker& m) {
    std::size_t value = m.below(256);
    const std::size_t step = m.between(1, 9);
    while (!m.full()) {
        value = (value + m.below(2 * step + 1) + 256 - step) & 0xFF;
        m.put(value);
    }
}

void makeFill(CaseMaker& m) {
    const std::size_t byte = std::array{0xFF, 0x00, 0xFF, 0xE5, 0xF6, 0xDF, 0xAA}[m.below(7)];
    while (!m.full()) {
        m.fill(byte, m.between(8, 200));
        if (m.below(3) == 0)
            m.noise(m.between(1, 8));
    }
}

/// Rare controls between words: menus and themes of programs in a form of their own.
void makeLooseStrings(CaseMaker& m) {
    while (!m.full()) {
        m.put(m.between(1, 31));
        if (m.below(2) == 0)
            m.put(m.below(8));
        m.put(m.word() + (m.below(2) == 0 ? " " + m.word() : ""));
        if (m.below(2) == 0)
            m.put(m.below(4));
    }
}

constexpr std::array binaryKinds{
    CaseKind{"random bytes", makeNoise},
    CaseKind{"records", makeRecords},
    CaseKind{"counted strings", makeCounted},
    CaseKind{"palettes", makePalette},
    CaseKind{"maps of tiles", makeTiles},
    CaseKind{"glyphs", makeGlyphs},
    CaseKind{"sound", makeWave},
    CaseKind{"hidden text", makeHidden},
    CaseKind{"numbers", makeNumbers},
    CaseKind{"floating point", makeFloats},
    CaseKind{"certificates", makeDer},
    CaseKind{"programs of tokens", makeTokens},
    CaseKind{"text before data", makeHeadedNoise},
    CaseKind{"textures", makeTexture},
    CaseKind{"fillers", makeFill},
    CaseKind{"strings between numbers", makeLooseStrings},
};

void make(std::span<const CaseKind> kinds, bool binary, const LinesByLanguage& corpus,
          std::size_t each, const std::function<void(BinaryCase)>& take) {
    for (const CaseKind& kind : kinds) {
        Random random(kind.name);
        for (std::size_t i = 0; i < each; ++i) {
            CaseMaker maker(corpus, random);
            kind.make(maker);
            take({kind.name, std::move(maker.bytes), binary});
        }
    }
}

} // namespace

void makeBinaryCases(const LinesByLanguage& corpus, std::size_t each,
                     const std::function<void(BinaryCase)>& take) {
    make(textKinds(), false, corpus, each, take);
    make(binaryKinds, true, corpus, each, take);
}

} // namespace charsleuth::accuracy
