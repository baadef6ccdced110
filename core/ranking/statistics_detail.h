#pragma once

/// The sentences that say how well the text under an encoding fits a language, and how it stands
/// beside another one.
/// Tested by rank_test.

#include "core/evidence/sentence.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace charsleuth {

struct StatisticsFacts {
    std::uint64_t characters = 0; ///< outside ASCII
    /// Row of languageNames(); nothing: text of no known language.
    std::optional<std::uint16_t> language{};
    std::optional<EncodingId> rival{}; ///< the encoding that it is compared with
    bool lessLikely = false;           ///< less likely than the rival
};

/// "reads as Russian over 1,204 characters outside ASCII; likelier than as KOI8-R".
Sentence detailOf(const StatisticsFacts& facts);

/// The sentence about a weight beside a rival's: of the prior ("prior"), of what is learned of such
/// candidates ("judgement"), or of the rival's own reasons ("rival").
Sentence detailBeside(std::string_view source, EncodingId rival);

} // namespace charsleuth
