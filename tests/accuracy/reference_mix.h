#pragma once

/// How frequent each language is in each encoding, as resources/models/priors.tsv has it.

#include "tests/accuracy/question.h"

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <utility>

namespace charsleuth::accuracy {

class ReferenceMix {
public:
    /// Lines of `kind, languages, value, reason`: a language's share, or the encodings of languages
    /// ("*" for all) as NAME=WEIGHT. With 30 % of the uniform mix (every encoding alike, then each
    /// of its languages alike) mixed in. Throws std::runtime_error when the file cannot be read.
    explicit ReferenceMix(const std::filesystem::path& priors);

    /// P(language, encoding); 0 for what the priors do not have.
    double share(const std::string& language, const std::string& encoding) const;

    /// Sets `Score::reference`: under each length the scores of one language in one encoding weigh
    /// together what the mix gives them; the sum stays the number of samples.
    void weigh(std::span<Score> scores) const;

private:
    std::map<std::pair<std::string, std::string>, double> m_joint; ///< (language, encoding)
};

} // namespace charsleuth::accuracy
