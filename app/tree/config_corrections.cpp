#include "app/tree/config_corrections.h"

#include "app/files/file_status.h"
#include "app/files/path_words.h"
#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/files/small_file.h"
#include "app/sidecar/pattern_text.h"
#include "core/decode/bom.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace charsleuth {

namespace {

using Action = FilePlan::Action;

constexpr std::string_view editorConfigName = ".editorconfig", attributesName = ".gitattributes";

/// What a file of that name calls the target, with the mark that the copies have; empty where it
/// has no name for it.
std::string labelFor(const std::string& config, const TreeRequest& request) {
    const auto means = [&](std::string_view label, std::string_view source) {
        return isTrueOfCopy(saidBy({.value = std::string(label), .source = source}), request);
    };
    if (nameIn(config) == editorConfigName) {
        constexpr std::array<std::string_view, 5> labels = {"utf-8", "utf-8-bom", "utf-16le",
                                                            "utf-16be", "latin1"};
        const auto* const found = std::ranges::find_if(
            labels, [&](std::string_view label) { return means(label, editorConfigName); });
        return found == labels.end() ? "unset" : std::string(*found); // which says nothing
    }
    const auto names = namesIn(request.to, Namespace::Iconv);
    return names.empty() ? std::string() : std::string(names.front());
}

/// A line that says it of one file; empty where none can.
std::string lineFor(const std::string& config, const std::string& file, const std::string& label) {
    const std::string anchored = file.substr(config.rfind('/'));
    if (nameIn(config) == attributesName)
        return gitPatternFor(anchored) + " working-tree-encoding=" + label + '\n';
    if (printable(anchored) != anchored)
        return {};
    return "\n[" + editorConfigGlobFor(anchored) + "]\ncharset = " + label + '\n';
}

std::string withLineEnds(const std::string& text, std::string_view lineEnd) {
    std::string out;
    for (const char c : text)
        out += c == '\n' ? std::string(lineEnd) : std::string(1, c);
    return out;
}

} // namespace

bool isTrueOfCopy(const SaidEncoding& said, const TreeRequest& request) {
    return std::ranges::find(said.encodings, request.to) != said.encodings.end() &&
           !(request.bom == BomWish::Add && said.markUnwanted) &&
           !(request.bom == BomWish::Remove && said.markWanted) &&
           !(said.markWanted && !hasBom(request.to));
}

bool ConfigCorrections::isConfig(std::string_view path) {
    return nameIn(path) == editorConfigName || nameIn(path) == attributesName;
}

void ConfigCorrections::add(const FilePlan& plan) {
    const bool inTarget = plan.action == Action::Convert || plan.action == Action::Keep;
    for (const SaidEncoding& said : plan.saidBeside) {
        Statement& statement =
            m_statements.try_emplace({said.place.file, said.place.at}, Statement{.said = said})
                .first->second;
        if (!inTarget)
            statement.othersStay = true;
        else if (!isTrueOfCopy(said, m_request))
            statement.falseOf.push_back(fullPath(plan.path));
    }
}

/// Where the file may be changed: it lies in the folders, or above files that are replaced.
ConfigCorrection* ConfigCorrections::reach(const std::string& config) {
    if (!isConfig(config))
        return nullptr; // in Git's own folder
    const std::string absolute = absolutePath(config);
    const auto found =
        std::ranges::find(m_corrections, absolute, [](const ConfigCorrection& correction) {
            return correction.file.absolute;
        });
    if (found != m_corrections.end())
        return &*found;
    const auto status = statusOf(absolute);
    if (m_request.destination != TreeDestination::InPlace ||
        (status && status->size > longestSmallFile)) // its end was not read
        return nullptr;
    return &m_corrections.emplace_back(ConfigCorrection{.file = {config, absolute, {}}});
}

void ConfigCorrections::leave(const Statement& statement, std::size_t files) {
    m_left[{statement.said.by, statement.said.label}] += files;
}

void ConfigCorrections::correct(const Statement& statement) {
    const ConfiguredValue& place = statement.said.place;
    const std::string label = labelFor(place.file, m_request);
    const bool inFolders = std::ranges::any_of(m_deferred, [&](const TreeFile& file) {
        return file.absolute == absolutePath(place.file);
    });
    const bool replaced = inFolders && !statement.othersStay;
    ConfigCorrection* const correction = reach(replaced ? place.file : place.overruledIn);
    if (correction == nullptr || label.empty())
        return leave(statement, statement.falseOf.size());
    std::size_t lines = 0;
    if (replaced)
        correction->substitutions.push_back(
            {{place.at, place.at + place.value.size()}, {label.begin(), label.end()}});
    else
        for (const std::string& file : statement.falseOf) {
            const std::string line = lineFor(place.overruledIn, file, label);
            m_added[correction->file.absolute] += line;
            lines += line.empty() ? 0 : 1;
        }
    if (!replaced && lines < statement.falseOf.size())
        leave(statement, statement.falseOf.size() - lines);
    if (!replaced && lines == 0)
        return;
    correction->words += (correction->words.empty() ? "" : "; ") + printable(place.value) +
                         " becomes " + label +
                         (replaced     ? ""
                          : lines == 1 ? " for 1 file"
                                       : " for " + std::to_string(lines) + " files");
}

/// The added lines, as a change at the end of the file.
void ConfigCorrections::append(ConfigCorrection& correction) const {
    const auto added = m_added.find(correction.file.absolute);
    const auto text = readSmallFile(correction.file.absolute);
    if (added == m_added.end() || added->second.empty() || !text)
        return;
    const bool crLf = text->find("\r\n") != text->npos;
    const std::string lines = withLineEnds(
        (text->empty() || text->ends_with('\n') ? "" : "\n") + added->second, crLf ? "\r\n" : "\n");
    Decoder decoder(EncodingId::Utf8);
    DecodedText decoded;
    decoder.feed(bytesOf(lines), decoded);
    decoder.finish(decoded);
    correction.substitutions.push_back({{text->size(), text->size()}, std::move(decoded.text)});
}

std::vector<ConfigCorrection> ConfigCorrections::finish() {
    for (const TreeFile& file : m_deferred)
        m_corrections.push_back({.file = file, .substitutions = {}, .words = {}});
    for (const auto& [place, statement] : m_statements)
        if (!statement.falseOf.empty())
            correct(statement);
    for (ConfigCorrection& correction : m_corrections) {
        append(correction);
        std::ranges::sort(correction.substitutions, {}, [](const Substitution& substitution) {
            return substitution.range.begin;
        });
    }
    std::erase_if(m_corrections, [](const ConfigCorrection& correction) {
        return correction.substitutions.empty() && correction.file.inTree.empty();
    });
    return std::move(m_corrections);
}

void addTo(FilePlan& plan, const ConfigCorrection& correction) {
    const bool stays = plan.action == Action::Keep && plan.from;
    if (correction.substitutions.empty() || (plan.action != Action::Convert && !stays))
        return;
    ConversionPlan& conversion = plan.conversion;
    if (stays) // a name outside ASCII may come in
        conversion.from = conversion.to =
            plan.from == EncodingId::UsAscii ? EncodingId::Utf8 : *plan.from;
    conversion.keepBom = conversion.keepBom || stays;
    conversion.substitutions.insert(conversion.substitutions.end(),
                                    correction.substitutions.begin(),
                                    correction.substitutions.end());
    std::ranges::sort(conversion.substitutions, {},
                      [](const Substitution& substitution) { return substitution.range.begin; });
    plan.action = Action::Convert;
    plan.reason = correction.words;
}

} // namespace charsleuth
