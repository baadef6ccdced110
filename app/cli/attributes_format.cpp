#include "app/cli/attributes_format.h"

#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/sidecar/pattern_text.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

/// "/docs/a.txt": the path from the current folder on, which anchors a pattern there; empty when it
/// lies elsewhere.
std::string anchoredPath(const std::string& path) {
    const std::string folder = currentFolder();
    const std::string absolute = fullPath(path);
    const bool below = !folder.empty() && absolute.starts_with(folder);
    return below ? '/' + absolute.substr(folder.size()) : std::string();
}

bool isUtf8(const FileReport& answer) {
    return answer.detection.asciiOnly || answer.best()->encoding == EncodingId::Utf8;
}

/// What git has iconv decode it by; empty where no name gives the same bytes back. With a BOM git
/// wants names that say so, and what those write is little-endian.
std::string workingTreeEncoding(const FileReport& answer) {
    const EncodingId encoding = answer.best()->encoding;
    if (answer.detection.bom == encoding) {
        if (encoding == EncodingId::Utf16Le)
            return "UTF-16LE-BOM";
        if (encoding == EncodingId::Utf32Le)
            return "UTF-32";
        if (encoding == EncodingId::Utf16Be || encoding == EncodingId::Utf32Be)
            return {};
    }
    const auto names = namesIn(encoding, Namespace::Iconv);
    return names.empty() ? std::string() : std::string(names.front());
}

/// So that what is checked out has the line endings that it has now.
std::string_view lineEndingAttributes(LineEnding ending) {
    switch (ending) {
    case LineEnding::None:
    case LineEnding::Lf:
        return " text";
    case LineEnding::CrLf:
        return " text eol=crlf";
    case LineEnding::Cr:
    case LineEnding::Nel:
    case LineEnding::Mixed:
        break;
    }
    return " -text";
}

/// EditorConfig's five charsets; empty for all others.
std::string_view editorConfigCharset(const FileReport& answer) {
    const Candidate& best = *answer.best();
    if (isUtf8(answer))
        return answer.detection.bom ? "utf-8-bom" : "utf-8";
    const auto is = [&](std::string_view name) {
        return info(best.encoding).name == name ||
               std::ranges::any_of(best.sameText,
                                   [&](EncodingId id) { return info(id).name == name; });
    };
    if (is("UTF-16LE"))
        return "utf-16le";
    if (is("UTF-16BE"))
        return "utf-16be";
    return is("ISO-8859-1") ? "latin1" : "";
}

std::string comment(const FileReport& answer, const std::string& words) {
    return "# " + printable(answer.path) + ": " + words + '\n';
}

std::string outside(const FileReport& answer) {
    return comment(answer, "not below this folder, so that no pattern here reaches it");
}

} // namespace

std::string gitAttributes(const FileReport& answer) {
    const std::string path = anchoredPath(answer.path);
    if (answer.best() != nullptr && isUtf8(answer))
        return {};
    if (path.empty())
        return outside(answer);
    if (answer.best() == nullptr)
        return gitPatternFor(path) + " binary\n";
    const std::string encoding = workingTreeEncoding(answer);
    const std::string name(info(answer.best()->encoding).name);
    if (encoding.empty())
        return comment(answer, name + (answer.detection.bom
                                           ? " with a byte order mark, which git writes as "
                                             "little-endian only"
                                           : ", which iconv does not know"));
    if (answer.best()->malformed > 0)
        return comment(answer, name + " with malformed bytes, which git would refuse");
    std::string line = gitPatternFor(path);
    line += lineEndingAttributes(answer.detection.lineEnding);
    return line + " working-tree-encoding=" + encoding + '\n';
}

std::string editorConfig(const FileReport& answer) {
    if (answer.best() == nullptr)
        return {};
    const std::string_view charset = editorConfigCharset(answer);
    const std::string path = anchoredPath(answer.path);
    if (path.empty())
        return outside(answer);
    if (printable(path) != path)
        return comment(answer, "EditorConfig has no escapes for such a name");
    if (charset.empty())
        return comment(answer, std::string(info(answer.best()->encoding).name) +
                                   ", which EditorConfig cannot say");
    return "[" + editorConfigGlobFor(path) + "]\ncharset = " + std::string(charset) + "\n\n";
}

} // namespace charsleuth::cli
