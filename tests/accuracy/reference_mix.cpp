#include "tests/accuracy/reference_mix.h"

#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

namespace charsleuth::accuracy {

namespace {

struct Rows {
    std::map<std::string, double> language; ///< share
    std::map<std::string, std::map<std::string, double>>
        encodings; ///< weights by language, "*" too
};

Rows readRows(const std::filesystem::path& path) {
    std::ifstream in(path);
    if (!in)
        throw std::runtime_error(path.string() + ": cannot be read");
    Rows rows;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream cells(line);
        std::string kind, languages, value;
        std::getline(cells, kind, '\t');
        std::getline(cells, languages, '\t');
        std::getline(cells, value, '\t');
        std::istringstream names(languages);
        for (std::string language; names >> language;) {
            if (kind == "language") {
                rows.language[language] = std::stod(value);
                continue;
            }
            std::istringstream items(value);
            for (std::string item; items >> item;)
                rows.encodings[language][item.substr(0, item.find('='))] +=
                    std::stod(item.substr(item.find('=') + 1));
        }
    }
    return rows;
}

} // namespace

ReferenceMix::ReferenceMix(const std::filesystem::path& priors) {
    constexpr double uniform = 0.3;
    const Rows rows = readRows(priors);
    double all = 0;
    for (const auto& [language, share] : rows.language)
        all += share;
    std::map<std::string, std::set<std::string>> spoken; // languages by encoding
    for (const auto& [language, share] : rows.language) {
        std::map<std::string, double> weights;
        for (const auto& key : {language, std::string("*")})
            if (const auto found = rows.encodings.find(key); found != rows.encodings.end())
                for (const auto& [encoding, weight] : found->second)
                    weights[encoding] += weight;
        double sum = 0;
        for (const auto& [encoding, weight] : weights)
            sum += weight;
        for (const auto& [encoding, weight] : weights) {
            m_joint[{language, encoding}] = (1 - uniform) * share / all * weight / sum;
            spoken[encoding].insert(language);
        }
    }
    for (const auto& [encoding, languages] : spoken)
        for (const std::string& language : languages)
            m_joint[{language, encoding}] +=
                uniform / static_cast<double>(spoken.size() * languages.size());
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
