#include "app/cli/git_files.h"

#include "app/files/file_status.h"
#include "app/files/run_program.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

/// What git prints; an error where it fails, with its own first line.
Result<std::string> git(const std::vector<std::string>& words) {
    std::vector<std::string> all = {"git", "--literal-pathspecs"};
    all.insert(all.end(), words.begin(), words.end());
    auto outcome = runProgram(all);
    if (!outcome)
        return outcome.error();
    if (outcome->status == 0)
        return std::move(outcome->out);
    const std::string why = outcome->err.substr(0, outcome->err.find('\n'));
    return Error{"git " + words.front(), why.empty() ? "failed without a word" : why};
}

/// Words that end with NUL.
std::vector<std::string> wordsIn(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\0', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

bool isRegularFile(const std::string& path) {
    const auto status = statusOfEntry(path);
    return status && status->isRegular();
}

} // namespace

std::optional<GitFiles> GitFiles::here(Error& trouble) {
    const auto up = git({"rev-parse", "--show-cdup"});
    if (!up) {
        trouble = up.error();
        return std::nullopt;
    }
    return GitFiles(up->substr(0, up->find('\n')));
}

Result<std::vector<std::string>> GitFiles::tracked() const {
    std::vector<std::string> words;
    if (!m_up.empty())
        words = {"-C", m_up};
    words.insert(words.end(), {"ls-files", "-z"});
    const auto listed = git(words);
    if (!listed)
        return listed.error();
    std::vector<std::string> files;
    for (const std::string& name : wordsIn(*listed))
        if (std::string path = m_up + name; isRegularFile(path))
            files.push_back(std::move(path));
    return files;
}

Result<std::vector<ChangedFile>> GitFiles::differing(std::vector<std::string> words,
                                                     const std::vector<std::string>& paths) const {
    words.insert(words.begin(),
                 {"diff", "--name-status", "-z", "-M", "--no-ext-diff", "--ignore-submodules=all"});
    words.emplace_back("--");
    words.insert(words.end(), paths.begin(), paths.end());
    const auto listed = git(words);
    if (!listed)
        return listed.error();
    // STATUS NUL PATH NUL, or R100 NUL BEFORE NUL AFTER NUL
    std::vector<ChangedFile> files;
    const auto fields = wordsIn(*listed);
    for (std::size_t at = 0; at + 1 < fields.size(); at += 2) {
        const std::string& before = fields[at + 1];
        if ((fields[at].starts_with('R') || fields[at].starts_with('C')) && at + 2 < fields.size())
            ++at;
        files.push_back({before, m_up + fields[at + 1], fields[at + 1]});
    }
    return files;
}

Result<std::vector<ChangedFile>>
GitFiles::changedSince(const std::string& revision, bool inIndex,
                       const std::vector<std::string>& paths) const {
    std::vector<std::string> words = {"--diff-filter=MR"};
    if (inIndex)
        words.emplace_back("--cached");
    // Resolved first: a word that begins with a dash is no revision, and a path is none.
    const auto commit =
        git({"rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{tree}"});
    if (!commit)
        return Error{revision, "git knows no such revision (in a shallow clone: git fetch it)"};
    words.push_back(commit->substr(0, commit->find('\n')));
    return differing(std::move(words), paths);
}

Result<std::vector<ChangedFile>> GitFiles::staged(const std::vector<std::string>& paths) const {
    return differing({"--cached", "--diff-filter=ACMR"}, paths);
}

Result<std::vector<Byte>> GitFiles::contentOf(const std::string& revision,
                                              const std::string& inTree) const {
    const auto content = git({"cat-file", "--filters", revision + ":" + inTree});
    if (!content)
        return content.error();
    return std::vector<Byte>(content->begin(), content->end());
}

} // namespace charsleuth::cli
