#include "core/ranking/detection.h"

namespace charsleuth {

std::string_view nameOf(LineEnding ending) {
    switch (ending) {
    case LineEnding::None:
        return "none";
    case LineEnding::Lf:
        return "LF";
    case LineEnding::CrLf:
        return "CRLF";
    case LineEnding::Cr:
        return "CR";
    case LineEnding::Nel:
        return "NEL";
    case LineEnding::Mixed:
        return "mixed";
    }
    return "none";
}

std::string_view nameOf(Certainty certainty) {
    switch (certainty) {
    case Certainty::Decided:
        return "decided";
    case Certainty::Strong:
        return "strong";
    case Certainty::Plausible:
        return "plausible";
    case Certainty::Tied:
        return "tied";
    }
    return "plausible";
}

std::string_view nameOf(EvidenceKind kind) {
    switch (kind) {
    case EvidenceKind::Declared:
        return "declared";
    case EvidenceKind::Structure:
        return "structure";
    case EvidenceKind::Statistics:
        return "statistics";
    case EvidenceKind::Opinion:
        return "opinion";
    case EvidenceKind::Hint:
        return "hint";
    }
    return "structure";
}

std::string_view nameOf(Effect effect) {
    switch (effect) {
    case Effect::Decides:
        return "decides";
    case Effect::Supports:
        return "supports";
    case Effect::Weakens:
        return "weakens";
    case Effect::Excludes:
        return "excludes";
    }
    return "supports";
}

} // namespace charsleuth
