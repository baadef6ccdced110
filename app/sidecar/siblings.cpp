#include "app/sidecar/siblings.h"

#include "app/files/folder_entries.h"
#include "app/files/open_file.h"
#include "app/files/paths.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <map>

namespace charsleuth {

namespace {

constexpr std::size_t mostFiles = 16;
constexpr std::size_t mostBytesRead = std::size_t{64} * 1024;

/// ".txt" of "notes.txt"; empty where the name has none.
std::string_view extensionOf(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    return dot == name.npos || dot == 0 ? std::string_view() : name.substr(dot);
}

/// The regular files in the folder of a file that have its extension; a few, the same ones whatever
/// the folder's order.
std::vector<std::string> siblingsOf(const std::string& file) {
    const std::size_t begin = file.rfind('/') + 1;
    const std::string folder = file.substr(0, begin);
    const std::string_view own = std::string_view(file).substr(begin);
    std::vector<std::string> found;
    FolderEntries entries(folder);
    while (const auto entry = entries.next()) {
        std::string path = folder + std::string(entry->name);
        if (entry->name == own || extensionOf(entry->name) != extensionOf(own))
            continue;
        if (const auto status = statusOf(path); status && status->isRegular())
            found.push_back(std::move(path));
    }
    std::ranges::sort(found);
    if (found.size() > mostFiles)
        found.resize(mostFiles);
    return found;
}

Detection examine(const std::string& path) {
    const FileDescriptor file = openForReading(path);
    std::vector<Byte> bytes(mostBytesRead);
    bytes.resize(readFully(file.get(), bytes).value_or(0));
    return detect(bytes, {.listed = 1, .explained = 0});
}

} // namespace

std::vector<Hint> readSiblings(const std::string& path) {
    const std::string file = path != "-" ? fullPath(path) : std::string();
    if (file.empty())
        return {};
    std::map<EncodingId, int> times;
    for (const std::string& sibling : siblingsOf(file)) {
        const Detection detection = examine(sibling);
        const bool strong =
            detection.certainty == Certainty::Strong || detection.certainty == Certainty::Decided;
        if (strong && !detection.asciiOnly && !detection.ranked.empty())
            ++times[detection.ranked.front().encoding];
    }
    if (times.empty())
        return {};
    const auto most =
        std::ranges::max_element(times, {}, [](const auto& one) { return one.second; });
    return {{HintKind::Parent, std::string(info(most->first).name), "files beside it"}};
}

} // namespace charsleuth
