#include "core/ranking/candidate_writer.h"

#include "core/decode/single_byte_table.h"
#include "core/evidence/prior_shift.h"
#include "core/ranking/statistics_detail.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string_view>
#include <utility>

namespace charsleuth {

namespace {

/// Insertion sort: the reasons are few and nearly in order.
void sortReasons(std::vector<Evidence>& reasons) {
    const auto weight = [](const Evidence& each) { return std::abs(each.weight.decibans); };
    for (std::size_t i = 1; i < reasons.size(); ++i) {
        const auto at = reasons.begin() + static_cast<std::ptrdiff_t>(i);
        const auto before = std::ranges::upper_bound(reasons.begin(), at, weight(*at),
                                                     std::ranges::greater{}, weight);
        std::rotate(before, at, at + 1);
    }
}

double believedOf(const Group& group) {
    return group.sum - group.prior;
}

double learnedOf(const Group& group) {
    return group.score - group.sum;
}

Evidence statistics(std::string source, EncodingId about, double decibans) {
    return {.kind = EvidenceKind::Statistics,
            .source = std::move(source),
            .about = about,
            .effect = decibans < 0 ? Effect::Weakens : Effect::Supports,
            .weight = {decibans},
            .where = {},
            .detail = {}};
}

double sumOf(std::span<const Evidence> reasons) {
    double sum = 0;
    for (const Evidence& each : reasons)
        sum += each.weight.decibans;
    return sum;
}

} // namespace

/// The offset at which two encodings first differ, as far as byte counts show; else of the first
/// byte above ASCII; else of the first escape.
std::uint64_t CandidateWriter::tellingByte(EncodingId a, EncodingId b) const {
    constexpr std::uint64_t nowhere = std::numeric_limits<std::uint64_t>::max();
    const ByteCounts& counts = m_input.structure.counts;
    const SingleByteTable *one = singleByteTable(a), *other = singleByteTable(b);
    std::uint64_t first = nowhere;
    if (one && other)
        counts.presentSet().forEach([&](Byte byte) {
            if ((*one)[byte] != (*other)[byte])
                first = std::min(first, counts.first[byte]);
        });
    const std::uint64_t escape = counts.count[0x1B] ? counts.first[0x1B] : 0;
    return first != nowhere ? first : counts.firstHigh.value_or(escape);
}

/// What the text weighs, against that of the rival.
Evidence CandidateWriter::textOf(const Group& group) {
    const Group& rival = rivalOf(group);
    const double weight = believedOf(group) - believedOf(rival);
    Evidence evidence = statistics("language-model", group.front, weight);
    StatisticsFacts facts{.characters = group.reading->characters, .lessLikely = weight < 0};
    if (const std::string_view language = namedLanguage(*group.reading).language;
        !language.empty()) {
        evidence.source += ':';
        evidence.source += language;
        facts.language = m_languages.of(language);
    }
    if (m_input.readings.size() > 1)
        facts.rival = rival.front;
    evidence.detail = detailOf(facts);
    return evidence;
}

/// Adds the rest of the comparison with the rival, as reasons: the difference of the priors, the
/// difference of the learned terms, and the rival's own reasons, subtracted. `reasons` has those of
/// the group.
void CandidateWriter::addBesideRival(const Group& group, std::vector<Evidence>& reasons) const {
    const Group& rival = rivalOf(group);
    if (&rival == &group)
        return;
    const double own = sumOf(reasons), ofRival = sumOf(shownOf(rival));
    const std::pair<const char*, double> all[] = {
        {"prior", group.prior - own - (rival.prior - ofRival)},
        {"judgement", learnedOf(group) - learnedOf(rival)},
        {"rival", -ofRival}};
    for (const auto& [source, weight] : all) {
        if (weight == 0)
            continue;
        reasons.push_back(statistics(source, group.front, weight));
        reasons.back().detail = detailBeside(source, rival.front);
    }
}

std::vector<Evidence> CandidateWriter::reasonsOf(EncodingId encoding) const {
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

void CandidateWriter::showFinding(EncodingId encoding, Candidate& candidate) const {
    const TextTally& tally = m_input.structure.of(encoding).tally;
    candidate.encoding = encoding;
    candidate.malformed = tally.malformed;
    if (tally.firstMalformed)
        candidate.firstMalformed = tally.firstMalformed->begin;
    candidate.c1 = tally.c1;
}

Candidate CandidateWriter::candidateOf(EncodingId encoding) const {
    Candidate candidate;
    showFinding(encoding, candidate);
    candidate.reasons = reasonsOf(encoding);
    sortReasons(candidate.reasons);
    return candidate;
}

void CandidateWriter::show(const Group& group, Candidate& candidate) const {
    showFinding(group.front, candidate);
    const EncodingList& names = group.reading->encodings;
    if (names.size() > 1)
        candidate.sameText.reserve(names.size() - 1);
    for (const EncodingId encoding : names)
        if (encoding != group.front)
            candidate.sameText.push_back(encoding);
    candidate.probability = group.probability;
    const NamedLanguage named = namedLanguage(*group.reading);
    candidate.language = named.language;
    candidate.languageConfidence = named.confidence;
}

/// The reasons for a group: those for its front, and declarations of other names of the text. What
/// hints say is shown for one name: a file's type shifts the prior of twenty that give one text.
std::vector<Evidence> CandidateWriter::shownOf(const Group& group) const {
    std::vector<Evidence> reasons = reasonsOf(group.front);
    const auto said = [&](const Evidence& each) {
        return std::ranges::any_of(reasons, [&](const Evidence& reason) {
            return reason.source == each.source && reason.where == each.where &&
                   (reason.detail == each.detail || shiftsPrior(each));
        });
    };
    for (const Evidence& each : m_input.declared)
        if (each.about != group.front && isAmong(each.about, group.reading->encodings) &&
            !said(each))
            reasons.push_back(each);
    return reasons;
}

void CandidateWriter::explain(const Group& group, Candidate& candidate) {
    candidate.reasons = shownOf(group);
    addBesideRival(group, candidate.reasons);
    candidate.reasons.push_back(textOf(group));
    sortReasons(candidate.reasons);
    candidate.tellingByte = tellingByte(group.front, rivalOf(group).front);
}

} // namespace charsleuth
