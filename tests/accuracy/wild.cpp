#include "tests/accuracy/wild.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <map>
#include <ostream>
#include <sstream>
#include <stdexcept>

namespace charsleuth::accuracy {

namespace {

struct Row {
    std::string name, label, language, kind, flags, from;
};

std::vector<Row> rowsIn(const std::filesystem::path& folder) {
    std::ifstream in(folder / "manifest.tsv");
    if (!in)
        throw std::runtime_error((folder / "manifest.tsv").string() + ": cannot be read");
    std::vector<Row> rows;
    for (std::string line; std::getline(in, line);) {
        std::istringstream cells(line);
        Row row;
        for (std::string* cell :
             {&row.name, &row.label, &row.language, &row.kind, &row.flags, &row.from})
            std::getline(cells, *cell, '\t');
        if (!row.flags.empty())
            rows.push_back(row);
    }
    return rows;
}

bool isMixed(const std::string& flags) {
    return ("," + flags + ",").find(",mixed,") != std::string::npos;
}

WildScore scoreOf(const Row& row, const std::filesystem::path& folder, bool peers) {
    std::ifstream in(folder / row.name, std::ios::binary);
    if (!in)
        throw std::runtime_error((folder / row.name).string() + ": cannot be read");
    Question question{.name = row.name, .language = row.language};
    question.fileName = row.name;
    question.bytes.assign(std::istreambuf_iterator<char>(in), {});
    const auto truth = readingsOf(row.label == "binary" ? "none" : row.label, question.bytes);
    // What nobody wrote in stands for a label that is not known: no answer reads as it.
    question.truth = truth ? *truth : std::vector{EncodingId::XUserDefined};
    WildScore wild{.kind = row.kind,
                   .repository = row.from.substr(0, row.from.find(':')),
                   .mixed = isMixed(row.flags),
                   .score = answer(question, peers)};
    wild.binary = wild.score.guess == "binary" || wild.score.guess == "nothing";
    return wild;
}

struct Sums {
    std::size_t files = 0, first = 0, third = 0, uchardet = 0, icu = 0;

    void add(const Score& score) {
        ++files;
        first += score.rank == 1;
        third += score.rank > 0;
        uchardet += score.uchardet;
        icu += score.icu;
    }
};

void printPart(std::ostream& out, std::size_t part, std::size_t files) {
    out << std::setw(9)
        << 100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(files, 1));
}

void printRow(std::ostream& out, const std::string& name, const Sums& sums) {
    out << std::left << std::setw(24) << name << std::right << std::setw(6) << sums.files;
    for (const std::size_t part : {sums.first, sums.third, sums.uchardet, sums.icu})
        printPart(out, part, sums.files);
    out << '\n';
}

void printConfidence(std::ostream& out, std::span<const WildScore> scores) {
    constexpr std::array limits{0.999, 0.99, 0.95, 0.9, 0.7, 0.5, 0.0};
    out << "\nconfidence of at least   answers  right %\n";
    double above = 2;
    for (const double limit : limits) {
        Sums sums;
        for (const WildScore& each : scores)
            if (!each.mixed && !each.binary && each.score.confidence >= limit &&
                each.score.confidence < above)
                sums.add(each.score);
        out << std::setw(22) << std::setprecision(3) << limit << std::setw(10) << sums.files
            << std::setprecision(1);
        printPart(out, sums.first, sums.files);
        out << '\n';
        above = limit;
    }
    const auto surelyWrong = std::ranges::count_if(scores, [](const WildScore& each) {
        return !each.mixed && !each.binary && each.score.rank != 1 && each.score.confidence >= 0.99;
    });
    out << "wrong answers told with 0.99 or more: " << surelyWrong << '\n';
}

} // namespace

std::vector<WildScore> scoresOfWild(const std::filesystem::path& folder, bool peers) {
    std::vector<WildScore> scores;
    for (const Row& row : rowsIn(folder))
        scores.push_back(scoreOf(row, folder, peers));
    return scores;
}

void printWild(std::ostream& out, std::span<const WildScore> scores) {
    std::map<std::string, Sums> kinds;
    Sums all;
    for (const WildScore& each : scores) {
        kinds[each.kind].add(each.score);
        if (!each.mixed)
            all.add(each.score);
    }
    out << std::fixed << std::setprecision(1);
    out << "class                    files   right %  first 3  uchardet      ICU\n";
    for (const auto& [kind, sums] : kinds)
        printRow(out, kind, sums);
    printRow(out, "all in one encoding", all);
    printConfidence(out, scores);
}

} // namespace charsleuth::accuracy
