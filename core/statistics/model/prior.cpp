#include "core/statistics/model/prior.h"

#include "core/registry/languages.h"
#include "core/statistics/model/prior_sums.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

/// The share of a language's files in an encoding that nobody uses for it; picked by hand.
constexpr float unlistedShare = 1e-5F;

bool speaksFor(std::string_view hint, std::string_view language) {
    return language.starts_with(hint) &&
           (language.size() == hint.size() || language[hint.size()] == '-');
}

double factor(Weight weight) {
    return std::pow(10, weight.decibans / 10);
}

} // namespace

Prior::Prior(const PriorShift& shift) : m_sums(&unshiftedSums()) {
    if (shift.languages.empty() && shift.encodings.empty())
        return;
    m_languageFactor.assign(languageNames().size(), 1);
    m_encodingFactor.assign(encodingCount, 1);
    for (const PriorShift::ForLanguage& each : shift.languages)
        for (std::size_t i = 0; i < m_languageFactor.size(); ++i)
            if (speaksFor(each.language, languageNames()[i].shown))
                m_languageFactor[i] *= factor(each.weight);
    for (const PriorShift::ForEncoding& each : shift.encodings)
        m_encodingFactor[static_cast<std::size_t>(each.encoding)] *= factor(each.weight);
    const auto factorOfRow = [this](const JointPrior& row) { return factorOf(row); };
    m_shifted.reset(new PriorSums(summed(jointPriors(), factorOfRow))); // 50 KiB, made in place
    m_sums = m_shifted.get();
}

double Prior::factorOf(const JointPrior& row) const {
    if (m_languageFactor.empty())
        return 1;
    return m_languageFactor[row.language] *
           m_encodingFactor[static_cast<std::size_t>(row.encoding)];
}

std::span<const JointPrior> Prior::rowsOf(EncodingId encoding) const {
    const auto number = static_cast<std::size_t>(encoding);
    return jointPriors().subspan(m_sums->rows[number],
                                 m_sums->rows[number + 1] - m_sums->rows[number]);
}

std::string_view Prior::likeliestLanguage(EncodingId encoding) const {
    return languageNames()[likeliestRow(encoding)].shown;
}

double Prior::met(EncodingId encoding, std::uint16_t language) const {
    double p = 0;
    for (const JointPrior& row : rowsOf(encoding))
        if (row.language == language)
            p += row.met * factorOf(row);
    return p;
}

void Prior::of(std::span<const EncodingId> encodings, std::size_t first,
               std::span<float> sums) const {
    float all = 0;
    for (const EncodingId encoding : encodings)
        all += static_cast<float>(of(encoding));
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] = unlistedShare * all * m_sums->languages[first + i];
    for (const EncodingId encoding : encodings) {
        const float* joint = m_sums->joint[static_cast<std::size_t>(encoding)].data() + first;
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += joint[i];
    }
}

} // namespace charsleuth
