#pragma once

/// Looks for proof of UTF-7: base64 runs `+...-` that decode to text.
///
/// A `+` in ASCII is no proof: most words after a `+` do not decode at all, and what does decode
/// is a rare ideograph or no character. Source: RFC 2152.

#include "core/evidence/evidence.h"
#include "core/structure/input/input_page.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

namespace charsleuth {

class Utf7Runs {
public:
    /// A run that the input ends in counts neither way.
    void feed(const InputPage& page);
    /// The same of any bytes.
    void take(Bytes bytes);
    /// Nothing more is learned from a run that gives ordinary characters: those that a scan counted
    /// may be added.
    bool areOnlyCounted() const;
    void add(const Utf7Sums& sums);
    bool isInRun() const { return m_inRun; }
    /// Runs that say nothing new, so that those that a scan counted may be added, too.
    const KnownRuns* known() const { return m_known.get(); } ///< may be null

    std::uint64_t good() const { return m_good; } ///< runs that decode to characters of text
    std::uint64_t bad() const { return m_bad; }   ///< runs that do not
    /// None gives more than ASCII characters, which need no base64.
    bool giveOnlyAscii() const { return m_nonAscii == 0; }
    /// There are runs that decode, or `+-`, which is a plus sign.
    bool areMet() const { return m_good + m_pluses > 0; }

    /// What the runs say together, 0 or more: each kind of run once, words not at all.
    Weight weight() const;
    /// The runs decode, and chance does not do so.
    bool proven() const;

private:
    const Byte* goOn(const Byte* at, const Byte* end);
    void endRun(std::string_view run, bool closed);
    KnownRun look(std::string_view run, bool closed);
    KnownRun meaningOf(std::string_view run, bool closed);

    bool m_inRun = false;
    std::string m_run;      ///< what stands behind the `+`, of a run that goes on
    std::u16string m_units; ///< of the last run
    std::uint64_t m_good = 0;
    std::uint64_t m_bad = 0;
    std::uint64_t m_pluses = 0;   ///< `+-`
    std::uint64_t m_nonAscii = 0; ///< runs that decode to something outside ASCII
    double m_decibans = 0;
    std::unordered_set<std::string> m_seen; ///< runs counted; a bounded number of them
    std::unique_ptr<KnownRuns> m_known;     ///< some short runs that were found last
};

} // namespace charsleuth
