// Tested by marks_test.

#include "core/statistics/model/drawing.h"
#include "core/statistics/model/mark_costs.h"
#include "core/statistics/score/text_scorer.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace charsleuth {

namespace {

/// Nats, picked by hand and measured on labelled files: a kind of mark that is a drawing or one of
/// the alphabet's signs, another sign, a letter at least, any other character (half-width katakana
/// are single bytes, of which anything can be made); each kind more than a few; a mark after ASCII;
/// the ASCII character after it; an ASCII letter on a side of it; a mark after another one, or
/// after itself.
constexpr float ofSign = 5, ofOtherSign = 6, leastOfLetter = 7, ofOther = 30, ofFurtherKind = 4,
                ofMark = 3, ofFollower = 4, ofLetterBeside = 6, ofAnother = 6;

/// A trail byte in ASCII may be a character by itself: it costs as much as these do at most, nats.
constexpr auto ofSwallowed = static_cast<float>(costUnit * asciiBound);

/// The most kinds of marks of several bytes; more of them are text.
constexpr std::ptrdiff_t mostKinds = 10;

/// Whether characters outside ASCII are of two bytes. UTF-8 is known by its sequences.
bool hasPairs(EncodingId encoding) {
    return byteStructureOf(encoding) == ByteStructure::MultiByte && encoding != EncodingId::Utf8 &&
           encoding != EncodingId::Cesu8;
}

bool isHalfWidth(char32_t character) {
    return character >= 0xFF61 && character < 0xFFA0;
}

std::uint64_t asciiCharacters(const NgramCounts& text) {
    std::uint64_t sum = 0;
    for (std::size_t unit = 0; unit < text.units().size(); ++unit)
        sum += text.units()[unit] < 0x80 ? text.counts()[unit] : 0;
    return sum;
}

/// A kind of mark, nats; a letter by the language that has it most often.
float costOfKind(const LanguageModel& model, char32_t character) {
    const Alphabet& alphabet = model.alphabet();
    const std::uint16_t number = alphabet.numberIn(Script::Han, alphabet.symbolOf(character));
    if (isDrawing(character) || alphabet.isCommon(number))
        return ofSign;
    if (alphabet.isSign(number))
        return ofOtherSign;
    if (isHalfWidth(character) || !model.isOwnLetter(number))
        return ofOther;
    const CostRow row = model.single(number);
    const std::uint8_t least = *std::min_element(row, row + model.languages());
    return std::max(leastOfLetter, static_cast<float>(costUnit) * static_cast<float>(least));
}

} // namespace

float TextScorer::costAsPairMarks(const CandidateText& text, float most) {
    const auto& units = text.ngrams->units();
    const auto isHigh = [](char32_t character) { return character >= 0x80; };
    const auto isMark = [&](Unit unit) { return unit < gapUnit && isHigh(units[unit]); };
    const auto isLetter = [&](Unit unit) { return unit < gapUnit && isAsciiLetter(units[unit]); };
    if (!hasPairs(text.encodings.front()) || std::ranges::count_if(units, isHigh) > mostKinds)
        return INFINITY;
    const LanguageModel& model = m_models.of(Script::Han);
    float cost = ofMarks;
    std::size_t kinds = 0;
    for (const char32_t character : units) {
        if (!isHigh(character))
            continue;
        cost += costOfKind(model, character) + (++kinds >= leastKindsOfList ? ofFurtherKind : 0);
        if (cost > most)
            return cost;
    }
    cost +=
        ofSwallowed * static_cast<float>(asciiCharacters(m_bytes) - asciiCharacters(*text.ngrams));
    const float ofWhich = std::log(static_cast<float>(kinds));
    for (const UnitBigram& bigram : text.ngrams->bigrams()) {
        const auto count = static_cast<float>(bigram.count);
        const bool isBefore = isMark(bigram.before);
        if (isMark(bigram.now))
            cost += count * (ofWhich + (isBefore                  ? ofAnother
                                        : isLetter(bigram.before) ? ofMark + ofLetterBeside
                                                                  : ofMark));
        else if (isBefore)
            cost += count * (isLetter(bigram.now) ? ofFollower + ofLetterBeside : ofFollower);
    }
    return cost;
}

} // namespace charsleuth
