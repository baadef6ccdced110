#include "app/sidecar/siblings.h"

#include "core/detect.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace charsleuth {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 16;
constexpr std::size_t kBytes = std::size_t{64} * 1024;

std::vector<fs::path> siblingsOf(const fs::path& file) {
    std::error_code error, ofEntry;
    std::vector<fs::path> found;
    for (fs::directory_iterator at(file.parent_path(), error), end; !error && at != end;
         at.increment(error))
        if (at->is_regular_file(ofEntry) && at->path() != file &&
            at->path().extension() == file.extension())
            found.push_back(at->path());
    std::ranges::sort(found); // the same files whatever the folder's order
    if (found.size() > kMostFiles)
        found.resize(kMostFiles);
    return found;
}

Detection examine(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text(kBytes, '\0');
    file.read(text.data(), static_cast<std::streamsize>(kBytes));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return detect(bytesOf(text), {.listed = 1, .explained = 0});
}

} // namespace

std::vector<Hint> readSiblings(const std::string& path) {
    std::error_code error;
    const fs::path file = fs::absolute(path, error).lexically_normal();
    if (path == "-" || error)
        return {};
    std::map<EncodingId, int> times;
    for (const fs::path& sibling : siblingsOf(file)) {
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
