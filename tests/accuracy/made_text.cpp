#include "tests/accuracy/made_text.h"

#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace charsleuth::accuracy {

namespace {

constexpr std::size_t lines = 12;
/// A language with more letters outside ASCII has no keymap of them: Chinese, Japanese, Korean.
constexpr std::size_t mostLetters = 120;

/// Words and letters of one sample's text.
class Source {
public:
    Source(const Sample& sample, Random& random) : m_text(sample.text), m_random(random) {
        std::map<char16_t, std::size_t> counts;
        for (const std::size_t line : m_text.tellingLine)
            for (const char16_t unit : m_text.lines[line])
                if (unit >= 0x80 && u_isalpha(unit))
                    ++counts[unit];
        for (const auto& [letter, count] : counts)
            letters.push_back(letter);
        std::ranges::stable_sort(letters,
                                 [&](char16_t a, char16_t b) { return counts[a] > counts[b]; });
        if (letters.size() > mostLetters)
            letters.clear();
        letters.resize(std::min<std::size_t>(letters.size(), 24));
        std::ranges::sort(letters);
    }

    /// A word with a letter outside ASCII, if the line has one.
    std::u16string word() {
        const std::u16string& line =
            m_text.lines[m_text.tellingLine[below(m_text.tellingLine.size())]];
        std::vector<std::u16string> words, telling;
        std::u16string word;
        for (const char16_t unit : line + u' ') {
            if (u_isalpha(unit) && word.size() < 12) {
                word += unit;
                continue;
            }
            const bool tells = std::ranges::any_of(word, [](char16_t c) { return c >= 0x80; });
            if (!word.empty())
                (tells ? telling : words).push_back(word);
            word.clear();
        }
        const auto& from = telling.empty() ? words : telling;
        return from.empty() ? u"item" : from[below(from.size())];
    }
    std::u16string name() {
        std::u16string name = word();
        name[0] = static_cast<char16_t>(u_toupper(name[0]));
        return name;
    }
    std::u16string number() {
        std::u16string number;
        for (std::size_t i = 0; i < 3; ++i)
            number += static_cast<char16_t>(u'0' + below(10));
        return number;
    }
    std::size_t below(std::size_t end) { return m_random.below(end); }
    const std::u16string& end() const { return m_text.lineEnd; }

    std::u16string letters; ///< outside ASCII, in the order of Unicode; empty if they are too many

private:
    const TypedText& m_text;
    Random& m_random;
};

std::u16string padded(std::u16string text, std::size_t width) {
    text.resize(std::max(text.size(), width), u' ');
    return text;
}

std::u16string frames(Source& from) {
    constexpr std::size_t width = 24;
    std::u16string text = u"┌" + std::u16string(width, u'─') + u"┐" + from.end();
    for (std::size_t i = 0; i < lines; ++i)
        text += i == 2 ? u"├" + std::u16string(width, u'─') + u"┤" + from.end()
                       : u"│ " + padded(from.name() + u" " + from.number(), width - 1) + u"│" +
                             from.end();
    return text + u"└" + std::u16string(width, u'─') + u"┘" + from.end();
}

std::u16string forms(Source& from) {
    std::u16string text;
    for (std::size_t i = 0; i < lines; ++i)
        text += i > 8 ? u"[ ] " + from.name() + from.end()
                      : padded(from.name() + u":", 16) + std::u16string(20, u'_') + from.end();
    return text + std::u16string(40, u'=') + from.end();
}

std::u16string keymap(Source& from) {
    std::u16string text;
    for (const char16_t letter : from.letters) {
        const auto capital = static_cast<char16_t>(u_toupper(letter));
        text += u"keycode " + from.number() + u" = " + letter + u" " + capital + u" 'a' 'A'" +
                from.end();
    }
    return text;
}

std::u16string letterList(Source& from) {
    std::u16string text = u"abcdefghijklmnopqrstuvwxyz";
    for (const char16_t letter : from.letters)
        text += letter;
    text += from.end();
    for (const char16_t letter : from.letters)
        text += std::u16string(1, letter) + u"," + static_cast<char16_t>(u_toupper(letter)) +
                from.end();
    return text;
}

std::u16string pattern(Source& from) {
    return u"if (name.match(/^[a-zA-Z" + from.letters + u"]+$/)) {" + from.end() +
           u"    return true;" + from.end() + u"}" + from.end();
}

std::u16string source(Source& from) {
    std::u16string text;
    for (std::size_t i = 0; i < lines; ++i) {
        text += u"#define VALUE_" + from.number() + u" (1 << " + from.number() + u")" + from.end();
        if (i % 4 == 0)
            text += u"/* (c) 1998 " + from.name() + u" " + from.name() + u" */" + from.end();
    }
    return text;
}

std::u16string credits(Source& from) {
    std::u16string text;
    for (std::size_t i = 0; i < lines; ++i)
        text += u"* Fixed bug " + from.number() + u" in the parser (thanks to " + from.name() +
                u" " + from.name() + u")" + from.end();
    return text;
}

struct Kind {
    std::string_view name;
    std::u16string (*make)(Source&);
    bool needsLetters;
};

constexpr std::array kinds{Kind{"frames with words", frames, false},
                           Kind{"forms", forms, false},
                           Kind{"keymaps", keymap, true},
                           Kind{"lists of letters", letterList, true},
                           Kind{"letters in a pattern", pattern, true},
                           Kind{"source with names", source, false},
                           Kind{"changelogs with names", credits, false}};

Question asked(const Sample& sample, std::string_view kind) {
    Question made = sample.question;
    made.variant = kind;
    made.length = "made";
    made.name += ", " + made.variant;
    return made;
}

/// All bytes of 0x80 or more in order, 16 a line.
std::vector<Byte> wholePage() {
    std::vector<Byte> bytes;
    for (unsigned byte = 0x80; byte < 0x100; ++byte) {
        bytes.push_back(static_cast<Byte>(byte));
        bytes.push_back(byte % 16 == 15 ? '\n' : ' ');
    }
    return bytes;
}

} // namespace

std::vector<Question> madeText(const Sample& sample) {
    std::vector<Question> questions;
    for (const Kind& kind : kinds) {
        Question made = asked(sample, kind.name);
        Random random(made.name);
        Source from(sample, random);
        if (kind.needsLetters && from.letters.empty())
            continue;
        const std::u16string text = kind.make(from);
        if (!std::ranges::all_of(text, [&](char16_t unit) {
                return (unit & 0xF800) == 0xD800 || sample.typist.has(unit);
            }))
            continue;
        made.bytes = sample.typist.bytes(text);
        if (shows(made.bytes, text))
            questions.push_back(std::move(made));
    }
    const EncodingId encoding = sample.question.truth.front();
    if (singleByteTable(encoding) && info(encoding).asciiCompatible) {
        questions.push_back(asked(sample, "a whole page in order"));
        questions.back().bytes = wholePage();
    }
    return questions;
}

} // namespace charsleuth::accuracy
