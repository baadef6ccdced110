#pragma once

/// The findings of structure about every encoding.
/// Tested by survey_test.

#include "core/decode/decoded_text.h"
#include "core/evidence/line_ending.h"
#include "core/structure/findings/reasons.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace charsleuth {

/// The finding about one encoding.
struct Finding {
    TextTally tally;       ///< counts; see `complete`
    bool complete = false; ///< false: counting stopped early, and `tally` covers the part before
    bool excluded = false; ///< one of `reasons` has the effect Excludes
    /// The input has a sequence that hardly occurs otherwise, and decodes without error, e.g.
    /// ISO-2022-JP's escapes: one of `reasons` has the effect Decides.
    bool proven = false;
    LineEnding lineEnding = LineEnding::None; ///< in the text under this encoding
    Reasons reasons;                          ///< may be empty

    Finding() {} // not "= default", which would make `Finding()` clear the reasons

    Weight weight() const { return reasons.weight(); }
};

/// A finding for each encoding. Most code pages have the same finding as many others, and share it.
class Findings {
public:
    Findings() { m_different.reserve(64); }

    /// Adds a finding for an encoding. The reference is valid until the next add().
    Finding& add(EncodingId encoding) {
        placeOf(encoding) = static_cast<std::uint8_t>(m_different.size());
        return m_different.emplace_back();
    }
    /// Makes an encoding share the finding of another one.
    void share(EncodingId encoding, EncodingId with) { placeOf(encoding) = placeOf(with); }

    /// Requires: the encoding has a finding.
    const Finding& of(EncodingId encoding) const {
        return m_different[m_places[static_cast<std::size_t>(encoding)]];
    }

    /// The encoding's own finding, to be changed: from now on no other encoding shares it.
    Finding& own(EncodingId encoding) {
        if (std::ranges::count(m_places, placeOf(encoding)) > 1)
            placeOf(encoding) = copied(placeOf(encoding));
        return m_different[placeOf(encoding)];
    }

    /// Changes the findings of all encodings for which `is` holds. Encodings that share a finding
    /// go on sharing it.
    template <class Is, class Change>
    void changeThose(const Is& is, const Change& change) {
        std::array<bool, encodingCount> chosen, isOthers{}; // by encoding, by place
        for (std::uint16_t number = 0; number < encodingCount; ++number) {
            chosen[number] = is(static_cast<EncodingId>(number));
            isOthers[m_places[number]] |= !chosen[number];
        }
        std::array<std::optional<std::uint8_t>, encodingCount> changed{}; // by place
        for (std::uint16_t number = 0; number < encodingCount; ++number) {
            std::uint8_t& place = m_places[number];
            if (!chosen[number])
                continue;
            if (!changed[place]) {
                changed[place] = isOthers[place] ? copied(place) : place;
                change(m_different[*changed[place]]);
            }
            place = *changed[place];
        }
    }

    /// All different findings, each once.
    auto begin() const { return m_different.begin(); }
    auto end() const { return m_different.end(); }
    auto begin() { return m_different.begin(); }
    auto end() { return m_different.end(); }

private:
    static_assert(encodingCount <= 256);
    std::uint8_t& placeOf(EncodingId encoding) {
        return m_places[static_cast<std::size_t>(encoding)];
    }
    std::uint8_t copied(std::uint8_t place) {
        m_different.push_back(m_different[place]);
        return static_cast<std::uint8_t>(m_different.size() - 1);
    }

    std::vector<Finding> m_different;
    std::array<std::uint8_t, encodingCount> m_places{}; ///< indices into `m_different`
};

} // namespace charsleuth
