#include "app/sidecar/read_beside.h"

#include "app/sidecar/editorconfig.h"
#include "app/sidecar/extended_attributes.h"
#include "app/sidecar/git_attributes.h"
#include "app/sidecar/small_file.h"
#include "core/declared/header_block.h"
#include "core/declared/scan.h"

#include <filesystem>

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

// The headers of the response that the page came with.
void readSavedHeaders(const fs::path& file, std::vector<Hint>& hints) {
    for (const char* ending : {".headers", ".hdr", ".http"}) {
        fs::path beside = file;
        beside += ending;
        const auto text = readSmallFile(beside);
        if (!text)
            continue;
        std::string_view rest = *text;
        HeaderField field;
        while (takeHeaderField(rest, field)) {
            const std::string value(scan::trim(field.value));
            if (scan::equal(field.name, "Content-Type") &&
                scan::find(value, "charset") != scan::none)
                hints.push_back({HintKind::ContentType, value, "saved HTTP header"});
            else if (scan::equal(field.name, "Content-Language"))
                hints.push_back({HintKind::Language, value, "saved HTTP header"});
        }
        return;
    }
}

} // namespace

std::vector<Hint> readBeside(const std::string& path) {
    if (path == "-")
        return {};
    std::error_code error;
    const fs::path file = fs::absolute(path, error).lexically_normal();
    if (error)
        return {};
    std::vector<Hint> hints = readExtendedAttributes(file);
    if (const auto label = readCodePageFile(file))
        hints.push_back({HintKind::Declared, *label, ".cpg"});
    readSavedHeaders(file, hints);
    if (const auto label = gitWorkingTreeEncoding(file))
        hints.push_back({HintKind::Declared, *label, ".gitattributes"});
    if (const auto label = editorConfigCharset(file))
        hints.push_back({HintKind::Declared, *label, ".editorconfig"});
    return hints;
}

} // namespace charsleuth
