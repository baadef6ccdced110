#pragma once

/// Searches for proof of UTF-7: base64 runs `+...-` that decode to text. A `+` in ASCII is no
/// proof: most words after a `+` do not decode at all, and the others give a rare ideograph or no
/// character. Source: RFC 2152.
/// Tested by escapes_test.

#include "core/evidence/evidence.h"
#include "core/structure/input/input_page.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

namespace charsleuth {

class Utf7Runs {
public:
    /// Feeds an input page. A run that the end of the input cuts off counts neither way.
    void feed(const InputPage& page);
    /// Feeds any bytes.
    void take(Bytes bytes);
    /// Whether runs of ordinary characters say nothing new, so that those that a scan counted may
    /// be added.
    bool areOnlyCounted() const;
    void add(const Utf7Sums& sums);
    bool isInRun() const { return m_inRun; }
    /// The runs that say nothing new, so that those that a scan counted may be added.
    const KnownRuns* known() const { return m_known.get(); } ///< may be null

    std::uint64_t good() const { return m_good; } ///< runs that decode to characters of text
    std::uint64_t bad() const { return m_bad; }   ///< runs that do not
    /// Whether no run gives more than ASCII characters, which need no base64.
    bool giveOnlyAscii() const { return m_nonAscii == 0; }
    /// Whether the input has runs that decode, or `+-`, which is a plus sign.
    bool areMet() const { return m_good + m_pluses > 0; }

    /// The weight of all runs together, 0 or more: each kind of run counts once, words do not
    /// count.
    Weight weight() const;
    /// Whether so many runs decode that it is no chance.
    bool proven() const;

private:
    const Byte* goOn(const Byte* at, const Byte* end);
    void endRun(std::string_view run, bool closed);
    KnownRun look(std::string_view run, bool closed);
    KnownRun meaningOf(std::string_view run, bool closed);

    bool m_inRun = false;
    std::string m_run;      ///< the digits after `+` of a run that is not finished
    std::u16string m_units; ///< the units of the last run
    std::uint64_t m_good = 0;
    std::uint64_t m_bad = 0;
    std::uint64_t m_pluses = 0;   ///< `+-`
    std::uint64_t m_nonAscii = 0; ///< runs that decode to something outside ASCII
    double m_decibans = 0;
    std::unordered_set<std::string> m_seen; ///< runs counted; a bounded number of them
    /// Some short runs that were decoded last, with their results.
    std::unique_ptr<KnownRuns> m_known;
};

} // namespace charsleuth
