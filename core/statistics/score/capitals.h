#pragma once

/// Text of nothing but capitals, which is not that rare. Priced letter by letter, it would cost
/// more than text of an alphabet that has no case.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/model_symbol.h"
#include "core/statistics/text/candidate_text.h"

namespace charsleuth {

/// Whether the text's symbols of that script are capitals, but for one in twenty or fewer.
/// `symbols`: of SymbolLookup::of(). No where there are fewer than twelve.
bool isInCapitals(const CandidateText& text, Script script, ModelSymbols symbols);

/// What the symbols' case costs then; and what it costs the text, once, in steps.
CaseCosts casesOfCapitals();
inline constexpr std::int32_t costOfCapitals = 49; // 3.9 nats: one text in fifty

} // namespace charsleuth
