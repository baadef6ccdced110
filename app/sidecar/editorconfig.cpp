#include "app/sidecar/editorconfig.h"

#include "app/sidecar/glob.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// A glob with a slash is bound to the folder, one without holds in all folders below.
bool speaksOf(Text glob, Text relativePath) {
    if (glob.size() > 4096) // the specification's limit for section names
        return false;
    if (glob.find('/') == none)
        return matchesEditorConfigGlob(std::string("**/").append(glob), relativePath);
    if (glob.starts_with('/'))
        glob.remove_prefix(1);
    return matchesEditorConfigGlob(glob, relativePath);
}

} // namespace

EditorConfigAnswer readEditorConfig(std::string_view text, std::string_view relativePath) {
    EditorConfigAnswer answer;
    bool preamble = true, applies = false;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    Lines lines(text);
    Text line;
    while (lines.next(line)) {
        line = trim(line);
        if (line.empty() || line.front() == '#' || line.front() == ';')
            continue;
        if (line.front() == '[' && line.back() == ']') {
            preamble = false;
            applies = speaksOf(line.substr(1, line.size() - 2), relativePath);
            continue;
        }
        const std::size_t equals = line.find('=');
        if (equals == none)
            continue;
        const Text key = trim(line.substr(0, equals)), value = trim(from(line, equals + 1));
        if (preamble && equal(key, "root"))
            answer.root = equal(value, "true");
        else if (applies && equal(key, "charset"))
            answer.charset = std::string(value);
    }
    return answer;
}

EditorConfigs::EditorConfigs(std::filesystem::path folder) {
    for (;; folder = folder.parent_path()) {
        if (auto file = readFolderText(folder, ".editorconfig")) {
            const bool root = readEditorConfig(file->text, {}).root;
            if (find(file->text, "charset") != none)
                m_files.push_back(*std::move(file));
            if (root)
                return;
        }
        if (folder == folder.parent_path())
            return;
    }
}

std::optional<std::string> EditorConfigs::charsetOf(std::string_view file) const {
    for (const FolderText& config : m_files)
        if (auto charset = readEditorConfig(config.text, config.relative(file)).charset)
            return equal(*charset, "unset") ? std::nullopt : charset;
    return std::nullopt;
}

} // namespace charsleuth
