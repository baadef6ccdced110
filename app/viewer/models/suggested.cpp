#include "app/viewer/models/suggested.h"

#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// The suggested ones that give another text than the shown one.
std::vector<EncodingId> othersOf(const DocumentState& document) {
    std::vector<EncodingId> others = suggested(document);
    std::erase_if(others, [&](EncodingId encoding) {
        return document.candidateFor(encoding) == document.candidate();
    });
    return others;
}

} // namespace

std::vector<EncodingId> suggested(const DocumentState& document) {
    constexpr std::size_t most = 6;
    std::vector<EncodingId> encodings;
    if (document.answer)
        for (const Candidate& candidate : document.detection().ranked)
            if (encodings.size() < most)
                encodings.push_back(candidate.encoding);
    return encodings;
}

std::optional<EncodingId> rival(const DocumentState& document) {
    constexpr double leastProbable = 0.01;
    const std::vector<EncodingId> others = othersOf(document);
    if (others.empty() || document.candidateFor(others.front())->probability < leastProbable)
        return std::nullopt;
    return others.front();
}

std::optional<ReadAs> runnerUp(const DocumentState& document) {
    if (document.amendment)
        return ReadAs(*document.shown);
    if (!document.offered.empty())
        return document.offered.front();
    if (const auto probable = rival(document))
        return ReadAs(*probable);
    const std::vector<EncodingId> others = othersOf(document);
    if (others.empty())
        return std::nullopt;
    const auto related = [&](EncodingId encoding) {
        return info(encoding).region == info(*document.shown).region;
    };
    const auto relative = std::ranges::find_if(others, related);
    return ReadAs(relative == others.end() ? others.front() : *relative);
}

} // namespace charsleuth::viewer
