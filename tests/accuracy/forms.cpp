#include "tests/accuracy/forms.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace charsleuth::accuracy {

namespace {

bool isCjk(char16_t unit) {
    return unit >= 0x2E80 && unit < 0xE000;
}

} // namespace

std::u16string FormWriter::words(std::size_t count) {
    const std::u16string& line =
        m_text.lines[m_text.tellingLine[m_random.below(m_text.tellingLine.size())]];
    std::vector<std::size_t> starts, telling;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == 0 || line[i - 1] == u' ' || (isCjk(line[i]) && i % 4 == 0))
            starts.push_back(i);
        if (line[i] >= 0x80 && u_isalpha(line[i]) &&
            (telling.empty() || telling.back() + 1 != starts.size()))
            telling.push_back(starts.size() - 1);
    }
    // On an EBCDIC page plain English shows the encoding too.
    const std::size_t one =
        telling.empty() ? m_random.below(starts.size()) : telling[m_random.below(telling.size())];
    const std::size_t first = one - std::min(one, m_random.below(count));
    const std::size_t begin = starts[first];
    const std::size_t end = first + count < starts.size() ? starts[first + count] : line.size();
    std::u16string piece = line.substr(begin, end - begin);
    while (piece.ends_with(u' '))
        piece.pop_back();
    return piece;
}

std::u16string FormWriter::word() {
    std::u16string word = words(1);
    const auto isPart = [](char16_t unit) {
        return u_isalpha(unit) || u_charType(unit) == U_NON_SPACING_MARK;
    };
    while (!word.empty() && !isPart(word.front()))
        word.erase(0, 1);
    word.erase(std::find_if_not(word.begin(), word.end(), isPart), word.end());
    return word;
}

std::u16string FormWriter::name() {
    std::u16string name = word();
    if (!name.empty())
        name[0] = static_cast<char16_t>(u_toupper(name[0]));
    return name;
}

std::u16string FormWriter::english(std::size_t count) {
    std::u16string line;
    for (const char16_t unit : m_english[m_random.below(m_english.size())])
        line += unit < 0x80 ? unit : u'\'';
    std::size_t end = 0;
    for (std::size_t i = 0; i < count && end < line.size(); ++i)
        end = std::min(line.find(u' ', end + 1), line.size());
    return line.substr(0, end);
}

std::u16string FormWriter::number(std::size_t digits) {
    std::u16string number;
    for (std::size_t i = 0; i < digits; ++i)
        number += static_cast<char16_t>(u'0' + m_random.below(10));
    return number;
}

std::u16string FormWriter::filledIn(std::u16string_view form) {
    std::u16string text;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == u'\n') {
            text += m_text.lineEnd;
            continue;
        }
        if (form[i] != u'$') {
            text += form[i];
            continue;
        }
        const char16_t what = form[++i];
        std::size_t count = 0;
        while (i + 1 < form.size() && form[i + 1] >= u'0' && form[i + 1] <= u'9')
            count = 10 * count + form[++i] - u'0';
        text += what == u'w'   ? words(count)
                : what == u'e' ? english(count)
                : what == u'd' ? number(count)
                : what == u'n' ? name()
                               : word();
    }
    return text;
}

} // namespace charsleuth::accuracy
