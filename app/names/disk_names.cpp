#include "app/names/disk_names.h"

#include "app/archive/archive_names.h"
#include "app/files/folder_entries.h"
#include "app/files/printable.h"
#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"
#include "core/repair/repair.h"

#include <algorithm>
#include <map>
#include <set>

namespace charsleuth {

namespace {

/// Mojibake in names is put right from this confidence on.
constexpr double leastConfidence = 0.95;

bool isFolder(const std::string& path, const FolderEntries::Entry& entry) {
    if (entry.kind)
        return entry.kind == FileKind::Folder;
    const auto status = statusOfEntry(path);
    return status && status->isFolder();
}

/// Names other than ASCII, what is in a folder before the folder, sorted by bytes.
class NameWalk {
public:
    explicit NameWalk(const std::function<void(const Error&)>& tell) : m_tell(tell) {}

    std::vector<NameOnDisk> below(const std::string& root) {
        m_found.clear();
        const std::size_t end = root.find_last_not_of('/');
        walk((end == root.npos ? "" : root.substr(0, end + 1)) + '/');
        return std::move(m_found);
    }

private:
    void walk(const std::string& folder) {
        std::map<std::string, bool> entries; // name, is a folder
        FolderEntries reader(folder);
        while (const auto entry = reader.next()) {
            const std::string name(entry->name);
            entries.emplace(name, isFolder(folder + name, *entry));
        }
        if (reader.trouble() != 0)
            m_tell({folder, causeOf(reader.trouble())});
        for (const auto& [name, deeper] : entries) {
            if (deeper)
                walk(folder + name + '/');
            if (std::ranges::any_of(name, [](char c) { return static_cast<Byte>(c) >= 0x80; }))
                m_found.push_back({.folder = folder, .raw = name});
        }
    }

    const std::function<void(const Error&)>& m_tell;
    std::vector<NameOnDisk> m_found;
};

/// Reads together what is not UTF-8.
void decodeNames(DiskNames& all, std::optional<EncodingId> asked) {
    std::vector<ArchiveMember> members;
    for (const NameOnDisk& one : all.names)
        if (!isUtf8(one.raw))
            members.push_back({.raw = one.raw});
    ArchiveNames read = readNames(std::move(members), MadeOn::Unknown, asked);
    all.encoding = read.encoding;
    all.detection = std::move(read.detection);
    auto member = read.members.begin();
    for (NameOnDisk& one : all.names) {
        if (isUtf8(one.raw))
            continue;
        one.name = (member++)->name;
        one.why = read.encoding ? std::string(info(*read.encoding).name) : "";
        const auto decoded = decode(bytesOf(one.raw), read.encoding.value_or(EncodingId::Utf8));
        if (!decoded.malformed.empty())
            one.trouble = "has bytes that are malformed in " + one.why;
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
        else if (statusOfEntry(path))
            one.trouble = "that name is there already";
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
