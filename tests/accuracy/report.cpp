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

std::vector<std::string> losses(const Json& before, const Json& now) {
    constexpr double allowed = 0.3; // points
    std::vector<std::string> found;
    for (const auto& [set, report] : now.items())
        for (const char* part : {"families", "damages"})
            for (const auto& [heading, value] : report.at(part).items()) {
                const auto pointer = Json::json_pointer() / set / part / heading;
                if (!before.contains(pointer) || before[pointer]["questions"] != value["questions"])
                    continue;
                const double was = before[pointer]["rank1"], is = value["rank1"];
                if (is >= was - allowed)
                    continue;
                char text[64];
                std::snprintf(text, sizeof text, ": %.2f %%, was %.2f %%", is, was);
                found.push_back(set + ", " + heading + text);
            }
    return found;
}

} // namespace charsleuth::accuracy
