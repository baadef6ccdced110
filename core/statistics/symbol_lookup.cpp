#include "core/statistics/symbol_lookup.h"

#include <algorithm>

namespace charsleuth {

namespace {

void setBeside(ModelSymbols symbols, const ModelSymbolMaker& made) {
    symbols[gapUnit] = made.gap();
    symbols[startUnit] = made.start();
}

/// `foreign`: the symbols of the draft's units from the first foreign one on.
void markSecondWays(const Draft& draft, Script script, std::span<ModelSymbol> foreign) {
    for (std::size_t i = 0; i < foreign.size(); ++i)
        if (draft.symbols->secondWays.contains(
                static_cast<Byte>(draft.passage->units()[draft.firstForeign + i])))
            foreign[i] = foreign[i].secondWay(script);
}

} // namespace

ModelSymbols SymbolLookup::of(const Draft& draft, const LanguageModel& model) {
    const std::span<ModelSymbol> all = allocated(draft.units());
    const ModelSymbols symbols(all);
    const ModelSymbolMaker& made = maker(model);
    if (draft.asciiBytes)
        std::ranges::copy(ascii(draft, model), all.begin());
    else
        setBeside(symbols, made);
    if (draft.own) {
        for (std::size_t unit = 0; unit < draft.units(); ++unit)
            all[ModelSymbols::beside + unit] =
                made(draft.own->symbols[unit], draft.character(unit) < 0x80);
        return symbols;
    }
    const std::span foreign = all.subspan(ModelSymbols::beside + draft.firstForeign);
    if (draft.page && draft.symbols->script == model.script()) {
        const std::span<const ModelSymbol, 256> ofBytes = draft.symbols->symbols;
        const std::span bytes = std::span(draft.passage->units()).subspan(draft.firstForeign);
        std::ranges::transform(bytes, foreign.begin(),
                               [=](char32_t byte) { return ofBytes[byte]; });
    } else {
        for (std::size_t i = 0; i < foreign.size(); ++i)
            foreign[i] = made(draft.character(draft.firstForeign + i));
        if (draft.page)
            markSecondWays(draft, model.script(), foreign);
    }
    return symbols;
}

ModelSymbols SymbolLookup::ofAscii(const Draft& draft, const LanguageModel& model) {
    const std::span<ModelSymbol> all = allocated(draft.units());
    const ModelSymbols symbols(all);
    const ModelSymbolMaker& made = maker(model);
    setBeside(symbols, made);
    for (std::size_t unit = 0; unit < draft.units(); ++unit) {
        const char32_t character = draft.character(unit);
        all[ModelSymbols::beside + unit] = character < 0x80 ? made(character) : ModelSymbol();
    }
    return symbols;
}

const ModelSymbolMaker& SymbolLookup::maker(const LanguageModel& model) {
    auto& maker = m_makers[static_cast<std::size_t>(model.script())];
    if (!maker)
        maker.emplace(model);
    return *maker;
}

std::span<const ModelSymbol> SymbolLookup::ascii(const Draft& draft, const LanguageModel& model) {
    auto& known = m_ascii[static_cast<std::size_t>(model.script())];
    if (known.empty()) {
        const std::span<ModelSymbol> all = allocated(draft.firstForeign);
        const ModelSymbolMaker& made = maker(model);
        setBeside(ModelSymbols(all), made);
        for (std::size_t unit = 0; unit < draft.firstForeign; ++unit)
            all[ModelSymbols::beside + unit] = made(draft.character(unit));
        known = all;
    }
    return known;
}

std::span<ModelSymbol> SymbolLookup::allocated(std::size_t units) {
    const std::size_t count = ModelSymbols::beside + units;
    auto* const first = static_cast<ModelSymbol*>(
        m_memory->allocate(count * sizeof(ModelSymbol), alignof(ModelSymbol)));
    return {first, count};
}

} // namespace charsleuth
