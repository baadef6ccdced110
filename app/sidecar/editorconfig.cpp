#include "app/sidecar/editorconfig.h"

#include "app/sidecar/glob.h"
#include "app/sidecar/small_file.h"
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

std::optional<std::string> editorConfigCharset(const std::filesystem::path& file) {
    std::filesystem::path folder = file.parent_path();
    for (;;) {
        if (const auto text = readSmallFile(folder / ".editorconfig")) {
            const std::string relative = file.lexically_relative(folder).generic_string();
            const EditorConfigAnswer answer = readEditorConfig(*text, relative);
            if (answer.charset)
                return equal(*answer.charset, "unset") ? std::nullopt : answer.charset;
            if (answer.root)
                return std::nullopt;
        }
        if (folder == folder.parent_path())
            return std::nullopt;
        folder = folder.parent_path();
    }
}

} // namespace charsleuth
