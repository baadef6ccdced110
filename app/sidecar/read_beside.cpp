#include "app/sidecar/read_beside.h"

#include "app/files/folder_entries.h"
#include "app/files/open_folder.h"
#include "app/files/paths.h"
#include "app/files/small_file.h"
#include "app/sidecar/extended_attributes.h"
#include "core/declared/header_block.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace charsleuth {

namespace {

// The code page file beside a DBF table (ESRI): its first line is a label.
std::optional<std::string> readCodePageFile(std::string_view file, const Reach& reach) {
    constexpr std::size_t ending = 4; // bytes of ".dbf"
    const std::size_t stem = file.size() - std::min(file.size(), ending);
    if (!scan::equal(file.substr(stem), ".dbf") || file.substr(0, stem).ends_with('/'))
        return std::nullopt;
    for (const char* extension : {".cpg", ".CPG", ".Cpg"}) {
        const auto text = readSmallFile(std::string(file.substr(0, stem)) + extension, reach);
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
FileNames headerFilesIn(const std::string& folder) {
    FileNames names;
    FolderEntries entries(folder);
    while (const auto entry = entries.next()) {
        const std::string_view name = entry->name;
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
void readSavedHeaders(const std::string& file, const std::optional<FileNames>& names,
                      const Reach& reach, std::vector<Hint>& hints) {
    for (const std::string_view ending : headerEndings) {
        const std::string beside = file + std::string(ending);
        const auto name = scan::from(beside, beside.rfind('/') + 1);
        if (names && !names->contains(name))
            continue;
        if (const auto text = readSmallFile(beside, reach))
            return readHeaders(*text, hints);
    }
}

} // namespace

void BesideReader::enter(std::string_view folder) {
    if (m_folder && m_folder->path == folder)
        return;
    m_configured.enter(folder);
    m_folder.emplace(Folder{std::string(folder), GitAttributes(m_configured.folders()), {}});
    if (m_use == FolderUse::AllFiles)
        m_folder->headerFiles = headerFilesIn(m_folder->path);
}

void BesideReader::walkOver(const std::string& root) {
    if (root == m_root)
        return;
    m_root = root;
    m_reach = Reach(root.empty() ? root : fullPath(root), true);
    m_configured = ConfiguredFolders(m_reach);
    m_folder.reset();
    m_written.reset();
}

std::string BesideReader::absolute(const std::string& path) {
    const std::string_view name = scan::from(path, path.rfind('/') + 1);
    const std::string_view folder = scan::Text(path).substr(0, path.size() - name.size());
    const bool named = !name.empty() && name != "." && name != "..";
    if (named && m_folder && m_written == folder)
        return m_folder->path + std::string(name);
    if (!isAbsolute(path) && m_current.empty())
        m_current = currentFolder();
    std::string file = fullPath(isAbsolute(path) ? path : m_current + path);
    if (file.empty() || (m_current.empty() && !isAbsolute(path)))
        return {};
    enter(scan::Text(file).substr(0, file.rfind('/') + 1));
    m_written = named ? std::optional<std::string>(folder) : std::nullopt;
    return file;
}

std::vector<Hint> BesideReader::attributesOf(const std::string& file, int openFile) const {
    if (m_reach.top.empty() || openFile >= 0)
        return readExtendedAttributes(file, openFile);
    const FileDescriptor opened = openBeneath(m_reach.top, file);
    return opened.isOpen() ? readExtendedAttributes(file, opened.get()) : std::vector<Hint>();
}

std::vector<Hint> BesideReader::read(const std::string& path, int openFile) {
    const std::string file = path == "-" ? "" : absolute(path);
    if (file.empty())
        return {};
    std::vector<Hint> hints = attributesOf(file, openFile);
    if (const auto label = readCodePageFile(file, m_reach))
        hints.push_back({HintKind::Declared, *label, ".cpg"});
    if (!m_folder->headerFiles || !m_folder->headerFiles->empty())
        readSavedHeaders(file, m_folder->headerFiles, m_reach, hints);
    for (ConfiguredValue& configured : configuredFor(file))
        hints.push_back(
            {HintKind::Declared, std::move(configured.value), std::string(configured.source)});
    return hints;
}

std::vector<ConfiguredValue> BesideReader::configuredFor(const std::string& file) const {
    std::vector<ConfiguredValue> values;
    if (auto value = m_folder->gitAttributes.workingTreeEncodingSettingOf(file))
        values.push_back(*std::move(value));
    if (auto value = editorConfigValue(m_configured.folders(), file, "charset"))
        values.push_back(*std::move(value));
    return values;
}

std::vector<ConfiguredValue> BesideReader::encodingsOf(const std::string& path) {
    const std::string file = path == "-" ? "" : absolute(path);
    return file.empty() ? std::vector<ConfiguredValue>() : configuredFor(file);
}

std::optional<BesideReader::LineEnd> BesideReader::lineEndOf(const std::string& path) {
    const std::string file = path == "-" ? "" : absolute(path);
    if (file.empty())
        return std::nullopt;
    if (auto value = m_folder->gitAttributes.lineEndOf(file))
        return LineEnd{*std::move(value), ".gitattributes"};
    if (auto setting = editorConfigValue(m_configured.folders(), file, "end_of_line"))
        return LineEnd{std::move(setting->value), ".editorconfig"};
    return std::nullopt;
}

std::optional<std::string> BesideReader::filterOf(const std::string& path) {
    const std::string file = path == "-" ? "" : absolute(path);
    return file.empty() ? std::nullopt : m_folder->gitAttributes.filterOf(file);
}

} // namespace charsleuth
