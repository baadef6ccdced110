#include "app/viewer/folder/folder_row.h"

#include "app/answer/question.h"
#include "app/detect/ordered_work.h"
#include "app/files/file_source.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"
#include "app/tree/folder_runs.h"
#include "app/tree/survey_file.h"
#include "app/viewer/words/format_words.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"
#include "core/decode/decoder.h"
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
        return row.malformed() > 0;
    case Oddity::Mojibake:
    case Oddity::Named:
        break;
    }
    return row.isReadAsFound();
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

std::vector<Oddity> FolderRow::oddities() const {
    std::vector<Oddity> left = found.oddities;
    if (overruled)
        std::erase_if(left, [this](Oddity oddity) { return !stillHolds(oddity, *this); });
    if (overruled && malformed() > 0 && std::ranges::find(left, Oddity::Damaged) == left.end())
        left.insert(left.begin(), Oddity::Damaged);
    const auto undeclared = std::ranges::find(left, Oddity::Undeclared);
    if (undeclared != left.end() && !mayDeclare(file.path))
        left.erase(undeclared);
    return left;
}

QString FolderRow::encodingText() const {
    if (const auto shown = encoding())
        return encodingName(*shown);
    if (!trouble.empty())
        return Say::tr("not read");
    return found.format.empty() ? Say::tr("binary") : formatText(found.format);
}

std::optional<std::uint64_t> malformedIn(const std::string& path, EncodingId encoding,
                                         const std::stop_token& stop) {
    auto source = FileSource::open(path, {.maxBytes = {}, .smallAtOnce = true, .onRead = {}});
    if (!source)
        return std::nullopt;
    Decoder decoder = Decoder::ofFile(encoding);
    TextTally tally;
    std::vector<Byte> buffer;
    for (std::uint64_t offset = 0; !stop.stop_requested();) {
        const auto bytes = source->bytesAt({offset, offset + FileSource::block}, buffer);
        if (!bytes)
            return std::nullopt;
        decoder.feed(*bytes, tally);
        offset += bytes->size();
        if (bytes->size() == FileSource::block)
            continue;
        decoder.finish(tally);
        return tally.malformed;
    }
    return std::nullopt;
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

} // namespace charsleuth::viewer
