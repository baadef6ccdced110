#include "app/losses/loss_words.h"

#include "app/files/printable.h"
#include "core/decode/utf8_text.h"

namespace charsleuth {

namespace {

/// How the word is now, where that does not show; else nothing.
std::string_view nowIs(TextDamage damage) {
    switch (damage) {
    case TextDamage::Decomposed:
        return "with its accents apart";
    case TextDamage::Controls:
        return "with control characters";
    case TextDamage::Respelled:
        return "in letters of ASCII";
    case TextDamage::Deleted:
        return "without letters that are not ASCII";
    case TextDamage::SevenBits:
        return "without the eighth bit";
    case TextDamage::Unescaped:
        return "by a backslash that was a part of a character";
    case TextDamage::Misread:
    case TextDamage::Replaced:
    case TextDamage::QuestionMarks:
        break;
    }
    return {};
}

std::string inQuotes(std::u16string_view word) {
    constexpr std::size_t most = 40; // UTF-16 units that are shown
    const bool isLong = word.size() > most;
    return '"' + printable(toUtf8(word.substr(0, most))) + (isLong ? "..." : "") + '"';
}

} // namespace

std::string_view ruleOf(TextDamage damage) {
    switch (damage) {
    case TextDamage::Misread:
        return "mojibake";
    case TextDamage::Decomposed:
        return "normalization";
    case TextDamage::Controls:
        return "control-characters";
    default:
        return "text-lost";
    }
}

std::string wordsOf(const TextLoss& loss) {
    std::string words = inQuotes(loss.before) + " became " + inQuotes(loss.now);
    if (const std::string_view how = nowIs(loss.damage); !how.empty())
        (words += ", ") += how;
    if (loss.step)
        words += ", " + wordsOf(*loss.step);
    if (loss.places > 1)
        words += " (" + std::to_string(loss.places) + " words)";
    return words;
}

} // namespace charsleuth
