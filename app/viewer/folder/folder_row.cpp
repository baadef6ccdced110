#include "app/viewer/folder/folder_row.h"

#include "app/answer/question.h"
#include "app/detect/ordered_work.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"
#include "app/tree/folder_runs.h"
#include "app/tree/survey_file.h"
#include "app/viewer/words/format_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// What a file was in before it was converted; nothing where it was not, or has changed since.
std::optional<EncodingId> encodingBefore(const TreeFile& file,
                                         const std::vector<Journal>& journals) {
    for (const Journal& journal : journals) {
        const auto state = journal.files().find(file.absolute);
        const auto now = state == journal.files().end() ? std::nullopt : statusOf(file.path);
        if (now && state->second.isDone(*now))
            return encodingByName(state->second.begin.from);
    }
    return std::nullopt;
}

FolderRow rowFor(const Result<TreeFile>& file, bool content, SurveyTools& tools,
                 const std::vector<Journal>& journals) {
    FolderRow row;
    if (!file) {
        row.file.path = row.file.absolute = file.error().path;
        row.trouble = file.error().cause;
        return row;
    }
    row.file = *file;
    row.before = encodingBefore(*file, journals);
    try {
        auto found = surveyFile(*file, tools);
        if (!found) {
            row.trouble = found.error().cause;
            return row;
        }
        row.found = *std::move(found);
        if (content)
            row.content = fingerprintOfFile(file->path);
    } catch (const std::bad_alloc&) {
        row.trouble = notEnoughMemory;
    }
    return row;
}

/// Whether the format of a file of this name has a place for the name of its encoding: the endings
/// of formats for which core/declared/readers has rules of their own.
bool mayDeclare(const std::string& path) {
    static constexpr std::string_view endings[] = {
        "adoc", "c",   "css", "el",  "eml", "htm",   "html", "ics", "jsp", "mbox", "mht",   "php",
        "pl",   "pm",  "po",  "pot", "ps",  "py",    "rb",   "rss", "rtf", "sgml", "shtml", "svg",
        "tex",  "vcf", "vim", "wml", "xht", "xhtml", "xml",  "xsd", "xsl", "xslt"};
    std::string ending = path.substr(path.rfind('.') + 1); // all of a path without one is no ending
    std::ranges::transform(ending, ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    return std::ranges::find(endings, ending) != std::end(endings);
}

} // namespace

std::optional<EncodingId> encodingByName(std::string_view name) {
    const auto all = allEncodings();
    const auto found = std::ranges::find(all, name, &EncodingInfo::name);
    return found == all.end() ? std::nullopt : std::optional(found->id);
}

std::optional<EncodingId> FolderRow::encodingFound() const {
    return isText() ? encodingByName(found.encoding) : std::nullopt;
}

std::optional<EncodingId> FolderRow::encoding() const {
    return overruled ? overruled : encodingFound();
}

bool FolderRow::isReadAsFound() const {
    return !overruled || overruled == encodingFound();
}

/// In the encoding that the user chose, the file is not uncertain. It is damaged if it has
/// malformed sequences there, even if lines in another encoding explain them.
std::vector<Oddity> FolderRow::oddities() const {
    std::vector<Oddity> left = asRead().oddities;
    std::erase_if(left, [this](Oddity oddity) {
        return (oddity == Oddity::Uncertain && overruled) ||
               (oddity == Oddity::Undeclared && !mayDeclare(file.path));
    });
    if (overruled && asRead().malformed > 0 &&
        std::ranges::find(left, Oddity::Damaged) == left.end())
        left.insert(left.begin(), Oddity::Damaged);
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
    const std::vector<Journal> journals = journalsOf(folder);
    OrderedWork<Result<TreeFile>, FolderRow> work({
        .next = [&]() -> std::optional<Result<TreeFile>> {
            return stop.stop_requested() ? std::nullopt : walk.next();
        },
        .makeWorker =
            [&journals, content] {
                return [&journals, content,
                        tools = std::make_shared<SurveyTools>()](const Result<TreeFile>& file) {
                    return rowFor(file, content, *tools, journals);
                };
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

} // namespace charsleuth::viewer
