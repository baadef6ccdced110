#include "core/statistics/lettering.h"

#include <algorithm>

namespace charsleuth {

namespace {

void setBeside(Letters letters, const LetterMaker& made) {
    letters[gapUnit] = made.gap();
    letters[startUnit] = made.start();
}

/// `foreign`: the letters of the draft's units from the first foreign one on.
void markSecondWays(const Draft& draft, Script script, std::span<Letter> foreign) {
    for (std::size_t i = 0; i < foreign.size(); ++i)
        if (draft.symbols->secondWays.contains(
                static_cast<Byte>(draft.passage->units()[draft.firstForeign + i])))
            foreign[i] = foreign[i].secondWay(script);
}

} // namespace

Letters Lettering::of(const Draft& draft, const LanguageModel& model) {
    const std::span<Letter> all = allocated(draft.units());
    const Letters letters(all);
    const LetterMaker& made = maker(model);
    if (draft.asciiBytes)
        std::ranges::copy(ascii(draft, model), all.begin());
    else
        setBeside(letters, made);
    if (draft.own) {
        for (std::size_t unit = 0; unit < draft.units(); ++unit)
            all[Letters::beside + unit] =
                made(draft.own->symbols[unit], draft.character(unit) < 0x80);
        return letters;
    }
    const std::span foreign = all.subspan(Letters::beside + draft.firstForeign);
    if (draft.page && draft.symbols->script == model.script()) {
        const std::span<const Letter, 256> ofBytes = draft.symbols->letters;
        const std::span bytes = std::span(draft.passage->units()).subspan(draft.firstForeign);
        std::ranges::transform(bytes, foreign.begin(),
                               [=](char32_t byte) { return ofBytes[byte]; });
    } else {
        for (std::size_t i = 0; i < foreign.size(); ++i)
            foreign[i] = made(draft.character(draft.firstForeign + i));
        if (draft.page)
            markSecondWays(draft, model.script(), foreign);
    }
    return letters;
}

Letters Lettering::ofAscii(const Draft& draft, const LanguageModel& model) {
    const std::span<Letter> all = allocated(draft.units());
    const Letters letters(all);
    const LetterMaker& made = maker(model);
    setBeside(letters, made);
    for (std::size_t unit = 0; unit < draft.units(); ++unit) {
        const char32_t character = draft.character(unit);
        all[Letters::beside + unit] = character < 0x80 ? made(character) : Letter();
    }
    return letters;
}

const LetterMaker& Lettering::maker(const LanguageModel& model) {
    auto& maker = m_makers[static_cast<std::size_t>(model.script())];
    if (!maker)
        maker.emplace(model);
    return *maker;
}

std::span<const Letter> Lettering::ascii(const Draft& draft, const LanguageModel& model) {
    auto& known = m_ascii[static_cast<std::size_t>(model.script())];
    if (known.empty()) {
        const std::span<Letter> all = allocated(draft.firstForeign);
        const LetterMaker& made = maker(model);
        setBeside(Letters(all), made);
        for (std::size_t unit = 0; unit < draft.firstForeign; ++unit)
            all[Letters::beside + unit] = made(draft.character(unit));
        known = all;
    }
    return known;
}

std::span<Letter> Lettering::allocated(std::size_t units) {
    const std::size_t count = Letters::beside + units;
    auto* const first =
        static_cast<Letter*>(m_memory->allocate(count * sizeof(Letter), alignof(Letter)));
    return {first, count};
}

} // namespace charsleuth
