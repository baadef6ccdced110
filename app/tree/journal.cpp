#include "app/tree/journal.h"

#include "app/files/open_file.h"
#include "app/files/printable.h"

#include <algorithm>
#include <cerrno>
#include <string_view>

namespace charsleuth {

namespace {

/// Of the file's bytes, one after the other, with the newline; the last may lack it.
class LinesOf {
public:
    LinesOf(int file, std::uint64_t begin) : m_file(file), m_offset(begin) {}

    /// Nothing at the end; an errno where reading fails.
    std::optional<std::string> next() {
        for (;;) {
            const std::size_t end = m_text.find('\n', m_at);
            if (end != m_text.npos || m_ended) {
                std::string line = m_text.substr(m_at, end == m_text.npos ? end : end + 1 - m_at);
                m_at += line.size();
                m_position += line.size();
                return line.empty() ? std::nullopt : std::optional(std::move(line));
            }
            readMore();
        }
    }
    int trouble() const { return m_trouble; }
    std::uint64_t position() const { return m_position; } ///< after the last line, from the begin

private:
    void readMore() {
        constexpr std::size_t piece = 1 << 18; // bytes
        m_text.erase(0, std::exchange(m_at, 0));
        const std::size_t had = m_text.size();
        m_text.resize(had + piece);
        const auto count =
            readFullyAt(m_file, m_offset, {reinterpret_cast<Byte*>(m_text.data()) + had, piece});
        m_trouble = count ? 0 : errno;
        m_text.resize(had + count.value_or(0));
        m_offset += count.value_or(0);
        m_ended = count.value_or(0) < piece;
    }

    int m_file;
    std::uint64_t m_offset, m_position = 0;
    std::string m_text;
    std::size_t m_at = 0;
    int m_trouble = 0;
    bool m_ended = false;
};

/// Or is the beginning of such a line.
bool beginsAsHead(std::string_view line) {
    constexpr std::string_view head = R"({"step":"head")";
    return line.substr(0, head.size()) == head.substr(0, line.size());
}

bool isSameWork(const JournalStep& one, const JournalStep& other) {
    return one.roots == other.roots && one.to == other.to && one.destination == other.destination &&
           one.folder == other.folder;
}

/// "conversion of /a, /b to UTF-8, in-place"
std::string wordsOf(const JournalStep& head) {
    std::string words = "a conversion of ";
    for (const std::string& root : head.roots)
        words.append(&root == head.roots.data() ? "" : ", ").append(printable(root));
    words += " to " + printable(head.to) + ", " + printable(head.destination);
    return head.folder.empty() ? words : words + ' ' + printable(head.folder);
}

} // namespace

Result<Journal> Journal::open(const std::string& path, const JournalStep& head) {
    Journal journal(path);
    if (auto error = journal.openFile(Missing::Make))
        return *error;
    const auto status = statusOf(journal.m_file.get());
    if (!status)
        return Error{path, causeOf(errno)};
    if (status->size > 0)
        if (auto error = journal.read())
            return *error;
    if (journal.m_head.kind == JournalStep::Kind::Head) {
        if (isSameWork(journal.m_head, head))
            return journal;
        return Error{path, "is the journal of another run: " + wordsOf(journal.m_head)};
    }
    journal.m_head = head;
    auto error = journal.append(head);
    return error ? Result<Journal>(*error) : Result<Journal>(std::move(journal));
}

Result<Journal> Journal::openExisting(const std::string& path) {
    Journal journal(path);
    if (auto error = journal.openFile(Missing::Fail))
        return *error;
    if (auto error = journal.read())
        return *error;
    if (journal.m_head.kind != JournalStep::Kind::Head)
        return Error{path, "is empty"};
    return journal;
}

Result<Journal> Journal::look(const std::string& path) {
    Journal journal(path);
    journal.m_file = openForReading(path);
    if (!journal.m_file.isOpen())
        return Error{path, causeOf(errno)};
    if (auto error = journal.read(false))
        return *error;
    return journal;
}

bool Journal::FileState::isDone(const FileStatus& now) const {
    return last == JournalStep::Kind::Done && begin.copy.empty() && begin.after.size == now.size &&
           changed == now.written();
}

std::optional<Error> Journal::openFile(Missing missing) {
    m_file = openLocked(m_path, missing);
    if (!m_file.isOpen())
        return Error{m_path, errno == EWOULDBLOCK ? "is in use by another run" : causeOf(errno)};
    const auto status = statusOf(m_file.get());
    if (!status)
        return Error{m_path, causeOf(errno)};
    return status->isRegular() ? std::nullopt
                               : std::optional(Error{m_path, "is not a regular file"});
}

std::optional<Error> Journal::read(bool mayCut) {
    LinesOf lines(m_file.get(), 0);
    std::uint64_t whole = 0; // bytes of whole lines
    for (std::size_t number = 0; auto line = lines.next(); ++number) {
        auto step = stepIn(*line);
        const bool isHead = step && step->kind == JournalStep::Kind::Head;
        if (!line->ends_with('\n') && (number > 0 || beginsAsHead(*line)))
            break; // it was not written to its end
        if (number == 0 && !isHead)
            return Error{m_path, "is not a journal"};
        if (!step || isHead != (number == 0))
            return Error{m_path, "is damaged on line " + std::to_string(number + 1)};
        whole = lines.position();
        take(*std::move(step), number);
    }
    if (lines.trouble() != 0)
        return Error{m_path, causeOf(lines.trouble())};
    if (mayCut && !setSize(m_file.get(), whole))
        return Error{m_path, causeOf(errno)};
    return std::nullopt;
}

void Journal::take(JournalStep step, std::size_t number) {
    using enum JournalStep::Kind;
    switch (step.kind) {
    case Head:
        m_head = std::move(step);
        break;
    case Run:
        m_killed.push_back(step.process);
        takeRun(std::move(step));
        break;
    case End:
        m_killed.clear();
        if (const std::size_t ended = step.run == 0 ? m_run : step.run - 1; ended < m_runs.size())
            m_runs[ended].ended = true;
        break;
    case Folder:
        m_folders.push_back(std::move(step.path));
        break;
    case Begin: {
        const std::string path = step.path;
        m_files.insert_or_assign(
            path, FileState{.begin = std::move(step), .number = number, .run = m_run});
        break;
    }
    case Done:
        if (const auto found = m_files.find(step.path); found != m_files.end()) {
            found->second.last = Done;
            found->second.changed = step.changed;
        }
        break;
    case Failed:
    case Undone:
        m_files.erase(step.path);
        break;
    }
}

/// The command line goes on with a run of its own that was killed without being told to.
void Journal::takeRun(JournalStep step) {
    const bool goesOn = step.run > 0 && step.run <= m_runs.size();
    const bool isAgain = step.order.files.empty() && !m_runs.empty() && !m_runs.back().ended &&
                         m_runs.back().step.order.files.empty();
    m_run = goesOn ? step.run - 1 : isAgain ? m_runs.size() - 1 : m_runs.size();
    if (m_run == m_runs.size())
        m_runs.push_back({std::move(step)});
    m_runs[m_run].ended = false;
}

std::optional<Error> Journal::append(std::span<const JournalStep> steps) {
    std::string lines;
    for (const JournalStep& step : steps)
        lines += lineOf(step);
    const std::lock_guard lock(*m_appending);
    if (!m_failure && !writeFully(m_file.get(), bytesOf(lines)))
        m_failure = Error{m_path, causeOf(errno)};
    return m_failure;
}

std::optional<Error> Journal::settle(std::vector<JournalStep> steps) {
    if (auto error = append(steps))
        return error;
    for (JournalStep& step : steps)
        take(std::move(step), 0);
    return std::nullopt;
}

std::optional<Error> Journal::sync() {
    if (!syncContent(m_file.get()))
        return Error{m_path, causeOf(errno)};
    return std::nullopt;
}

std::optional<Error> Journal::finish(std::size_t run) {
    if (auto error = append({.kind = JournalStep::Kind::End, .run = run}))
        return error;
    return sync();
}

} // namespace charsleuth
