#include "app/sidecar/git_attributes.h"

#include "app/sidecar/configured_folders.h"
#include "app/sidecar/glob.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <map>

namespace charsleuth {

namespace {

using namespace scan;

constexpr Text attribute = "working-tree-encoding";

// The state that one line gives the attribute.
struct Setting {
    bool mentioned = false;
    std::optional<std::string> value; ///< nothing: unset or unspecified
};

bool isSeparator(char c) {
    return isSpace(c);
}

// Takes what a backslash in quotes stands for, as in C; nothing where Git knows none.
std::optional<char> takeEscaped(Text& line) {
    constexpr Text names = "abfnrtv\\\"", values = "\a\b\f\n\r\t\v\\\"";
    const auto isOctal = [](char c) { return c >= '0' && c <= '7'; };
    if (line.empty())
        return std::nullopt;
    if (const std::size_t name = names.find(line.front()); name != none) {
        line.remove_prefix(1);
        return values[name];
    }
    const Text digits = line.substr(0, 3);
    if (digits.size() < 3 || digits.front() > '3' || !std::ranges::all_of(digits, isOctal))
        return std::nullopt;
    line.remove_prefix(3);
    return static_cast<char>((digits[0] - '0') << 6 | (digits[1] - '0') << 3 | (digits[2] - '0'));
}

// Takes a pattern in double quotes; nothing where these are not closed, or hold what is no escape.
std::optional<std::string> takeQuoted(Text& line) {
    Text rest = line;
    if (!takeExactly(rest, "\""))
        return std::nullopt;
    std::string pattern;
    while (!takeExactly(rest, "\"")) {
        if (rest.empty())
            return std::nullopt;
        const char c = rest.front();
        rest.remove_prefix(1);
        const auto meant = c == '\\' ? takeEscaped(rest) : std::optional(c);
        if (!meant)
            return std::nullopt;
        pattern.push_back(*meant);
    }
    line = rest;
    return pattern;
}

std::string takePattern(Text& line) {
    if (auto quoted = takeQuoted(line))
        return *std::move(quoted);
    return std::string(takeWhile(line, [](char c) { return !isSeparator(c); }));
}

} // namespace

// Reads files in the order in which they count.
class GitAttributes::Reader {
public:
    void read(const std::string& folder, Text text, bool macrosAllowed);
    std::vector<Rule> rules() && { return std::move(m_rules); }

private:
    Setting settingIn(Text attributes) const;

    std::map<std::string, Setting, std::less<>> m_macros;
    std::vector<Rule> m_rules;
};

Setting GitAttributes::Reader::settingIn(Text attributes) const {
    Setting setting;
    while (takeWhile(attributes, isSeparator), !attributes.empty()) {
        Text word = takeWhile(attributes, [](char c) { return !isSeparator(c); });
        const bool plain = word.front() != '-' && word.front() != '!';
        const Text name = upTo(plain ? word : word.substr(1), "=");
        if (name == attribute) {
            setting.mentioned = true;
            setting.value.reset();
            if (plain && word.size() > name.size() + 1) // a bare name is set, to no encoding
                setting.value = std::string(word.substr(name.size() + 1));
        } else if (const auto macro = m_macros.find(name);
                   plain && macro != m_macros.end() && macro->second.mentioned) {
            setting = macro->second;
        }
    }
    return setting;
}

void GitAttributes::Reader::read(const std::string& folder, Text text, bool macrosAllowed) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        Text line = upTo(text, "\n");
        text = from(text, line.size() + 1);
        line = trim(line);
        if (line.empty() || line.front() == '#' || line.size() > 2048) // Git's own limit
            continue;
        if (takeExactly(line, "[attr]")) {
            const std::string name(takeWhile(line, [](char c) { return !isSeparator(c); }));
            if (macrosAllowed)
                m_macros[name] = settingIn(line);
            continue;
        }
        std::string pattern = takePattern(line);
        if (pattern.starts_with('!')) // there are no negative patterns
            continue;
        if (Setting setting = settingIn(line); setting.mentioned)
            m_rules.push_back({folder, std::move(pattern), std::move(setting.value)});
    }
}

GitAttributes::GitAttributes(std::span<const ConfiguredFolder> folders) {
    const auto root =
        std::ranges::find(folders.rbegin(), folders.rend(), true, &ConfiguredFolder::isWorkTree);
    if (root == folders.rend())
        return;
    const auto inside = folders.last(static_cast<std::size_t>(root - folders.rbegin()) + 1);
    const ConfiguredFolder& workTree = inside.front();
    Reader reader;
    for (const ConfiguredFolder& folder : inside)
        reader.read(folder.path, folder.attributes, &folder == &workTree);
    reader.read(workTree.path, workTree.repositoryAttributes, true);
    m_rules = std::move(reader).rules();
}

std::optional<std::string> GitAttributes::workingTreeEncodingOf(std::string_view file) const {
    for (auto rule = m_rules.rbegin(); rule != m_rules.rend(); ++rule)
        if (gitPatternMeans(rule->pattern, file.substr(rule->folder.size())))
            return rule->value;
    return std::nullopt;
}

} // namespace charsleuth
