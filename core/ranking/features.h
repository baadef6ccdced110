#pragma once

/// The numbers that the learned judgement looks at. A pure function.
/// Tested by judgement_test.

#include "core/ranking/grouping.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// The numbers of a candidate that the judgement looks at. "Lead" means: less the best other
/// candidate's. Shares are of the bytes of 0x80 or more in the sample. "Alone": between bytes that
/// are neither ASCII letters nor of 0x80 or more. tests/accuracy/train_judgement.py has the same
/// order.
enum class Feature : std::uint8_t {
    Sum,            ///< Group::sum, lead, decibans
    Advantage,      ///< weight of the text, lead, decibans
    AdvantageOf,    ///< the same for each character that differs
    Differing,      ///< characters that differ from the likeliest text's
    Kinds,          ///< different ones of these
    Prior,          ///< decibans
    PriorLead,      ///< decibans
    Characters,     ///< outside ASCII, in the sample
    Cost,           ///< of one of these in the likeliest language, nats; 20: not scored
    CostLead,       ///< of all of these, for each of the most characters, nats, the best being 0
    Letters,        ///< 1 if some of these are letters
    Malformed,      ///< sequences
    Lost,           ///< malformed sequences and C1 controls for each byte of 0x80 or more
    LostLead,       ///< the best being 0
    Family,         ///< see familyOf()
    Size,           ///< bytes of the input
    High,           ///< bytes of 0x80 or more
    HighKinds,      ///< different ones
    HighShare,      ///< of all bytes
    LineEnds,       ///< 0 none, 1 LF, 2 CRLF, 3 CR, 4 others
    Controls,       ///< 1: the input has ESC, 2: it has ^Z
    Drawing,        ///< share that is box drawing in the code page
    LetterShare,    ///< share that is letters
    Hinted,         ///< 1: hints shift the prior to the encoding, -1: away from it
    LoneLetters,    ///< share that is letters that stand alone
    SignsInWords,   ///< share that is signs between ASCII letters
    Capitals,       ///< share that is capitals behind a small ASCII letter
    DrawingByWords, ///< share that is drawing beside an ASCII letter
    LoneShare,      ///< share that stands alone
    RunShare,       ///< share that stands beside a byte of 0x80 or more
    Count,
};
inline constexpr std::size_t featureCount = static_cast<std::size_t>(Feature::Count);

/// The features of a candidate.
struct Features {
    std::array<float, featureCount> all{};

    float& operator[](Feature feature) { return all[static_cast<std::size_t>(feature)]; }
    float operator[](Feature feature) const { return all[static_cast<std::size_t>(feature)]; }
};

/// The features of candidates, in their order; comparisons are among these.
std::vector<Features> featuresOf(std::span<Group* const> groups, const RankingInput& input);

} // namespace charsleuth
