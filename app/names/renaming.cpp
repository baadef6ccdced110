#include "app/names/renaming.h"

#include "app/files/file_source.h"
#include "app/tree/path_text.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace charsleuth {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view headLine = "{\"journal\":\"charsleuth names\",\"version\":1}\n";

bool isThere(const std::string& path) {
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0;
}

/// Fails with EEXIST where the new name is there.
bool renameTo(const std::string& from, const std::string& to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
#endif
    if (isThere(to)) { // the file system cannot do both in one step
        errno = EEXIST;
        return false;
    }
    return ::rename(from.c_str(), to.c_str()) == 0;
}

std::optional<std::string> pathField(const Json& line, const char* name) {
    const auto field = line.find(name);
    if (field == line.end() || !field->is_string())
        return std::nullopt;
    return pathIn(field->get_ref<const std::string&>());
}

struct JournalContent {
    std::vector<RenameJournal::Step> steps;
    std::uint64_t whole = 0; ///< bytes of the lines that were written to their end
};

/// Nothing where the line is no step.
std::optional<RenameJournal::Step> stepOf(std::string_view line) {
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    auto folder = pathField(json, "folder");
    auto from = pathField(json, "from"), to = pathField(json, "to");
    if (!folder || !from || !to || !folder->starts_with('/') || from->find('/') != from->npos ||
        to->find('/') != to->npos)
        return std::nullopt;
    return RenameJournal::Step{*std::move(folder), *std::move(from), *std::move(to)};
}

Result<JournalContent> contentIn(const std::string& path) {
    auto source = FileSource::open(path);
    const auto bytes = source ? source->bytesAt({0, source->size()}) : source.error();
    if (!bytes)
        return bytes.error();
    const std::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
    JournalContent content;
    if (headLine.starts_with(text))
        return content; // killed while it was made; or nothing but the first line
    if (!text.starts_with(headLine))
        return Error{path, "is no journal of renamed files"};
    content.whole = headLine.size();
    for (std::size_t end = text.find('\n', content.whole); end != text.npos;
         end = text.find('\n', content.whole)) {
        auto step = stepOf(text.substr(content.whole, end - content.whole));
        if (!step)
            return Error{path, "is a damaged journal"};
        content.steps.push_back(*std::move(step));
        content.whole = end + 1;
    }
    return content;
}

} // namespace

Result<RenameJournal> RenameJournal::open(const std::string& path) {
    RenameJournal journal(path);
    std::uint64_t whole = 0;
    if (isThere(path)) {
        const auto content = contentIn(path);
        if (!content)
            return content.error();
        whole = content->whole;
    }
    journal.m_file = FileDescriptor(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
    // A line that was not written to its end is cut off: the next one would be added to it.
    if (!journal.m_file.isOpen() ||
        ::ftruncate(journal.m_file.get(), static_cast<off_t>(whole)) != 0 ||
        (whole == 0 && !writeFully(journal.m_file.get(), bytesOf(headLine))))
        return Error{path, causeOf(errno)};
    return journal;
}

std::optional<Error> RenameJournal::append(const std::string& folder, const std::string& from,
                                           const std::string& to) {
    const Json line{{"folder", pathText(folder)}, {"from", pathText(from)}, {"to", pathText(to)}};
    if (writeFully(m_file.get(), bytesOf(line.dump() + '\n')) && ::fsync(m_file.get()) == 0)
        return std::nullopt;
    return Error{m_path, causeOf(errno)};
}

Result<std::vector<RenameJournal::Step>> RenameJournal::read(const std::string& path) {
    auto content = contentIn(path);
    if (!content)
        return content.error();
    return std::move(content->steps);
}

std::optional<Error> rename(const NameOnDisk& one, RenameJournal& journal) {
    std::error_code unknown;
    const std::string folder = std::filesystem::absolute(one.folder, unknown).string();
    if (auto error = journal.append(folder, one.raw, one.name))
        return error;
    if (!renameTo(one.folder + one.raw, one.folder + one.name))
        return Error{one.folder + one.raw, causeOf(errno)};
    return std::nullopt;
}

Result<std::size_t> undoRenames(const std::string& journal,
                                const std::function<void(const Error&)>& tell) {
    const auto steps = RenameJournal::read(journal);
    if (!steps)
        return steps.error();
    std::size_t undone = 0;
    for (auto step = steps->rbegin(); step != steps->rend(); ++step) {
        const std::string from = step->folder + step->from, to = step->folder + step->to;
        if (!isThere(to) || isThere(from)) {
            if (!isThere(from))
                tell({to, "is not there any more"});
            continue; // it was not done, or taken back already
        }
        if (renameTo(to, from))
            ++undone;
        else
            tell({to, causeOf(errno)});
    }
    return undone;
}

} // namespace charsleuth
