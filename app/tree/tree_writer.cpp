#include "app/tree/tree_writer.h"

#include "app/files/folder_changes.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/tree/config_corrections.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace charsleuth {

namespace {

using Action = FilePlan::Action;

/// Empty for a root.
std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == path.npos ? "" : path.substr(0, slash);
}

bool exists(const std::string& path) {
    return statusOfEntry(path).has_value();
}

/// A path to the file by way of its folder, whatever takes the name of that meanwhile.
std::string wayTo(const PreparedFile& prepared) {
    const std::string& path = prepared.file.absolute;
    return prepared.folder.isOpen() ? prepared.folder.pathTo(std::string(nameIn(path))) : path;
}

std::optional<FileStatus> statusNow(const PreparedFile& prepared) {
    const std::string& path = prepared.file.absolute;
    return prepared.folder.isOpen() ? prepared.folder.statusOfEntry(std::string(nameIn(path)))
                                    : statusOf(path);
}

/// A path to the place of a copy that goes to a folder, by way of that.
std::string wayToCopy(const PreparedFile& prepared) {
    return prepared.place.pathTo(std::string(nameIn(prepared.begin.copy)));
}

/// Of the file system on which there will be a file of that name.
std::uint64_t volumeOf(std::string path) {
    std::optional<FileStatus> status;
    do {
        path = folderOf(path);
        status = path.empty() ? std::nullopt : statusOf(path);
    } while (!path.empty() && !status);
    return status ? status->volume : 0;
}

void fail(FilePlan& plan, const std::string& cause) {
    plan.action = Action::Fail;
    plan.reason = cause;
}

/// Hands on all bytes of the source.
std::optional<Error> passOn(FileSource& source, const Sink& sink) {
    std::vector<Byte> buffer;
    for (std::uint64_t offset = 0;;) {
        const auto bytes = source.bytesAt({offset, offset + FileSource::block}, buffer);
        if (!bytes)
            return bytes.error();
        if (auto error = sink(*bytes))
            return error;
        offset += bytes->size();
        if (bytes->size() < FileSource::block)
            return std::nullopt;
    }
}

Result<Content> contentOf(FileSource& source) {
    ContentHash hash;
    const auto error = passOn(source, [&](Bytes bytes) -> std::optional<Error> {
        hash.add(bytes);
        return std::nullopt;
    });
    return error ? Result<Content>(*error) : Result<Content>(hash.content());
}

/// A whole copy of a file with its attributes and time, for originals on another file system.
std::optional<Error> copyFile(const std::string& path, const std::string& to,
                              const std::string& named, const FileStatus& original) {
    auto source = FileSource::open(path);
    auto copy = WrittenFile::inFolder(to, to, named);
    if (!source || !copy)
        return source ? copy.error() : source.error();
    if (auto error = passOn(*source, [&](Bytes bytes) { return copy->write(bytes); }))
        return error;
    if (auto error = copy->takeAttributesOf(path, WrittenFile::Owner::Kept))
        return error;
    if (auto error = copy->setTime(original))
        return error;
    return copy->commit();
}

} // namespace

std::string wordFor(TreeDestination destination) {
    switch (destination) {
    case TreeDestination::InPlace:
        return "in-place";
    case TreeDestination::Backup:
        return "backup";
    case TreeDestination::Folder:
        break;
    }
    return "out-dir";
}

TreeDestination destinationIn(std::string_view word) {
    for (const auto destination : {TreeDestination::InPlace, TreeDestination::Backup})
        if (wordFor(destination) == word)
            return destination;
    return TreeDestination::Folder;
}

JournalStep headFor(const TreeRequest& request) {
    JournalStep head{.kind = JournalStep::Kind::Head};
    head.roots = absoluteRoots(request);
    head.to = info(request.to).name;
    head.destination = wordFor(request.destination);
    head.folder = request.folder.empty() ? "" : absolutePath(request.folder);
    return head;
}

/// Whether an earlier run converted the file, and nobody has changed it since.
bool TreeWriter::isDone(const TreeFile& file, const FileStatus& status) const {
    const auto found = m_journal.files().find(file.absolute);
    return found != m_journal.files().end() && found->second.isDone(status);
}

PreparedFile TreeWriter::prepare(const TreeFile& file, BesideReader& beside,
                                 std::optional<EncodingId> overruled,
                                 const ConfigCorrection* correction) {
    PreparedFile prepared;
    prepared.file = file;
    FilePlan& plan = prepared.plan;
    plan.path = file.path;
    if (!file.root.empty())
        prepared.folder = OpenFolder(file.root).below(folderOf(file.path.substr(file.root.size())));
    // Before anything is read: a change since is seen.
    const auto status =
        file.root.empty() || prepared.folder.isOpen() ? statusNow(prepared) : std::nullopt;
    if (!status) {
        fail(plan, causeOf(errno));
        return prepared;
    }
    beside.walkOver(file.root);
    auto source = FileSource::open(file.path, {.smallAtOnce = true, .beneath = file.root});
    if (!source) {
        fail(plan, source.error().cause);
        return prepared;
    }
    prepared.original = *status;
    if (const auto read = statusOf(source->descriptor()); !read || !read->isSameFile(*status)) {
        fail(plan, "was exchanged while it was opened");
        return prepared;
    }
    const bool corrects = correction != nullptr && !correction->substitutions.empty();
    if (!corrects && isDone(file, *status)) {
        plan.size = source->size();
        plan.reason = "was converted by an earlier run";
        if (m_request.fixConfiguration)
            plan.saidBeside = allSaidBeside(file.path, beside);
        return prepared;
    }
    plan = planFile(*source, m_request, beside, overruled);
    if (corrects)
        addTo(plan, *correction);
    const bool copies = m_request.destination == TreeDestination::Folder;
    if (plan.action != Action::Convert && !(copies && plan.action == Action::Keep))
        return prepared;
    if (choosePlace(prepared, *status))
        writeCopy(prepared, *source);
    return prepared;
}

/// The copy without a name, as the plan says.
void TreeWriter::writeCopy(PreparedFile& prepared, FileSource& source) {
    FilePlan& plan = prepared.plan;
    const bool copies = m_request.destination == TreeDestination::Folder;
    if (plan.action == Action::Convert)
        writeConverted(prepared, source);
    else
        copyAsItIs(prepared, source);
    if (plan.action == Action::Convert || (copies && plan.action == Action::Keep)) {
        const auto before = contentOf(source);
        if (!before)
            fail(plan, before.error().cause);
        else
            prepared.begin.before = *before;
        compareWithPlace(prepared);
    } else {
        prepared.copy.reset();
    }
}

/// Where the copy and the original will be; false where one is taken.
bool TreeWriter::choosePlace(PreparedFile& prepared, const FileStatus& status) {
    JournalStep& begin = prepared.begin;
    begin.kind = JournalStep::Kind::Begin;
    begin.path = prepared.file.absolute;
    begin.from = prepared.plan.from ? info(*prepared.plan.from).name : "";
    const std::string place = absolutePath(m_request.folder) + '/' + prepared.file.inTree;
    if (m_request.destination == TreeDestination::Folder) {
        begin.copy = place;
        return true;
    }
    begin.kept = m_request.destination == TreeDestination::InPlace ? begin.path + ".orig" : place;
    if (auto why = whyNotKeptAs(begin.kept)) {
        prepared.plan.action = Action::Refuse;
        prepared.plan.reason = *std::move(why);
        return false;
    }
    begin.keptIsCopied =
        m_request.destination == TreeDestination::Backup && volumeOf(begin.kept) != status.volume;
    return true;
}

/// Opens the folder for a copy or an original, below the folder of the request. Makes what is
/// missing, after the journal has a line for it. Follows no link.
Result<OpenFolder> TreeWriter::makeFoldersFor(const std::string& inTree) {
    const std::lock_guard lock(m_folders);
    std::string path = absolutePath(m_request.folder);
    std::vector<std::string> missing;
    for (std::string above = path; !above.empty() && !exists(above); above = folderOf(above))
        missing.push_back(above);
    for (auto above = missing.rbegin(); above != missing.rend(); ++above) {
        if (auto error = m_journal.append({.kind = JournalStep::Kind::Folder, .path = *above}))
            return *error;
        if (!makeFolder(*above))
            return Error{*above, causeOf(errno)};
    }
    OpenFolder folder(path);
    for (std::size_t begin = 0, end; folder.isOpen(); begin = end + 1) {
        end = inTree.find('/', begin);
        if (end == inTree.npos)
            return folder;
        const std::string name = inTree.substr(begin, end - begin);
        path += '/' + name;
        if (!folder.statusOfEntry(name)) {
            if (auto error = m_journal.append({.kind = JournalStep::Kind::Folder, .path = path}))
                return *error;
            if (!folder.makeFolder(name))
                return Error{path, causeOf(errno)};
        }
        folder = folder.below(name);
    }
    return Error{path, causeOf(errno)};
}

/// The nameless file with the original's attributes.
std::optional<Error> TreeWriter::beginCopy(PreparedFile& prepared) {
    const std::string way = wayTo(prepared);
    const bool apart = m_request.destination == TreeDestination::Folder;
    if (apart) {
        auto folder = makeFoldersFor(prepared.file.inTree);
        if (!folder)
            return Error{way, printable(folder.error().path) + ": " + folder.error().cause};
        prepared.place = *std::move(folder);
    }
    auto copy = apart ? WrittenFile::inFolder(way, wayToCopy(prepared), m_request.folder)
                : prepared.folder.isOpen() ? WrittenFile::inFolder(way, way)
                                           : WrittenFile::beside(way);
    if (!copy)
        return copy.error();
    prepared.copy.emplace(*std::move(copy));
    return prepared.copy->takeAttributesOf(way, apart ? WrittenFile::Owner::Mine
                                                      : WrittenFile::Owner::Kept);
}

void TreeWriter::writeConverted(PreparedFile& prepared, FileSource& source) {
    FilePlan& plan = prepared.plan;
    if (const auto error = beginCopy(prepared))
        return fail(plan, error->cause);
    ByteComparison comparison(source);
    ContentHash hash;
    const Sink write = [&](Bytes bytes) {
        comparison.add(bytes);
        hash.add(bytes);
        return prepared.copy->write(bytes);
    };
    const auto refusal = convertWithoutLoss(source, plan.conversion, write, {}, &plan.report);
    settle(plan, refusal, comparison.isSame(plan.size));
    prepared.begin.after = hash.content();
    prepared.copy->setCharset(std::string(info(plan.conversion.to).name));
}

void TreeWriter::copyAsItIs(PreparedFile& prepared, FileSource& source) {
    auto error = beginCopy(prepared);
    ContentHash hash;
    if (!error)
        error = passOn(source, [&](Bytes bytes) {
            hash.add(bytes);
            return prepared.copy->write(bytes);
        });
    if (error)
        fail(prepared.plan, error->cause);
    prepared.begin.after = hash.content();
}

/// A copy in a folder replaces nothing: what is there is the copy, or the file is refused.
void TreeWriter::compareWithPlace(PreparedFile& prepared) {
    FilePlan& plan = prepared.plan;
    if (plan.action == Action::Fail || prepared.begin.copy.empty()) {
        if (plan.action == Action::Fail || plan.action == Action::Keep)
            prepared.copy.reset();
        return;
    }
    if (const auto error = prepared.copy->setTime(prepared.original))
        fail(plan, error->cause);
    const std::string way = wayToCopy(prepared);
    if (!exists(way) || plan.action == Action::Fail)
        return;
    const auto there = charsleuth::contentOf(way);
    if (there && *there == prepared.begin.after) {
        plan.reason = plan.action == Action::Keep ? plan.reason : "the copy is there already";
        plan.action = Action::Keep;
    } else {
        plan.action = Action::Refuse;
        plan.reason = printable(prepared.begin.copy) + " is there already, and is another file";
    }
    prepared.copy.reset();
}

std::optional<Error> TreeWriter::putInPlace(std::span<PreparedFile* const> files) {
    std::vector<JournalStep> steps;
    for (PreparedFile* prepared : files)
        if (prepared->copy && prepared->plan.action != Action::Fail)
            steps.push_back(prepared->begin);
    if (steps.empty())
        return std::nullopt;
    if (auto error = m_journal.append(steps))
        return error;
    if (auto error = m_journal.sync())
        return error;
    for (PreparedFile* prepared : files) {
        if (!prepared->copy || prepared->plan.action == Action::Fail)
            continue;
        JournalStep step{.kind = JournalStep::Kind::Done, .path = prepared->begin.path};
        const bool apart = !prepared->begin.copy.empty();
        if (const auto error = commit(*prepared)) {
            fail(prepared->plan, error->cause);
            step.kind = JournalStep::Kind::Failed;
        } else if (const auto status =
                       apart ? statusOf(wayToCopy(*prepared)) : statusNow(*prepared)) {
            step.changed = status->written();
        }
        prepared->copy.reset();
        if (auto error = m_journal.append(step))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> TreeWriter::commit(PreparedFile& prepared) {
    const std::string& path = prepared.file.absolute;
    const auto now = statusNow(prepared);
    if (!now)
        return Error{path, causeOf(errno)};
    if (!now->isUnchangedSince(prepared.original) || now->size != prepared.begin.before.size)
        return Error{path, "was changed while it was converted"};
    if (m_request.destination == TreeDestination::Folder)
        return prepared.copy->commit();
    if (m_request.destination == TreeDestination::InPlace)
        return prepared.copy->commitKeeping(wayTo(prepared) + ".orig");
    const auto folder = makeFoldersFor(prepared.file.inTree);
    if (!folder)
        return Error{path, printable(folder.error().path) + ": " + folder.error().cause};
    const std::string to = folder->pathTo(std::string(nameIn(prepared.begin.kept)));
    if (!prepared.begin.keptIsCopied)
        return prepared.copy->commitKeeping(to);
    if (auto error = copyFile(wayTo(prepared), to, m_request.folder, prepared.original))
        return error;
    auto error = prepared.copy->commit();
    if (error)
        removeFile(to);
    return error;
}

} // namespace charsleuth
