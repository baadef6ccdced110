// Position 9 of a MARC 21 record's leader (MARC 21 Format for Bibliographic Data, "Leader"): `a` is
// UTF-8, a blank is MARC-8.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readMarcLeader(const ReaderInput& input) {
    const Text leader = input.head.substr(0, 24);
    const auto digits = [&](std::size_t at, std::size_t count) {
        return std::ranges::all_of(leader.substr(at, count), isDigit);
    };
    if (leader.size() < 24 || !digits(0, 5) || leader.substr(10, 2) != "22" || !digits(12, 5) ||
        leader.substr(20, 2) != "45")
        return {};
    if (leader[9] == 'a')
        return {{.label = leader.substr(9, 1), .means = "UTF-8"}};
    return leader[9] == ' ' ? Matches{{.label = leader.substr(9, 1), .means = "MARC-8"}}
                            : Matches{};
}

} // namespace charsleuth
