#include "app/sidecar/git_attributes.h"

#include "app/sidecar/glob.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <map>

namespace charsleuth {

namespace {

using namespace scan;
namespace fs = std::filesystem;

constexpr Text kAttribute = "working-tree-encoding";

// The state that one line gives the attribute.
struct Setting {
    bool mentioned = false;
    std::optional<std::string> value; ///< nothing: unset or unspecified
};

bool isSeparator(char c) {
    return isSpace(c);
}

class AttributeReader {
public:
    // `relative` is the path from the folder of this file's patterns.
    void read(Text text, Text relative, bool macrosAllowed);
    std::optional<std::string> value() const { return m_value; }

private:
    Setting settingIn(Text attributes) const;
    static bool speaksOf(Text pattern, Text relative);

    std::map<std::string, Setting, std::less<>> m_macros;
    std::optional<std::string> m_value;
};

// Takes the pattern; one in double quotes is unescaped as in C.
std::string takePattern(Text& line) {
    if (!line.starts_with('"'))
        return std::string(takeWhile(line, [](char c) { return !isSeparator(c); }));
    line.remove_prefix(1);
    std::string pattern;
    while (!line.empty() && line.front() != '"') {
        if (line.front() == '\\' && line.size() > 1)
            line.remove_prefix(1);
        pattern.push_back(line.front());
        line.remove_prefix(1);
    }
    takeExactly(line, "\"");
    return pattern;
}

Setting AttributeReader::settingIn(Text attributes) const {
    Setting setting;
    while (takeWhile(attributes, isSeparator), !attributes.empty()) {
        Text word = takeWhile(attributes, [](char c) { return !isSeparator(c); });
        const bool plain = word.front() != '-' && word.front() != '!';
        const Text name = upTo(plain ? word : word.substr(1), "=");
        if (name == kAttribute) {
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

bool AttributeReader::speaksOf(Text pattern, Text relative) {
    if (pattern.ends_with('/')) // folders only
        return false;
    if (pattern.find('/') == none)
        return matchesGitPattern(pattern, from(relative, relative.rfind('/') + 1));
    if (pattern.starts_with('/'))
        pattern.remove_prefix(1);
    // Git compares what is plain at the start first, so that in "/a**" the stars are a whole part.
    const Text plain = upTo(pattern, "*?[\\");
    return relative.starts_with(plain) &&
           matchesGitPattern(from(pattern, plain.size()), from(relative, plain.size()));
}

void AttributeReader::read(Text text, Text relative, bool macrosAllowed) {
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
        const std::string pattern = takePattern(line);
        if (pattern.starts_with('!') || !speaksOf(pattern, relative)) // no negative patterns
            continue;
        if (Setting setting = settingIn(line); setting.mentioned)
            m_value = std::move(setting.value);
    }
}

// The folder with .git, going up; empty where there is none.
fs::path workTreeOf(fs::path folder) {
    std::error_code error;
    for (;; folder = folder.parent_path()) {
        if (fs::exists(folder / ".git", error))
            return folder;
        if (folder == folder.parent_path())
            return {};
    }
}

// .git is a folder, or a file that says where it is (worktrees, submodules).
fs::path repositoryOf(const fs::path& workTree) {
    fs::path git = workTree / ".git";
    const auto text = readSmallFile(git);
    if (!text)
        return git;
    Text line = *text;
    if (!takeExactly(line, "gitdir:"))
        return git;
    fs::path repository = workTree / fs::path(std::string(trim(line)));
    if (const auto common = readSmallFile(repository / "commondir"))
        return repository / fs::path(std::string(trim(*common)));
    return repository;
}

} // namespace

bool GitAttributes::mentionsAttribute(const File& file) {
    return file.content.text.find(kAttribute) != none;
}

GitAttributes::GitAttributes(const fs::path& folder) {
    const fs::path workTree = workTreeOf(folder);
    if (workTree.empty())
        return;
    std::vector<fs::path> down{folder}; // to the folder, begun at its end
    while (down.back() != workTree)
        down.push_back(down.back().parent_path());
    std::ranges::reverse(down);
    for (const fs::path& one : down)
        if (auto file = readFolderText(one, ".gitattributes"))
            m_files.push_back({*std::move(file), one == workTree});
    if (auto text = readSmallFile(repositoryOf(workTree) / "info" / "attributes"))
        m_files.push_back({{(workTree / "").string(), *std::move(text)}, true});
    // Most say nothing of it, and need not be read again for every file.
    if (std::ranges::none_of(m_files, mentionsAttribute))
        m_files.clear();
}

std::optional<std::string> GitAttributes::workingTreeEncodingOf(std::string_view file) const {
    AttributeReader reader;
    for (const File& one : m_files)
        reader.read(one.content.text, one.content.relative(file), one.macrosAllowed);
    return reader.value();
}

} // namespace charsleuth
