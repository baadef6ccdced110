#include "core/statistics/prior.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// Share of a language's files in an encoding that nobody uses for it; by judgement.
constexpr float unlistedShare = 1e-5F;

bool speaksFor(std::string_view hint, std::string_view language) {
    return language.starts_with(hint) &&
           (language.size() == hint.size() || language[hint.size()] == '-');
}

double factor(Weight weight) {
    return std::pow(10, weight.decibans / 10);
}

} // namespace

std::string_view englishName(std::string_view shown) {
    const auto found = std::ranges::find(languageNames(), shown, &LanguageName::shown);
    return found == languageNames().end() ? std::string_view() : found->english;
}

Prior::Prior(const PriorShift& shift)
    : m_encodings(encodingCount), m_languages(languageNames().size()),
      m_joint(encodingCount * languageNames().size()) {
    std::vector<double> languageFactor(m_languages.size(), 1), encodingFactor(encodingCount, 1);
    for (const PriorShift::ForLanguage& each : shift.languages)
        for (std::size_t i = 0; i < m_languages.size(); ++i)
            if (speaksFor(each.language, languageNames()[i].shown))
                languageFactor[i] *= factor(each.weight);
    for (const PriorShift::ForEncoding& each : shift.encodings)
        encodingFactor[static_cast<std::size_t>(each.encoding)] *= factor(each.weight);

    double total = 0;
    std::vector<double> languages(m_languages.size());
    for (const JointPrior& row : jointPriors()) {
        const auto encoding = static_cast<std::size_t>(row.encoding);
        const double p = row.probability * languageFactor[row.language] * encodingFactor[encoding];
        m_joint[encoding * m_languages.size() + row.language] = static_cast<float>(p);
        m_encodings[encoding] += p;
        languages[row.language] += p;
        total += p;
    }
    for (double& p : m_encodings)
        p /= total;
    for (std::size_t i = 0; i < languages.size(); ++i)
        m_languages[i] = static_cast<float>(languages[i] / total);
    for (float& p : m_joint)
        p = static_cast<float>(p / total);
}

std::vector<float> Prior::of(std::span<const EncodingId> encodings, std::size_t first,
                             std::size_t count) const {
    std::vector<float> sums(count);
    float all = 0;
    for (const EncodingId encoding : encodings) {
        const auto number = static_cast<std::size_t>(encoding);
        const float* row = m_joint.data() + number * m_languages.size() + first;
        for (std::size_t i = 0; i < count; ++i)
            sums[i] += row[i];
        all += static_cast<float>(m_encodings[number]);
    }
    for (std::size_t i = 0; i < count; ++i)
        sums[i] += unlistedShare * all * m_languages[first + i];
    return sums;
}

} // namespace charsleuth
