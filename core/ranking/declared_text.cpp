#include "core/ranking/declared_text.h"

#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace charsleuth {

namespace {

/// The cost of a byte of 0x80 or more in text of no language, nats: that one stands there, and
/// which of 128.
constexpr double costOfHighByte = 2 + 7 * std::numbers::ln2;
/// Decibans by which text of no language is rarer than text.
constexpr double rarenessOfData = 25;

/// Whether a declaration speaks for the group's encoding and no character contradicts it.
bool isBorneOut(const RankingInput& input, const Group& group) {
    return std::ranges::any_of(group.reading->encodings, [&](EncodingId encoding) {
        const TextTally& tally = input.structure.of(encoding).tally;
        return tally.malformed == 0 && tally.c1 == 0 &&
               std::ranges::any_of(input.declared, [&](const Evidence& each) {
                   return each.about == encoding && each.weight.decibans > 0;
               });
    });
}

/// By how much the characters of the reading are likelier than bytes that are all alike, decibans.
double gainOfLanguage(const Reading& reading) {
    const bool isPaired = byteStructureOf(reading.encodings.front()) != ByteStructure::SingleByte;
    const double bytes = static_cast<double>(reading.characters) * (isPaired ? 2 : 1);
    return std::max(0.0, decibansPerNat * (bytes * costOfHighByte - reading.cost));
}

} // namespace

void boundByDeclaration(const RankingInput& input, std::span<Group> groups) {
    if (std::ranges::none_of(input.declared,
                             [](const Evidence& each) { return each.weight.decibans > 0; }))
        return;
    double least = std::numeric_limits<double>::lowest();
    for (const Group& group : groups)
        if (group.reading->cost > 0)
            least =
                std::max(least, group.deficit - gainOfLanguage(*group.reading) - rarenessOfData);
    for (Group& group : groups)
        if (group.deficit < least && isBorneOut(input, group))
            group.deficit = least;
}

} // namespace charsleuth
