#include "tests/accuracy/report.h"

#include "tests/accuracy/reliability.h"
#include "tests/accuracy/tally.h"

#include <cmath>
#include <cstdio>

namespace charsleuth::accuracy {

namespace {

using Json = nlohmann::ordered_json;

double rounded(double value) {
    return std::round(value * 100) / 100;
}

Json jsonOf(const Tally& tally) {
    return {{"questions", tally.questions},
            {"rank1", rounded(tally.percent(&Tally::first))},
            {"within3", rounded(tally.percent(&Tally::third))},
            {"uchardet", rounded(tally.percent(&Tally::uchardet))},
            {"icu", rounded(tally.percent(&Tally::icu))}};
}

Json jsonOf(const Table& table) {
    Json object = Json::object();
    for (const auto& [heading, tally] : table)
        object[heading] = jsonOf(tally);
    return object;
}

Json jsonOf(const Reliability& r) {
    Json bins = Json::array();
    for (const ReliabilityBin& bin : r.bins)
        bins.push_back({rounded(100 * bin.confidence), rounded(100 * bin.right), bin.answers});
    return {{"error", rounded(100 * r.error)},
            {"interval", {rounded(100 * r.low), rounded(100 * r.high)}},
            {"right_of_99", rounded(100 * r.sure)},
            {"bins", bins}};
}

} // namespace

Json reportOf(std::span<const Score> scores, bool misses) {
    Json report{
        {"total", jsonOf(total(scores))},
        {"total_reference_mix", jsonOf(total(scores, &Score::reference))},
        {"families", jsonOf(tabulate(scores, &Score::family))},
        {"encodings", jsonOf(tabulate(scores, &Score::encoding))},
        {"languages", jsonOf(tabulate(scores, &Score::language))},
        {"lengths", jsonOf(tabulate(scores, &Score::length))},
        {"families_by_length",
         jsonOf(tabulate(scores,
                         [](const Score& score) { return score.family + ", " + score.length; }))},
        {"damages", jsonOf(tabulate(scores,
                                    [](const Score& score) {
                                        return (score.variant.empty() ? "none" : score.variant) +
                                               ", " + score.length;
                                    }))},
        {"reliability_reference_mix", jsonOf(reliability(scores, &Score::reference))},
        {"reliability_uniform_mix", jsonOf(reliability(scores, &Score::uniform))}};
    if (misses)
        for (const Score& score : scores)
            if (score.rank != 1)
                report["misses"].push_back({{"name", score.name},
                                            {"encoding", score.encoding},
                                            {"guess", score.guess},
                                            {"confidence", score.confidence},
                                            {"rank", score.rank}});
    return report;
}

namespace {

/// Calls take(sentence's beginning, per cent before, per cent now) for what both reports have.
template <typename Take>
void compared(const Json& before, const Json& now, std::initializer_list<const char*> parts,
              const Take& take) {
    for (const auto& [set, report] : now.items())
        for (const char* part : parts)
            for (const auto& [heading, value] : report.at(part).items()) {
                const auto pointer = Json::json_pointer() / set / part / heading;
                if (!before.contains(pointer) || before[pointer]["questions"] != value["questions"])
                    continue;
                const double was = before[pointer]["rank1"], is = value["rank1"];
                take(set + ", " + heading, was, is);
            }
}

std::string sentence(const std::string& what, double was, double is) {
    char text[64];
    std::snprintf(text, sizeof text, ": %.2f %%, was %.2f %%", is, was);
    return what + text;
}

} // namespace

std::vector<std::string> losses(const Json& before, const Json& now) {
    constexpr double allowed = 0.3; // points
    std::vector<std::string> found;
    compared(before, now, {"families", "damages"}, [&](const auto& what, double was, double is) {
        if (is < was - allowed)
            found.push_back(sentence(what, was, is));
    });
    return found;
}

std::vector<std::string> changes(const Json& before, const Json& now) {
    constexpr double worthTelling = 0.05; // points
    std::vector<std::string> found;
    for (const auto& [set, report] : now.items())
        if (const auto all = Json::json_pointer() / set / "total" / "questions";
            before.contains(all) && before[all] != now[all])
            found.push_back(set + ": " + now[all].dump() + " questions, were " +
                            before[all].dump() + "; only what was asked the same is compared");
    compared(before, now, {"lengths", "families", "damages", "encodings"},
             [&](const auto& what, double was, double is) {
                 if (std::abs(is - was) >= worthTelling)
                     found.push_back(sentence(what, was, is));
             });
    return found;
}

} // namespace charsleuth::accuracy
