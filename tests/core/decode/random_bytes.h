#pragma once

/// Hostile bytes for decoders, the same at every run.

#include "core/decode/encoder.h"
#include "core/registry/registry.h"

#include <random>
#include <vector>

namespace charsleuth {

/// Makes buffers for one encoding: text in it, damaged, with pieces that its decoder has to tell
/// apart (leads, escapes, line ends) and noise.
class RandomBytes {
public:
    explicit RandomBytes(EncodingId encoding, unsigned seed = 1) : m_random(seed) {
        std::u16string text;
        for (char16_t c = 0x20; c < 0x500; c = static_cast<char16_t>(c + 7))
            text += c;
        text += u"\r\n\u3042\u30A2\u4E2D\u6587\uAC00\uFF71\u9AD9\u2460+~{}\\\U0001F642\U00020089";
        m_text = encode(text, encoding).bytes;
    }

    std::vector<Byte> buffer(std::size_t size) {
        std::vector<Byte> out;
        const unsigned kind = below(4);
        while (out.size() < size) {
            switch (below(kind == 0 ? 1 : 6)) {
            case 0:
                out.push_back(static_cast<Byte>(below(256)));
                break;
            case 1:
                out.push_back(static_cast<Byte>(0x80 + below(128)));
                break;
            case 2:
                append(out, pieces[below(static_cast<unsigned>(pieces.size()))]);
                break;
            case 3:
                out.push_back(static_cast<Byte>(0x20 + below(95)));
                break;
            default:
                if (const auto length = std::min<std::size_t>(m_text.size(), 1 + below(12))) {
                    const auto from = below(static_cast<unsigned>(m_text.size() - length + 1));
                    out.insert(out.end(), m_text.begin() + from,
                               m_text.begin() + from + static_cast<std::ptrdiff_t>(length));
                }
            }
        }
        out.resize(size);
        return out;
    }

    unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }

private:
    static void append(std::vector<Byte>& out, std::string_view bytes) {
        out.insert(out.end(), bytes.begin(), bytes.end());
    }
    static constexpr std::array<std::string_view, 40> pieces{
        "\n",       "\r",       "\r\n",     "\x1A",    "\x1B",        "\x1B$",   "\x1B(",
        "\x1B$B",   "\x1B(J",   "\x1B(I",   "\x1B(B",  "\x1B$@",      "\x1B$(D", "\x1B$(",
        "\x1B$A",   "\x1B$(C",  "\x1B.A",   "\x1B.F",  "\x1BN",       "\x1B$(O", "\x1B$(P",
        "\x1B$)C",  "\x1B$)A",  "\x1B$)G",  "\x1B$*H", "\x0E",        "\x0F",    "~{",
        "~}",       "~",        "~~",       "~\n",     "+",           "-",       "+AGE-",
        "+2D3eQg-", "\x81\x30", "\x8E\xA2", "\x8F",    "\xED\xA0\x80"};

    std::mt19937 m_random;
    std::vector<Byte> m_text;
};

} // namespace charsleuth
