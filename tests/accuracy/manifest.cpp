#include "tests/accuracy/manifest.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace charsleuth::accuracy {

namespace {

std::vector<std::string> cellsOf(std::string_view line) {
    std::vector<std::string> cells;
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    for (;;) {
        const std::size_t tab = line.find('\t');
        cells.emplace_back(line.substr(0, tab));
        if (tab == std::string_view::npos)
            return cells;
        line.remove_prefix(tab + 1);
    }
}

std::string lengthClass(std::size_t bytes) {
    if (bytes < 200)
        return "0 to 199";
    if (bytes < 1000)
        return "200 to 999";
    return bytes < 10000 ? "1000 to 9999" : "10000 and more";
}

} // namespace

std::vector<ManifestRow> readManifest(const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / "manifest.tsv";
    if (!std::filesystem::is_directory(folder))
        throw std::runtime_error(folder.string() + ": no such folder");
    std::ifstream in(path);
    std::string line;
    if (!std::getline(in, line))
        throw std::runtime_error(folder.string() +
                                 ": has no manifest.tsv that can be read; it lists the files, "
                                 "tab-separated, in columns named path and encoding");
    const std::vector<std::string> header = cellsOf(line);
    const auto column = [&](std::string_view name) {
        return static_cast<std::size_t>(std::ranges::find(header, name) - header.begin());
    };
    const std::size_t file = column("path"), encoding = column("encoding"),
                      language = column("language");
    if (file == header.size() || encoding == header.size())
        throw std::runtime_error(path.string() + ": no columns 'path' and 'encoding'");
    std::vector<ManifestRow> rows;
    while (std::getline(in, line)) {
        const std::vector<std::string> cells = cellsOf(line);
        if (cells.size() <= std::max(file, encoding))
            continue;
        rows.push_back(
            {cells[file], cells[encoding], language < cells.size() ? cells[language] : ""});
    }
    return rows;
}

Question questionOf(const ManifestRow& row, const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / row.path;
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw std::runtime_error(path.string() + ": cannot be read");
    Question question{.name = row.path, .language = row.language};
    question.bytes.assign(std::istreambuf_iterator<char>(in), {});
    auto truth = readingsOf(row.encoding, question.bytes);
    if (!truth)
        throw std::runtime_error(path.string() + ": unknown encoding " + row.encoding);
    question.truth = std::move(*truth);
    const bool binary = question.truth.empty();
    question.encoding = binary ? "none" : info(question.truth.front()).name;
    question.family = binary ? "Binary" : info(question.truth.front()).region;
    question.length = lengthClass(question.bytes.size());
    return question;
}

} // namespace charsleuth::accuracy
