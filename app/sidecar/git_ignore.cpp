#include "app/sidecar/git_ignore.h"

#include "app/files/git_repository.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/small_file.h"
#include "app/sidecar/glob.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace charsleuth {

namespace {

/// Spaces at the end do not count, unless a backslash stands before them.
std::string_view withoutSpaces(std::string_view line) {
    while (line.ends_with(' ') && !line.ends_with("\\ "))
        line.remove_suffix(1);
    return line;
}

} // namespace

GitIgnore::GitIgnore(const std::string& root, std::string within)
    : m_written(withSlash(root).size()), m_within(std::move(within)) {
    m_root = withSlash(fullPath(root));
    m_top = workTreeAround(m_root, m_within);
    if (m_top.empty())
        m_top = m_root;
    else
        m_excluded = rulesIn(readSmallFile(m_top + ".git/info/exclude", m_within).value_or(""));
}

std::vector<GitIgnore::Rule> GitIgnore::rulesIn(std::string_view text) {
    std::vector<Rule> rules;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        line = withoutSpaces(line);
        Rule rule;
        rule.takesBack = line.starts_with('!');
        if (line.empty() || line.front() == '#')
            continue;
        line.remove_prefix(rule.takesBack ? 1 : 0);
        rule.foldersOnly = line.ends_with('/');
        line.remove_suffix(rule.foldersOnly ? 1 : 0);
        rule.pattern = std::string(line);
        if (!rule.pattern.empty())
            rules.push_back(std::move(rule));
    }
    return rules;
}

void GitIgnore::enter(std::string_view folder) {
    while (!m_folders.empty() && !folder.starts_with(m_folders.back().path))
        m_folders.pop_back();
    std::string path = m_folders.empty() ? m_top : m_folders.back().path;
    if (m_folders.empty())
        m_folders.push_back(
            {path, rulesIn(readSmallFile(path + ".gitignore", m_within).value_or(""))});
    while (path.size() < folder.size()) {
        path = std::string(folder.substr(0, folder.find('/', path.size()) + 1));
        m_folders.push_back(
            {path, rulesIn(readSmallFile(path + ".gitignore", m_within).value_or(""))});
    }
}

bool GitIgnore::ignores(const std::string& path) {
    std::string file = m_root + path.substr(std::min(path.size(), m_written));
    const bool isFolder = file.ends_with('/');
    if (isFolder)
        file.pop_back();
    const std::string_view whole(file);
    const std::size_t name = whole.rfind('/') + 1;
    if (whole.substr(name) == ".git")
        return true;
    enter(whole.substr(0, name));
    const auto verdict = [&](const std::vector<Rule>& rules,
                             std::string_view folder) -> std::optional<bool> {
        for (auto rule = rules.rbegin(); rule != rules.rend(); ++rule)
            if ((isFolder || !rule->foldersOnly) &&
                gitPatternMeans(rule->pattern, whole.substr(folder.size())))
                return !rule->takesBack;
        return std::nullopt;
    };
    for (auto folder = m_folders.rbegin(); folder != m_folders.rend(); ++folder)
        if (const auto said = verdict(folder->rules, folder->path))
            return *said;
    return verdict(m_excluded, m_top).value_or(false);
}

} // namespace charsleuth
