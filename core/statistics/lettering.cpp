#include "core/statistics/lettering.h"

#include <algorithm>
#include <functional>

namespace charsleuth {

namespace {

/// Of a page's unit, were there no other way to write it.
Letter letterOf(const Draft& draft, std::size_t unit, const LetterMaker& made) {
    const Kind kind = draft.kind(unit);
    return kind == noByte ? made.missing()
                          : made(Alphabet::symbolOfEntry(draft.entry(unit)), kind == asciiKind);
}

} // namespace

std::span<Letter> Lettering::start(const Draft& draft, const LanguageModel& model) {
    const std::size_t units = draft.units();
    const std::span<Letter> letters = allocated(units + 2);
    const LetterMaker& made = maker(model);
    if (draft.asciiBytes) {
        std::ranges::copy(ascii(draft, model), letters.begin());
    } else {
        for (std::size_t unit = 0; unit < units; ++unit)
            letters[unit] = draft.page ? letterOf(draft, unit, made) : made(draft.character(unit));
        for (const Unit unit : draft.secondWay)
            letters[unit] = made.secondWay(letters[unit]);
    }
    letters[units] = made.start();
    letters[units + 1] = made.gap();
    return letters;
}

void Lettering::make(const Draft& draft, const LanguageModel& model, std::span<const Unit> units,
                     std::span<Letter> letters) {
    const LetterMaker& made = maker(model);
    for (const Unit unit : units)
        letters[unit] = letterOf(draft, unit, made);
    for (const Unit unit : draft.secondWay)
        if (std::ranges::find(units, unit) != units.end())
            letters[unit] = made.secondWay(letters[unit]);
}

const LetterMaker& Lettering::maker(const LanguageModel& model) {
    auto& maker = m_makers[static_cast<std::size_t>(model.script())];
    if (!maker)
        maker.emplace(model);
    return *maker;
}

std::span<const Letter> Lettering::ascii(const Draft& draft, const LanguageModel& model) {
    auto& known = m_ascii[static_cast<std::size_t>(model.script())];
    if (known.size() != draft.firstForeign) {
        const std::span<Letter> letters = allocated(draft.firstForeign);
        for (std::size_t unit = 0; unit < letters.size(); ++unit)
            letters[unit] = maker(model)(draft.character(unit));
        known = letters;
    }
    return known;
}

std::span<Letter> Lettering::allocated(std::size_t count) {
    return {static_cast<Letter*>(m_memory->allocate(count * sizeof(Letter), alignof(Letter))),
            count};
}

} // namespace charsleuth
