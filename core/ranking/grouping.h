#pragma once

/// Groups encodings that give the same text, and adds up their weights other than statistics.
/// Tested by rank_test and detect_test.

#include "core/ranking/language_rows.h"
#include "core/ranking/rank.h"

#include <list>
#include <string>
#include <vector>

namespace charsleuth {

/// One text, with all encodings that give it.
struct Group {
    const Reading* reading = nullptr;
    std::size_t number = 0; ///< index in the order of the readings
    EncodingId front{};     ///< the name that is shown
    double prior = 0;       ///< decibans: all weights except statistics, of all members together
    double deficit = 0; ///< decibans: how far its text is behind the likeliest one; never above 0
    double sum = 0;     ///< decibans: `prior`, and what of the deficit is believed
    double score = 0;   ///< decibans: the sum with the learned terms
    double probability = 0; ///< 0 until it is computed
};

/// Whether the bytes themselves prove the encoding, or a BOM that the text bears out.
bool isDecided(const Group& group, const RankingInput& input);

/// Whether the reading's text is the bytes themselves, all of them ASCII.
bool readsAsAscii(const Reading& reading, const StructureReport& structure);

/// The groups of one input; shared work is done once.
class Grouping {
public:
    /// The arguments must outlive the object.
    Grouping(const RankingInput& input, LanguageRows& languages);

    /// One group for each reading, in the order of the readings until a caller sorts them.
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
    /// The text of the BOM in each encoding that a reading has; empty for the others.
    std::vector<std::u16string> m_bomTexts;
    std::vector<Group> m_groups;
    std::list<Reading> m_split;    ///< the readings that splitGroups() made
    std::vector<double> m_factors; ///< factors of a reading's encodings, from their other weights
};

} // namespace charsleuth
