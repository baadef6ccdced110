#include "core/statistics/score/data_cost.h"

#include "core/structure/findings/log_gamma.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <numbers>

namespace charsleuth {

namespace {

enum Kind : std::uint8_t { Capital, Small, Digit, Sign, Blank };
constexpr std::size_t kinds = Blank + 1;
constexpr ByteMask printable = [] {
    ByteMask mask;
    for (Byte byte = ' '; byte < 0x7F; ++byte)
        mask.insert(byte);
    for (const Byte blank : std::initializer_list<Byte>{'\t', '\n', '\f', '\r'})
        mask.insert(blank);
    return mask;
}();

constexpr Kind kindOf(Byte byte) {
    return byte >= 'A' && byte <= 'Z'   ? Capital
           : byte >= 'a' && byte <= 'z' ? Small
           : byte >= '0' && byte <= '9' ? Digit
           : byte > ' ' && byte < 0x7F  ? Sign
                                        : Blank;
}

struct Kinds {
    std::array<Kind, 256> of{};
    std::array<double, kinds> sizes{};
};
constexpr Kinds known = [] {
    Kinds all;
    for (std::size_t byte = 0; byte < all.of.size(); ++byte)
        if (printable.contains(static_cast<Byte>(byte)))
            ++all.sizes[all.of[byte] = kindOf(static_cast<Byte>(byte))];
    return all;
}();

using Counts = std::array<std::uint32_t, 256>;

/// The cost of symbols in a Dirichlet code.
class DirichletCost {
public:
    DirichletCost(double ofEach, double ofAll) : m_ofEach(ofEach), m_ofAll(ofAll) {}

    void add(std::uint32_t count) {
        m_nats -= logGamma(count + m_ofEach) - logGamma(m_ofEach);
        m_count += count;
    }
    std::uint32_t count() const { return m_count; }
    double nats() const { return m_nats + logGamma(m_count + m_ofAll) - logGamma(m_ofAll); }

private:
    double m_ofEach, m_ofAll, m_nats = 0;
    std::uint32_t m_count = 0;
};

double costOf(const Counts& counts) {
    constexpr double ofKind = 0.5, ofMembers = 2;
    const auto membersOf = [](Kind kind) {
        return DirichletCost(ofMembers / known.sizes[kind], ofMembers);
    };
    std::array<DirichletCost, kinds> members{membersOf(Capital), membersOf(Small), membersOf(Digit),
                                             membersOf(Sign), membersOf(Blank)};
    for (std::size_t byte = 0; byte < 0x80; ++byte)
        if (counts[byte] > 0)
            members[known.of[byte]].add(counts[byte]);
    DirichletCost all(ofKind, ofKind * kinds);
    double nats = 0;
    for (const DirichletCost& kind : members) {
        nats += kind.count() > 0 ? kind.nats() : 0;
        all.add(kind.count());
    }
    return nats + all.nats();
}

} // namespace

bool isPrintableAscii(const ByteMask& present) {
    return (present & printable) == present;
}

double costAsData(std::span<const SampleSegment> sample) {
    std::array<Counts, 2> columns{};
    for (const SampleSegment& segment : sample) {
        std::uint64_t at = segment.offset + segment.sync;
        for (const Byte byte : segment.fromSync())
            ++columns[at++ % 2][byte];
    }
    Counts all;
    for (std::size_t byte = 0; byte < all.size(); ++byte)
        all[byte] = columns[0][byte] + columns[1][byte];
    return std::min(costOf(all), costOf(columns[0]) + costOf(columns[1])) + std::numbers::ln2;
}

} // namespace charsleuth
