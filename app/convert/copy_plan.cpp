#include "app/convert/copy_plan.h"

#include "core/registry/registry.h"

#include <cmath>

namespace charsleuth {

namespace {

std::string nameOf(EncodingId encoding) {
    return std::string(info(encoding).name);
}

CopyVerdict refused(std::string reason) {
    return {CopyVerdict::Kind::Refuse, std::move(reason)};
}

} // namespace

CopyVerdict planCopy(const Detection& detection, const InputFindings& findings,
                     const CopyWishes& wishes) {
    if (wishes.isNamed)
        return {};
    const bool hasText = !detection.binary && !detection.ranked.empty();
    if (!hasText && !(findings.mixed && wishes.bySegments))
        return refused("has no text");
    if (findings.mixed && wishes.bySegments)
        return {};
    const Candidate& best = detection.ranked.front();
    if (best.malformed > 0)
        return {};
    if (findings.mixed)
        return refused("has lines that may be in another encoding than " + nameOf(best.encoding) +
                       " (see detect --segments); name its encoding by --from to convert it");
    // Written in that page, the text is what was meant, in UTF-8.
    if (detection.encodedTwice && wishes.to != *detection.encodedTwice)
        return refused("was encoded twice, by way of " + nameOf(*detection.encodedTwice) +
                       "; 'charsleuth repair' restores it, --from UTF-8 converts it as it is");
    if (best.probability < wishes.leastConfidence)
        return refused("is " + nameOf(best.encoding) + " with a confidence of " +
                       std::to_string(std::lround(best.probability * 100)) +
                       " % only; name its encoding");
    if (best.gives(wishes.to))
        return {CopyVerdict::Kind::Leave,
                detection.asciiOnly ? "is ASCII" : "is " + nameOf(wishes.to) + " already"};
    return {};
}

} // namespace charsleuth
