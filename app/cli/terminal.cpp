#include "app/cli/terminal.h"

#include "app/cli/output.h"
#include "app/files/printable.h"
#include "app/files/standard_streams.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace charsleuth::cli {

namespace {

struct WidthRange {
    char32_t first, last;
    std::uint8_t columns;
};

constexpr WidthRange widths[] = {
#include "app/cli/generated/character_widths.inc"
};

std::size_t columnsOf(char32_t character) {
    const auto* range = std::ranges::lower_bound(widths, character, {}, &WidthRange::last);
    return range != std::end(widths) && range->first <= character ? range->columns : 1;
}

/// Takes one character after the other and begins a new line where one is full.
class Folder {
public:
    Folder(std::size_t columns, std::size_t indent) : m_columns(columns), m_indent(indent) {}

    void add(std::string_view bytes, char32_t character) {
        const std::size_t width = columnsOf(character);
        if (m_width + width > m_columns) {
            if (character == ' ')
                m_behindBlank = 0; // the break is here, in its place
            breakLine();
            if (character == ' ')
                return;
        }
        m_text += bytes;
        m_width += width;
        if (character == ' ' && m_width > m_indent) {
            m_behindBlank = m_text.size();
            m_widthBehindBlank = m_width;
        }
    }
    std::string take() { return std::move(m_text); }

private:
    void breakLine() {
        const bool atBlank = m_behindBlank > 0 && m_width - m_widthBehindBlank < m_columns / 3;
        const std::string rest = atBlank ? m_text.substr(m_behindBlank) : std::string();
        m_text.resize(m_text.size() - rest.size() - (atBlank ? 1 : 0));
        m_text += '\n' + std::string(m_indent, ' ') + rest;
        m_width = m_indent + (atBlank ? m_width - m_widthBehindBlank : 0);
        m_behindBlank = 0;
    }

    std::size_t m_columns, m_indent;
    std::string m_text;
    std::size_t m_width = 0;       ///< of the last line
    std::size_t m_behindBlank = 0; ///< where the last line could be broken; 0 for nowhere
    std::size_t m_widthBehindBlank = 0;
};

} // namespace

std::size_t terminalColumns() {
    constexpr std::size_t usual = 80;
    if (!Output::isTerminal())
        return 0;
    const std::size_t told = terminalWidth(standardOutput);
    return told > 0 ? told : usual;
}

std::string folded(std::string_view text, std::size_t columns, std::size_t indent) {
    if (columns <= indent + indent / 2) // no room: the terminal may do it
        return std::string(text);
    Folder folder(columns, indent);
    while (!text.empty()) {
        const Utf8Character character = firstCharacter(text).value_or(Utf8Character{U'?', 1});
        folder.add(text.substr(0, character.size), character.value);
        text.remove_prefix(character.size);
    }
    return folder.take();
}

} // namespace charsleuth::cli
