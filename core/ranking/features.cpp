#include "core/ranking/features.h"

#include "core/decode/ascii_run.h"
#include "core/decode/single_byte_table.h"
#include "core/evidence/prior_shift.h"
#include "core/registry/registry.h"
#include "core/statistics/model/alphabet.h"
#include "core/statistics/model/code_page_symbols.h"
#include "core/statistics/model/drawing.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <array>
#include <limits>

namespace charsleuth {

namespace {

/// The best of the other candidates' values.
class BestOther {
public:
    void add(float value) {
        m_second = std::max(m_second, std::min(m_first, value));
        m_first = std::max(m_first, value);
    }
    /// `value`: that of the candidate itself. 0 if there is no other one.
    float lead(float value) const {
        const float other = value == m_first ? m_second : m_first;
        return other == none ? 0 : value - other;
    }
    float best() const { return m_first; }

private:
    static constexpr float none = std::numeric_limits<float>::lowest();
    float m_first = none, m_second = none;
};

/// The cost of a character in a reading that was not scored to its end.
constexpr float unscored = 20;

bool isUnscored(const Reading& reading) {
    return reading.cost == 0 && reading.characters > 0;
}

/// Families of encodings, the rarer the lower.
float familyOf(EncodingId encoding) {
    const EncodingInfo& row = info(encoding);
    if (isEbcdic(encoding))
        return 0;
    if (byteStructureOf(encoding) == ByteStructure::MultiByte)
        return encoding == EncodingId::Utf8 ? 7 : 6;
    if (byteStructureOf(encoding) != ByteStructure::SingleByte)
        return 8;
    if (row.platform == "windows")
        return 5;
    if (row.name.starts_with("ISO-8859"))
        return 4;
    if (row.platform == "dos")
        return 3;
    return row.platform == "mac" ? 2 : 1;
}

float lineEndsOf(const StructureReport& structure) {
    switch (structure.lineEnding) {
    case LineEnding::None:
        return 0;
    case LineEnding::Lf:
        return 1;
    case LineEnding::CrLf:
        return 2;
    case LineEnding::Cr:
        return 3;
    default:
        return 4;
    }
}

float asFloat(std::uint64_t number) {
    return static_cast<float>(number);
}

/// The kind of a byte's neighbour.
enum Side : std::uint8_t { Other, Capital, Small, High };
constexpr std::size_t sides = 4;
constexpr auto sideOf = [] {
    std::array<Side, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte)
        table[byte] = byte >= 0x80                 ? High
                      : byte >= 'a' && byte <= 'z' ? Small
                      : byte >= 'A' && byte <= 'Z' ? Capital
                                                   : Other;
    return table;
}();

/// Where the bytes of 0x80 or more stand: how often each value stands at a place.
struct Places {
    struct Count {
        std::uint32_t all = 0, alone = 0, inWords = 0, byWords = 0, behindSmall = 0, inRuns = 0;

        void add(std::uint32_t times, Side before, Side after) {
            const bool run = before == High || after == High;
            const bool isBehindLetter = before == Small || before == Capital;
            const bool isBeforeLetter = after == Small || after == Capital;
            const bool byWord = isBehindLetter || isBeforeLetter;
            all += times;
            alone += !run && !byWord ? times : 0;
            inWords += isBehindLetter && isBeforeLetter ? times : 0;
            byWords += byWord ? times : 0;
            behindSmall += before == Small ? times : 0;
            inRuns += run ? times : 0;
        }
    };
    std::array<Count, 128> of{};   ///< by the value, less 0x80
    std::vector<std::uint8_t> met; ///< values that occur, less 0x80
    Count together;

    explicit Places(std::span<const SampleSegment> sample) {
        std::array<Sides, 128> counts{};
        for (const SampleSegment& segment : sample)
            count(segment.bytes, counts);
        for (std::size_t value = 0; value < counts.size(); ++value) {
            if (counts[value] == Sides{})
                continue;
            for (std::size_t pair = 0; pair < counts[value].size(); ++pair)
                if (counts[value][pair] > 0)
                    of[value].add(counts[value][pair], static_cast<Side>(pair / sides),
                                  static_cast<Side>(pair % sides));
            met.push_back(static_cast<std::uint8_t>(value));
            together.all += of[value].all;
            together.alone += of[value].alone;
            together.inRuns += of[value].inRuns;
        }
    }

private:
    /// The number of times that a byte has each pair of neighbours.
    using Sides = std::array<std::uint32_t, sides * sides>;

    static void count(Bytes bytes, std::array<Sides, 128>& counts) {
        for (std::size_t i = endOfAscii(bytes, 0); i < bytes.size(); i = endOfAscii(bytes, i)) {
            Side before = i > 0 ? sideOf[bytes[i - 1]] : Other, after = High;
            for (; after == High; ++i) {
                after = i + 1 < bytes.size() ? sideOf[bytes[i + 1]] : Other;
                ++counts[bytes[i] - 0x80U][before * sides + after];
                before = High;
            }
        }
    }
};

/// What all candidates have in common.
Features ofFile(const StructureReport& structure, const Places& places) {
    const ByteCounts& counts = structure.counts;
    Features file;
    file[Feature::Size] = asFloat(counts.size);
    file[Feature::High] = asFloat(counts.high);
    const auto kinds = std::count_if(counts.count.begin() + 0x80, counts.count.end(),
                                     [](auto count) { return count > 0; });
    file[Feature::HighKinds] = static_cast<float>(kinds);
    file[Feature::HighShare] =
        asFloat(counts.high) / asFloat(std::max<std::uint64_t>(counts.size, 1));
    file[Feature::LineEnds] = lineEndsOf(structure);
    file[Feature::Controls] =
        (counts.count[0x1B] > 0 ? 1.0F : 0.0F) + (counts.count[0x1A] > 0 ? 2.0F : 0.0F);
    const float all = std::max(1.0F, asFloat(places.together.all));
    file[Feature::LoneShare] = asFloat(places.together.alone) / all;
    file[Feature::RunShare] = asFloat(places.together.inRuns) / all;
    return file;
}

/// What the bytes of 0x80 or more are in a code page, and where.
void addCharacters(Features& features, EncodingId encoding, const Places& places) {
    const SingleByteTable* const codePage = singleByteTable(encoding);
    if (!codePage)
        return;
    const std::array<Kind, 256>& kinds = codePageSymbols(encoding)->kinds;
    const Alphabet alphabet;
    std::uint64_t drawing = 0, letters = 0, alone = 0, signs = 0, capitals = 0, byWords = 0;
    for (const std::size_t value : places.met) {
        const Places::Count& count = places.of[value];
        const char16_t character = (*codePage)[value + 0x80];
        const Kind kind = kinds[value + 0x80];
        if (isDrawing(character)) {
            drawing += count.all;
            byWords += count.byWords;
        } else if (kind < scriptCount ||
                   (kind == asciiKind && sideOf[static_cast<Byte>(character)] != Other)) {
            letters += count.all;
            alone += count.alone;
            if (count.behindSmall > 0 &&
                alphabet.symbolOf(character).letterCase == LetterCase::Upper)
                capitals += count.behindSmall;
        } else {
            signs += count.inWords;
        }
    }
    const float all = std::max(1.0F, asFloat(places.together.all));
    features[Feature::Drawing] = asFloat(drawing) / all;
    features[Feature::DrawingByWords] = asFloat(byWords) / all;
    features[Feature::LetterShare] = asFloat(letters) / all;
    features[Feature::LoneLetters] = asFloat(alone) / all;
    features[Feature::Capitals] = asFloat(capitals) / all;
    features[Feature::SignsInWords] = asFloat(signs) / all;
}

/// Whether hints shift the prior of the encoding.
float hintedOf(EncodingId encoding, std::span<const Evidence> declared) {
    const auto hint = std::ranges::find_if(declared, [&](const Evidence& each) {
        return each.about == encoding && shiftsPrior(each);
    });
    if (hint == declared.end())
        return 0;
    return hint->effect == Effect::Supports ? 1.0F : -1.0F;
}

void addOwn(Features& judged, const Group& group, const Places& places, const RankingInput& input) {
    const Reading& reading = *group.reading;
    const Finding& finding = input.structure.of(group.front);
    judged[Feature::Differing] = asFloat(reading.differing);
    judged[Feature::Kinds] = asFloat(reading.kinds);
    judged[Feature::Prior] = static_cast<float>(reading.prior.decibans);
    judged[Feature::Characters] = asFloat(reading.characters);
    const float characters = std::max(1.0F, asFloat(reading.characters));
    judged[Feature::Cost] =
        isUnscored(reading) ? unscored : static_cast<float>(reading.cost) / characters;
    judged[Feature::Letters] = reading.letters ? 1 : 0;
    judged[Feature::Malformed] = asFloat(finding.tally.malformed);
    judged[Feature::Lost] =
        asFloat(finding.tally.malformed + finding.tally.c1) / std::max(1.0F, judged[Feature::High]);
    judged[Feature::Family] = familyOf(group.front);
    judged[Feature::Hinted] = hintedOf(group.front, input.declared);
    addCharacters(judged, group.front, places);
}

} // namespace

std::vector<Features> featuresOf(std::span<Group* const> groups, const RankingInput& input) {
    const Places places(input.sample);
    std::vector<Features> judged(groups.size(), ofFile(input.structure, places));
    BestOther sum, weight, prior, cost, lost;
    float characters = 1;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        addOwn(judged[i], *groups[i], places, input);
        sum.add(static_cast<float>(groups[i]->sum));
        weight.add(static_cast<float>(groups[i]->deficit));
        prior.add(judged[i][Feature::Prior]);
        lost.add(-judged[i][Feature::Lost]);
        characters = std::max(characters, judged[i][Feature::Characters]);
        if (!isUnscored(*groups[i]->reading))
            cost.add(-static_cast<float>(groups[i]->reading->cost));
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        Features& each = judged[i];
        each[Feature::Sum] = sum.lead(static_cast<float>(groups[i]->sum));
        each[Feature::Advantage] = weight.lead(static_cast<float>(groups[i]->deficit));
        each[Feature::AdvantageOf] =
            each[Feature::Advantage] / std::max(1.0F, each[Feature::Differing]);
        each[Feature::PriorLead] = prior.lead(each[Feature::Prior]);
        each[Feature::LostLead] = lost.lead(-each[Feature::Lost]);
        const Reading& reading = *groups[i]->reading;
        each[Feature::CostLead] =
            isUnscored(reading) ? unscored
                                : (static_cast<float>(reading.cost) + cost.best()) / characters;
    }
    return judged;
}

} // namespace charsleuth
