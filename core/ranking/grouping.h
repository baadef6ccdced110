#pragma once

/// Puts together what gives the same text, and what is known of it but for statistics.

#include "core/ranking/language_rows.h"
#include "core/ranking/rank.h"

#include <list>
#include <string>
#include <vector>

namespace charsleuth {

/// One text, and all names that give it.
struct Group {
    const Reading* reading = nullptr;
    std::size_t number = 0; ///< in the order of the readings
    EncodingId front{};     ///< the name that is shown
    double prior = 0;       ///< decibans: everything but statistics, of all members together
    double probability = 0; ///< once it is known
};

/// What a group has to show beside another one.
Standing standingOf(const Group& group, const Group& rival);

/// Whether the text is the bytes themselves, all of them ASCII.
bool readsAsAscii(const Reading& reading, const StructureReport& structure);

/// The groups of one input. What was found out once is kept for all of them.
class Grouping {
public:
    /// What is passed must outlive it.
    Grouping(const RankingInput& input, LanguageRows& languages);

    /// Of the readings, in their order, until somebody sorts them.
    std::vector<Group>& groups() { return m_groups; }

private:
    Weight otherOf(EncodingId encoding) const {
        return m_input.others[static_cast<std::size_t>(encoding)];
    }
    Group grouped(const Reading& reading);
    std::optional<std::uint16_t> rowOf(std::string_view language, EncodingId encoding);
    EncodingId likeliestName(const Reading& reading);
    void readBom();
    bool sameInWhole(EncodingId a, EncodingId b) const;
    void splitGroups();

    const RankingInput& m_input;
    LanguageRows& m_languages;
    /// Of each encoding that a reading has, the text of the BOM; empty where there is none.
    std::vector<std::u16string> m_bomTexts;
    std::vector<Group> m_groups;
    std::list<Reading> m_split;    ///< what splitGroups() made of readings
    std::vector<double> m_factors; ///< of a reading's encodings, by their other weights
};

} // namespace charsleuth
