#include "core/statistics/score/symbol_lookup.h"

#include <algorithm>

namespace charsleuth {

namespace {

void setBeside(ModelSymbols symbols, const ModelSymbolMaker& made) {
    symbols[gapUnit] = made.gap();
    symbols[startUnit] = made.start();
}

/// `nonAscii`: the symbols of the text's units from the first one outside ASCII on.
void markSecondWays(const CandidateText& text, Script script, std::span<ModelSymbol> nonAscii) {
    for (std::size_t i = 0; i < nonAscii.size(); ++i)
        if (text.symbols->secondWays.contains(
                static_cast<Byte>(text.ngrams->units()[text.firstNonAscii + i])))
            nonAscii[i] = nonAscii[i].secondWay(script);
}

/// `symbols`: of the text's units.
void markDrawing(const CandidateText& text, ModelSymbols symbols) {
    for (std::size_t unit = text.firstNonAscii; unit < text.units(); ++unit)
        if (const char32_t character = text.character(unit); isDrawing(character)) {
            ModelSymbol& symbol = symbols[static_cast<Unit>(unit)];
            symbol = symbol.drawing(shapeOf(character));
        }
}

} // namespace

ModelSymbols SymbolLookup::of(const CandidateText& text, const LanguageModel& model) {
    const std::span<ModelSymbol> all = allocated(text.units());
    const ModelSymbols symbols(all);
    const ModelSymbolMaker& made = maker(model);
    if (text.asciiBytes)
        std::ranges::copy(ascii(text, model), all.begin());
    else
        setBeside(symbols, made);
    if (text.own) {
        for (std::size_t unit = 0; unit < text.units(); ++unit)
            all[ModelSymbols::beside + unit] =
                made(text.own->symbols[unit], text.character(unit) < 0x80);
        if (text.drawing)
            markDrawing(text, symbols);
        return symbols;
    }
    const std::span nonAscii = all.subspan(ModelSymbols::beside + text.firstNonAscii);
    if (text.codePage && text.symbols->script == model.script()) {
        const std::span<const ModelSymbol, 256> ofBytes = text.symbols->symbols;
        const std::span bytes = std::span(text.ngrams->units()).subspan(text.firstNonAscii);
        std::ranges::transform(bytes, nonAscii.begin(),
                               [=](char32_t byte) { return ofBytes[byte]; });
    } else {
        for (std::size_t i = 0; i < nonAscii.size(); ++i)
            nonAscii[i] = made(text.character(text.firstNonAscii + i));
        if (text.codePage)
            markSecondWays(text, model.script(), nonAscii);
    }
    if (text.drawing)
        markDrawing(text, symbols);
    return symbols;
}

ModelSymbols SymbolLookup::ofAscii(const CandidateText& text, const LanguageModel& model) {
    const std::span<ModelSymbol> all = allocated(text.units());
    const ModelSymbols symbols(all);
    const ModelSymbolMaker& made = maker(model);
    setBeside(symbols, made);
    for (std::size_t unit = 0; unit < text.units(); ++unit) {
        const char32_t character = text.character(unit);
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

std::span<const ModelSymbol> SymbolLookup::ascii(const CandidateText& text,
                                                 const LanguageModel& model) {
    auto& known = m_ascii[static_cast<std::size_t>(model.script())];
    if (known.empty()) {
        const std::span<ModelSymbol> all = allocated(text.firstNonAscii);
        const ModelSymbolMaker& made = maker(model);
        setBeside(ModelSymbols(all), made);
        for (std::size_t unit = 0; unit < text.firstNonAscii; ++unit)
            all[ModelSymbols::beside + unit] = made(text.character(unit));
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
