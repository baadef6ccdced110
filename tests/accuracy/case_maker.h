#pragma once

/// What the inputs of binary_cases.h are written with, and the kinds of input that are text.

#include "core/decode/encoder.h"
#include "tests/accuracy/random.h"
#include "tests/accuracy/set_aside.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::accuracy {

/// Writes one input.
class CaseMaker {
public:
    CaseMaker(const LinesByLanguage& corpus, Random& random) : m_corpus(corpus), m_random(random) {
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

struct CaseKind {
    const char* name;
    void (*make)(CaseMaker&);
};

/// Text with controls, frames, NULs and other things that binary data have.
std::span<const CaseKind> textKinds();

} // namespace charsleuth::accuracy
