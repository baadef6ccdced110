#include "app/files/write_guard.h"

#include "app/files/file_status.h"
#include "app/files/git_hooks.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

/// In small letters, as file systems that fold case do with ASCII.
std::string folded(std::string_view name) {
    std::string small(name);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return small;
}

/// The characters that HFS+ passes over in names: `next_hfs_char` of git's utf8.c.
// NOLINTBEGIN(misc-misleading-bidirectional): some turn the direction of text.
constexpr std::array<std::string_view, 16> passedOver = {
    "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xAA", "\xE2\x80\xAB",
    "\xE2\x80\xAC", "\xE2\x80\xAD", "\xE2\x80\xAE", "\xE2\x81\xAA", "\xE2\x81\xAB", "\xE2\x81\xAC",
    "\xE2\x81\xAD", "\xE2\x81\xAE", "\xE2\x81\xAF", "\xEF\xBB\xBF"};
// NOLINTEND(misc-misleading-bidirectional)

/// The name that some file system takes `name` for: in small letters, without a stream of NTFS, the
/// characters that HFS+ passes over, and the dots and spaces at the end that Windows drops.
std::string plain(std::string_view name) {
    std::string plain = folded(name.substr(0, name.find(':')));
    for (const std::string_view character : passedOver)
        for (std::size_t at = 0; (at = plain.find(character, at)) != plain.npos;)
            plain.erase(at, character.size());
    plain.resize(plain.find_last_not_of(". ") + 1);
    return plain;
}

/// Files and folders of which git, editors and coding agents run what they say.
constexpr std::array<std::string_view, 39> obeyed = {".gitconfig",
                                                     ".githooks",
                                                     ".husky",
                                                     ".devcontainer",
                                                     ".devcontainer.json",
                                                     ".envrc",
                                                     ".vscode",
                                                     ".vs",
                                                     ".idea",
                                                     ".fleet",
                                                     ".zed",
                                                     ".helix",
                                                     ".exrc",
                                                     "_exrc",
                                                     ".vimrc",
                                                     "_vimrc",
                                                     ".gvimrc",
                                                     "_gvimrc",
                                                     ".lvimrc",
                                                     ".vim",
                                                     ".nvimrc",
                                                     ".nvim.lua",
                                                     ".dir-locals.el",
                                                     ".dir-locals-2.el",
                                                     ".emacs",
                                                     ".emacs.d",
                                                     ".claude",
                                                     ".codex",
                                                     ".cursor",
                                                     ".gemini",
                                                     ".mcp.json",
                                                     ".aider.conf.yml",
                                                     ".amazonq",
                                                     ".continue",
                                                     ".kiro",
                                                     ".opencode",
                                                     ".qwen",
                                                     ".roo",
                                                     ".windsurf"};

bool isObeyed(std::string_view name) {
    const std::string known = plain(name);
    return std::ranges::find(obeyed, known) != obeyed.end() || known.ends_with(".code-workspace");
}

/// Whether git would take the folder for a repository, once it has the entry `made` as well.
bool isRepository(const std::string& folder, std::string_view made) {
    const auto has = [&](std::string_view name) {
        return folded(made) == folded(name) || statusOfEntry(folder + std::string(name));
    };
    return has("HEAD") && ((has("objects") && has("refs")) || has("commondir"));
}

/// Whether git runs what lies at `path` as a hook, or with one, in the work tree `folder`.
bool isHook(const std::string& path, const std::string& folder) {
    if (!statusOfEntry(folder + ".git"))
        return false;
    return std::ranges::any_of(hookFoldersOf(folder), [&](const std::string& hooks) {
        return folded(path + '/').starts_with(folded(hooks));
    });
}

} // namespace

bool isGitName(std::string_view name) {
    const std::string known = plain(name);
    return known == ".git" || known == "git~1";
}

std::optional<std::string> whyNotWritten(const std::string& path, std::size_t named) {
    for (std::size_t begin = named; begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string_view name(path.data() + begin, end - begin);
        if (isGitName(name) || (!name.empty() && isRepository(path.substr(0, begin), name)))
            return "lies in a repository of git, which runs programs that are named there";
        if (isObeyed(name))
            return "is what git, editors or coding agents obey where they find it";
        if (!name.empty() && isHook(path, path.substr(0, begin)))
            return "lies in a folder of hooks, which git runs (core.hooksPath)";
        begin = end + 1;
    }
    return std::nullopt;
}

} // namespace charsleuth
