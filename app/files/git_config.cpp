#include "app/files/git_config.h"

#include <algorithm>

namespace charsleuth {

namespace {

bool isWordPart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/// The character behind a backslash in a value.
char escaped(char c) {
    return c == 't' ? '\t' : c == 'n' ? '\n' : c == 'b' ? '\b' : c;
}

} // namespace

GitConfigScan::GitConfigScan(std::string_view text) {
    m_text.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at)
        if (!text.substr(at).starts_with("\r\n"))
            m_text += text[at];
}

std::optional<GitConfigScan::Setting> GitConfigScan::next() {
    for (; m_at < m_text.size(); ++m_at) {
        const char c = m_text[m_at];
        if (c == '[')
            readSection();
        else if (c == '#' || c == ';')
            m_at = std::min(m_text.find('\n', m_at), m_text.size() - 1);
        else if (isWordPart(c))
            return readSetting();
    }
    return std::nullopt;
}

std::string GitConfigScan::word() {
    std::string word;
    for (; m_at < m_text.size() && isWordPart(m_text[m_at]); ++m_at)
        word += static_cast<char>(m_text[m_at] | 0x20); // small
    return word;
}

/// Reads the header of a section, up to its closing bracket.
void GitConfigScan::readSection() {
    ++m_at;
    m_section = word();
    bool quoted = false;
    for (; m_at < m_text.size() && m_text[m_at] != '\n'; ++m_at) {
        if (m_text[m_at] == ']' && !quoted)
            return;
        quoted = quoted != (m_text[m_at] == '"');
        m_at += m_text[m_at] == '\\' ? 1 : 0;
    }
}

GitConfigScan::Setting GitConfigScan::readSetting() {
    Setting setting{m_section, word(), {}};
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
        ++m_at;
    if (m_at == m_text.size() || m_text[m_at] != '=')
        return setting;
    std::size_t kept = 0; // without the blanks at the end
    bool quoted = false;
    for (++m_at; m_at < m_text.size() && m_text[m_at] != '\n'; ++m_at) {
        const char c = m_text[m_at];
        const bool isBlank = c == ' ' || c == '\t' || c == '\r';
        if (c == '"') {
            quoted = !quoted;
        } else if ((c == '#' || c == ';') && !quoted) {
            break;
        } else if (c == '\\' && ++m_at < m_text.size()) {
            if (m_text[m_at] != '\n') // else the value goes on in the next line
                setting.value += escaped(m_text[m_at]);
        } else if (!isBlank || quoted || !setting.value.empty()) {
            setting.value += c;
        }
        if (!isBlank || quoted)
            kept = setting.value.size();
    }
    setting.value.resize(kept);
    return setting;
}

} // namespace charsleuth
