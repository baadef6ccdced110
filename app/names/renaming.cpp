#include "app/names/renaming.h"

#include "app/files/file_status.h"
#include "app/files/folder_changes.h"
#include "app/files/open_folder.h"
#include "app/files/paths.h"
#include "app/files/write_guard.h"
#include "app/tree/journal_reach.h"
#include "app/tree/path_text.h"

#include <nlohmann/json.hpp>

#include <cerrno>

namespace charsleuth {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view headLine = "{\"journal\":\"charsleuth names\",\"version\":1}\n";

std::optional<std::string> pathField(const Json& line, const char* name) {
    const auto field = line.find(name);
    if (field == line.end() || !field->is_string())
        return std::nullopt;
    return pathIn(field->get_ref<const std::string&>());
}

/// Nothing where the line is no step.
std::optional<RenameJournal::Step> stepOf(std::string_view line) {
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    auto folder = pathField(json, "folder");
    auto from = pathField(json, "from"), to = pathField(json, "to");
    if (!folder || !from || !to || !isAbsolute(*folder) || from->find('/') != from->npos ||
        to->find('/') != to->npos)
        return std::nullopt;
    return RenameJournal::Step{*std::move(folder), *std::move(from), *std::move(to)};
}

} // namespace

Result<RenameJournal> RenameJournal::open(const std::string& path) {
    return open(path, Missing::Make);
}

Result<RenameJournal> RenameJournal::openExisting(const std::string& path) {
    return open(path, Missing::Fail);
}

Result<RenameJournal> RenameJournal::open(const std::string& path, Missing missing) {
    RenameJournal journal(path);
    journal.m_file = openEntryLocked(path, missing);
    if (!journal.m_file.isOpen())
        return Error{path, errno == EWOULDBLOCK ? "is in use by another run" : causeOf(errno)};
    if (auto error = journal.read())
        return *error;
    return journal;
}

/// A line that was not written to its end is cut off: the next one would be added to it.
std::optional<Error> RenameJournal::read() {
    const auto status = statusOf(m_file.get());
    if (!status || !status->isRegular())
        return Error{m_path, "is not a regular file"};
    std::vector<Byte> bytes(status->size);
    const auto size = readFully(m_file.get(), bytes);
    if (!size)
        return Error{m_path, causeOf(errno)};
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), *size);
    if (headLine.starts_with(text)) { // killed while it was made; or nothing but the first line
        if (!setSize(m_file.get(), 0) || !writeFully(m_file.get(), bytesOf(headLine)))
            return Error{m_path, causeOf(errno)};
        m_end = headLine.size();
        return std::nullopt;
    }
    if (!text.starts_with(headLine))
        return Error{m_path, "is no journal of renamed files"};
    m_end = headLine.size();
    for (std::size_t end = text.find('\n', m_end); end != text.npos; end = text.find('\n', m_end)) {
        auto step = stepOf(text.substr(m_end, end - m_end));
        if (!step)
            return Error{m_path, "is a damaged journal"};
        m_steps.push_back(*std::move(step));
        m_end = end + 1;
    }
    return setSize(m_file.get(), m_end) ? std::nullopt
                                        : std::optional(Error{m_path, causeOf(errno)});
}

std::optional<Error> RenameJournal::append(const Step& step) {
    const Json json{{"folder", pathText(step.folder)},
                    {"from", pathText(step.from)},
                    {"to", pathText(step.to)}};
    const std::string line = json.dump() + '\n';
    m_lastBegin = m_end;
    m_end += line.size();
    if (writeFully(m_file.get(), bytesOf(line)) && syncContent(m_file.get()))
        return std::nullopt;
    return Error{m_path, causeOf(errno)};
}

void RenameJournal::takeBack() {
    if (setSize(m_file.get(), m_lastBegin))
        m_end = m_lastBegin;
}

std::optional<Error> rename(const NameOnDisk& one, RenameJournal& journal) {
    const std::string folder = isAbsolute(one.folder) ? one.folder : currentFolder() + one.folder;
    const OpenFolder opened = openFolderBeneath(one.top, one.folder);
    if (!opened.isOpen())
        return Error{one.folder + one.raw, causeOf(errno)};
    if (auto error = journal.append({folder, one.raw, one.name}))
        return error;
    if (moveToFreeName(opened.pathTo(one.raw), opened.pathTo(one.name)))
        return std::nullopt;
    const int trouble = errno;
    journal.takeBack();
    return Error{one.folder + one.raw, causeOf(trouble)};
}

Result<std::size_t> undoRenames(const std::string& journal,
                                const std::function<void(const Error&)>& tell,
                                const std::vector<std::string>& named) {
    const auto opened = RenameJournal::openExisting(journal);
    if (!opened)
        return opened.error();
    const JournalReach reach(journal, named);
    const auto& steps = opened->steps();
    std::size_t undone = 0;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const auto [place, folder] = openCanonicalFolder(step->folder);
        const bool isDone = folder.statusOfEntry(step->to).has_value();
        const bool isFree = !folder.statusOfEntry(step->from);
        const std::string from = place + step->from, to = step->folder + step->to;
        if (!isDone || !isFree) {
            if (isFree)
                tell({to, "is not there any more"});
            continue; // it was not done, or taken back already
        }
        auto why = reach.whyNotChanged(from);
        if (!why)
            why = whyNotWritten(from); // somebody else wrote that into the journal
        if (why)
            tell({to, *std::move(why)});
        else if (moveToFreeName(folder.pathTo(step->to), folder.pathTo(step->from)))
            ++undone;
        else
            tell({to, causeOf(errno)});
    }
    return undone;
}

} // namespace charsleuth
