#include "core/ranking/rank.h"

#include "core/decode/single_byte_table.h"
#include "core/ranking/calibration.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace charsleuth {

namespace {

/// Decibans between the first two below which they count as tied (command-line contract).
constexpr double tie = 3;
/// A BOM is borne out when no more than this share of the characters is malformed (the same).
constexpr double bornOut = 0.01;
constexpr double strong = 0.95;

/// The weights of everything but statistics and prior about one encoding.
Weight otherWeight(const RankingInput& input, EncodingId encoding) {
    Weight weight = input.structure.of(encoding).weight();
    for (const Evidence& each : input.declared)
        if (each.about == encoding)
            weight += each.weight;
    return weight;
}

/// 10·log10(10^(a/10) + 10^(b/10)).
double sumOfDecibans(double a, double b) {
    const double larger = std::max(a, b);
    return larger +
           10 * std::log10(std::pow(10, (a - larger) / 10) + std::pow(10, (b - larger) / 10));
}

/// One reading with all that speaks for it. Decibans.
struct Group {
    const Reading* reading = nullptr;
    EncodingId front{};
    double prior = -std::numeric_limits<double>::infinity(); ///< everything but statistics: of all
                                                             ///< members together
    double total = 0;
    double probability = 0;
};

double decibans(double probability) {
    return 10 * std::log10(std::max(probability, 1e-12));
}

std::optional<std::uint16_t> languageNumber(std::string_view shown) {
    const auto names = languageNames();
    const auto row = std::ranges::find(names, shown, &LanguageName::shown);
    if (row == names.end())
        return std::nullopt;
    return static_cast<std::uint16_t>(row - names.begin());
}

Group grouped(const RankingInput& input, const Reading& reading) {
    Group group{.reading = &reading, .front = reading.encodings.front()};
    // A name of the WHATWG standard goes before all others, then the likelier one for the language.
    const std::optional<std::uint16_t> language = languageNumber(reading.language);
    std::tuple<bool, double> best{false, -std::numeric_limits<double>::infinity()};
    for (const EncodingId encoding : reading.encodings) {
        const double other = otherWeight(input, encoding).decibans;
        const double prior = input.prior.of(encoding);
        group.prior = sumOfDecibans(group.prior, decibans(prior) + other);
        const double ofLanguage =
            language ? input.prior.of({&encoding, 1}, *language, 1).front() : prior;
        const std::tuple<bool, double> rank{!namesIn(encoding, Namespace::Whatwg).empty(),
                                            decibans(ofLanguage) + other};
        if (rank > best) {
            best = rank;
            group.front = encoding;
        }
    }
    if (input.structure.asciiOnly && info(group.front).asciiCompatible)
        for (const EncodingId encoding : reading.encodings)
            if (encoding == EncodingId::UsAscii)
                group.front = encoding;
    return group;
}

/// Softmax of one weight of all groups; none becomes 0, which is for what is ruled out.
std::vector<double> shares(const std::vector<Group>& groups, double Group::*weight) {
    constexpr double leastExponent = -280; // of ten; what it is a share of stays a normal number
    double largest = -std::numeric_limits<double>::infinity(), sum = 0;
    for (const Group& group : groups)
        largest = std::max(largest, group.*weight);
    std::vector<double> result;
    for (const Group& group : groups)
        sum += result.emplace_back(
            std::pow(10, std::max((group.*weight - largest) / 10, leastExponent)));
    for (double& share : result)
        share /= sum;
    return result;
}

std::vector<Group> weighed(const RankingInput& input) {
    std::vector<Group> groups;
    for (const Reading& reading : input.readings)
        groups.push_back(grouped(input, reading));
    for (Group& group : groups) {
        const Weight deficit = group.reading->weight - input.readings.front().weight;
        group.total = group.prior + tempered(deficit, group.reading->differing).decibans;
    }
    if (groups.empty())
        return groups;
    const std::vector<double> prior = shares(groups, &Group::prior),
                              total = shares(groups, &Group::total);
    for (std::size_t i = 0; i < groups.size(); ++i)
        groups[i].probability = moderated(total[i], prior[i]);
    std::stable_sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
        return std::tie(a.probability, a.total) > std::tie(b.probability, b.total);
    });
    return groups;
}

/// Where two encodings first differ, as far as byte counts know; else the first byte above ASCII,
/// else the first escape.
std::uint64_t tellingByte(const RankingInput& input, EncodingId a, EncodingId b) {
    const ByteCounts& counts = input.structure.counts;
    const SingleByteTable *one = singleByteTable(a), *other = singleByteTable(b);
    std::optional<std::uint64_t> first;
    for (std::size_t byte = 0; one && other && byte < 256; ++byte)
        if (counts.count[byte] && (*one)[byte] != (*other)[byte])
            first = std::min(first.value_or(counts.first[byte]), counts.first[byte]);
    const std::uint64_t escape = counts.count[0x1B] ? counts.first[0x1B] : 0;
    return first.value_or(counts.firstHigh.value_or(escape));
}

/// What has none is in no language. Characters outside ASCII count as letters.
bool hasLetters(const RankingInput& input, const Reading& reading) {
    const auto& count = input.structure.counts.count;
    bool any = reading.characters > 0;
    for (std::size_t letter = 'a'; letter <= 'z'; ++letter)
        any = any || count[letter] > 0 || count[letter - 'a' + 'A'] > 0;
    return any;
}

std::string withCommas(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, 1, ',');
    return digits;
}

/// What statistics say of a reading, against its best rival.
Evidence statisticsOf(const RankingInput& input, const Group& group, const Group& rival) {
    const Weight advantage = group.reading->weight - rival.reading->weight;
    const std::uint64_t places = std::max(group.reading->differing, rival.reading->differing);
    const Weight weight = tempered(advantage, places);
    const std::string language(hasLetters(input, *group.reading) ? group.reading->language : "");
    Evidence evidence{.kind = EvidenceKind::Statistics,
                      .source = "language-model:",
                      .about = group.front,
                      .effect = weight.decibans < 0 ? Effect::Weakens : Effect::Supports,
                      .weight = weight};
    evidence.source += language;
    evidence.detail = "reads as ";
    const std::string_view name = englishName(language);
    evidence.detail += language.empty() ? "text" : name.empty() ? language : name;
    if (const std::uint64_t count = group.reading->characters; count > 0)
        evidence.detail += " over " + withCommas(count) +
                           (count == 1 ? " character" : " characters") + " outside ASCII";
    if (input.readings.size() > 1) {
        evidence.detail += weight.decibans < 0 ? "; less likely than as " : "; likelier than as ";
        evidence.detail += info(rival.front).name;
    }
    return evidence;
}

Candidate candidateOf(const RankingInput& input, EncodingId encoding) {
    const Finding& finding = input.structure.of(encoding);
    Candidate candidate{.encoding = encoding};
    candidate.malformed = finding.tally.malformed;
    if (finding.tally.firstMalformed)
        candidate.firstMalformed = finding.tally.firstMalformed->begin;
    candidate.c1 = finding.tally.c1;
    candidate.reasons = finding.evidence;
    for (const std::span<const Evidence> more : {input.declared, input.opinions})
        for (const Evidence& each : more)
            if (each.about == encoding)
                candidate.reasons.push_back(each);
    return candidate;
}

void sortReasons(Candidate& candidate) {
    std::stable_sort(candidate.reasons.begin(), candidate.reasons.end(),
                     [](const Evidence& a, const Evidence& b) {
                         return std::abs(a.weight.decibans) > std::abs(b.weight.decibans);
                     });
}

Candidate candidateOf(const RankingInput& input, const Group& group, const Group& rival) {
    Candidate candidate = candidateOf(input, group.front);
    for (const EncodingId encoding : group.reading->encodings)
        if (encoding != group.front)
            candidate.sameText.push_back(encoding);
    // What is said of another name for the same text is said of this text.
    const auto said = [&](const Evidence& each) {
        return std::ranges::any_of(candidate.reasons, [&](const Evidence& reason) {
            return reason.source == each.source && reason.where == each.where &&
                   reason.detail == each.detail;
        });
    };
    for (const Evidence& each : input.declared)
        if (std::ranges::find(candidate.sameText, each.about) != candidate.sameText.end() &&
            !said(each))
            candidate.reasons.push_back(each);
    candidate.probability = group.probability;
    if (hasLetters(input, *group.reading))
        candidate.language = group.reading->language;
    candidate.tellingByte = tellingByte(input, group.front, rival.front);
    candidate.reasons.push_back(statisticsOf(input, group, rival));
    sortReasons(candidate);
    return candidate;
}

Certainty certaintyOf(const RankingInput& input, const std::vector<Group>& groups) {
    const Group& first = groups.front();
    const std::vector<EncodingId>& names = first.reading->encodings;
    for (const EncodingId encoding : names) {
        const Finding& finding = input.structure.of(encoding);
        const bool borne = static_cast<double>(finding.tally.malformed) <=
                           bornOut * static_cast<double>(finding.tally.characters);
        if (finding.proven || (input.bom == encoding && borne))
            return Certainty::Decided;
    }
    if (groups.size() > 1 &&
        10 * std::log10(first.probability / std::max(groups[1].probability, 1e-300)) < tie)
        return Certainty::Tied;
    return first.probability >= strong ? Certainty::Strong : Certainty::Plausible;
}

} // namespace

std::vector<EncodingId> candidates(const StructureReport& structure,
                                   std::span<const EncodingId> only,
                                   std::span<const EncodingId> exclude) {
    const auto isIn = [](std::span<const EncodingId> list, EncodingId encoding) {
        return std::find(list.begin(), list.end(), encoding) != list.end();
    };
    std::vector<EncodingId> result;
    for (const EncodingInfo& row : allEncodings()) {
        const bool possible = row.id != EncodingId::XUserDefined &&
                              (row.id != EncodingId::UsAscii || structure.asciiOnly) &&
                              !structure.of(row.id).excluded;
        const bool admitted = only.empty() ? possible : isIn(only, row.id);
        if (admitted && !isIn(exclude, row.id))
            result.push_back(row.id);
    }
    return result;
}

Detection rank(const RankingInput& input) {
    Detection detection;
    detection.size = input.structure.counts.size;
    detection.binary = input.structure.binary.binary && !input.bom;
    detection.binaryReason = detection.binary ? input.structure.binary.reason : std::string();
    detection.bom = input.bom;
    detection.bomSize = input.bomSize;
    if (detection.binary && input.only.empty())
        return detection;

    const std::vector<Group> groups = weighed(input);
    for (const Group& group : groups) {
        const Group& rival = &group == &groups.front() && groups.size() > 1 ? groups[1] : groups[0];
        detection.ranked.push_back(candidateOf(input, group, rival));
    }
    for (const Finding& finding : input.structure.findings)
        if (finding.excluded && input.only.empty()) {
            Candidate& candidate =
                detection.excluded.emplace_back(candidateOf(input, finding.encoding));
            sortReasons(candidate);
        }
    if (detection.binary) // the admitted are listed all the same, but none is the answer
        return detection;
    detection.asciiOnly = input.structure.asciiOnly;
    detection.lineEnding = input.structure.lineEnding;
    if (!groups.empty()) {
        detection.certainty = certaintyOf(input, groups);
        detection.lineEnding = input.structure.of(groups.front().front).lineEnding;
    }
    return detection;
}

} // namespace charsleuth
