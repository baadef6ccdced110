#include "tests/accuracy/candidate_features.h"

#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/statistics/model/alphabet.h"
#include "core/statistics/model/drawing.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <span>

namespace charsleuth::accuracy {

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

/// What all candidates have in common.
Features ofFile(const StructureReport& structure) {
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
    return file;
}

/// What the bytes of 0x80 or more are in a code page.
void addCharacters(Features& features, EncodingId encoding, const ByteCounts& counts) {
    const SingleByteTable* const codePage = singleByteTable(encoding);
    if (!codePage)
        return;
    const Alphabet alphabet;
    std::uint64_t drawing = 0, letters = 0;
    counts.presentSet().forEach([&](Byte byte) {
        if (byte < 0x80)
            return;
        const char16_t character = (*codePage)[byte];
        drawing += isDrawing(character) ? counts.count[byte] : 0;
        letters += alphabet.scriptOf(alphabet.symbolOf(character)) != Script::None
                       ? counts.count[byte]
                       : 0;
    });
    const float all = std::max(1.0F, asFloat(counts.highCounted()));
    features[Feature::Drawing] = asFloat(drawing) / all;
    features[Feature::LetterShare] = asFloat(letters) / all;
}

/// Whether hints shift the prior of the encoding.
float hintedOf(EncodingId encoding, std::span<const Evidence> declared) {
    const auto hint = std::ranges::find_if(declared, [&](const Evidence& each) {
        return each.about == encoding && each.source == "hints";
    });
    return hint == declared.end() ? 0 : hint->effect == Effect::Supports ? 1 : -1;
}

void addOwn(Features& judged, const Group& group, const Group& first, const RankingInput& input) {
    const Reading& reading = *group.reading;
    const Finding& finding = input.structure.of(group.front);
    const Standing standing = standingOf(group, first);
    judged[Feature::Differing] = asFloat(standing.differing);
    judged[Feature::Kinds] = asFloat(standing.kinds);
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
    addCharacters(judged, group.front, input.structure.counts);
}

/// The features of candidates, at least one, in their order.
std::vector<Features> featuresOf(std::span<const Group* const> groups, std::span<const double> sums,
                                 const RankingInput& input) {
    std::vector<Features> judged(groups.size(), ofFile(input.structure));
    BestOther sum, weight, prior, cost, lost;
    const auto weightOf = [](const Group& group) {
        return static_cast<float>(group.reading->weight.decibans);
    };
    const Group* first = groups.front();
    for (const Group* group : groups)
        if (group->number < first->number)
            first = group;
    float characters = 1;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        addOwn(judged[i], *groups[i], *first, input);
        sum.add(static_cast<float>(sums[i]));
        weight.add(weightOf(*groups[i]));
        prior.add(judged[i][Feature::Prior]);
        lost.add(-judged[i][Feature::Lost]);
        characters = std::max(characters, judged[i][Feature::Characters]);
        if (!isUnscored(*groups[i]->reading))
            cost.add(-static_cast<float>(groups[i]->reading->cost));
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        Features& each = judged[i];
        each[Feature::Sum] = sum.lead(static_cast<float>(sums[i]));
        each[Feature::Advantage] = weight.lead(weightOf(*groups[i]));
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

} // namespace

std::vector<Judged> judged(const RankingInput& input) {
    constexpr std::size_t most = 12;
    const ByteCounts& counts = input.structure.counts;
    LanguageRows languages;
    Grouping grouping(input, languages);
    const std::vector<Group>& groups = grouping.groups();
    if (groups.empty() || (counts.high == 0 && groups.front().reading->characters == 0))
        return {};
    const std::vector<double> all = sumsOf(standings(input), counts.size);
    std::vector<const Group*> chosen;
    for (const Group& group : groups)
        chosen.push_back(&group);
    const auto sumOf = [&](const Group* group) { return all[group->number]; };
    std::ranges::stable_sort(chosen, std::ranges::greater{}, sumOf);
    chosen.resize(std::min(most, chosen.size()));
    std::vector<double> sums;
    for (const Group* group : chosen)
        sums.push_back(sumOf(group));
    const std::vector<Features> features = featuresOf(chosen, sums, input);
    std::vector<Judged> result;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        result.push_back({chosen[i]->front, sums[i], features[i]});
    return result;
}

} // namespace charsleuth::accuracy
