#include "app/viewer/folder/folder_row.h"

#include "app/answer/question.h"
#include "app/detect/ordered_work.h"
#include "app/files/printable.h"
#include "app/tree/survey_file.h"
#include "app/viewer/words/format_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <map>

namespace charsleuth::viewer {

namespace {

FolderRow rowFor(const Result<TreeFile>& file, bool content, SurveyTools& tools) {
    FolderRow row;
    if (!file) {
        row.file.path = row.file.absolute = file.error().path;
        row.trouble = file.error().cause;
        return row;
    }
    row.file = *file;
    try {
        auto found = surveyFile(file->path, tools);
        if (found)
            row.found = *std::move(found);
        else
            row.trouble = found.error().cause;
        if (found && content)
            row.content = fingerprintOfFile(file->path);
    } catch (const std::bad_alloc&) {
        row.trouble = notEnoughMemory;
    }
    return row;
}

std::optional<EncodingId> encodingFound(const FolderRow& row) {
    if (!row.isText())
        return std::nullopt;
    // By its own name: as a label of the web "US-ASCII" means windows-1252.
    const auto all = allEncodings();
    const auto found = std::ranges::find(all, row.found.encoding, &EncodingInfo::name);
    return found == all.end() ? std::nullopt : std::optional(found->id);
}

/// Whether what was odd about a file is so in the encoding that the user chose.
bool stillHolds(Oddity oddity, const FolderRow& row) {
    switch (oddity) {
    case Oddity::Mixed:
        return true;
    case Oddity::Uncertain:
        return false;
    case Oddity::Conflict:
        return encodingChosen(row.found.declared) != row.overruled;
    case Oddity::Undeclared:
        return !info(*row.overruled).name.starts_with("UTF-");
    case Oddity::Damaged:
    case Oddity::Mojibake:
    case Oddity::Named:
        break;
    }
    return row.isReadAsFound();
}

} // namespace

std::optional<EncodingId> FolderRow::encoding() const {
    return overruled ? overruled : encodingFound(*this);
}

bool FolderRow::isReadAsFound() const {
    return !overruled || overruled == encodingFound(*this);
}

std::vector<Oddity> FolderRow::oddities() const {
    std::vector<Oddity> left = found.oddities;
    if (overruled)
        std::erase_if(left, [this](Oddity oddity) { return !stillHolds(oddity, *this); });
    return left;
}

QString FolderRow::encodingText() const {
    if (const auto shown = encoding())
        return encodingName(*shown);
    if (!trouble.empty())
        return Say::tr("not read");
    return found.format.empty() ? Say::tr("binary") : formatText(found.format);
}

void scanFolder(const std::string& folder, bool content, const std::stop_token& stop,
                const std::function<void(FolderRows)>& report) {
    TreeRequest request;
    request.roots = {folder};
    TreeWalk walk(request, {});
    OrderedWork<Result<TreeFile>, FolderRow> work({
        .next = [&]() -> std::optional<Result<TreeFile>> {
            return stop.stop_requested() ? std::nullopt : walk.next();
        },
        .makeWorker =
            [content] {
                return [content, tools = std::make_shared<SurveyTools>()](
                           const Result<TreeFile>& file) { return rowFor(file, content, *tools); };
            },
        .deliver =
            [&](std::span<const FolderRow> rows) {
                report(std::make_shared<const std::vector<FolderRow>>(rows.begin(), rows.end()));
                return !stop.stop_requested();
            },
    });
    work.run(std::max(1U, std::thread::hardware_concurrency()));
}

QString wordsFor(Oddity oddity) {
    switch (oddity) {
    case Oddity::Damaged:
        return Say::tr("damaged");
    case Oddity::Conflict:
        return Say::tr("declared otherwise");
    case Oddity::Mixed:
        return Say::tr("two encodings");
    case Oddity::Mojibake:
        return Say::tr("encoded twice");
    case Oddity::Uncertain:
        return Say::tr("uncertain");
    case Oddity::Undeclared:
        return Say::tr("not declared");
    case Oddity::Named:
        break;
    }
    return Say::tr("named otherwise");
}

QStringList groupsOf(const FolderRow& row, GroupKind kind) {
    const std::string path = row.file.inTree.empty() ? row.file.path : row.file.inTree;
    const std::size_t name = path.rfind('/') == path.npos ? 0 : path.rfind('/') + 1;
    const std::size_t dot = path.rfind('.');
    QStringList groups;
    switch (kind) {
    case GroupKind::Encoding:
        return {row.encodingText()};
    case GroupKind::Oddity:
        for (const Oddity oddity : row.oddities())
            groups += wordsFor(oddity);
        if (!row.trouble.empty())
            groups += Say::tr("not read");
        return groups.isEmpty() ? QStringList{Say::tr("nothing odd")} : groups;
    case GroupKind::Type: // a dot in front hides a file, and begins no type
        if (dot == path.npos || dot <= name)
            return {Say::tr("no type")};
        return {QString::fromStdString(printable(path.substr(dot)))};
    case GroupKind::Folder:
        break;
    }
    return {QString::fromStdString(name == 0 ? "." : printable(path.substr(0, name - 1)))};
}

std::optional<EncodingId> usualEncoding(const std::vector<FolderRow>& rows) {
    std::map<EncodingId, std::size_t> counts;
    std::size_t all = 0;
    for (const FolderRow& row : rows) {
        const auto encoding = row.encoding();
        const bool sure =
            row.overruled || row.found.certainty == "strong" || row.found.certainty == "decided";
        if (!encoding || *encoding == EncodingId::UsAscii || !sure)
            continue;
        ++counts[*encoding];
        ++all;
    }
    const auto most =
        std::ranges::max_element(counts, {}, &std::pair<const EncodingId, std::size_t>::second);
    if (most == counts.end() || most->second * 2 < all || most->second < 2)
        return std::nullopt;
    return most->first;
}

} // namespace charsleuth::viewer
