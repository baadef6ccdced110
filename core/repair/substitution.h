#pragma once

/// Other text for some bytes of an input, put into its text while that comes in pieces.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/decode/decoded_text.h"
#include "core/repair/number_log.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth {

struct Repair;

struct Substitution {
    ByteRange range; ///< whole characters; empty where the text is inserted
    std::u16string text;

    friend bool operator==(const Substitution&, const Substitution&) = default;
};

/// The repairs as substitutions.
CHARSLEUTH_EXPORT std::vector<Substitution> substitutionsOf(std::span<const Repair> repairs);

/// Millions of substitutions, about six bytes each and two a unit of text.
class CHARSLEUTH_EXPORT SubstitutionLog {
public:
    /// `next` begins where the one before ends, or later.
    void add(const Substitution& next);
    bool isEmpty() const { return m_numbers.isEmpty(); }

    /// Reads them one after the other; the log must outlive it.
    class Reader {
    public:
        Reader() = default; ///< of none
        explicit Reader(const SubstitutionLog& log) : m_left(log.m_numbers) {}
        std::optional<Substitution> next();

    private:
        NumberLog::Reader m_left;
        std::uint64_t m_end = 0;
    };

private:
    NumberLog m_numbers;
    std::uint64_t m_end = 0; ///< of the last one
};

/// Linear in the text and in the number of substitutions. A copy goes on from the state of the
/// original.
class CHARSLEUTH_EXPORT Substituter {
public:
    /// `sorted`: disjoint, in order; must outlive this. `firstByte`: where the text begins; of a
    /// substitution that begins before nothing is put in.
    explicit Substituter(std::span<const Substitution> sorted, std::uint64_t firstByte = 0);
    explicit Substituter(const SubstitutionLog& log); ///< which must outlive this

    /// Appends the next piece of the input's text to `out`. The units that take the place of others
    /// share their bytes, in order. Malformed sequences in the place of which there is other text
    /// are left out; the offsets of the others count from the first unit that this appended.
    void add(const MappedText& piece, MappedText& out);

    /// Whether the pieces to come stay as they are.
    bool isDone() const { return !m_next && m_inside == 0; }

private:
    /// Appends the text of the next one.
    void putNext(MappedText& out);
    void takeNext();

    std::optional<Substitution> m_next;   ///< the first that is not yet put in
    std::span<const Substitution> m_left; ///< behind it: these, or those of the log
    SubstitutionLog::Reader m_log;
    std::uint64_t m_inside = 0;  ///< 0, or the end of the one whose place is being read
    std::uint64_t m_written = 0; ///< units that were appended
};

} // namespace charsleuth
