#include "tests/accuracy/binary_cases.h"

#include "core/decode/encoder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string_view>

namespace charsleuth::accuracy {

namespace {

using namespace std::string_view_literals;

/// Writes one input.
class Maker {
public:
    Maker(const LinesByLanguage& corpus, Random& random) : m_corpus(corpus), m_random(random) {
        m_size = std::size_t{8} << below(11);
        m_size += below(m_size);
    }

    std::size_t below(std::size_t end) { return m_random.below(end); }
    std::size_t between(std::size_t first, std::size_t last) {
        return first + below(last - first + 1);
    }
    bool full() const { return bytes.size() >= m_size; }
    std::size_t size() const { return m_size; }

    void put(std::size_t byte) { bytes.push_back(static_cast<Byte>(byte)); }
    void put(std::string_view text) {
        for (const char c : text)
            put(static_cast<Byte>(c));
    }
    void number(std::size_t value, std::size_t width, bool big) {
        for (std::size_t i = 0; i < width; ++i)
            put(value >> 8 * (big ? width - 1 - i : i) & 0xFF);
    }
    void noise(std::size_t count) {
        while (count-- > 0)
            put(below(256));
    }
    void fill(std::size_t byte, std::size_t count) {
        bytes.insert(bytes.end(), count, static_cast<Byte>(byte));
    }

    /// A line of English without characters outside ASCII.
    std::string english() {
        std::string line;
        for (const char16_t unit : lineOf("en"))
            line += unit < 0x80 ? static_cast<char>(unit) : '\'';
        return line;
    }
    std::string word() {
        const std::string line = english();
        const std::size_t begin = below(line.size() + 1);
        const std::size_t start = line.rfind(' ', begin) + 1; // npos + 1 is 0
        const std::string word = line.substr(start, line.find(' ', start) - start);
        return word.empty() ? "item" : word;
    }
    std::string name() { return word() + (below(2) == 0 ? "." + word().substr(0, 3) : ""); }
    /// A line of a language in one of its encodings.
    std::string foreign() {
        struct Typed {
            const char* language;
            EncodingId encoding;
        };
        constexpr std::array some{
            Typed{"ru", EncodingId::Windows1251}, Typed{"ru", EncodingId::Ibm866},
            Typed{"de", EncodingId::Windows1252}, Typed{"de", EncodingId::Ibm850},
            Typed{"fr", EncodingId::Windows1252}, Typed{"pl", EncodingId::Windows1250},
            Typed{"el", EncodingId::Windows1253}, Typed{"tr", EncodingId::Windows1254},
            Typed{"ja", EncodingId::ShiftJis},    Typed{"zh-Hans", EncodingId::Gbk},
            Typed{"ko", EncodingId::EucKr},       Typed{"ru", EncodingId::Utf8},
            Typed{"ja", EncodingId::Utf8},        Typed{"es", EncodingId::Ibm437}};
        const Typed& typed = some[below(some.size())];
        const std::vector<Byte> line = encode(lineOf(typed.language), typed.encoding).bytes;
        return {line.begin(), line.end()};
    }
    std::string line() { return below(3) == 0 ? foreign() : english(); }
    std::string lineEnd() { return below(2) == 0 ? "\r\n" : "\n"; }

    std::vector<Byte> bytes;

private:
    std::u16string_view lineOf(const std::string& language) {
        const auto found = m_corpus.find(language);
        const auto& lines = found == m_corpus.end() ? m_corpus.begin()->second : found->second;
        return lines[below(lines.size())];
    }

    const LinesByLanguage& m_corpus;
    Random& m_random;
    std::size_t m_size;
};

// Text. Every function fills the input.

/// Messages of a chat, or a script for one: colours, bold, underlined, reversed.
void makeChat(Maker& m) {
    const bool framed = m.below(2) == 0;
    const std::string_view frame =
        m.below(2) == 0 ? "\xDA\xC4\xC4\xC4\xBF \xB3 \xC0\xC4\xD9" : "\x95 \xBB \x97 \xAB";
    while (!m.full()) {
        m.put(m.below(2) == 0 ? "%:echo " : "- ");
        for (std::size_t i = m.between(1, 6); i > 0; --i) {
            m.put("\x03");
            m.put(std::to_string(m.below(16)));
            if (m.below(4) == 0)
                m.put(",12");
            if (framed && m.below(2) == 0)
                m.put(frame.substr(0, m.between(1, frame.size())));
            m.put(m.below(3) == 0 ? m.word() : std::string("$1-"));
            m.put(std::array{"\x02"sv, "\x0F"sv, "\x1F"sv, "\x16"sv, "\x03"sv, " "sv,
                             " "sv}[m.below(7)]);
        }
        m.put(m.lineEnd());
    }
}

/// A screen for a terminal, sometimes with a SAUCE record.
void makeScreen(Maker& m) {
    const bool drawn = m.below(3) > 0;
    while (!m.full()) {
        m.put("\x1B[");
        m.put(std::to_string(m.between(30, 47)));
        m.put("m");
        if (drawn)
            m.fill(std::array{0xDB, 0xDC, 0xDF, 0xB0, 0xB1, 0xC4, 0xCD, 0x20}[m.below(8)],
                   m.between(1, 12));
        else
            m.put(m.word() + " ");
        if (m.below(6) == 0)
            m.put(m.below(2) == 0 ? "\r\n" : "\x1B[40C");
    }
    if (m.below(2) == 0)
        return;
    m.put("\x1ASAUCE00");
    m.put((m.word() + std::string(35, ' ')).substr(0, 35));
    m.fill(' ', 40);
    m.put("20260101");
    m.number(m.size(), 4, false);
    m.put("\x01\x01");
    m.number(80, 2, false);
    m.fill(0, m.between(0, 30));
}

/// Text with few controls: page ends, overstriking, separators of records, bold of a word
/// processor.
void makeMarked(Maker& m) {
    const std::string_view marks = std::array{"\f"sv,
                                              "_\b"sv,
                                              "\x1E"sv,
                                              "\x1F"sv,
                                              "\x02"sv,
                                              "\x13"sv,
                                              "\x0F"sv,
                                              "\x12"sv,
                                              "\x1B"
                                              "E"sv,
                                              "\x1B&l0O"sv,
                                              "\x01"sv,
                                              "\x04"sv,
                                              "\x7F"sv}[m.below(13)];
    while (!m.full()) {
        m.put(m.line());
        for (std::size_t i = m.below(3); i > 0; --i) {
            m.put(marks);
            m.put(m.word());
            if (m.below(2) == 0)
                m.put(marks);
            m.put(" ");
        }
        m.put(m.lineEnd());
    }
}

/// Names that a NUL ends, as find -print0 writes them.
void makeNulList(Maker& m) {
    while (!m.full()) {
        for (std::size_t i = m.between(1, 3); i > 0; --i)
            m.put(m.word() + "/");
        m.put(m.name());
        m.put(std::size_t{0});
    }
}

/// Text of DOS up to a block's end: ^Z or NULs behind it.
void makePadded(Maker& m) {
    while (!m.full())
        m.put(m.line() + "\r\n");
    const std::size_t padding = m.between(1, 127);
    m.put(0x1A);
    m.fill(m.below(2) == 0 ? 0x1A : 0, padding);
}

/// Menus of DOS, whose arrows and cards are controls elsewhere.
void makeDosMenu(Maker& m) {
    const std::string_view signs = "\x10\x11\x18\x19\x1A\x1B\x04\x07\x0F\x03\x06";
    while (!m.full()) {
        m.put("\xBA ");
        m.put(static_cast<std::size_t>(signs[m.below(signs.size())]));
        m.put(' ');
        m.put(m.word());
        m.fill(' ', m.below(20));
        if (m.below(3) == 0)
            m.put(static_cast<std::size_t>(signs[m.below(signs.size())]));
        m.put(" \xBA\r\n");
    }
}

/// Text into which a few bytes were spilt.
void makeSpilt(Maker& m) {
    while (!m.full())
        m.put(m.line() + "\n");
    for (std::size_t i = m.between(1, 3); i > 0 && m.size() > 64; --i)
        m.bytes[m.below(m.bytes.size())] = static_cast<Byte>(m.below(32));
}

void makePlain(Maker& m) {
    const bool lines = m.below(4) > 0;
    while (!m.full())
        m.put(m.line() + (lines ? m.lineEnd() : " "));
    m.bytes.resize(std::min(m.bytes.size(), m.size()));
}

/// Words, keys and numbers without spaces, as in one long line.
void makeDense(Maker& m) {
    while (!m.full())
        m.put(m.below(3) == 0 ? std::to_string(m.below(100000))
                              : m.word() + std::array{";", ",", "=", "/", ""}[m.below(5)]);
}

/// Characters in the order of their bytes, with or without their codes.
void makeCharacterTable(Maker& m) {
    const std::size_t lead = m.between(0xA1, 0xF0), codes = m.below(3), separator = m.below(3);
    const bool paired = m.below(2) == 0;
    for (std::size_t row = lead; !m.full(); row = row < 0xFE ? row + 1 : 0xA1) {
        for (std::size_t cell = paired ? 0xA1 : 0x80; cell <= 0xFE && !m.full(); ++cell) {
            if (codes == 1 && cell % 16 == 0)
                m.put("0x");
            if (codes == 1 && cell % 16 == 0)
                m.put(std::to_string(row * 256 + cell));
            if (paired)
                m.put(row);
            m.put(cell);
            if (separator > 0)
                m.put(separator == 1 ? " " : ",");
            if (codes == 1 && cell % 16 == 15)
                m.put("\n");
        }
        if (codes == 2)
            m.put("\r\n");
    }
    if (paired && m.bytes.size() % 2 == 1 && separator == 0 && codes == 0)
        m.bytes.pop_back();
}

/// Pieces of frames in programs.
void makeFramePieces(Maker& m) {
    const std::string_view pieces =
        "\xC9\xCD\xBB\xBA\xC8\xBC\xDA\xC4\xBF\xB3\xC0\xD9\xDB\xDC\xDF\xB0\xB1\xB2";
    while (!m.full()) {
        m.put(m.below(3) == 0 ? m.word() : std::string("PRINT"));
        m.put(" \"");
        const std::size_t piece =
            static_cast<std::size_t>(static_cast<Byte>(pieces[m.below(pieces.size())]));
        m.fill(piece, m.below(3) == 0 ? m.between(2, 40) : 1);
        m.put("\",");
        if (m.below(4) == 0)
            m.put("\r\n");
    }
}

// Binary data. Every function fills the input.

void makeNoise(Maker& m) {
    m.noise(m.size());
}

void makeRecords(Maker& m) {
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
void makeCounted(Maker& m) {
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

void makePalette(Maker& m) {
    const std::size_t most = m.below(2) == 0 ? 64 : 256;
    std::array<std::size_t, 3> colour{m.below(most), m.below(most), m.below(most)};
    while (!m.full())
        for (std::size_t& part : colour) {
            m.put(part);
            part = m.below(12) == 0 ? m.below(most) : (part + m.below(9)) % most;
        }
}

void makeTiles(Maker& m) {
    const std::size_t kinds = m.between(2, 12), base = std::array{0, 0, 1, 0x80, 0xF0}[m.below(5)];
    const std::size_t empty = std::array{0x00, 0xFF, 0x80}[m.below(3)];
    while (!m.full())
        m.below(3) == 0 ? m.fill(empty, m.between(1, 20)) : m.put((base + m.below(kinds)) & 0xFF);
}

/// Rows of pixels.
void makeGlyphs(Maker& m) {
    while (!m.full()) {
        const std::size_t shape = m.below(256);
        for (std::size_t row = 0; row < 8; ++row)
            m.put(row == 0 || m.below(5) == 0 ? 0
                  : m.below(3) == 0           ? shape
                                    : (shape | shape << m.below(3) | shape >> m.below(3)) & 0xFF);
    }
}

void makeWave(Maker& m) {
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
void makeHidden(Maker& m) {
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

void makeNumbers(Maker& m) {
    const std::size_t width = std::size_t{2} << m.below(2);
    const bool big = m.below(2) == 0, grows = m.below(2) == 0;
    const std::size_t most = std::size_t{1} << m.between(4, 8 * width);
    for (std::size_t value = m.below(most); !m.full();
         value = grows ? value + m.below(most / 8 + 2) : m.below(most))
        m.number(value, width, big);
}

void makeFloats(Maker& m) {
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
void makeDer(Maker& m) {
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
void makeTokens(Maker& m) {
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
void makeHeadedNoise(Maker& m) {
    m.put("# ");
    m.put(m.word());
    m.put(" version 2\n");
    if (m.below(2) == 0)
        m.put(m.english().substr(0, 60) + "\n");
    m.noise(std::max(m.size(), m.bytes.size() / 2 + 16));
}

/// Values that wander, as in pictures.
void makeTexture(Maker& m) {
    std::size_t value = m.below(256);
    const std::size_t step = m.between(1, 9);
    while (!m.full()) {
        value = (value + m.below(2 * step + 1) + 256 - step) & 0xFF;
        m.put(value);
    }
}

void makeFill(Maker& m) {
    const std::size_t byte = std::array{0xFF, 0x00, 0xFF, 0xE5, 0xF6, 0xDF, 0xAA}[m.below(7)];
    while (!m.full()) {
        m.fill(byte, m.between(8, 200));
        if (m.below(3) == 0)
            m.noise(m.between(1, 8));
    }
}

/// Rare controls between words: menus and themes of programs in a form of their own.
void makeLooseStrings(Maker& m) {
    while (!m.full()) {
        m.put(m.between(1, 31));
        if (m.below(2) == 0)
            m.put(m.below(8));
        m.put(m.word() + (m.below(2) == 0 ? " " + m.word() : ""));
        if (m.below(2) == 0)
            m.put(m.below(4));
    }
}

struct Kind {
    const char* name;
    void (*make)(Maker&);
    bool binary;
};

constexpr std::array kinds{
    Kind{"chat with colours", makeChat, false},
    Kind{"terminal screens", makeScreen, false},
    Kind{"few controls", makeMarked, false},
    Kind{"names ended by NUL", makeNulList, false},
    Kind{"text up to a block's end", makePadded, false},
    Kind{"menus of DOS", makeDosMenu, false},
    Kind{"text with spilt bytes", makeSpilt, false},
    Kind{"plain text", makePlain, false},
    Kind{"one long line", makeDense, false},
    Kind{"tables of characters", makeCharacterTable, false},
    Kind{"pieces of frames", makeFramePieces, false},
    Kind{"random bytes", makeNoise, true},
    Kind{"records", makeRecords, true},
    Kind{"counted strings", makeCounted, true},
    Kind{"palettes", makePalette, true},
    Kind{"maps of tiles", makeTiles, true},
    Kind{"glyphs", makeGlyphs, true},
    Kind{"sound", makeWave, true},
    Kind{"hidden text", makeHidden, true},
    Kind{"numbers", makeNumbers, true},
    Kind{"floating point", makeFloats, true},
    Kind{"certificates", makeDer, true},
    Kind{"programs of tokens", makeTokens, true},
    Kind{"text before data", makeHeadedNoise, true},
    Kind{"textures", makeTexture, true},
    Kind{"fillers", makeFill, true},
    Kind{"strings between numbers", makeLooseStrings, true},
};

} // namespace

void makeBinaryCases(const LinesByLanguage& corpus, std::size_t each,
                     const std::function<void(BinaryCase)>& take) {
    for (const Kind& kind : kinds) {
        Random random(kind.name);
        for (std::size_t i = 0; i < each; ++i) {
            Maker maker(corpus, random);
            kind.make(maker);
            take({kind.name, std::move(maker.bytes), kind.binary});
        }
    }
}

} // namespace charsleuth::accuracy
