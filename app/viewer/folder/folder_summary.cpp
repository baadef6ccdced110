#include "app/viewer/folder/folder_summary.h"

#include "app/viewer/folder/runs_dialog.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>
#include <array>

namespace charsleuth::viewer {

namespace {

/// How many files, how large, and how many of them should be looked at.
QString countText(const std::vector<FolderRow>& rows) {
    std::uint64_t bytes = 0;
    for (const FolderRow& row : rows)
        bytes += row.found.size;
    const auto odd = static_cast<std::size_t>(std::ranges::count_if(rows, &FolderRow::isToLookAt));
    return odd == 0 ? Say::tr("%1, %2; there is nothing odd about them.")
                          .arg(filesText(rows.size()), sizeText(bytes))
                    : Say::tr("%1, %2; %3 to look at:")
                          .arg(filesText(rows.size()), sizeText(bytes), filesText(odd));
}

/// To the files of each oddity, and to those that could not be read.
std::vector<NoText::Way> waysTo(const std::vector<FolderRow>& rows) {
    const std::vector<FileGroup> groups = groupsIn(rows);
    std::vector<NoText::Way> ways;
    int toLookAt = 0;
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (groups[i].kind == FileGroup::Kind::Odd)
            ways.push_back({groups[i].name(), filesText(groups[i].files), static_cast<int>(i)});
        else if (groups[i].kind == FileGroup::Kind::ToLookAt)
            toLookAt = static_cast<int>(i);
    const auto unread =
        std::ranges::count_if(rows, [](const FolderRow& row) { return !row.trouble.empty(); });
    if (unread > 0)
        ways.push_back(
            {Say::tr("not read"), filesText(static_cast<std::size_t>(unread)), toLookAt});
    return ways;
}

} // namespace

QString filesText(std::size_t count) {
    return count == 1 ? Say::tr("1 file") : Say::tr("%1 files").arg(numberText(count));
}

NoText summaryOf(const FolderModel& model, const FolderFilter& shown,
                 const std::vector<FolderRun>& runs) {
    const std::string& folder = model.folder();
    NoText words{.symbol = Symbol::Open, .title = folderName(folder), .place = pathText(folder)};
    if (model.isScanning()) {
        words.lines = {Say::tr("Reading: %1 so far …").arg(filesText(model.rows().size()))};
        return words;
    }
    if (model.rows().empty()) {
        words.lines = {Say::tr("There are no files in this folder.")};
        return words;
    }
    words.lines = {countText(model.rows())};
    words.ways = waysTo(model.rows());
    for (const FolderRun& run : runs)
        if (run.state == FolderRun::State::Interrupted)
            words.ways.insert(words.ways.begin(), {Say::tr("a conversion was interrupted"),
                                                   runText(run), itsConversions});
    words.hint = shown.rowCount() == 0
                     ? Say::tr("No file is shown: none fits the search, the list or the group.")
                     : Say::tr("Select a file to see its text.");
    return words;
}

QString folderName(const std::string& folder) {
    const QString name = fileName(folder);
    return name.isEmpty() ? pathText(folder) : name;
}

NoText troubleOf(const std::string& path, const std::string& cause) {
    return {.symbol = Symbol::Warning,
            .title = fileName(path),
            .place = pathText(path),
            .lines = {Say::tr("It could not be read: %1.").arg(causeText(cause))}};
}

} // namespace charsleuth::viewer
