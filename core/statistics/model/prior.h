#pragma once

/// The prior: how often each encoding is met with each language, before any byte was read (the
/// reference mix).
/// Tested by reading_test.

#include "core/evidence/evidence.h"
#include "core/statistics/model/alphabet.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// P(language, encoding); the whole table adds up to 1.
struct JointPrior {
    std::uint16_t language; ///< row of resources/models/languages.tsv
    EncodingId encoding;
    float probability;
    float met; ///< the probability without the uniform part of the mix; also adds up to 1
};

/// GENERATED from resources/models/priors.tsv. Sorted by encoding.
std::span<const JointPrior> jointPriors();

/// The row in resources/models/languages.tsv of the script's first language; its others follow.
/// GENERATED. Needs no model, which would have to be unpacked in a download.
std::size_t firstLanguage(Script script);

/// Shifts by hints: weights on languages (BCP 47; a prefix up to a hyphen stands for all its
/// languages) and on encodings.
struct PriorShift {
    struct ForLanguage {
        std::string language;
        Weight weight;
    };
    struct ForEncoding {
        EncodingId encoding;
        Weight weight;
    };
    std::vector<ForLanguage> languages;
    std::vector<ForEncoding> encodings;
};

/// The most languages of the table.
inline constexpr std::size_t mostLanguages = 96;

/// Sums over the rows of the table.
struct PriorSums {
    /// The least P(encoding), also of encodings that the table leaves out (US-ASCII,
    /// x-user-defined): a user may ask for these alone, and what is possible has no probability of
    /// 0.
    static constexpr double leastProbability = 1e-12;

    std::array<double, encodingCount> encodings{}; ///< P(encoding)
    std::array<double, encodingCount> met{};       ///< JointPrior::met, not normalised
    std::array<float, mostLanguages> languages{};  ///< P(language)
    /// P(language, encoding) as in the table.
    std::array<std::array<float, mostLanguages>, encodingCount> joint{};
    /// The likeliest language of each encoding.
    std::array<std::uint8_t, encodingCount> likeliest{};
    std::array<std::uint16_t, encodingCount + 1> rows{}; ///< index of each encoding's first row
    double total = 0; ///< sum of the rows, with the factors of a shift
};

/// The prior after a shift, normalised to 1. A value.
class Prior {
public:
    explicit Prior(const PriorShift& shift = {});

    /// P(encoding).
    double of(EncodingId encoding) const {
        return m_sums->encodings[static_cast<std::size_t>(encoding)];
    }
    /// P(one of the encodings).
    double of(std::span<const EncodingId> encodings) const {
        double p = 0;
        for (const EncodingId encoding : encodings)
            p += of(encoding);
        return p;
    }
    /// The language of most files in the encoding: its row of languageNames(), and in BCP 47.
    std::uint16_t likeliestRow(EncodingId encoding) const {
        return m_sums->likeliest[static_cast<std::size_t>(encoding)];
    }
    std::string_view likeliestLanguage(EncodingId encoding) const;
    /// The share of files in the encoding among those that people meet, without the uniform part:
    /// in one language, and in all. It decides which name a text of several encodings gets.
    double met(EncodingId encoding, std::uint16_t language) const;
    double met(EncodingId encoding) const {
        return m_sums->met[static_cast<std::size_t>(encoding)];
    }
    /// P(language, encoding) of the languages from `first` on, summed over the encodings; a small
    /// floor where the table has no such row.
    void of(std::span<const EncodingId> encodings, std::size_t first, std::span<float> sums) const;

private:
    double factorOf(const JointPrior& row) const;
    std::span<const JointPrior> rowsOf(EncodingId encoding) const;

    std::vector<double> m_languageFactor;       ///< empty without a shift
    std::vector<double> m_encodingFactor;       ///< empty without a shift
    std::shared_ptr<const PriorSums> m_shifted; ///< null without a shift
    const PriorSums* m_sums;
};

} // namespace charsleuth
