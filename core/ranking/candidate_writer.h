#pragma once

/// Writes candidates: what they are, and the reasons that explain them.

#include "core/ranking/grouping.h"

#include <span>
#include <vector>

namespace charsleuth {

class CandidateWriter {
public:
    /// `groups`: best first. What is passed must outlive it.
    CandidateWriter(const RankingInput& input, std::span<const Group> groups,
                    LanguageRows& languages)
        : m_input(input), m_groups(groups), m_languages(languages) {}

    /// Fills an empty candidate, but for what explains it.
    void show(const Group& group, Candidate& candidate) const;
    /// The rest.
    void explain(const Group& group, Candidate& candidate);
    /// One that is ruled out.
    Candidate candidateOf(EncodingId encoding) const;

private:
    void showFinding(EncodingId encoding, Candidate& candidate) const;
    std::vector<Evidence> reasonsOf(EncodingId encoding) const;
    const Group& rivalOf(const Group& group) const {
        return &group == &m_groups.front() && m_groups.size() > 1 ? m_groups[1] : m_groups[0];
    }
    std::uint64_t tellingByte(EncodingId a, EncodingId b) const;
    Evidence statisticsOf(const Group& group);

    const RankingInput& m_input;
    std::span<const Group> m_groups;
    LanguageRows& m_languages;
    Tempering m_tempering;
};

} // namespace charsleuth
