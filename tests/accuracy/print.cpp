#include "tests/accuracy/print.h"

#include "tests/accuracy/reliability.h"
#include "tests/accuracy/tally.h"

#include <algorithm>
#include <cstdio>

namespace charsleuth::accuracy {

namespace {

/// `text` in `width` columns; counts UTF-8 bytes as columns, which is right for our ASCII headings.
std::string column(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string number(double value, int digits = 1) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%9.*f", digits, value);
    return buffer;
}

void printRow(std::ostream& out, const std::string& heading, const Tally& tally) {
    char count[16];
    std::snprintf(count, sizeof count, "%8zu", tally.questions);
    out << column(heading, 28) << count << number(tally.percent(&Tally::first))
        << number(tally.percent(&Tally::third)) << number(tally.percent(&Tally::uchardet))
        << number(tally.percent(&Tally::icu)) << '\n';
}

void printTable(std::ostream& out, std::string_view by, const Table& table) {
    if (table.size() < 2)
        return;
    out << '\n' << column(std::string(by), 28) << "   count   rank 1  within 3 uchardet      ICU\n";
    for (const auto& [heading, tally] : table)
        printRow(out, heading.empty() ? "-" : heading, tally);
}

/// Families down, lengths across: per cent at rank 1.
void printFamiliesByLength(std::ostream& out, std::span<const Score> scores) {
    const Table lengths = tabulate(scores, &Score::length);
    std::map<std::string, Table> rows;
    for (const Score& score : scores)
        rows[score.family][score.length].add(score, score.uniform);
    out << '\n' << column("rank 1, family by length", 28);
    for (const auto& [length, unused] : lengths)
        out << number(std::strtod(length.c_str(), nullptr), 0);
    out << "     mean\n";
    Tally mean; // over families and lengths, each cell alike
    for (auto& [family, row] : rows) {
        out << column(family, 28);
        Tally across;
        for (const auto& [length, unused] : lengths) {
            const Tally& cell = row[length];
            if (cell.questions == 0) {
                out << "        -";
                continue;
            }
            out << number(cell.percent(&Tally::first));
            across.weight += 1;
            across.first += cell.first / cell.weight;
        }
        mean.weight += across.weight;
        mean.first += across.first;
        out << number(across.percent(&Tally::first)) << '\n';
    }
    out << column("mean of the cells", 28) << number(mean.percent(&Tally::first)) << '\n';
}

void printConfusions(std::ostream& out, std::span<const Score> scores, std::size_t most) {
    const std::vector<Confusion> pairs = confusions(scores);
    if (pairs.empty())
        return;
    out << '\n'
        << column("truth", 20) << column("taken for", 20)
        << "  misses  mean confidence  by length\n";
    for (const Confusion& pair : std::span(pairs).first(std::min(most, pairs.size()))) {
        char line[64];
        std::snprintf(line, sizeof line, "%8zu%17.2f ", pair.count, pair.confidence);
        out << column(pair.encoding, 20) << column(pair.guess, 20) << line;
        for (const auto& [length, count] : pair.lengths)
            out << ' ' << length << ':' << count;
        out << '\n';
    }
}

void printMisses(std::ostream& out, std::span<const Score> scores) {
    out << "\nmissed\n";
    for (const Score& score : scores)
        if (score.rank != 1)
            out << column(score.name, 60) << ' ' << column(score.encoding, 16) << " taken for "
                << column(score.guess, 16) << number(score.confidence, 3)
                << (score.rank > 0 ? "  right one is number " + std::to_string(score.rank) : "")
                << '\n';
}

void printReliability(std::ostream& out, std::string_view mix, const Reliability& r) {
    out << "\nreliability, " << mix << " mix: expected calibration error "
        << number(100 * r.error, 2) << " % (" << number(100 * r.low, 2) << " to "
        << number(100 * r.high, 2)
        << "); answers given with 99 % or more: " << number(100 * r.sure, 2) << " % right, "
        << number(100 * r.sureMass) << " % of all\n";
    out << "  confidence    right  answers\n";
    for (const ReliabilityBin& bin : r.bins)
        out << number(100 * bin.confidence, 2) << "   " << number(100 * bin.right, 2) << "  "
            << bin.answers << '\n';
}

void printReliabilityByLength(std::ostream& out, std::span<const Score> scores, Mix mix) {
    std::map<std::string, std::vector<Score>, HeadingOrder> lengths;
    for (const Score& score : scores)
        lengths[score.length].push_back(score);
    if (lengths.size() < 2)
        return;
    out << "\ncalibration error by length  error %      low     high  99 % right\n";
    for (const auto& [length, part] : lengths) {
        const Reliability r = reliability(part, mix);
        out << column(length, 25) << number(100 * r.error, 2) << number(100 * r.low, 2)
            << number(100 * r.high, 2) << number(100 * r.sure, 2) << '\n';
    }
}

} // namespace

void print(std::ostream& out, std::string_view title, std::span<const Score> scores,
           const PrintOptions& options) {
    out << "\n== " << title << " ==\n\n"
        << column("", 28) << "   count   rank 1  within 3 uchardet      ICU\n";
    printRow(out, options.referenceMix ? "all, uniform mix" : "all", total(scores));
    if (options.referenceMix)
        printRow(out, "all, reference mix", total(scores, &Score::reference));
    printTable(out, "length", tabulate(scores, &Score::length));
    printTable(out, "family", tabulate(scores, &Score::family));
    printTable(out, "encoding", tabulate(scores, &Score::encoding));
    printTable(out, "language", tabulate(scores, &Score::language));
    printFamiliesByLength(out, scores);
    printConfusions(out, scores, options.misses);
    if (options.everyMiss)
        printMisses(out, scores);
    if (options.referenceMix) {
        printReliability(out, "reference", reliability(scores, &Score::reference));
        printReliabilityByLength(out, scores, &Score::reference);
    }
    printReliability(out, "uniform", reliability(scores, &Score::uniform));
}

void printVariants(std::ostream& out, std::span<const Score> scores, const PrintOptions& options) {
    std::map<std::string, std::vector<Score>> variants;
    for (const Score& score : scores)
        variants[score.variant].push_back(score);
    const auto headingOf = [](const Score& score) { return score.variant + ", " + score.length; };
    printTable(out, "damage", tabulate(scores, headingOf));
    if (options.referenceMix)
        printTable(out, "reference mix", tabulate(scores, headingOf, &Score::reference));
    for (const auto& [variant, part] : variants) {
        out << "\n-- damage: " << variant << " --\n";
        printFamiliesByLength(out, part);
        printConfusions(out, part, options.misses);
    }
}

void printCeiling(std::ostream& out, const std::map<std::string, double>& ceiling) {
    out << "\nsparse: what knowing every word of this text, and the reference mix, would reach\n";
    for (const auto& [kind, percent] : ceiling)
        out << column(kind, 36) << number(percent) << '\n';
}

void printChanges(std::ostream& out, std::span<const std::string> sentences) {
    out << "\n== against the committed report ==\n\n";
    for (const std::string& sentence : sentences)
        out << sentence << '\n';
    if (sentences.empty())
        out << "no change\n";
}

} // namespace charsleuth::accuracy
