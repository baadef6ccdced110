#pragma once

/// Writes the candidates of the answer, with their reasons.
/// Tested by rank_test.

#include "core/ranking/grouping.h"

#include <span>
#include <vector>

namespace charsleuth {

class CandidateWriter {
public:
    /// `groups`: best first. The arguments must outlive the object.
    CandidateWriter(const RankingInput& input, std::span<const Group> groups,
                    LanguageRows& languages)
        : m_input(input), m_groups(groups), m_languages(languages) {}

    /// Fills an empty candidate, without its reasons.
    void show(const Group& group, Candidate& candidate) const;
    /// Adds the reasons: those for the candidate, and what it has more than its rival, the best
    /// other candidate. They add up to its odds beside the rival, in decibans.
    void explain(const Group& group, Candidate& candidate);
    /// A candidate for an encoding that is ruled out.
    Candidate candidateOf(EncodingId encoding) const;

private:
    void showFinding(EncodingId encoding, Candidate& candidate) const;
    std::vector<Evidence> reasonsOf(EncodingId encoding) const;
    std::vector<Evidence> shownOf(const Group& group) const;
    const Group& rivalOf(const Group& group) const {
        return &group == &m_groups.front() && m_groups.size() > 1 ? m_groups[1] : m_groups[0];
    }
    std::uint64_t tellingByte(EncodingId a, EncodingId b) const;
    Evidence textOf(const Group& group);
    void addBesideRival(const Group& group, std::vector<Evidence>& reasons) const;

    const RankingInput& m_input;
    std::span<const Group> m_groups;
    LanguageRows& m_languages;
};

} // namespace charsleuth
