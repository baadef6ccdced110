#include "core/repair/chain_search.h"

#include "core/statistics/model/drawing.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace charsleuth {

namespace {

/// Undoings that make a stretch less probable by this much, decibans, may still be right in a file
/// that is full of them.
constexpr float leastGain = -35;
/// The most that a character outside ASCII costs on average in a text that was meant, nats. Rare
/// Han has 8.
constexpr float mostOfMeant = 10;
/// The pages that are followed further at the first step, and at each later one.
constexpr std::size_t followedFirst = 4, followedLater = 2;

Script scriptOf(const Alphabet& alphabet, char32_t character) {
    return alphabet.scriptOf(alphabet.symbolOf(character));
}

/// Whether the character is in a block of signs: Latin-1's, punctuation to arrows and symbols,
/// emoji.
bool isSign(char32_t character) {
    constexpr char32_t firstLatin = 0xA0, lastLatin = 0xF7, first = 0x2000, last = 0x2BFF,
                       firstEmoji = 0x1F000, lastEmoji = 0x1FAFF;
    return (character >= firstLatin && character <= lastLatin) ||
           (character >= first && character <= last) ||
           (character >= firstEmoji && character <= lastEmoji);
}

/// Quotes, dashes, dots and other signs that stand beside words, of three bytes in UTF-8.
bool isLongSign(char32_t character) {
    return character >= 0x800 && isAttached(character);
}

} // namespace

bool ChainSearch::isSuspicious(std::u32string_view stretch) const {
    const PageBytes* before = nullptr;
    for (const char32_t character : stretch) {
        const PageBytes* const now = m_characters.find(character);
        if (now != nullptr && before != nullptr && (before->leads & now->trails) != 0)
            return true;
        before = now;
    }
    if (std::ranges::any_of(stretch, isC1))
        return true;
    const std::size_t entity = stretch.find(U'&');
    return entity != stretch.npos && stretch.find(U';', entity) != stretch.npos;
}

std::vector<Undoing> ChainSearch::find(std::u32string_view stretch) {
    m_found.clear();
    m_stretch = stretch;
    fill(stretch, m_layers[0]);
    descend(0, {}, cost(m_layers[0], Bound::Sound));
    fill(stretch, m_layers[0]);
    if (undoEntities(m_layers[0], 0, m_layers[1])) {
        Chain chain;
        chain.prepend({.kind = ChainStep::Kind::Entities});
        descend(1, chain, cost(m_layers[1], Bound::Sound));
    }
    fill(stretch, m_layers[0]);
    if (m_found.empty() && undoControls(m_layers[0], 0, m_layers[1])) {
        Chain chain;
        chain.prepend(signsAsControls);
        Undoing& undoing = m_found.emplace_back(weighed(1, chain, cost(m_layers[0], Bound::Sound)));
        if (!undoing.freeSign)
            undoing.word = undoing.longSign = false; // U+0085 alone ends lines
        // Letters are the same in both pages, so those beside were misread, too.
        undoing.left = 0;
        undoing.touchesLeft = false;
    }
    std::ranges::stable_sort(m_found, std::greater{}, &Undoing::gain);
    if (m_found.size() > mostFound)
        m_found.resize(mostFound);
    return m_found;
}

void ChainSearch::weighInSentence(std::u32string_view before, std::u32string_view stretch,
                                  std::u32string_view behind, std::span<Undoing> undoings) {
    const auto costWith = [&](std::u32string_view word, Bound bound) {
        return m_cost.of(std::u32string(before).append(word).append(behind), bound);
    };
    std::optional<float> asItStands;
    for (Undoing& undoing : undoings) {
        const Elements& text = undo(stretch, undoing.chain);
        if (text.size() != 1 || scriptOf(m_alphabet, text.front().character) == Script::None)
            continue;
        const char32_t letter = text.front().character;
        if (!asItStands)
            asItStands = costWith(stretch, Bound::Sound);
        const float gain = *asItStands - costWith({&letter, 1}, Bound::Meant);
        undoing.inSentence =
            std::max(undoing.inSentence, static_cast<float>(decibansPerNat) * gain);
    }
}

void ChainSearch::descend(std::size_t depth, const Chain& chain, float asItStands) {
    if (chain.size() == Chain::mostSteps)
        return;
    const auto level = static_cast<std::uint8_t>(depth);
    struct Followed {
        std::size_t page;
        Undoing undoing;
    };
    std::vector<Followed> followed;
    for (PageSet pages = pagesHiding(m_layers[depth], level, m_characters); pages != 0;
         pages &= pages - 1) {
        const auto page = static_cast<std::size_t>(std::countr_zero(pages));
        undoUtf8(m_layers[depth], page, level, m_characters, m_layers[depth + 1]);
        if (depth > 0 && isOfDrawings(depth + 1))
            continue;
        Chain longer = chain;
        longer.prepend({.written = EncodingId::Utf8, .readAs = misreadPages()[page]});
        const Undoing undoing = weighed(depth + 1, longer, asItStands);
        // One more step for one character, beside one that it leaves alone, is chance.
        if (depth > 0 && undoing.kinds == 1 && undoing.touchesLeft)
            continue;
        followed.push_back({page, undoing});
        if (undoing.gain > leastGain || undoing.freeSign)
            m_found.push_back(undoing);
    }
    std::ranges::stable_sort(followed, std::greater{},
                             [](const Followed& each) { return each.undoing.gain; });
    followed.resize(std::min(followed.size(), depth == 0 ? followedFirst : followedLater));
    for (const Followed& each : followed) {
        undoUtf8(m_layers[depth], each.page, level, m_characters, m_layers[depth + 1]);
        descend(depth + 1, each.undoing.chain, asItStands);
    }
}

Undoing ChainSearch::weighed(std::size_t depth, const Chain& chain, float asItStands) {
    const Elements& text = m_layers[depth];
    const EncodingId readAs = chain.steps().front().readAs;
    Undoing undoing{
        .chain = chain, .ofLetters = true, .freeSign = chain.size() == 1, .capitalAndSign = true};
    undoing.gain = static_cast<float>(decibansPerNat) * (asItStands - cost(text, Bound::Meant));
    std::u32string kinds;
    countLeft(text, depth, undoing);
    Script before = Script::None;
    bool wasMeant = false, wasSign = false, anyOfLetters = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const Element& element = text[at];
        const Script script = scriptOf(m_alphabet, element.character);
        const bool meant = element.depth == depth;
        const bool sign = meant && isLongSign(element.character);
        undoing.word =
            undoing.word || (script != Script::None && script == before && (meant || wasMeant));
        undoing.longSign = undoing.longSign || (sign && before != Script::None) ||
                           (wasSign && script != Script::None);
        if (meant || script != Script::None)
            undoing.ofLetters = undoing.ofLetters && meant && isOfLetters(element);
        before = script;
        wasMeant = meant;
        wasSign = sign;
        if (element.depth < depth)
            continue;
        anyOfLetters = anyOfLetters || isOfLetters(element);
        undoing.freeSign = undoing.freeSign && isFreeSign(text, at, readAs);
        undoing.capitalAndSign = undoing.capitalAndSign && isCapitalAndSign(element);
        if (kinds.find(element.character) == kinds.npos && kinds.size() < 8) {
            kinds += element.character;
            undoing.kinds += element.character < 0x800 ? 1 : 2;
        }
    }
    const bool ofSigns = undoing.word && !anyOfLetters && !undoing.touchesLeft;
    undoing.rare = !ofSigns && isRare(text);
    return undoing;
}

void ChainSearch::countLeft(const Elements& text, std::size_t depth, Undoing& undoing) const {
    std::uint32_t inWord = 0;
    bool undone = false; // whether something of the word was
    const auto endWord = [&] {
        undoing.left += undone ? inWord : 0;
        inWord = 0;
        undone = false;
    };
    bool afterLeft = false, afterUndone = false;
    for (const Element& element : text) {
        const bool letter = scriptOf(m_alphabet, element.character) != Script::None;
        const bool undoneHere = element.depth == depth;
        if (!letter && !undoneHere)
            endWord();
        const bool left = letter && !undoneHere && element.character >= 0x80;
        undoing.touchesLeft =
            undoing.touchesLeft || (left && afterUndone) || (undoneHere && afterLeft);
        undone = undone || undoneHere;
        inWord += left ? 1 : 0;
        afterLeft = left;
        afterUndone = undoneHere;
    }
    endWord();
}

bool ChainSearch::isCapitalAndSign(const Element& element) const {
    const auto caseAt = [&](std::size_t at) {
        return m_alphabet.symbolOf(m_stretch[at]).letterCase;
    };
    const std::size_t lead = element.begin;
    return element.end - lead == 2 && caseAt(lead) == LetterCase::Upper &&
           (lead == 0 || caseAt(lead - 1) != LetterCase::Lower) &&
           isAttachedSign(m_stretch, lead + 1, m_alphabet);
}

bool ChainSearch::isFreeSign(const Elements& text, std::size_t number, EncodingId readAs) const {
    constexpr std::u32string_view quotes = U"\"'`‘’“”„«»‹›()[]{}<>=|/\\";
    constexpr char32_t nextLine = 0x85;
    const auto at = [&](std::size_t place) {
        return place < text.size() ? text[place].character : U' ';
    };
    const auto isLetter = [&](char32_t character) {
        return scriptOf(m_alphabet, character) != Script::None;
    };
    const Element& element = text[number];
    const char32_t first = m_stretch[element.begin], before = at(number - 1),
                   behind = at(number + 1);
    const std::size_t size = element.end - element.begin;
    if (size == 1)
        return isC1(first) && first != nextLine;
    const bool latin = readAs == EncodingId::Windows1252 || readAs == EncodingId::Iso8859_1;
    const LetterCase letterCase = m_alphabet.symbolOf(before).letterCase;
    if (latin && size == 2 && (first == U'Â' || first == U'Ã') && letterCase == LetterCase::Lower)
        return !isLetter(m_stretch[element.begin + 1]);
    if (isLetter(element.character) || !isSign(element.character) ||
        quotes.find(before) != quotes.npos || quotes.find(behind) != quotes.npos)
        return false;
    if (size > 2)
        return (latin && !isLetter(before) && !isLetter(behind)) || isDrawing(element.character);
    return latin && (first == U'Â' || first == U'Ã') && letterCase != LetterCase::Upper;
}

bool ChainSearch::isOfLetters(const Element& element) const {
    const Script first = scriptOf(m_alphabet, m_stretch[element.begin]);
    const auto stood = m_stretch.substr(element.begin, element.end - element.begin);
    return first != Script::None && std::ranges::all_of(stood, [&](char32_t character) {
               return scriptOf(m_alphabet, character) == first;
           });
}

bool ChainSearch::isOfDrawings(std::size_t depth) const {
    auto from = m_layers[depth - 1].begin();
    for (const Element& element : m_layers[depth])
        for (; from != m_layers[depth - 1].end() && from->end <= element.end; ++from)
            if (element.depth == depth && !isDrawing(from->character))
                return false;
    return true;
}

bool ChainSearch::isRare(const Elements& text) {
    const auto isLongLetter = [](const Element& element) {
        constexpr char32_t firstOfThree = 0x800, firstLatin = 0x1E00, firstGreek = 0x1F00,
                           firstSign = 0x2000, lastSign = 0x2BFF;
        const char32_t character = element.character;
        return (character >= firstOfThree && character < firstLatin) ||
               (character >= firstGreek && character < firstSign) || character > lastSign;
    };
    constexpr int mostScripts = 2; // beside each other in a text that somebody wrote
    std::size_t outside = 0;
    std::uint32_t scripts = 0;
    for (const Element& element : text)
        if (element.character >= 0x80) {
            ++outside;
            if (const Script script = scriptOf(m_alphabet, element.character);
                script != Script::None)
                scripts |= 1U << static_cast<unsigned>(script);
        }
    return (std::ranges::any_of(text, isLongLetter) || std::popcount(scripts) > mostScripts) &&
           cost(text, Bound::MeantOutsideAscii) > mostOfMeant * static_cast<float>(outside);
}

float ChainSearch::cost(const Elements& text, Bound bound) {
    m_text.clear();
    for (const Element& element : text)
        m_text += element.character;
    m_text += U' ';
    return m_cost.of(m_text, bound);
}

const Elements& ChainSearch::undo(std::u32string_view stretch, const Chain& chain) {
    fill(stretch, m_layers[0]);
    std::size_t depth = 0;
    for (std::size_t i = chain.size(); i-- > 0; ++depth) {
        const ChainStep& step = chain.steps()[i];
        const auto level = static_cast<std::uint8_t>(depth);
        const auto page = std::ranges::find(misreadPages(), step.readAs) - misreadPages().begin();
        const bool isOfUtf8 = step.written == EncodingId::Utf8 && page < std::ssize(misreadPages());
        if (step == signsAsControls)
            undoControls(m_layers[depth], level, m_layers[depth + 1]);
        else if (step.kind == ChainStep::Kind::Entities)
            undoEntities(m_layers[depth], level, m_layers[depth + 1]);
        else if (isOfUtf8)
            undoUtf8(m_layers[depth], static_cast<std::size_t>(page), level, m_characters,
                     m_layers[depth + 1]);
        else
            undoWhole(m_layers[depth], step, level, m_encoders, m_layers[depth + 1]);
    }
    return m_layers[depth];
}

} // namespace charsleuth
