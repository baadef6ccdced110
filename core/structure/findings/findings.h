#pragma once

/// What the structure of the bytes says of every encoding.

#include "core/decode/decoded_text.h"
#include "core/evidence/line_ending.h"
#include "core/structure/findings/reasons.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace charsleuth {

/// What it says of one encoding.
struct Finding {
    TextTally tally;       ///< of what was counted; see `complete`
    bool complete = false; ///< false: counting stopped early, `tally` is of the part before
    bool excluded = false; ///< one of `reasons` has the effect Excludes
    /// A sequence that hardly occurs otherwise and decodes without error, e.g. ISO-2022-JP's
    /// escapes: one of `reasons` has the effect Decides.
    bool proven = false;
    LineEnding lineEnding = LineEnding::None; ///< in the text this encoding gives
    Reasons reasons;                          ///< may be empty: nothing to say

    Finding() {} // not "= default": then `Finding()` would write the places of the reasons

    Weight weight() const { return reasons.weight(); }
};

/// A finding for each encoding. Nothing can be said of most pages, and the same of many others:
/// those share one.
class Findings {
public:
    Findings() { m_different.reserve(64); }

    /// A new finding for one encoding, valid until the next one.
    Finding& add(EncodingId encoding) {
        placeOf(encoding) = static_cast<std::uint8_t>(m_different.size());
        return m_different.emplace_back();
    }
    /// Has an encoding share the finding of another one.
    void share(EncodingId encoding, EncodingId with) { placeOf(encoding) = placeOf(with); }

    /// Requires: the encoding has a finding.
    const Finding& of(EncodingId encoding) const {
        return m_different[m_places[static_cast<std::size_t>(encoding)]];
    }

    /// The same, to be changed: it is no other encoding's from now on.
    Finding& own(EncodingId encoding) {
        if (std::ranges::count(m_places, placeOf(encoding)) > 1)
            placeOf(encoding) = copied(placeOf(encoding));
        return m_different[placeOf(encoding)];
    }

    /// Changes those of all encodings for which `is` holds; what they share they go on sharing.
    template <class Is, class Change>
    void changeThose(const Is& is, const Change& change) {
        std::array<bool, encodingCount> chosen, isOthers{}; // by encodings, by places
        for (std::uint16_t number = 0; number < encodingCount; ++number) {
            chosen[number] = is(static_cast<EncodingId>(number));
            isOthers[m_places[number]] |= !chosen[number];
        }
        std::array<std::optional<std::uint8_t>, encodingCount> changed{}; // by places
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

    /// All different ones, each once.
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
    std::array<std::uint8_t, encodingCount> m_places{}; ///< in `m_different`
};

} // namespace charsleuth
