#include "app/sidecar/said_encoding.h"

#include "core/declared/label_lookup.h"
#include "core/declared/scan.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <string_view>

namespace charsleuth {

namespace {

/// "utf-8-bom" less "-bom".
bool takeMark(std::string& label) {
    constexpr std::string_view mark = "-bom";
    const std::size_t stem = label.size() - std::min(label.size(), mark.size());
    if (!scan::equal(std::string_view(label).substr(stem), mark))
        return false;
    label.resize(stem);
    return true;
}

/// By its readers' names, and as everybody else reads the label ("latin1" is windows-1252 there).
std::vector<EncodingId> encodingsOf(const std::string& label) {
    std::vector<EncodingId> encodings = lookUpLabel(label, Namespace::Iconv);
    if (const auto other = findEncoding(label))
        encodings.push_back(*other);
    return encodings;
}

} // namespace

std::optional<SaidEncoding> saidBeside(const std::string& path, BesideReader& beside) {
    for (const Hint& hint : beside.read(path)) {
        const bool editorConfig = hint.source == ".editorconfig";
        if (hint.kind != HintKind::Declared || !(editorConfig || hint.source == ".gitattributes"))
            continue;
        SaidEncoding said{.label = hint.value, .by = hint.source};
        std::string label = hint.value;
        said.markWanted = takeMark(label);
        said.markUnwanted = editorConfig && scan::equal(label, "utf-8") && !said.markWanted;
        said.encodings = encodingsOf(label);
        if (!said.encodings.empty())
            return said;
    }
    return std::nullopt;
}

} // namespace charsleuth
