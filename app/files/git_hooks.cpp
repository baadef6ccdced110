#include "app/files/git_hooks.h"

#include "app/files/git_repository.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/small_file.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace charsleuth {

namespace {

constexpr std::size_t mostConfigs =
    100; ///< files; those that are included behind them are not read

bool isWordPart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/// What git's configuration files consist of, piece by piece.
class ConfigScan {
public:
    explicit ConfigScan(std::string_view text) : m_text(text) {}

    struct Setting {
        std::string section, name; ///< in small letters; without the subsection
        std::string value;
    };
    /// Nothing at the end.
    std::optional<Setting> next() {
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

private:
    std::string word() {
        std::string word;
        for (; m_at < m_text.size() && isWordPart(m_text[m_at]); ++m_at)
            word += static_cast<char>(m_text[m_at] | 0x20); // small
        return word;
    }

    /// Up to its bracket.
    void readSection() {
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

    Setting readSetting() {
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
                    setting.value += m_text[m_at];
            } else if (!isBlank || quoted || !setting.value.empty()) {
                setting.value += c;
            }
            if (!isBlank || quoted)
                kept = setting.value.size();
        }
        setting.value.resize(kept);
        return setting;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_section;
};

std::string variable(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return value != nullptr ? value : "";
}

/// A path in a configuration: relative to `folder`, which ends with a slash, or to the user's.
std::string placeOf(const std::string& value, const std::string& folder) {
    if (value.starts_with("~/"))
        return variable("HOME") + value.substr(1);
    return isAbsolute(value) ? value : folder + value;
}

/// The values of core.hooksPath, as they are written in the files and those that they include.
std::vector<std::string> hooksPathsIn(std::vector<std::string> files) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::string file = canonicalPath(files[i]).value_or(files[i]);
        const auto text = readSmallFile(file);
        ConfigScan scan(text ? std::string_view(*text) : std::string_view());
        while (const auto setting = scan.next()) {
            if (setting->section == "core" && setting->name == "hookspath")
                found.push_back(setting->value);
            if (!setting->section.starts_with("include") || setting->name != "path")
                continue;
            std::string more = placeOf(setting->value, file.substr(0, file.rfind('/') + 1));
            if (files.size() < mostConfigs && std::ranges::find(files, more) == files.end())
                files.push_back(std::move(more));
        }
    }
    return found;
}

} // namespace

std::vector<std::string> hookFoldersOf(const std::string& workTree) {
    const GitRepository repository = repositoryOf(workTree);
    const std::string home = variable("HOME"), own = variable("XDG_CONFIG_HOME");
    std::vector<std::string> folders =
        hooksPathsIn({repository.common + "/config", repository.folder + "/config.worktree",
                      home + "/.gitconfig", (own.empty() ? home + "/.config" : own) + "/git/config",
                      "/etc/gitconfig"});
    for (std::string& folder : folders)
        folder = withSlash(absolutePath(placeOf(folder, workTree)));
    return folders;
}

} // namespace charsleuth
