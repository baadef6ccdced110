#include "app/sidecar/editorconfig.h"

#include "app/sidecar/configured_folders.h"
#include "app/sidecar/glob.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// A glob with a slash is bound to the folder, one without holds in all folders below.
bool speaksOf(Text glob, Text relativePath) {
    if (glob.find('/') == none && glob.find("**") == none) // which does not match a slash
        return matchesEditorConfigGlob(glob, from(relativePath, relativePath.rfind('/') + 1));
    if (glob.find('/') == none)
        return matchesEditorConfigGlob(std::string("**/").append(glob), relativePath);
    if (glob.starts_with('/'))
        glob.remove_prefix(1);
    return matchesEditorConfigGlob(glob, relativePath);
}

} // namespace

EditorConfig::EditorConfig(std::string_view text) {
    constexpr std::size_t longestGlob = 4096; // the specification's limit for section names
    bool preamble = true;
    Text glob, line;
    const Text whole = text;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    Lines lines(text);
    while (lines.next(line)) {
        line = trim(line);
        if (line.empty() || line.front() == '#' || line.front() == ';')
            continue;
        if (line.front() == '[' && line.back() == ']') {
            preamble = false;
            glob = line.substr(1, line.size() - 2);
            continue;
        }
        const std::size_t equals = line.find('=');
        if (equals == none)
            continue;
        const Text key = trim(line.substr(0, equals)), value = trim(from(line, equals + 1));
        if (preamble && equal(key, "root"))
            m_isRoot = equal(value, "true");
        else if (!preamble && glob.size() <= longestGlob)
            for (const Text property : {Text("charset"), Text("end_of_line")})
                if (equal(key, property))
                    m_settings.push_back({std::string(glob), std::string(property),
                                          std::string(value),
                                          static_cast<std::size_t>(value.data() - whole.data())});
    }
}

const EditorConfig::Setting* EditorConfig::settingOf(std::string_view property,
                                                     std::string_view relativePath) const {
    for (auto setting = m_settings.rbegin(); setting != m_settings.rend(); ++setting)
        if (setting->property == property && speaksOf(setting->glob, relativePath))
            return &*setting;
    return nullptr;
}

std::optional<std::string> EditorConfig::valueOf(std::string_view property,
                                                 std::string_view relativePath) const {
    const Setting* const setting = settingOf(property, relativePath);
    return setting == nullptr ? std::nullopt : std::optional(setting->value);
}

std::optional<ConfiguredValue> editorConfigValue(std::span<const ConfiguredFolder> folders,
                                                 std::string_view file, std::string_view property) {
    constexpr std::string_view name = ".editorconfig";
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) {
        if (!folder->editorConfig)
            continue;
        const auto* const setting =
            folder->editorConfig->settingOf(property, file.substr(folder->path.size()));
        if (setting != nullptr && equal(setting->value, "unset"))
            return std::nullopt;
        if (setting != nullptr) {
            const std::string written = folder->path + std::string(name);
            return ConfiguredValue{setting->value, name, written, setting->at, written};
        }
        if (folder->editorConfig->isRoot())
            break;
    }
    return std::nullopt;
}

} // namespace charsleuth
