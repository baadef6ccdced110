#include "tests/accuracy/grounds.h"

#include "core/ranking/reliability.h"

namespace charsleuth::accuracy {

namespace {

void writeLine(std::ostream& out, const std::string& set, const std::string& group,
               const Score& score) {
    if (!score.grounds)
        return;
    out << set << '\t' << group << '\t' << score.reference << '\t' << (score.rank == 1);
    for (const double term : termsOf(*score.grounds))
        out << '\t' << term;
    out << '\n';
}

} // namespace

void writeGrounds(std::ostream& out, const std::string& set, std::span<const Score> scores) {
    for (const Score& score : scores)
        writeLine(out, set, score.name, score);
}

void writeGrounds(std::ostream& out, std::span<const WildScore> scores) {
    for (const WildScore& each : scores)
        if (!each.mixed && !each.binary)
            writeLine(out, "wild " + each.kind, each.repository, each.score);
}

} // namespace charsleuth::accuracy
