#include "app/sidecar/small_file.h"

#include <fstream>

namespace charsleuth {

std::optional<std::string> readSmallFile(const std::filesystem::path& path) {
    constexpr std::size_t most = std::size_t{1} << 20;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) // opening a FIFO would wait
        return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string text(most, '\0');
    file.read(text.data(), static_cast<std::streamsize>(most));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

std::optional<FolderText> readFolderText(const std::filesystem::path& folder,
                                         const std::filesystem::path& name) {
    if (auto text = readSmallFile(folder / name))
        return FolderText{(folder / "").string(), *std::move(text)};
    return std::nullopt;
}

} // namespace charsleuth
