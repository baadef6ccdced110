#include "app/answer/file_oddities.h"

#include "core/evidence/hint.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth {

namespace {

bool isUnicode(EncodingId encoding) {
    return info(encoding).name.starts_with("UTF-");
}

/// Declared in the file, or in a file beside it, whose name the source is then (".editorconfig").
bool isDeclaration(const Evidence& evidence) {
    return (evidence.kind == EvidenceKind::Declared && evidence.source != "bom") ||
           (evidence.kind == EvidenceKind::Hint && evidence.source.starts_with('.'));
}

/// The first declaration that the bytes contradict, other than the file's name; null for none.
const Conflict* declaredOtherwise(const Detection& detection) {
    const auto found = std::ranges::find_if(detection.conflicts, [](const Conflict& conflict) {
        return conflict.rule != nameOf(HintKind::Filename);
    });
    return found == detection.conflicts.end() ? nullptr : &*found;
}

} // namespace

std::string_view nameOf(Oddity oddity) {
    switch (oddity) {
    case Oddity::Damaged:
        return "damaged";
    case Oddity::Conflict:
        return "conflict";
    case Oddity::Mixed:
        return "mixed";
    case Oddity::Mojibake:
        return "mojibake";
    case Oddity::Uncertain:
        return "uncertain";
    case Oddity::Undeclared:
        return "undeclared";
    case Oddity::Named:
        break;
    }
    return "conflict"; // the reasons of the command line know one kind
}

std::string declaredIn(const FileReport& answer) {
    if (const Conflict* conflict = declaredOtherwise(answer.detection))
        return conflict->label;
    const Candidate* best = answer.best();
    if (best == nullptr)
        return {};
    for (const Evidence& evidence : best->reasons)
        if (isDeclaration(evidence) && evidence.effect != Effect::Weakens)
            return std::string(info(evidence.about).name);
    return {};
}

std::vector<Oddity> odditiesOf(const FileReport& answer) {
    const Detection& detection = answer.detection;
    const Candidate* best = answer.best();
    if (best == nullptr || detection.size == 0)
        return {};
    std::vector<Oddity> found;
    const auto add = [&](bool holds, Oddity oddity) {
        if (holds)
            found.push_back(oddity);
    };
    const bool mixed = answer.findings.mixed;
    add(best->malformed > 0 && !mixed, Oddity::Damaged);
    const bool contradicted = declaredOtherwise(detection) != nullptr;
    add(contradicted, Oddity::Conflict);
    add(mixed, Oddity::Mixed);
    add(answer.findings.mojibake.has_value(), Oddity::Mojibake);
    add(!detection.asciiOnly && !mixed && // whose confidence is that of one encoding among several
            (detection.certainty == Certainty::Plausible || detection.certainty == Certainty::Tied),
        Oddity::Uncertain);
    add(!detection.asciiOnly && !detection.bom && !isUnicode(best->encoding) &&
            declaredIn(answer).empty(),
        Oddity::Undeclared);
    add(!detection.conflicts.empty() && !contradicted, Oddity::Named);
    return found;
}

} // namespace charsleuth
