#include "app/sidecar/git_attributes.h"

#include "app/sidecar/configured_folders.h"
#include "app/sidecar/glob.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <map>

namespace charsleuth {

namespace {

using namespace scan;

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
    explicit Reader(GitAttributes& into) : m_into(into) {}

    /// `name`: of the file, from the folder on.
    void read(const std::string& folder, std::string_view name, Text text, bool macrosAllowed);

private:
    Settings settingsIn(Text words) const;

    GitAttributes& m_into;
    Text m_whole; ///< of the file in hand
};

GitAttributes::Settings GitAttributes::Reader::settingsIn(Text words) const {
    using State = Setting::State;
    Settings settings;
    while (takeWhile(words, isSeparator), !words.empty()) {
        const Text word = takeWhile(words, [](char c) { return !isSeparator(c); });
        const bool plain = word.front() != '-' && word.front() != '!';
        const Text name = upTo(plain ? word : word.substr(1), "=");
        const bool hasValue = plain && word.size() > name.size() + 1; // "name=" is set, to no value
        const Text value = hasValue ? word.substr(name.size() + 1) : Text();
        settings.push_back(
            {std::string(name),
             hasValue              ? State::Value
             : plain               ? State::Set
             : word.front() == '-' ? State::Unset
                                   : State::Unspecified,
             std::string(value), m_into.m_files.size() - 1,
             hasValue ? static_cast<std::size_t>(value.data() - m_whole.data()) : 0});
    }
    return settings;
}

void GitAttributes::Reader::read(const std::string& folder, std::string_view name, Text text,
                                 bool macrosAllowed) {
    m_into.m_files.push_back(folder + std::string(name));
    m_whole = text;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        Text line = upTo(text, "\n");
        text = from(text, line.size() + 1);
        line = trim(line);
        if (line.empty() || line.front() == '#' || line.size() > 2048) // Git's own limit
            continue;
        if (takeExactly(line, "[attr]")) {
            const std::string macro(takeWhile(line, [](char c) { return !isSeparator(c); }));
            if (macrosAllowed)
                m_into.m_macros[macro] = settingsIn(line);
            continue;
        }
        std::string pattern = takePattern(line);
        if (pattern.starts_with('!')) // there are no negative patterns
            continue;
        m_into.m_rules.push_back(
            {folder, std::move(pattern), settingsIn(line), m_into.m_files.size() - 1});
    }
}

GitAttributes::GitAttributes(std::span<const ConfiguredFolder> folders)
    : m_macros{{"binary", {{"text", Setting::State::Unset, {}}}}} { // Git's own, as far as is asked
    const auto root =
        std::ranges::find(folders.rbegin(), folders.rend(), true, &ConfiguredFolder::isWorkTree);
    if (root == folders.rend())
        return;
    const auto inside = folders.last(static_cast<std::size_t>(root - folders.rbegin()) + 1);
    const ConfiguredFolder& workTree = inside.front();
    Reader reader(*this);
    for (const ConfiguredFolder& folder : inside)
        reader.read(folder.path, ".gitattributes", folder.attributes, &folder == &workTree);
    reader.read(workTree.path, ".git/info/attributes", workTree.repositoryAttributes, true);
}

// The settings that hold, from the last one back: the first one met of an attribute decides it. A
// macro that is set brings its own settings, where they are not decided yet.
class GitAttributes::Decided {
public:
    explicit Decided(const GitAttributes& attributes) : m_attributes(attributes) {}

    void add(const Settings& settings) {
        for (auto setting = settings.rbegin(); setting != settings.rend(); ++setting) {
            if (!m_decided.emplace(setting->name, &*setting).second ||
                setting->state != Setting::State::Set)
                continue;
            const auto macro = m_attributes.m_macros.find(setting->name);
            if (macro != m_attributes.m_macros.end())
                add(macro->second);
        }
    }
    const Setting* of(std::string_view name) const {
        const auto found = m_decided.find(name);
        return found == m_decided.end() ? nullptr : found->second;
    }

private:
    const GitAttributes& m_attributes;
    std::map<std::string_view, const Setting*> m_decided;
};

GitAttributes::Held GitAttributes::settingOf(std::string_view file, std::string_view name) const {
    Decided decided(*this);
    for (auto rule = m_rules.rbegin(); rule != m_rules.rend(); ++rule) {
        if (gitPatternMeans(rule->pattern, file.substr(rule->folder.size())))
            decided.add(rule->settings);
        if (const Setting* const setting = decided.of(name))
            return {setting, &*rule};
    }
    return {};
}

std::optional<ConfiguredValue>
GitAttributes::workingTreeEncodingSettingOf(std::string_view file) const {
    const Held held = settingOf(file, "working-tree-encoding");
    if (!held || held->state != Setting::State::Value)
        return std::nullopt;
    return ConfiguredValue{held->value, ".gitattributes", m_files[held->file], held->at,
                           m_files[held.rule->file]};
}

std::optional<std::string> GitAttributes::workingTreeEncodingOf(std::string_view file) const {
    auto setting = workingTreeEncodingSettingOf(file);
    return setting ? std::optional(std::move(setting->value)) : std::nullopt;
}

std::optional<std::string> GitAttributes::filterOf(std::string_view file) const {
    const Held held = settingOf(file, "filter");
    return held && held->state == Setting::State::Value ? std::optional(held->value) : std::nullopt;
}

std::optional<std::string> GitAttributes::lineEndOf(std::string_view file) const {
    const Held text = settingOf(file, "text");
    const Held eol = settingOf(file, "eol");
    const bool isText = !text || text->state != Setting::State::Unset;
    return isText && eol && eol->state == Setting::State::Value ? std::optional(eol->value)
                                                                : std::nullopt;
}

} // namespace charsleuth
