#include "tests/accuracy/case_maker.h"

namespace charsleuth::accuracy {

namespace {

using namespace std::string_view_literals;

// Every function fills the input.

/// Messages of a chat, or a script for one: colours, bold, underlined, reversed.
void makeChat(CaseMaker& m) {
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
void makeScreen(CaseMaker& m) {
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
void makeMarked(CaseMaker& m) {
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
void makeNulList(CaseMaker& m) {
    while (!m.full()) {
        for (std::size_t i = m.between(1, 3); i > 0; --i)
            m.put(m.word() + "/");
        m.put(m.name());
        m.put(std::size_t{0});
    }
}

/// Text of DOS up to a block's end: ^Z or NULs behind it.
void makePadded(CaseMaker& m) {
    while (!m.full())
        m.put(m.line() + "\r\n");
    const std::size_t padding = m.between(1, 127);
    m.put(0x1A);
    m.fill(m.below(2) == 0 ? 0x1A : 0, padding);
}

/// Menus of DOS, whose arrows and cards are controls elsewhere.
void makeDosMenu(CaseMaker& m) {
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
void makeSpilt(CaseMaker& m) {
    while (!m.full())
        m.put(m.line() + "\n");
    for (std::size_t i = m.between(1, 3); i > 0 && m.size() > 64; --i)
        m.bytes[m.below(m.bytes.size())] = static_cast<Byte>(m.below(32));
}

void makePlain(CaseMaker& m) {
    const bool lines = m.below(4) > 0;
    while (!m.full())
        m.put(m.line() + (lines ? m.lineEnd() : " "));
    m.bytes.resize(std::min(m.bytes.size(), m.size()));
}

/// Words, keys and numbers without spaces, as in one long line.
void makeDense(CaseMaker& m) {
    while (!m.full())
        m.put(m.below(3) == 0 ? std::to_string(m.below(100000))
                              : m.word() + std::array{";", ",", "=", "/", ""}[m.below(5)]);
}

/// Characters in the order of their bytes, with or without their codes.
void makeCharacterTable(CaseMaker& m) {
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
void makeFramePieces(CaseMaker& m) {
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

constexpr std::array kinds{
    CaseKind{"chat with colours", makeChat},
    CaseKind{"terminal screens", makeScreen},
    CaseKind{"few controls", makeMarked},
    CaseKind{"names ended by NUL", makeNulList},
    CaseKind{"text up to a block's end", makePadded},
    CaseKind{"menus of DOS", makeDosMenu},
    CaseKind{"text with spilt bytes", makeSpilt},
    CaseKind{"plain text", makePlain},
    CaseKind{"one long line", makeDense},
    CaseKind{"tables of characters", makeCharacterTable},
    CaseKind{"pieces of frames", makeFramePieces},
};

} // namespace

std::span<const CaseKind> textKinds() {
    return kinds;
}

} // namespace charsleuth::accuracy
