#pragma once

/// Text of capitals only, which is not rare. Priced letter by letter, it would cost more than text
/// in an alphabet without case.
/// Tested by detect_test.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/model_symbol.h"
#include "core/statistics/text/candidate_text.h"

namespace charsleuth {

/// Whether the text's letters of the script are capitals, except one in twenty or fewer. `symbols`:
/// of SymbolLookup::of(). False for fewer than twelve letters.
bool isInCapitals(const CandidateText& text, Script script, ModelSymbols symbols);

/// The costs of case in such text; and a cost that the text pays once, in steps.
CaseCosts casesOfCapitals();
inline constexpr std::int32_t costOfCapitals = 49; // 3.9 nats: one text in fifty

} // namespace charsleuth
