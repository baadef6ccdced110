#include "app/sidecar/said_encoding.h"

#include "core/declared/label_lookup.h"
#include "core/declared/scan.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <string_view>
#include <utility>

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

SaidEncoding saidBy(ConfiguredValue configured) {
    SaidEncoding said{.label = configured.value, .by = std::string(configured.source)};
    std::string label = configured.value;
    said.markWanted = takeMark(label);
    said.markUnwanted =
        said.by == ".editorconfig" && scan::equal(label, "utf-8") && !said.markWanted;
    said.encodings = encodingsOf(label);
    said.place = std::move(configured);
    return said;
}

std::vector<SaidEncoding> allSaidBeside(const std::string& path, BesideReader& beside) {
    std::vector<SaidEncoding> all;
    for (ConfiguredValue& configured : beside.encodingsOf(path)) {
        SaidEncoding said = saidBy(std::move(configured));
        if (!said.encodings.empty())
            all.push_back(std::move(said));
    }
    return all;
}

std::optional<SaidEncoding> saidBeside(const std::string& path, BesideReader& beside) {
    std::vector<SaidEncoding> all = allSaidBeside(path, beside);
    return all.empty() ? std::nullopt : std::optional(std::move(all.front()));
}

} // namespace charsleuth
