#include "app/sidecar/read_beside.h"

#include "app/sidecar/extended_attributes.h"
#include "app/sidecar/small_file.h"
#include "core/declared/header_block.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace charsleuth {

namespace {

namespace fs = std::filesystem;

// The code page file beside a DBF table (ESRI): its first line is a label.
std::optional<std::string> readCodePageFile(const fs::path& file) {
    if (!scan::equal(file.extension().string(), ".dbf"))
        return std::nullopt;
    for (const char* extension : {".cpg", ".CPG", ".Cpg"}) {
        const auto text = readSmallFile(fs::path(file).replace_extension(extension));
        if (!text)
            continue;
        const std::string_view label = scan::trim(scan::line(*text, 1));
        if (!label.empty())
            return std::string(label);
    }
    return std::nullopt;
}

constexpr std::array<std::string_view, 3> headerEndings = {".headers", ".hdr", ".http"};

// The names in the folder that could be headers of one of its files.
std::set<std::string> headerFilesIn(const fs::path& folder) {
    std::set<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string& path = entry->path().native();
        const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
        if (std::ranges::any_of(headerEndings, [&](auto end) { return name.ends_with(end); }))
            names.emplace(name);
    }
    return names;
}

void readHeaders(std::string_view text, std::vector<Hint>& hints) {
    HeaderField field;
    while (takeHeaderField(text, field)) {
        const std::string value(scan::trim(field.value));
        if (scan::equal(field.name, "Content-Type") && scan::find(value, "charset") != scan::none)
            hints.push_back({HintKind::ContentType, value, "saved HTTP header"});
        else if (scan::equal(field.name, "Content-Language"))
            hints.push_back({HintKind::Language, value, "saved HTTP header"});
    }
}

// The headers of the response that the page came with. `names`: the files there are, if known.
void readSavedHeaders(const fs::path& file, const std::optional<std::set<std::string>>& names,
                      std::vector<Hint>& hints) {
    for (const std::string_view ending : headerEndings) {
        fs::path beside = file;
        beside += ending;
        if (names && !names->contains(beside.filename().string()))
            continue;
        if (const auto text = readSmallFile(beside))
            return readHeaders(*text, hints);
    }
}

} // namespace

fs::path BesideReader::absolute(const std::string& path) {
    std::error_code error;
    if (!path.starts_with('/') && m_current.empty())
        m_current = fs::current_path(error);
    return error ? fs::path() : (m_current / path).lexically_normal();
}

const BesideReader::Folder& BesideReader::folderAt(const fs::path& path) {
    if (!m_folder || m_folder->path != path)
        m_folder.emplace(Folder{path, EditorConfigs(path), GitAttributes(path),
                                m_use == FolderUse::AllFiles ? std::optional(headerFilesIn(path))
                                                             : std::nullopt});
    return *m_folder;
}

std::vector<Hint> BesideReader::read(const std::string& path) {
    const fs::path file = path == "-" ? fs::path() : absolute(path);
    if (file.empty())
        return {};
    const Folder& folder = folderAt(file.parent_path());
    std::vector<Hint> hints = readExtendedAttributes(file);
    if (const auto label = readCodePageFile(file))
        hints.push_back({HintKind::Declared, *label, ".cpg"});
    if (!folder.headerFiles || !folder.headerFiles->empty())
        readSavedHeaders(file, folder.headerFiles, hints);
    if (const auto label = folder.gitAttributes.workingTreeEncodingOf(file.native()))
        hints.push_back({HintKind::Declared, *label, ".gitattributes"});
    if (const auto label = folder.editorConfigs.charsetOf(file.native()))
        hints.push_back({HintKind::Declared, *label, ".editorconfig"});
    return hints;
}

} // namespace charsleuth
