#include "core/ranking/rank.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/ranking/calibration.h"
#include "core/ranking/statistics_detail.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <functional>
#include <limits>
#include <numbers>
#include <tuple>
#include <utility>

namespace charsleuth {

namespace {

/// Decibans between the first two below which they count as tied (command-line contract).
constexpr double tie = 3;
/// A BOM is borne out when no more than this share of the characters is malformed (the same).
constexpr double bornOut = 0.01;
constexpr double strong = 0.95;

/// What a name's share in all languages counts beside that in the language of the text, which the
/// text may not be sure of; and how much likelier a name of the WHATWG standard is: 6 decibans.
constexpr double anyLanguage = 0.03;
constexpr double ofStandard = 3.9810717055349722;

/// One reading with all that speaks for it. Decibans.
struct Group {
    const Reading* reading = nullptr;
    EncodingId front{};
    double prior = 0; ///< everything but statistics: of all members together
    Weight tempered;  ///< its deficit to the best reading
    double probability = 0;
};

double likely(double probability) {
    return std::max(probability, 1e-12);
}

bool isAmong(EncodingId encoding, std::span<const EncodingId> list) {
    return std::ranges::find(list, encoding) != list.end();
}

/// Few and nearly in order: for so few nothing is faster.
void sortReasons(std::vector<Evidence>& reasons) {
    const auto weight = [](const Evidence& each) { return std::abs(each.weight.decibans); };
    for (std::size_t i = 1; i < reasons.size(); ++i) {
        const auto at = reasons.begin() + static_cast<std::ptrdiff_t>(i);
        const auto before = std::ranges::upper_bound(reasons.begin(), at, weight(*at),
                                                     std::ranges::greater{}, weight);
        std::rotate(before, at, at + 1);
    }
}

/// Ranks one input. What was found out once is kept for all candidates.
class Ranking {
public:
    /// `input` must outlive it.
    explicit Ranking(const RankingInput& input) : m_input(input) {
        m_groups.reserve(m_input.readings.size());
        for (const Reading& reading : m_input.readings)
            m_groups.push_back(grouped(reading));
        readMark();
        splitGroups();
    }

    /// Of the readings, in their order. Requires: weigh() was not called.
    std::vector<Standing> standings() const;
    /// Requires: called once, before all that follows.
    void weigh();

    const std::vector<Group>& groups() const { return m_groups; }

    /// One that is ruled out.
    Candidate candidateOf(EncodingId encoding) const;
    /// Fills an empty candidate, but for what is told of it.
    void show(const Group& group, Candidate& candidate) const;
    void tellOf(const Group& group, Candidate& candidate);
    Certainty certainty() const;
    /// Whether the text is the bytes themselves, all of them ASCII.
    bool readsAsAscii(const Reading& reading) const;

private:
    /// A language as an answer shows it, with what is told of it.
    struct Language {
        std::string_view shown;
        std::optional<std::uint16_t> number; ///< row of languageNames()
    };

    Weight otherWeight(EncodingId encoding) const;
    std::vector<Evidence> reasonsOf(EncodingId encoding) const;
    void readMark();
    bool sameInWhole(EncodingId a, EncodingId b) const;
    void splitGroups();
    const Language& languageOf(const Reading& reading);
    Group grouped(const Reading& reading);
    EncodingId likeliestName(const Reading& reading);
    Standing standingOf(const Group& group, const Group& rival) const;
    const Group& rivalOf(const Group& group) const {
        return &group == &m_groups.front() && m_groups.size() > 1 ? m_groups[1] : m_groups[0];
    }
    std::uint64_t tellingByte(EncodingId a, EncodingId b) const;
    Evidence statisticsOf(const Group& group);

    const RankingInput& m_input;
    /// Of each encoding that a reading has, the text of the mark; empty where there is none.
    std::vector<std::u16string> m_markTexts;
    std::vector<Group> m_groups; ///< best first
    std::deque<Reading> m_split; ///< what splitGroups() made of readings
    std::vector<Language> m_languages;
    std::vector<double> m_factors; ///< of a reading's encodings, by their other weights
};

/// The weights of everything but statistics and prior about one encoding.
Weight Ranking::otherWeight(EncodingId encoding) const {
    Weight weight = m_input.structure.of(encoding).weight();
    for (const Evidence& each : m_input.declared)
        if (each.about == encoding)
            weight += each.weight;
    return weight;
}

const Ranking::Language& Ranking::languageOf(const Reading& reading) {
    // Equal names are the same ones: they lie in the models.
    const auto known = std::ranges::find_if(m_languages, [&](const Language& language) {
        return language.shown.data() == reading.language.data();
    });
    if (known != m_languages.end())
        return *known;
    Language& language = m_languages.emplace_back(Language{.shown = reading.language});
    const auto names = languageNames();
    const auto row = std::ranges::find_if(names, [&](const LanguageName& name) {
        return name.shown.front() == reading.language.front() && name.shown == reading.language;
    });
    if (row != names.end())
        language.number = static_cast<std::uint16_t>(row - names.begin());
    return language;
}

Group Ranking::grouped(const Reading& reading) {
    Group group{.reading = &reading, .front = reading.encodings.front()};
    if (reading.encodings.size() == 1) {
        group.prior = otherWeight(group.front).decibans + reading.prior.decibans;
        return group;
    }
    // Weights may be thousands of decibans: only their differences are made factors.
    double most = -std::numeric_limits<double>::infinity();
    m_factors.clear();
    for (const EncodingId encoding : reading.encodings) {
        m_factors.push_back(otherWeight(encoding).decibans);
        most = std::max(most, m_factors.back());
    }
    double prior = 0;
    for (std::size_t i = 0; i < reading.encodings.size(); ++i) {
        double& factor = m_factors[i];
        factor = factor == most ? 1 : std::pow(10, (factor - most) / 10);
        prior += likely(m_input.prior.of(reading.encodings[i])) * factor;
    }
    group.prior = most + 10 * std::log10(prior);
    group.front = isAmong(EncodingId::UsAscii, reading.encodings) && readsAsAscii(reading)
                      ? EncodingId::UsAscii
                      : likeliestName(reading);
    return group;
}

/// The likeliest for the language; a name of the WHATWG standard goes before its like. What has no
/// letters but ASCII is named as it would be in English, the first language.
EncodingId Ranking::likeliestName(const Reading& reading) {
    const std::optional<std::uint16_t> language = reading.letters ? languageOf(reading).number : 0;
    double best = -1;
    EncodingId name{};
    for (std::size_t i = 0; i < reading.encodings.size(); ++i) {
        const EncodingId encoding = reading.encodings[i];
        const double ofLanguage = language ? m_input.prior.met(encoding, *language) : 0;
        const double standard = namesIn(encoding, Namespace::Whatwg).empty() ? 1 : ofStandard;
        const double worth = likely(ofLanguage + anyLanguage * m_input.prior.met(encoding)) *
                             m_factors[i] * standard;
        if (worth > best) {
            best = worth;
            name = encoding;
        }
    }
    return name;
}

/// The text of the mark that the readings were made without.
std::u16string textOfMark(Bytes mark, EncodingId encoding) {
    std::u16string text = decode(mark, encoding).text;
    return text.starts_with(u'\uFEFF') ? text.substr(1) : text;
}

void Ranking::readMark() {
    if (m_input.mark.empty())
        return;
    m_markTexts.resize(encodingCount);
    for (const Reading& reading : m_input.readings)
        for (const EncodingId encoding : reading.encodings)
            m_markTexts[static_cast<std::size_t>(encoding)] = textOfMark(m_input.mark, encoding);
}

/// Whether what statistics found to be the same text is so in all of the input.
bool Ranking::sameInWhole(EncodingId a, EncodingId b) const {
    const auto isGbk = [](EncodingId e) {
        return e == EncodingId::Gbk || e == EncodingId::Gb18030;
    };
    if (a == b || (isGbk(a) && isGbk(b))) // one decoder
        return true;
    if (!m_markTexts.empty() &&
        m_markTexts[static_cast<std::size_t>(a)] != m_markTexts[static_cast<std::size_t>(b)])
        return false;
    if (singleByteTable(a) && singleByteTable(b))
        return true;
    if (m_input.structure.counts.high == 0 && info(a).asciiCompatible && info(b).asciiCompatible)
        return true;
    const Finding &one = m_input.structure.of(a), &other = m_input.structure.of(b);
    return one.complete && other.complete && one.tally.units == other.tally.units &&
           one.tally.characters == other.tally.characters &&
           one.tally.malformed == other.tally.malformed;
}

/// Encodings that part beyond what statistics saw are candidates of their own.
void Ranking::splitGroups() {
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Reading& reading = *m_groups[i].reading;
        const EncodingId front = m_groups[i].front;
        const bool page = m_markTexts.empty() && singleByteTable(front);
        const auto parts = [&](EncodingId encoding) {
            return !(page && singleByteTable(encoding)) && !sameInWhole(front, encoding);
        };
        if (std::ranges::none_of(reading.encodings, parts))
            continue;
        Reading kept = reading, others = reading;
        std::erase_if(kept.encodings, parts);
        std::erase_if(others.encodings, std::not_fn(parts));
        for (Reading* part : {&kept, &others})
            part->prior = {10 * std::log10(m_input.prior.of(part->encodings))};
        m_groups[i] = grouped(m_split.emplace_back(std::move(kept)));
        m_groups.push_back(grouped(m_split.emplace_back(std::move(others))));
    }
}

bool Ranking::readsAsAscii(const Reading& reading) const {
    return m_input.structure.counts.high == 0 &&
           std::ranges::any_of(reading.encodings, [](EncodingId encoding) {
               return singleByteTable(encoding) && info(encoding).asciiCompatible;
           });
}

Standing Ranking::standingOf(const Group& group, const Group& rival) const {
    return {.other = group.prior,
            .deficit = group.reading->weight - rival.reading->weight,
            .differing = std::max(group.reading->differing, rival.reading->differing),
            .kinds = std::max(group.reading->kinds, rival.reading->kinds)};
}

std::vector<Standing> Ranking::standings() const {
    std::vector<Standing> standings; // the groups are in the order of the readings, best first
    standings.reserve(m_groups.size());
    for (const Group& group : m_groups)
        standings.push_back(standingOf(group, m_groups.front()));
    return standings;
}

void Ranking::weigh() {
    const std::vector<Standing> standings = this->standings();
    const std::vector<double> shares = probabilities(standings, m_input.structure.counts.size);
    Tempering tempering;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        m_groups[i].probability = shares[i];
        m_groups[i].tempered = tempering.of(standings[i]);
    }
    std::stable_sort(m_groups.begin(), m_groups.end(),
                     [](const Group& a, const Group& b) { return a.probability > b.probability; });
}

/// Where two encodings first differ, as far as byte counts know; else the first byte above ASCII,
/// else the first escape.
std::uint64_t Ranking::tellingByte(EncodingId a, EncodingId b) const {
    const ByteCounts& counts = m_input.structure.counts;
    const SingleByteTable *one = singleByteTable(a), *other = singleByteTable(b);
    std::optional<std::uint64_t> first;
    if (one && other)
        for (const Byte byte : counts.present())
            if ((*one)[byte] != (*other)[byte])
                first = std::min(first.value_or(counts.first[byte]), counts.first[byte]);
    const std::uint64_t escape = counts.count[0x1B] ? counts.first[0x1B] : 0;
    return first.value_or(counts.firstHigh.value_or(escape));
}

/// What statistics say of a reading, against its best rival.
Evidence Ranking::statisticsOf(const Group& group) {
    const Group& rival = rivalOf(group);
    const bool rivalIsBest = rival.reading == &m_input.readings.front();
    const Weight weight = rivalIsBest ? group.tempered : tempered(standingOf(group, rival));
    Evidence evidence{.kind = EvidenceKind::Statistics,
                      .source = "language-model",
                      .about = group.front,
                      .effect = weight.decibans < 0 ? Effect::Weakens : Effect::Supports,
                      .weight = weight};
    StatisticsFacts facts{.characters = group.reading->characters,
                          .lessLikely = weight.decibans < 0};
    if (!group.reading->language.empty()) {
        const Language& language = languageOf(*group.reading);
        evidence.source += ':';
        evidence.source += language.shown;
        facts.language = language.number;
    }
    if (m_input.readings.size() > 1)
        facts.rival = rival.front;
    evidence.detail = detailOf(facts);
    return evidence;
}

std::vector<Evidence> Ranking::reasonsOf(EncodingId encoding) const {
    std::vector<Evidence> reasons;
    reasons.reserve(Reasons::most + 1); // one more comes from statistics
    for (const Reason& reason : m_input.structure.of(encoding).reasons)
        reasons.push_back(evidenceOf(reason, encoding));
    for (const std::span<const Evidence> more : {m_input.declared, m_input.opinions})
        for (const Evidence& each : more)
            if (each.about == encoding)
                reasons.push_back(each);
    return reasons;
}

void showFinding(EncodingId encoding, const Finding& finding, Candidate& candidate) {
    candidate.encoding = encoding;
    candidate.malformed = finding.tally.malformed;
    if (finding.tally.firstMalformed)
        candidate.firstMalformed = finding.tally.firstMalformed->begin;
    candidate.c1 = finding.tally.c1;
}

Candidate Ranking::candidateOf(EncodingId encoding) const {
    Candidate candidate;
    showFinding(encoding, m_input.structure.of(encoding), candidate);
    candidate.reasons = reasonsOf(encoding);
    sortReasons(candidate.reasons);
    return candidate;
}

void Ranking::show(const Group& group, Candidate& candidate) const {
    showFinding(group.front, m_input.structure.of(group.front), candidate);
    candidate.sameText.reserve(group.reading->encodings.size() - 1);
    for (const EncodingId encoding : group.reading->encodings)
        if (encoding != group.front)
            candidate.sameText.push_back(encoding);
    candidate.probability = group.probability;
    candidate.language = group.reading->language;
}

void Ranking::tellOf(const Group& group, Candidate& candidate) {
    std::vector<Evidence> reasons = reasonsOf(group.front);
    // What is said of another name for the same text is said of this text.
    const auto said = [&](const Evidence& each) {
        return std::ranges::any_of(reasons, [&](const Evidence& reason) {
            return reason.source == each.source && reason.where == each.where &&
                   reason.detail == each.detail;
        });
    };
    for (const Evidence& each : m_input.declared)
        if (isAmong(each.about, candidate.sameText) && !said(each))
            reasons.push_back(each);
    reasons.push_back(statisticsOf(group));
    sortReasons(reasons);
    candidate.reasons = std::move(reasons);
    candidate.tellingByte = tellingByte(group.front, rivalOf(group).front);
}

Certainty Ranking::certainty() const {
    const Group& first = m_groups.front();
    for (const EncodingId encoding : first.reading->encodings) {
        const Finding& finding = m_input.structure.of(encoding);
        const bool borne = static_cast<double>(finding.tally.malformed) <=
                           bornOut * static_cast<double>(finding.tally.characters);
        if (finding.proven || (m_input.bom == encoding && borne))
            return Certainty::Decided;
    }
    if (m_groups.size() > 1 &&
        10 * std::log10(first.probability / std::max(m_groups[1].probability, 1e-300)) < tie)
        return Certainty::Tied;
    return first.probability >= strong ? Certainty::Strong : Certainty::Plausible;
}

} // namespace

std::vector<EncodingId> candidates(const StructureReport& structure,
                                   std::span<const EncodingId> only,
                                   std::span<const EncodingId> exclude) {
    std::vector<EncodingId> result;
    for (const EncodingInfo& row : allEncodings()) {
        const bool possible = row.id != EncodingId::XUserDefined &&
                              (row.id != EncodingId::UsAscii || structure.counts.high == 0) &&
                              !structure.of(row.id).excluded;
        const bool admitted = only.empty() ? possible : isAmong(row.id, only);
        if (admitted && !isAmong(row.id, exclude))
            result.push_back(row.id);
    }
    return result;
}

std::vector<Standing> standings(const RankingInput& input) {
    return Ranking(input).standings();
}

Detection rank(const RankingInput& input) {
    const StructureReport& structure = input.structure;
    Detection detection;
    detection.size = structure.counts.size;
    detection.binary = structure.binary.binary && !input.bom;
    detection.binaryReason = detection.binary ? structure.binary.reason : std::string();
    detection.bom = input.bom;
    detection.bomSize = input.bomSize;
    if (detection.binary && input.only.empty())
        return detection;

    Ranking ranking(input);
    ranking.weigh();
    detection.ranked.reserve(ranking.groups().size());
    for (const Group& group : ranking.groups()) {
        Candidate& candidate = detection.ranked.emplace_back();
        ranking.show(group, candidate);
        if (detection.ranked.size() <= input.told)
            ranking.tellOf(group, candidate);
    }
    if (input.told == everyCandidate && input.only.empty())
        for (const EncodingInfo& row : allEncodings())
            if (structure.of(row.id).excluded)
                detection.excluded.push_back(ranking.candidateOf(row.id));
    if (detection.binary) // the admitted are listed all the same, but none is the answer
        return detection;
    detection.asciiOnly = structure.asciiOnly;
    detection.lineEnding = structure.lineEnding;
    if (!ranking.groups().empty()) {
        detection.certainty = ranking.certainty();
        detection.asciiOnly |= ranking.readsAsAscii(*ranking.groups().front().reading);
        detection.lineEnding = structure.of(ranking.groups().front().front).lineEnding;
    }
    return detection;
}

} // namespace charsleuth
