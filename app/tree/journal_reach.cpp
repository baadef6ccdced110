#include "app/tree/journal_reach.h"

#include "app/files/content.h"
#include "app/files/file_status.h"
#include "app/files/locked_file.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// In the user's own folder; empty where there is none.
std::string placeOfNotes() {
    const std::string own = stateFolder();
    return own.empty() ? own : own + "/charsleuth/journals";
}

/// The empty file that is the note of a journal: of this file, at this path. Nothing where the
/// journal is not there.
std::optional<std::string> noteOf(const std::string& journal) {
    const auto status = statusOf(journal);
    const std::string place = placeOfNotes();
    if (!status || place.empty())
        return std::nullopt;
    ContentHash hash;
    hash.add(bytesOf(absolutePath(journal) + '\n' + std::to_string(status->volume) + '\n' +
                     std::to_string(status->number)));
    return place + '/' + hash.content().hash;
}

} // namespace

JournalReach::JournalReach(const std::string& journal, const std::vector<std::string>& named) {
    std::string folder = absolutePath(journal);
    folder.resize(folder.rfind('/') + 1);
    const std::string own = stateFolder();
    if (!own.empty() && folder == withSlash(absolutePath(own + "/charsleuth")))
        return;
    if (const auto note = noteOf(journal); note && statusOfEntry(*note))
        return;
    m_folders = {folder};
    for (const std::string& one : named)
        m_folders.push_back(withSlash(absolutePath(one)));
}

bool JournalReach::covers(const std::string& path) const {
    const std::string place = withSlash(absolutePath(path));
    return m_folders.empty() || std::ranges::any_of(m_folders, [&](const std::string& folder) {
               return place.starts_with(folder);
           });
}

std::optional<std::string> JournalReach::whyNotChanged(const std::string& path) const {
    if (covers(path))
        return std::nullopt;
    return "lies outside the folder of the journal, which may be somebody else's (--root DIR names "
           "another folder)";
}

void takeNoteOfJournal(const std::string& journal, const std::vector<std::string>& folders) {
    const JournalReach reach(journal, {});
    const bool reachesAll = std::ranges::all_of(
        folders, [&](const std::string& folder) { return reach.covers(folder); });
    const auto note = reachesAll ? std::nullopt : noteOf(journal);
    if (note && makeFolders(placeOfNotes()))
        openEntryLocked(*note);
}

} // namespace charsleuth
