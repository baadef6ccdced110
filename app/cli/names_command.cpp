#include "app/answer/json_writer.h"
#include "app/answer/preview.h"
#include "app/answer/registry_json.h"
#include "app/archive/archive_file.h"
#include "app/archive/extraction.h"
#include "app/archive/readable_copy.h"
#include "app/cli/commands.h"
#include "app/cli/disk_names.h"
#include "app/cli/inputs.h"
#include "app/cli/option_values.h"
#include "app/files/digits.h"
#include "app/files/printable.h"
#include "core/registry/languages.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--json", "", "one JSON object an archive, one a line"},
    {"--as", "ENC", "the encoding to read names in that the archive does not tell otherwise"},
    {"--extract", "DIR", "unpack into a folder under these names; nothing is replaced there"},
    {"--rewrite", "FILE", "write a zip archive again, with its names in UTF-8 and marked so"},
    {"--max-bytes", "N",
     "bytes that --extract may unpack to (default: 1 GiB, or 200 times the archive's size)"},
    {"-r", "", "names on disk below folders: those that are not UTF-8 or are mojibake"},
    {"--apply", "", "-r: rename them; without it nothing is changed"},
    {"--journal", "FILE",
     "-r: where each renaming is written down before it is done (default: "
     "charsleuth-names.journal)"},
    {"--undo", "JOURNAL", "give back the names that a run with --apply changed"},
    {"--root", "DIR", "--undo: a folder that may be changed, besides the one of the journal"},
};

struct Request {
    std::vector<std::string> archives;
    std::optional<EncodingId> as;
    std::optional<std::string> folder, copy;
    std::optional<std::uint64_t> maxBytes;
    bool json = false;
    bool onDisk = false, apply = false; ///< -r
    std::optional<std::string> journal, undo;
    std::vector<std::string> roots; ///< that --undo may change, see JournalReach
};

/// What options exclude each other or miss something.
void checkTogether(const Request& request) {
    const bool ofArchives = request.json || request.folder || request.copy || request.maxBytes;
    if (request.undo && (request.onDisk || ofArchives || !request.archives.empty()))
        throw UsageError("--undo takes --root alone");
    if (!request.undo && !request.roots.empty())
        throw UsageError("--root is for --undo");
    if (!request.undo && request.archives.empty())
        throw UsageError(request.onDisk ? "names -r needs a DIR" : "names needs an ARCHIVE");
    if (request.onDisk && ofArchives)
        throw UsageError("-r takes none of --json, --extract, --rewrite and --max-bytes");
    if (!request.onDisk && (request.apply || request.journal))
        throw UsageError("--apply and --journal need -r");
    if (request.folder && request.copy)
        throw UsageError("--extract and --rewrite exclude each other");
    if (request.copy && request.archives.size() > 1)
        throw UsageError("--rewrite takes one ARCHIVE; too many: " +
                         printable(request.archives[1]));
}

Request readRequest(const Arguments& arguments) {
    Request request{.archives = arguments.operands,
                    .folder = arguments.last("--extract"),
                    .copy = arguments.last("--rewrite"),
                    .json = arguments.has("--json"),
                    .onDisk = arguments.has("-r"),
                    .apply = arguments.has("--apply"),
                    .journal = arguments.last("--journal"),
                    .undo = arguments.last("--undo"),
                    .roots = arguments.all("--root")};
    if (const auto label = arguments.last("--as"))
        request.as = encodingNamed(*label);
    if (const auto number = arguments.last("--max-bytes"))
        request.maxBytes = numberFrom(0, "--max-bytes", *number);
    checkTogether(request);
    return request;
}

std::string previewIn(const ArchiveNames& names, const Candidate& candidate) {
    return previewOf(
        [&](ByteRange range, std::vector<Byte>&) -> std::optional<Bytes> {
            const std::uint64_t size = names.evidence.size();
            const std::uint64_t begin = std::min(range.begin, size);
            return Bytes(names.evidence).subspan(begin, std::min(range.end, size) - begin);
        },
        candidate);
}

std::string base64(std::string_view bytes) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 3; ++i)
            value = value << 8U | (at + i < bytes.size() ? static_cast<Byte>(bytes[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += at + i > bytes.size() ? '=' : digits[value >> (18 - 6 * i) & 63U];
    }
    return text;
}

void writeCandidates(JsonWriter& json, const ArchiveNames& names) {
    json.name("candidates");
    json.beginArray();
    for (const Candidate& candidate : names.detection.ranked) {
        json.beginObject();
        json.field("encoding", info(candidate.encoding).name);
        json.name("same_text");
        writeNames(json, candidate.sameText);
        json.field("confidence", candidate.probability);
        json.field("language",
                   candidate.language.empty() ? std::nullopt : std::optional(candidate.language));
        json.field("malformed", candidate.malformed);
        json.field("preview", previewIn(names, candidate));
        json.endObject();
    }
    json.endArray();
}

std::string jsonOf(const std::string& path, const ArchiveNames& names) {
    const auto& ranked = names.detection.ranked;
    JsonWriter json;
    json.beginObject();
    json.field("schema", 1);
    json.field("archive", path);
    json.field("encoding",
               names.encoding ? std::optional(info(*names.encoding).name) : std::nullopt);
    const bool isFound =
        names.encoding && !ranked.empty() && ranked.front().encoding == *names.encoding;
    json.field("confidence", isFound ? std::optional(ranked.front().probability) : std::nullopt);
    writeCandidates(json, names);
    json.name("trouble");
    json.beginArray();
    for (const std::string& trouble : names.trouble)
        json.value(trouble);
    json.endArray();
    json.name("entries");
    json.beginArray();
    for (std::size_t i = 0; i < names.members.size(); ++i) {
        const ArchiveMember& member = names.members[i];
        json.beginObject();
        json.field("index", static_cast<std::uint64_t>(i));
        json.field("raw", base64(member.raw));
        json.field("name", member.name);
        json.field("flagged_utf8", member.isFlaggedUtf8);
        json.field("source", nameOf(member.source));
        json.field("size", member.size);
        json.field("encrypted", member.isEncrypted);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.text() + '\n';
}

/// "x.zip: 12 names, Shift_JIS (99.8 %, strong, Japanese)"
std::string verdictOf(const std::string& path, const ArchiveNames& names) {
    std::string words = printable(path) + ": " + counted(names.members.size(), "name");
    const auto& ranked = names.detection.ranked;
    if (!names.encoding)
        return words + ", all told by the archive or plain ASCII\n";
    words += ", " + std::string(info(*names.encoding).name);
    if (ranked.empty() || ranked.front().encoding != *names.encoding)
        return words + " (as asked)\n";
    words += " (" + percent(ranked.front().probability);
    if (names.detection.certainty)
        words += ", " + std::string(nameOf(*names.detection.certainty));
    if (const auto language = englishName(ranked.front().language); !language.empty())
        words += ", " + std::string(language);
    return words + ")\n";
}

/// What else the names could be in, where that is not clear.
std::string doubtIn(const ArchiveNames& names) {
    const Detection& detection = names.detection;
    const bool isClear = !detection.certainty || *detection.certainty == Certainty::Strong ||
                         *detection.certainty == Certainty::Decided;
    if (isClear || detection.ranked.size() < 2)
        return {};
    std::string words = "  Possible too:\n";
    for (std::size_t i = 1; i < detection.ranked.size(); ++i) {
        std::string preview = previewIn(names, detection.ranked[i]);
        std::ranges::replace(preview, '\n', '/');
        words += "  " + percent(detection.ranked[i].probability) + "  " +
                 std::string(info(detection.ranked[i].encoding).name) + "  " + printable(preview) +
                 '\n';
    }
    return words;
}

/// The verdict, and what is wrong with the archive.
std::string headOf(const std::string& path, const ArchiveNames& names) {
    std::string words = verdictOf(path, names);
    for (const std::string& trouble : names.trouble)
        words += "  It " + trouble + ".\n";
    return words;
}

std::string listOf(const std::string& path, const ArchiveNames& names) {
    std::string words = headOf(path, names) + doubtIn(names);
    for (const ArchiveMember& member : names.members)
        words += "  " + printable(member.name) + '\n';
    return words;
}

/// Looks at one archive after the other.
class NamesWork {
public:
    NamesWork(const Request& request, Output& output) : m_request(request), m_output(output) {}

    int run() {
        for (const std::string& path : m_request.archives) {
            try {
                look(path);
            } catch (const std::bad_alloc&) {
                fail({path, notEnoughMemory}, NotReadable);
            }
        }
        return m_status;
    }

private:
    void fail(const Error& error, ExitStatus status) {
        m_output.flush();
        writeMessage(messageFor(error));
        m_status = std::max<int>(m_status, status);
    }

    void look(const std::string& path) {
        auto archive = ArchiveFile::open(path, m_request.as);
        if (!archive)
            return fail(withWayIntoFolder(archive.error()), NotReadable);
        if (m_request.json)
            m_output.write(jsonOf(path, archive->names()));
        if (m_request.folder)
            return unpack(path, *archive);
        if (m_request.copy)
            return rewrite(path, *archive);
        if (!m_request.json)
            m_output.write(listOf(path, archive->names()));
    }

    void unpack(const std::string& path, ArchiveFile& archive) {
        const auto report = extract(archive, *m_request.folder, m_request.maxBytes,
                                    [&](const Error& error) { fail(error, NoText); });
        if (!report)
            return fail(report.error(), NotReadable);
        for (const std::string& damage : archive.names().damage)
            fail({path, damage}, NoText);
        if (!m_request.json)
            m_output.write(headOf(path, archive.names()) + "  " + std::to_string(report->files) +
                           (report->files == 1 ? " file" : " files") + " unpacked, " +
                           std::to_string(report->refused) + " refused\n");
    }

    void rewrite(const std::string& path, ArchiveFile& archive) {
        if (!archive.isZip())
            return fail({path, "is no zip archive; others are not written"}, NoText);
        if (const auto error = writeReadableCopy(archive, path, *m_request.copy))
            return fail(*error, NotReadable);
        if (std::ranges::any_of(archive.names().members, &ArchiveMember::isMalformed))
            fail({*m_request.copy, "has bytes that do not fit as text (⟦E9⟧) in names"}, NoText);
        if (!m_request.json)
            m_output.write(headOf(path, archive.names()) +
                           "  written in UTF-8: " + printable(*m_request.copy) + '\n');
    }

    const Request& m_request;
    Output& m_output;
    int m_status = Answered;
};

int run(const Arguments& arguments, Output& output) {
    const Request request = readRequest(arguments);
    if (request.undo)
        return undoNames(*request.undo, request.roots, output);
    if (request.onDisk)
        return lookAtNames({.folders = request.archives,
                            .as = request.as,
                            .apply = request.apply,
                            .journal = request.journal.value_or(usualNamesJournal)},
                           output);
    return NamesWork(request, output).run();
}

} // namespace

const Command& namesCommand() {
    static constexpr Command command{
        {"names", "ARCHIVE...|DIR...",
         "Lists names in archives or on disk, in the encoding they are in.", optionTable,
         "Archives are zip, tar, cpio, 7z and rar; all names of one are read together. ARCHIVE is "
         "never changed. --extract refuses "
         "paths that leave DIR, links, encrypted members, what is there already and what git, "
         "editors or coding agents obey, unpacks the others and exits with 1. The other commands "
         "read a member of an archive as "
         "ARCHIVE!MEMBER."},
        run};
    return command;
}

} // namespace charsleuth::cli
