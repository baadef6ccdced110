#include "app/answer/file_oddities.h"

#include "core/ranking/declared_in.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth {

namespace {

bool isUnicode(EncodingId encoding) {
    return info(encoding).name.starts_with("UTF-");
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
    add((best->malformed > 0 && !mixed) || answer.findings.lost, Oddity::Damaged);
    const bool contradicted =
        declaredOtherwise(detection) != nullptr ||
        std::ranges::any_of(answer.findings.bodies,
                            [](const DecodedBody& body) { return !body.contradicted.empty(); });
    add(contradicted, Oddity::Conflict);
    add(mixed, Oddity::Mixed);
    add(answer.findings.mojibake.has_value(), Oddity::Mojibake);
    add(!detection.asciiOnly && !mixed && // whose confidence is that of one encoding among several
            (detection.certainty == Certainty::Plausible || detection.certainty == Certainty::Tied),
        Oddity::Uncertain);
    add(!detection.asciiOnly && !detection.bom && !isUnicode(best->encoding) &&
            declaredIn(detection).empty(),
        Oddity::Undeclared);
    add(!detection.conflicts.empty() && !contradicted, Oddity::Named);
    return found;
}

} // namespace charsleuth
