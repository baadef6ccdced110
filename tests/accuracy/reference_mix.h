#pragma once

/// How frequent each language is in each encoding: the table that the detector's prior is, grown
/// from resources/models/priors.tsv.

#include "tests/accuracy/question.h"

#include <map>
#include <span>
#include <string>
#include <utility>

namespace charsleuth::accuracy {

class ReferenceMix {
public:
    /// A habit of writing ("ro-cedilla") counts as its language, as the corpus names it.
    ReferenceMix();

    /// P(language, encoding); 0 for what the priors do not have.
    double share(const std::string& language, const std::string& encoding) const;

    /// Sets `Score::reference`: under each length the scores of one language in one encoding weigh
    /// together what the mix gives them; the sum stays the number of samples.
    void weigh(std::span<Score> scores) const;

private:
    std::map<std::pair<std::string, std::string>, double> m_joint; ///< (language, encoding)
};

} // namespace charsleuth::accuracy
