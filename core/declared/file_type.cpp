#include "core/declared/file_type.h"

#include "core/declared/scan.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

// Extensions that say what a file is, sorted. Those that say nothing (.txt, .bak, .old, .in) are
// left out.
constexpr std::array<std::string_view, 121> known = {
    "abc",  "ada",  "adb",  "adoc", "ads", "asc",        "asp",  "aspx", "ass",    "awk",   "bas",
    "bat",  "bib",  "c",    "cc",   "cfg", "clj",        "cmd",  "cob",  "cpp",    "cs",    "css",
    "csv",  "cue",  "cxx",  "dart", "dbf", "desktop",    "dic",  "diff", "dxf",    "edi",   "el",
    "eml",  "erb",  "erl",  "ex",   "exs", "f90",        "ged",  "go",   "groovy", "h",     "hpp",
    "hrl",  "hs",   "htm",  "html", "ics", "idx",        "inc",  "info", "ini",    "isl",   "java",
    "js",   "json", "jsp",  "kmap", "kt",  "less",       "lisp", "ltx",  "lua",    "m",     "m3u",
    "m3u8", "md",   "mht",  "ml",   "mrc", "nfo",        "nlf",  "ofx",  "pas",    "patch", "php",
    "pl",   "pm",   "po",   "pod",  "pot", "properties", "ps1",  "py",   "pyi",    "pyw",   "qfx",
    "r",    "rb",   "rc",   "rd",   "reg", "rs",         "rst",  "rtf",  "sass",   "scala", "scm",
    "scss", "sgf",  "sh",   "sql",  "srt", "ssa",        "sty",  "sub",  "svg",    "swift", "tcl",
    "tex",  "texi", "toml", "ts",   "vb",  "vcf",        "vim",  "vtt",  "xhtml",  "xml",   "yaml",
};
static_assert(std::ranges::is_sorted(known));

bool isKnown(std::string_view extension) {
    std::array<char, 16> lower{}; // the longest have ten characters
    if (extension.size() > lower.size())
        return false;
    std::ranges::transform(extension, lower.begin(), scan::lower);
    return std::ranges::binary_search(known, std::string_view(lower.data(), extension.size()));
}

} // namespace

std::string_view extensionOf(std::string_view fileName) {
    const std::size_t dot = fileName.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? std::string_view()
                                                     : fileName.substr(dot + 1);
}

Fit fitOf(const ReaderInput& input, std::initializer_list<std::string_view> extensions,
          std::string_view interpreter) {
    const std::string_view extension = extensionOf(input.fileName);
    if (!extension.empty() && scan::isAmong(extension, extensions))
        return Fit::Yes;
    if (!extension.empty() && isKnown(extension))
        return Fit::No;
    if (!interpreter.empty() && input.head.starts_with("#!")) {
        const std::string_view line = scan::line(input.head, 1);
        return scan::find(line, interpreter) != scan::none ? Fit::Yes : Fit::No;
    }
    return Fit::Unknown;
}

bool isNamedXhtml(const ReaderInput& input) {
    return scan::isAmong(extensionOf(input.fileName), {"xhtml", "xht"});
}

bool looksLikeHtml(const ReaderInput& input) {
    const Fit fit = fitOf(input, {"html", "htm", "xhtml", "shtml", "xht", "php", "asp", "aspx",
                                  "jsp", "jspx", "erb"});
    if (fit != Fit::Unknown)
        return fit == Fit::Yes;
    const std::string_view start = scan::skipSpaces(input.head);
    if (start.starts_with("<?xml"))
        return scan::find(start.substr(0, 1024), "<html") != scan::none;
    return start.size() > 1 && start[0] == '<' && (scan::isLetter(start[1]) || start[1] == '!');
}

} // namespace charsleuth
