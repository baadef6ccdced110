#include "app/names/disk_names.h"

#include "app/archive/archive_names.h"
#include "app/files/folder_entries.h"
#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/files/write_guard.h"
#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"
#include "core/repair/repair.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>
#include <span>

namespace charsleuth {

namespace {

/// Mojibake in names is put right from this confidence on.
constexpr double leastConfidence = 0.95;

bool isFolder(const OpenFolder& folder, const FolderEntries::Entry& entry) {
    if (entry.kind)
        return entry.kind == FileKind::Folder;
    const auto status = folder.statusOfEntry(std::string(entry.name));
    return status && status->isFolder();
}

/// Names other than ASCII, what is in a folder before the folder, sorted by bytes.
class NameWalk {
public:
    explicit NameWalk(const std::function<void(const Error&)>& tell) : m_tell(tell) {}

    std::vector<NameOnDisk> below(const std::string& root) {
        m_found.clear();
        const std::size_t end = root.find_last_not_of('/');
        m_top = (end == root.npos ? "" : root.substr(0, end + 1)) + '/';
        walk(m_top);
        return std::move(m_found);
    }

private:
    void walk(const std::string& folder) {
        const std::map<std::string, bool> entries = entriesOf(folder);
        for (const auto& [name, deeper] : entries) {
            if (deeper)
                walk(folder + name + '/');
            if (std::ranges::any_of(name, [](char c) { return static_cast<Byte>(c) >= 0x80; }))
                m_found.push_back({.top = m_top, .folder = folder, .raw = name});
        }
    }

    /// The name of each, and whether it is a folder.
    std::map<std::string, bool> entriesOf(const std::string& folder) {
        const OpenFolder opened = openFolderBeneath(m_top, folder);
        if (!opened.isOpen()) {
            m_tell({folder, causeOf(errno)});
            return {};
        }
        std::map<std::string, bool> entries;
        FolderEntries reader(opened);
        while (const auto entry = reader.next())
            entries.emplace(entry->name, isFolder(opened, *entry));
        if (reader.trouble() != 0)
            m_tell({folder, causeOf(reader.trouble())});
        return entries;
    }

    const std::function<void(const Error&)>& m_tell;
    std::string m_top;
    std::vector<NameOnDisk> m_found;
};

std::vector<ArchiveMember> membersOf(std::span<NameOnDisk* const> names) {
    std::vector<ArchiveMember> members;
    for (const NameOnDisk* one : names)
        members.push_back({.raw = one->raw});
    return members;
}

void takeNames(std::span<NameOnDisk* const> names, EncodingId encoding) {
    for (NameOnDisk* one : names) {
        one->name = decodedName(one->raw, encoding);
        one->why = info(encoding).name;
        if (!decode(bytesOf(one->raw), encoding).malformed.empty())
            one->trouble = "has bytes that are malformed in " + one->why;
    }
}

/// What the names of one folder are in, where they rule out what all names together are in, or
/// these gave no answer: folders come from different places.
std::optional<EncodingId> ownEncoding(std::span<NameOnDisk* const> names,
                                      std::optional<EncodingId> together) {
    constexpr double strong = 0.95, likelier = 0.5, hardly = 0.01; // probability
    const ArchiveNames own = readNames(membersOf(names), MadeOn::Unknown);
    const auto& ranked = own.detection.ranked;
    if (ranked.empty() || ranked.front().probability < (together ? strong : likelier))
        return std::nullopt;
    const bool possible = std::ranges::any_of(ranked, [&](const Candidate& candidate) {
        return together && candidate.probability >= hardly && candidate.gives(*together);
    });
    return possible ? std::nullopt : std::optional(ranked.front().encoding);
}

/// Decodes the names that are not UTF-8: all together, but those of a folder that contradict the
/// others by themselves.
void decodeNames(DiskNames& all, std::optional<EncodingId> asked) {
    std::vector<NameOnDisk*> legacy;
    std::map<std::string, std::vector<NameOnDisk*>> byFolder;
    for (NameOnDisk& one : all.names)
        if (!isUtf8(one.raw)) {
            legacy.push_back(&one);
            byFolder[one.folder].push_back(&one);
        }
    ArchiveNames read = readNames(membersOf(legacy), MadeOn::Unknown, asked);
    all.encoding = read.encoding;
    all.detection = std::move(read.detection);
    if (read.encoding)
        takeNames(legacy, *read.encoding);
    if (asked || byFolder.size() < 2)
        return;
    for (const auto& [folder, names] : byFolder)
        if (const auto own = ownEncoding(names, read.encoding)) {
            for (NameOnDisk* one : names)
                one->trouble.clear();
            takeNames(names, *own);
        }
}

/// What repair makes of a name in UTF-8; nothing where it is sound or would not come back whole.
void repairName(NameOnDisk& one) {
    Repairer repairer({.leastConfidence = leastConfidence});
    const MappedText text = decodeMapped(bytesOf(one.raw), EncodingId::Utf8);
    repairer.feed(text);
    std::string name;
    std::size_t at = 0;
    for (const Repair& repair : repairer.conclude()) {
        if (repair.lossy || repair.confidence < leastConfidence)
            continue;
        name += one.raw.substr(at, repair.bytes.begin - at) + toUtf8(repair.after);
        at = repair.bytes.end;
        if (one.why.empty())
            for (const std::string& step : wordsOf(repair.chain))
                one.why += (one.why.empty() ? "" : "; ") + step;
    }
    if (at > 0)
        one.name = name + one.raw.substr(at);
}

/// Names that cannot be given, and those that two entries of a folder would have.
void findTrouble(DiskNames& all) {
    std::set<std::string> taken;
    for (NameOnDisk& one : all.names) {
        const std::string path = one.folder + one.name;
        constexpr std::size_t longest = 255; // bytes
        if (!one.trouble.empty())
            continue;
        if (one.name.empty() || one.name == "." || one.name == ".." ||
            one.name.find('/') != one.name.npos || one.name.find('\0') != one.name.npos)
            one.trouble = "would have a name that no file can have";
        else if (one.name.size() > longest)
            one.trouble = "would have a name of more than 255 bytes";
        else if (openFolderBeneath(one.top, one.folder).statusOfEntry(one.name))
            one.trouble = "that name is there already";
        else if (auto why = whyNotWritten(absolutePath(path)))
            one.trouble = *std::move(why);
        else if (!taken.insert(path).second)
            one.trouble = "another entry gets that name";
    }
}

} // namespace

DiskNames namesBelow(const std::vector<std::string>& folders, std::optional<EncodingId> asked,
                     const std::function<void(const Error&)>& tell) {
    DiskNames all;
    NameWalk walk(tell);
    for (const std::string& folder : folders) {
        auto found = walk.below(folder);
        all.names.insert(all.names.end(), std::make_move_iterator(found.begin()),
                         std::make_move_iterator(found.end()));
    }
    decodeNames(all, asked);
    for (NameOnDisk& one : all.names)
        if (isUtf8(one.raw))
            repairName(one);
    std::erase_if(all.names, [](const NameOnDisk& one) { return one.name.empty(); });
    findTrouble(all);
    return all;
}

} // namespace charsleuth
