#include "core/repair/text_cost.h"

#include "core/statistics/model/drawing.h"
#include "core/statistics/model/model_symbol_maker.h"
#include "core/statistics/score/row_sums.h"

#include <algorithm>
#include <array>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::int32_t stepsOf(double nats) {
    return static_cast<std::int32_t>(nats / costUnit);
}

/// The bounds of enum Bound, and that of ASCII after ASCII, as in core/statistics.
constexpr std::int32_t ofAscii = stepsOf(6.5), ofSound = stepsOf(12), ofAttached = stepsOf(4),
                       ofListed = stepsOf(4.85), ofMeant = stepsOf(25);

/// Signs that stand at the edge of a word without a blank: quotes, dots, marks, units, footnotes.
constexpr std::u32string_view attachedSigns =
    U"\u00A0¡¢£¥§¨©ª«¬®¯°±²³´¶·¸¹º»¼½¾¿×÷–—‘’‚“”„†‡•…‰‹›⁄€™−∞≠≤≥≈√";

/// Whether the sign also joins two words.
bool isJoint(char32_t character) {
    return character == U'–' || character == U'—' || character == U'−' || character == U'’' ||
           character == U'·';
}

bool isAsciiSign(char32_t character) {
    const bool digit = character >= U'0' && character <= U'9';
    return character < 0x80 && !digit && !isAsciiLetter(character);
}

/// Whether the attached sign at `at`, with those beside it, is at an edge of a word.
bool isAtEdge(std::u32string_view text, std::size_t at, const Alphabet& alphabet) {
    const auto isLetter = [&](std::size_t place) {
        return place < text.size() &&
               alphabet.scriptOf(alphabet.symbolOf(text[place])) != Script::None;
    };
    std::size_t begin = at, end = at + 1;
    while (begin > 0 && isAttached(text[begin - 1]))
        --begin;
    while (end < text.size() && isAttached(text[end]))
        ++end;
    return begin == 0 || !isLetter(begin - 1) || !isLetter(end);
}

/// Whether the sign at `at` is an ordinal indicator before a word: these stand behind a number or
/// an abbreviation.
bool isOrdinalBeforeWord(std::u32string_view text, std::size_t at, const Alphabet& alphabet) {
    const auto isCase = [&](std::size_t place, LetterCase letterCase) {
        return place < text.size() && alphabet.symbolOf(text[place]).letterCase == letterCase;
    };
    const bool isBehind = at > 0 && text[at - 1] > U' ' && text[at - 1] != U'-';
    return (text[at] == U'ª' || text[at] == U'º') && !isBehind && isCase(at + 1, LetterCase::Lower);
}

/// Whether the letter at `at` is outside ASCII, or stands behind one that is. Han has no alphabet.
bool isOfAnyLanguage(std::u32string_view text, std::size_t at, const Alphabet& alphabet) {
    const auto isLetter = [&](std::size_t place) {
        const Script script = alphabet.scriptOf(alphabet.symbolOf(text[place]));
        return script != Script::None && script < Script::Han;
    };
    const bool isBehind = at > 0 && text[at - 1] >= 0x80 && isLetter(at - 1);
    return isLetter(at) && (text[at] >= 0x80 || isBehind);
}

/// Whether a list of letters may have the one at `at`: it is outside ASCII, as is the letter
/// before, which is the same, in the other case, or the one before in the alphabet. Han has no
/// alphabet.
bool isListed(std::u32string_view text, std::size_t at, Bound bound, const Alphabet& alphabet) {
    if (bound == Bound::SoundInAnyLanguage)
        return isOfAnyLanguage(text, at, alphabet);
    const auto letterAt = [&](std::size_t place) {
        const Symbol symbol =
            place < text.size() && text[place] >= 0x80 ? alphabet.symbolOf(text[place]) : Symbol{};
        return alphabet.scriptOf(symbol) < Script::Han ? symbol.id : std::uint16_t{};
    };
    const std::uint16_t before = letterAt(at - 1), letter = letterAt(at);
    return letter != 0 && before != 0 && (letter == before || letter == before + 1);
}

/// What one character costs: the rows of the model, and what all languages have in common.
struct Priced {
    std::array<CostRow, 3> rows; ///< the first `used` ones add up
    std::uint32_t used;
    std::int32_t same;
    std::int32_t most; ///< steps, in any language

    void add(CostRow row) { rows[used++] = row; }
};

/// Adds the costs of characters to those in all languages of a script, sixteen at a time.
class PricedCharacters {
public:
    PricedCharacters(CostSums& sums, std::size_t languages)
        : m_sums(sums), m_languages(languages) {}

    void add(const Priced& character) {
        m_characters[m_count++] = character;
        if (m_count == m_characters.size())
            addUp();
    }
    void addUp() {
        for (std::size_t from = 0; from < m_languages; from += 16) {
            Lanes<4> sum{};
            for (const Priced& each : std::span(m_characters).first(m_count)) {
                Lanes<4> costs{};
                for (const CostRow row : std::span(each.rows).first(each.used))
                    costs += Lanes<4>::of(row + from);
                costs.raise(static_cast<std::int16_t>(each.same),
                            static_cast<std::int16_t>(each.most));
                sum += costs;
            }
            sum.addTo(m_sums.data() + from);
        }
        m_count = 0;
    }

private:
    static constexpr std::size_t together = 32;
    static_assert(together * ofMeant <= 0x7FFF);

    CostSums& m_sums;
    std::size_t m_languages, m_count = 0;
    std::array<Priced, together> m_characters; // deliberately not cleared
};

/// What stands before a drawing character.
Beside besideOf(const LanguageModel& model, ModelSymbol before) {
    return Alphabet::isBlank(before.number())           ? Beside::Nothing
           : Alphabet::isQuote(before.number())         ? Beside::Quote
           : model.alphabet().isCommon(before.number()) ? Beside::Sign
                                                        : Beside::Letter;
}

/// Adds the costs of a symbol after another one.
void addBigram(const LanguageModel& model, ModelSymbol before, ModelSymbol now, Priced& priced) {
    if (const CostRow own = model.bigram(before.number(), now.number()))
        return priced.add(own);
    priced.add(model.backOff(before.number()));
    priced.add(model.single(now.number()));
}

} // namespace

bool isAttached(char32_t character) {
    return attachedSigns.find(character) != attachedSigns.npos;
}

bool isAttachedSign(std::u32string_view text, std::size_t at, const Alphabet& alphabet) {
    return isAttached(text[at]) && !isOrdinalBeforeWord(text, at, alphabet) &&
           (isJoint(text[at]) || isAtEdge(text, at, alphabet));
}

TextCost::Scripts TextCost::scriptsOf(std::u32string_view text) const {
    Scripts scripts{};
    for (const char32_t character : text)
        if (character >= 0x80)
            if (const Script script = m_alphabet.scriptOf(m_alphabet.symbolOf(character));
                script != Script::None)
                scripts[static_cast<std::size_t>(script)] = true;
    const bool letters = std::ranges::find(scripts, true) != scripts.end();
    scripts[0] = scripts[0] || !letters || std::ranges::any_of(text, isAsciiLetter);
    return scripts;
}

float TextCost::of(std::u32string_view text, Bound bound) {
    const Scripts scripts = scriptsOf(text);
    const float cost = inOneScript(text, scripts, bound);
    return std::ranges::count(scripts, true) > 1 ? std::min(cost, inParts(text, bound)) : cost;
}

float TextCost::inOneScript(std::u32string_view text, const Scripts& scripts, Bound bound) {
    if (bound == Bound::MeantOutsideAscii && std::ranges::none_of(text, isOutsideAscii))
        return 0;
    float least = INFINITY;
    for (std::size_t script = 0; script < scriptCount; ++script)
        if (scripts[script]) {
            Sums sums{};
            least =
                std::min(least, in(m_models.of(static_cast<Script>(script)), text, bound, sums));
        }
    return least;
}

void TextCost::setContext(std::u32string text) {
    m_context = std::move(text);
    m_ofContext = {};
}

float TextCost::ofNext(std::u32string_view text, Bound bound) {
    const Scripts scripts = scriptsOf(text);
    float least = INFINITY;
    for (std::size_t script = 0; script < scriptCount; ++script) {
        if (!scripts[script])
            continue;
        const LanguageModel& model = m_models.of(static_cast<Script>(script));
        std::optional<Sums>& ofContext = m_ofContext[script];
        if (!ofContext)
            in(model, m_context, Bound::Meant, ofContext.emplace());
        Sums sums = *ofContext;
        least = std::min(least, in(model, text, bound, sums));
    }
    return least;
}

float TextCost::inParts(std::u32string_view text, Bound bound) {
    constexpr float ofChange = 3; // nats
    float cost = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        while (end < text.size() && !isAsciiSign(text[end]))
            ++end;
        end = std::min(end + 1, text.size());
        const std::u32string_view part = text.substr(begin, end - begin);
        cost += inOneScript(part, scriptsOf(part), bound) + (begin > 0 ? ofChange : 0);
        begin = end;
    }
    return cost;
}

float TextCost::in(const LanguageModel& model, std::u32string_view text, Bound bound,
                   Sums& sums) const {
    const ModelSymbolMaker symbolOf(model);
    const std::size_t languages = model.languages();
    const std::uint16_t blank = symbolOf.gap().number();
    const CaseCosts cases = model.cases();
    ModelSymbol first = symbolOf.gap(), before = symbolOf.gap();
    bool wasAscii = true, wasDrawing = false, wasJoint = false;
    const bool isSound = bound == Bound::Sound || bound == Bound::SoundInAnyLanguage;
    PricedCharacters characters(sums, languages);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char32_t character = text[at];
        const bool isAscii = character < 0x80,
                   isFree = bound == Bound::MeantOutsideAscii && isAscii && wasAscii;
        if (isFree && std::ranges::none_of(text.substr(at + 1, 2), isOutsideAscii))
            continue; // nor is it context of what costs something
        const ModelSymbol now = symbolOf(character);
        if (isFree) {
            first = std::exchange(before, now);
            wasDrawing = wasJoint = false;
            continue;
        }
        std::int32_t most = isSound ? ofSound : ofMeant;
        if (isAscii && (wasAscii || (wasJoint && isSound)))
            most = ofAscii;
        else if (isSound && isAttachedSign(text, at, m_alphabet))
            most = ofAttached;
        else if (isSound && isListed(text, at, bound, m_alphabet))
            most = ofListed;
        Priced priced{.rows = {}, .used = 0, .same = now.cost(), .most = most};
        if (isDrawing(character)) {
            priced.same = wasDrawing ? costOfNext(shapeOf(text[at - 1]), shapeOf(character))
                                     : costOfFirst(shapeOf(character), besideOf(model, before));
        } else if (model.isOwnLetter(before.number())) {
            const std::uint16_t context =
                model.isOwnLetter(first.number()) ? first.number() : blank;
            if (const CostRow own = model.trigram(context, before.number(), now.number())) {
                priced.add(own);
            } else {
                addBigram(model, before, now, priced);
                if (const CostRow back = model.backOff(context, before.number()))
                    priced.add(back);
            }
            priced.same += cases.after(first.letterCase(), before.letterCase(), now.letterCase());
        } else {
            addBigram(model, before, now, priced);
            priced.same += cases.after(before.letterCase(), now.letterCase());
        }
        characters.add(priced);
        first = before;
        before = now;
        wasAscii = isAscii;
        wasDrawing = isDrawing(character);
        wasJoint = isJoint(character);
    }
    characters.addUp();
    const auto least =
        std::min_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(model.named()));
    return static_cast<float>(costUnit) * static_cast<float>(*least);
}

} // namespace charsleuth
