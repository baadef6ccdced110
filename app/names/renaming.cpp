#include "app/names/renaming.h"

#include "app/files/file_source.h"
#include "app/files/file_status.h"
#include "app/files/folder_changes.h"
#include "app/files/locked_file.h"
#include "app/files/open_file.h"
#include "app/files/paths.h"
#include "app/tree/path_text.h"

#include <nlohmann/json.hpp>

#include <cerrno>

namespace charsleuth {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view headLine = "{\"journal\":\"charsleuth names\",\"version\":1}\n";

bool isThere(const std::string& path) {
    return statusOfEntry(path).has_value();
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
    if (!folder || !from || !to || !isAbsolute(*folder) || from->find('/') != from->npos ||
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
    journal.m_file = openForAppending(path);
    // A line that was not written to its end is cut off: the next one would be added to it.
    if (!journal.m_file.isOpen() || !setSize(journal.m_file.get(), whole) ||
        (whole == 0 && !writeFully(journal.m_file.get(), bytesOf(headLine))))
        return Error{path, causeOf(errno)};
    return journal;
}

std::optional<Error> RenameJournal::append(const std::string& folder, const std::string& from,
                                           const std::string& to) {
    const Json line{{"folder", pathText(folder)}, {"from", pathText(from)}, {"to", pathText(to)}};
    if (writeFully(m_file.get(), bytesOf(line.dump() + '\n')) && syncContent(m_file.get()))
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
    const std::string folder = isAbsolute(one.folder) ? one.folder : currentFolder() + one.folder;
    if (auto error = journal.append(folder, one.raw, one.name))
        return error;
    if (!moveToFreeName(one.folder + one.raw, one.folder + one.name))
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
        if (moveToFreeName(to, from))
            ++undone;
        else
            tell({to, causeOf(errno)});
    }
    return undone;
}

} // namespace charsleuth
