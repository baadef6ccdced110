#include "tests/accuracy/reference_mix.h"

#include "core/registry/languages.h"
#include "core/registry/registry.h"
#include "core/statistics/model/prior.h"

#include <string_view>

namespace charsleuth::accuracy {

namespace {

/// "ro" for "ro-cedilla"; the variants of Chinese are languages of the corpus.
std::string_view corpusName(std::string_view code) {
    return code.starts_with("zh") ? code : code.substr(0, code.find('-'));
}

} // namespace

ReferenceMix::ReferenceMix() {
    for (const JointPrior& row : jointPriors())
        m_joint[{std::string(corpusName(languageNames()[row.language].code)),
                 std::string(info(row.encoding).name)}] += row.probability;
}

double ReferenceMix::share(const std::string& language, const std::string& encoding) const {
    const auto found = m_joint.find({language, encoding});
    return found == m_joint.end() ? 0 : found->second;
}

void ReferenceMix::weigh(std::span<Score> scores) const {
    using Pair = std::pair<std::string, std::string>;
    std::map<std::string, std::map<Pair, std::size_t>> counts; // by length
    for (const Score& score : scores)
        ++counts[score.length][{score.language, score.encoding}];
    std::map<std::string, double> scale; // samples over the mix's mass that there are samples of
    for (const auto& [length, pairs] : counts) {
        double mass = 0, samples = 0;
        for (const auto& [pair, count] : pairs) {
            mass += share(pair.first, pair.second);
            samples += static_cast<double>(count);
        }
        scale[length] = mass > 0 ? samples / mass : 0;
    }
    for (Score& score : scores) {
        const Pair pair{score.language, score.encoding};
        score.reference = share(pair.first, pair.second) * scale[score.length] /
                          static_cast<double>(counts[score.length][pair]);
    }
}

} // namespace charsleuth::accuracy
