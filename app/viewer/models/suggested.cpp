#include "app/viewer/models/suggested.h"

#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::viewer {

std::vector<EncodingId> suggested(const DocumentState& document) {
    constexpr std::size_t kMost = 6;
    std::vector<EncodingId> encodings;
    if (document.answer)
        for (const Candidate& candidate : document.detection().ranked)
            if (encodings.size() < kMost)
                encodings.push_back(candidate.encoding);
    return encodings;
}

std::optional<EncodingId> runnerUp(const DocumentState& document) {
    constexpr double kProbable = 0.01;
    std::vector<EncodingId> others = suggested(document);
    std::erase_if(others, [&](EncodingId encoding) {
        return document.candidateFor(encoding) == document.candidate();
    });
    if (others.empty())
        return std::nullopt;
    const auto related = [&](EncodingId encoding) {
        return info(encoding).region == info(*document.shown).region;
    };
    const auto relative = std::ranges::find_if(others, related);
    const bool probable = document.candidateFor(others.front())->probability >= kProbable;
    return probable || relative == others.end() ? others.front() : *relative;
}

} // namespace charsleuth::viewer
