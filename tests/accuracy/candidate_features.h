#pragma once

/// The numbers of candidates from which a judgement can be learned (train_judgement.py). A pure
/// function.

#include "core/ranking/grouping.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth::accuracy {

/// The numbers of a candidate. "Lead" means: less the best other
/// candidate's. generated/judgement.h has the same order.
enum class Feature : std::uint8_t {
    Sum,         ///< of all weights, lead, decibans
    Advantage,   ///< weight of the text, lead, decibans
    AdvantageOf, ///< the same for each character that differs
    Differing,   ///< characters that differ from the likeliest text's
    Kinds,       ///< different ones of these
    Prior,       ///< decibans
    PriorLead,   ///< decibans
    Characters,  ///< outside ASCII, in the sample
    Cost,        ///< of one of these in the likeliest language, nats; 20: not scored
    CostLead,    ///< of all of these, for each of the most characters, nats, the best being 0
    Letters,     ///< 1 if some of these are letters
    Malformed,   ///< sequences
    Lost,        ///< malformed sequences and C1 controls for each character outside ASCII
    LostLead,
    Family,      ///< see familyOf()
    Size,        ///< bytes of the input
    High,        ///< bytes of 0x80 or more
    HighKinds,   ///< different ones
    HighShare,   ///< of all bytes
    LineEnds,    ///< 0 none, 1 LF, 2 CRLF, 3 CR, 4 others
    Controls,    ///< 1: the input has ESC, 2: it has ^Z
    Drawing,     ///< share of the bytes of 0x80 or more that are box drawing in the code page
    LetterShare, ///< share of them that are letters
    Hinted,      ///< 1: hints shift the prior to the encoding, -1: away from it
    Count,
};
inline constexpr std::size_t featureCount = static_cast<std::size_t>(Feature::Count);

/// The features of a candidate.
struct Features {
    std::array<float, featureCount> all{};

    float& operator[](Feature feature) { return all[static_cast<std::size_t>(feature)]; }
    float operator[](Feature feature) const { return all[static_cast<std::size_t>(feature)]; }
};

/// A candidate as a judgement sees it.
struct Judged {
    EncodingId encoding{};
    double sum = 0; ///< of all weights, as ranking believes them, decibans
    Features features;
};

/// The twelve candidates with the largest sums of weights, largest first; none if the input is
/// ASCII. Leads are among these.
std::vector<Judged> judged(const RankingInput& input);

} // namespace charsleuth::accuracy
