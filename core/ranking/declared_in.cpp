#include "core/ranking/declared_in.h"

#include "core/evidence/hint.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Declared in the file, or in a file beside it, whose name the source is then (".editorconfig").
bool isDeclaration(const Evidence& evidence) {
    return (evidence.kind == EvidenceKind::Declared && evidence.source != "bom") ||
           (evidence.kind == EvidenceKind::Hint && evidence.source.starts_with('.'));
}

} // namespace

const Conflict* declaredOtherwise(const Detection& detection) {
    const auto found = std::ranges::find_if(detection.conflicts, [](const Conflict& conflict) {
        return conflict.rule != nameOf(HintKind::Filename);
    });
    return found == detection.conflicts.end() ? nullptr : &*found;
}

std::string declaredIn(const Detection& detection) {
    if (const Conflict* conflict = declaredOtherwise(detection))
        return conflict->label;
    const Candidate* best = detection.best();
    if (best == nullptr)
        return {};
    for (const Evidence& evidence : best->reasons)
        if (isDeclaration(evidence) && evidence.effect != Effect::Weakens)
            return std::string(info(evidence.about).name);
    return {};
}

} // namespace charsleuth
