#include "core/decode/encoder_state.h"

#include "core/decode/indexes.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

using Write = void (*)(char32_t character, std::vector<Byte>& out);

/// Writes encodings whose sequences do not depend on the text before.
class FormulaEncoder final : public EncoderState {
public:
    explicit FormulaEncoder(Write write) : m_write(write) {}

    bool put(char32_t character, std::vector<Byte>& out) override {
        m_write(character, out);
        return true;
    }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<FormulaEncoder>(*this);
    }

private:
    Write m_write;
};

void push(std::uint32_t byte, std::vector<Byte>& out) {
    out.push_back(static_cast<Byte>(byte));
}

void writeUtf8(char32_t c, std::vector<Byte>& out) {
    if (c < 0x80)
        return push(c, out);
    if (c < 0x800)
        push(0xC0 | c >> 6, out);
    else {
        if (c < 0x10000)
            push(0xE0 | c >> 12, out);
        else {
            push(0xF0 | c >> 18, out);
            push(0x80 | (c >> 12 & 0x3F), out);
        }
        push(0x80 | (c >> 6 & 0x3F), out);
    }
    push(0x80 | (c & 0x3F), out);
}

/// Calls `unit` with each UTF-16 unit of a scalar value.
template <typename Unit>
void eachUnit(char32_t c, Unit unit) {
    if (c < 0x10000)
        return unit(c);
    unit(0xD800 + ((c - 0x10000) >> 10));
    unit(0xDC00 + (c & 0x3FF));
}

/// Unicode Technical Report 26: UTF-8's form of each UTF-16 unit.
void writeCesu8(char32_t c, std::vector<Byte>& out) {
    eachUnit(c, [&](char32_t unit) { writeUtf8(unit, out); });
}
void writeUtf16Le(char32_t c, std::vector<Byte>& out) {
    eachUnit(c, [&](char32_t unit) {
        push(unit, out);
        push(unit >> 8, out);
    });
}
void writeUtf16Be(char32_t c, std::vector<Byte>& out) {
    eachUnit(c, [&](char32_t unit) {
        push(unit >> 8, out);
        push(unit, out);
    });
}
void writeUtf32Le(char32_t c, std::vector<Byte>& out) {
    for (int shift = 0; shift <= 24; shift += 8)
        push(c >> shift, out);
}
void writeUtf32Be(char32_t c, std::vector<Byte>& out) {
    for (int shift = 24; shift >= 0; shift -= 8)
        push(c >> shift, out);
}

/// ISO/IEC 10646-1:1993, annex G: base 190 digits in the bytes 21..7E and A0..FF.
void writeUtf1(char32_t c, std::vector<Byte>& out) {
    const auto digit = [](std::uint32_t z) { return z < 0x5E ? z + 0x21 : z + 0x42; };
    if (c < 0xA0)
        return push(c, out);
    if (c < 0x100) {
        push(0xA0, out);
        return push(c, out);
    }
    if (c < 0x4016) {
        const std::uint32_t y = c - 0x100;
        push(0xA1 + y / 190, out);
        return push(digit(y % 190), out);
    }
    if (c < 0x38E2E) {
        const std::uint32_t y = c - 0x4016;
        push(0xF6 + y / (190 * 190), out);
        push(digit(y / 190 % 190), out);
        return push(digit(y % 190), out);
    }
    const std::uint32_t y = c - 0x38E2E;
    push(0xFC, out);
    push(digit(y / (190 * 190 * 190) % 190), out);
    push(digit(y / (190 * 190) % 190), out);
    push(digit(y / 190 % 190), out);
    push(digit(y % 190), out);
}

constexpr std::array<std::pair<std::string_view, Write>, 7> formulas{{
    {"utf-8", writeUtf8},
    {"cesu-8", writeCesu8},
    {"utf-16le", writeUtf16Le},
    {"utf-16be", writeUtf16Be},
    {"utf-32le", writeUtf32Le},
    {"utf-32be", writeUtf32Be},
    {"utf-1", writeUtf1},
}};

/// UTF-7 (RFC 2152). The optional direct characters are written directly, except those that the RFC
/// warns of.
class Utf7Encoder final : public EncoderState {
public:
    bool put(char32_t c, std::vector<Byte>& out) override {
        if (c == '+' && !m_shifted) {
            append("+-", out);
            return true;
        }
        if (isDirect(c)) {
            unshift(isBase64(c) || c == '-', out);
            push(c, out);
            return true;
        }
        if (!m_shifted)
            push('+', out);
        m_shifted = true;
        eachUnit(c, [&](char32_t unit) {
            m_bits = m_bits << 16 | unit;
            m_bitCount += 16;
            for (; m_bitCount >= 6; m_bitCount -= 6)
                push(Byte(alphabet[m_bits >> (m_bitCount - 6) & 0x3F]), out);
        });
        return true;
    }
    void finish(std::vector<Byte>& out) override { unshift(true, out); }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<Utf7Encoder>(*this);
    }

private:
    static constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static bool isBase64(char32_t c) {
        return c < 0x80 && alphabet.find(static_cast<char>(c)) != alphabet.npos;
    }
    static bool isDirect(char32_t c) {
        constexpr std::string_view others = " \t\r\n'(),-.:?!\"#$%&*;<=>@[]^_`{|}";
        return c != '+' && (isBase64(c) || (c < 0x80 && c != 0 &&
                                            others.find(static_cast<char>(c)) != others.npos));
    }
    static void append(std::string_view text, std::vector<Byte>& out) {
        out.insert(out.end(), text.begin(), text.end());
    }
    /// Ends a base64 run; `visibly` with a minus sign, where the next character could belong to the
    /// run.
    void unshift(bool visibly, std::vector<Byte>& out) {
        if (!m_shifted)
            return;
        if (m_bitCount > 0)
            push(Byte(alphabet[m_bits << (6 - m_bitCount) & 0x3F]), out);
        if (visibly)
            push('-', out);
        m_shifted = false;
        m_bits = 0;
        m_bitCount = 0;
    }

    bool m_shifted = false;
    std::uint64_t m_bits = 0; ///< the lowest m_bitCount are not written yet
    int m_bitCount = 0;
};

/// Unicode Technical Report 16: a form of UTF-8 with five bits in a trail byte, then permuted.
class UtfEbcdicEncoder final : public EncoderState {
public:
    UtfEbcdicEncoder() {
        for (std::size_t byte = 0; byte < m_permuted.size(); ++byte)
            m_permuted[indexUtfEbcdic[byte]] = static_cast<Byte>(byte);
    }

    bool put(char32_t c, std::vector<Byte>& out) override {
        if (c < 0xA0) {
            out.push_back(m_permuted[c]);
            return true;
        }
        const int trails = c < 0x400 ? 1 : c < 0x4000 ? 2 : c < 0x40000 ? 3 : 4;
        const std::uint32_t mark = 0xFF00U >> (trails + 1) & 0xFF; // as many ones as bytes
        out.push_back(m_permuted[mark | c >> (5 * trails)]);
        for (int i = trails - 1; i >= 0; --i)
            out.push_back(m_permuted[0xA0 | (c >> (5 * i) & 0x1F)]);
        return true;
    }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<UtfEbcdicEncoder>(*this);
    }

private:
    std::array<Byte, 256> m_permuted{};
};

} // namespace

std::unique_ptr<EncoderState> makeUnicodeEncoder(std::string_view decoder) {
    if (decoder == "utf-7")
        return std::make_unique<Utf7Encoder>();
    if (decoder == "utf-ebcdic")
        return std::make_unique<UtfEbcdicEncoder>();
    const auto formula =
        std::ranges::find(formulas, decoder, [](auto& pair) { return pair.first; });
    return formula == formulas.end() ? nullptr : std::make_unique<FormulaEncoder>(formula->second);
}

} // namespace charsleuth
