#pragma once

/// The sentence that says how well an encoding reads as text.

#include "core/evidence/sentence.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <optional>

namespace charsleuth {

struct StatisticsFacts {
    std::uint64_t characters = 0;            ///< outside ASCII
    std::optional<std::uint16_t> language{}; ///< row of languageNames(); nothing: just text
    std::optional<EncodingId> rival{};       ///< which it is compared with
    bool lessLikely = false;                 ///< than the rival
};

/// "reads as Russian over 1,204 characters outside ASCII; likelier than as KOI8-R".
Sentence detailOf(const StatisticsFacts& facts);

} // namespace charsleuth
