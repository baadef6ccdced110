#include "app/cli/git_files.h"

#include "app/files/file_status.h"
#include "app/files/printable.h"
#include "app/files/shell_word.h"

#include <algorithm>
#include <random>
#include <sstream>
#include <string_view>

namespace charsleuth::cli {

namespace {

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

/// Of a line of `git diff --raw`.
struct RawFacts {
    std::string before, now; ///< contents
    bool isRegular = false;  ///< both are; the one that is there where the other is not
    bool twoNames = false;   ///< renamed or copied
};

/// ":100644 100755 OBJECT OBJECT M"; nothing where it is none.
std::optional<RawFacts> factsIn(const std::string& line) {
    std::istringstream words(line);
    std::string modeBefore, modeNow, status;
    RawFacts facts;
    if (!(words >> modeBefore >> modeNow >> facts.before >> facts.now >> status))
        return std::nullopt;
    const auto isFile = [](std::string_view mode) {
        return mode.starts_with("100") || mode == "000000";
    };
    facts.isRegular = isFile(std::string_view(modeBefore).substr(1)) && isFile(modeNow);
    facts.twoNames = status.starts_with('R') || status.starts_with('C');
    return facts;
}

bool isRegularFile(const std::string& path) {
    const auto status = statusOfEntry(path);
    return status && status->isRegular();
}

} // namespace

std::optional<GitFiles> GitFiles::here(Error& trouble, const std::vector<std::string>& within) {
    auto git = GitProgram::here(within);
    if (git)
        return GitFiles(*std::move(git));
    trouble = git.error();
    return std::nullopt;
}

Result<std::vector<std::string>> GitFiles::tracked() const {
    std::vector<std::string> words;
    if (!m_git->up().empty())
        words = {"-C", m_git->up()};
    words.insert(words.end(), {"ls-files", "-z"});
    const auto listed = m_git->run(words);
    if (!listed)
        return listed.error();
    std::vector<std::string> files;
    for (const std::string& name : wordsIn(*listed))
        if (std::string path = m_git->up() + name; isRegularFile(path))
            files.push_back(std::move(path));
    return files;
}

Result<std::vector<ChangedFile>> GitFiles::differing(std::vector<std::string> words,
                                                     const std::vector<std::string>& paths) const {
    words.insert(words.begin(), {"diff", "--raw", "-z", "--no-abbrev", "-M", "--no-ext-diff",
                                 "--ignore-submodules=all"});
    words.emplace_back("--");
    words.insert(words.end(), paths.begin(), paths.end());
    const auto listed = m_git->run(words);
    if (!listed)
        return listed.error();
    std::vector<ChangedFile> files;
    const auto fields = wordsIn(*listed);
    for (std::size_t at = 0; at + 1 < fields.size(); at += 2) {
        const auto facts = factsIn(fields[at]);
        const std::string& before = fields[at + 1];
        if (facts && facts->twoNames && at + 2 < fields.size())
            ++at;
        if (facts && facts->isRegular)
            files.push_back({.before = before,
                             .path = m_git->up() + fields[at + 1],
                             .inTree = fields[at + 1],
                             .blobBefore = facts->before,
                             .blobNow = facts->now});
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
    const auto commit = revision.find('\0') != revision.npos
                            ? Error{revision, "is no revision"}
                            : m_git->run({"rev-parse", "--verify", "--quiet", "--end-of-options",
                                          revision + "^{tree}"});
    if (!commit)
        return Error{revision, "git knows no such revision (in a shallow clone: git fetch it)"};
    words.push_back(commit->substr(0, commit->find('\n')));
    return differing(std::move(words), paths);
}

Result<std::vector<ChangedFile>> GitFiles::staged(const std::vector<std::string>& paths) const {
    return differing({"--cached", "--diff-filter=ACMR"}, paths);
}

std::string restoreCommand(const std::string& revision, const ChangedFile& file) {
    return "git show " + shellWord(revision + ':' + file.before);
}

std::string whyNotCompared(const std::string& filter) {
    return "is made by the filter \"" + printable(filter) +
           "\" of git, which is not run: it is not compared";
}

GitContents::GitContents(std::shared_ptr<const GitProgram> git) : m_program(std::move(git)) {
    std::random_device random; // so that no file holds it by chance or on purpose
    m_end = "end";
    for (int i = 0; i < 4; ++i)
        m_end += '-' + std::to_string(random());
}

/// Git's words for one object. With --filters the size that Git states is that of the content
/// before it is converted (2.39): the end is where Git does not know our next question.
Result<std::string> GitContents::answerTo(const std::string& question) {
    const Error failure{"git cat-file", "ended without an answer"};
    if (!m_git) {
        auto started = m_program->start({"cat-file", "--batch", "--filters"});
        if (!started)
            return started.error();
        m_git.emplace(*std::move(started));
    }
    const std::string end = m_end + " missing\n";
    std::string answer;
    bool going = m_git->write(question + '\n' + m_end + ' ' + m_end + '\n');
    while (going && !answer.ends_with(end))
        going = m_git->read(answer);
    if (!going) {
        m_git.reset();
        return failure;
    }
    answer.resize(answer.size() - end.size());
    return answer;
}

Result<std::vector<Byte>> GitContents::read(const std::string& blob, const std::string& inTree) {
    if (inTree.find('\n') != inTree.npos) { // which is the end of a question
        const auto content = m_program->run({"cat-file", "--filters", "--path=" + inTree, blob});
        if (!content)
            return content.error();
        return std::vector<Byte>(content->begin(), content->end());
    }
    const auto answer = answerTo(blob + ' ' + inTree);
    if (!answer)
        return answer.error();
    // "OBJECT blob SIZE", the content and a line feed; "OBJECT missing"
    const std::size_t head = answer->find('\n');
    if (head == answer->npos || answer->find(" blob ") > head || head + 2 > answer->size())
        return Error{"git cat-file", "has no content " + blob + " (a partial clone lacks some)"};
    return std::vector<Byte>(answer->begin() + static_cast<std::ptrdiff_t>(head) + 1,
                             answer->end() - 1);
}

} // namespace charsleuth::cli
