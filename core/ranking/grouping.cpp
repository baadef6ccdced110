#include "core/ranking/grouping.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/registry/encoding_list.h"
#include "core/registry/languages.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace charsleuth {

namespace {

/// Constants of the choice of a name: the weight of its share in all languages beside that in the
/// text's language, which may be wrong; and the advantage of a name of the WHATWG standard, 6
/// decibans.
constexpr double anyLanguage = 0.03;
constexpr double ofStandard = 3.9810717055349722;

/// The text bears a BOM out if at most this share of its characters is malformed (promised by the
/// command line).
constexpr double bornOut = 0.01;

double likely(double probability) {
    return std::max(probability, 1e-12);
}

/// The text of the BOM that the readings were made without.
std::u16string textOfBom(Bytes bom, EncodingId encoding) {
    std::u16string text = decode(bom, encoding).text;
    return text.starts_with(u'\uFEFF') ? text.substr(1) : text;
}

} // namespace

bool isDecided(const Group& group, const RankingInput& input) {
    return std::ranges::any_of(group.reading->encodings, [&](EncodingId encoding) {
        const Finding& finding = input.structure.of(encoding);
        const bool borne = static_cast<double>(finding.tally.malformed) <=
                           bornOut * static_cast<double>(finding.tally.characters);
        return finding.proven || (input.bom == encoding && borne);
    });
}

bool readsAsAscii(const Reading& reading, const StructureReport& structure) {
    return structure.counts.high == 0 &&
           std::ranges::any_of(reading.encodings, [](EncodingId encoding) {
               return singleByteTable(encoding) && info(encoding).asciiCompatible;
           });
}

Grouping::Grouping(const RankingInput& input, LanguageRows& languages)
    : m_input(input), m_languages(languages) {
    m_groups.reserve(m_input.readings.size());
    for (const Reading& reading : m_input.readings)
        m_groups.push_back(grouped(reading));
    readBom();
    splitGroups();
    for (std::size_t number = 0; number < m_groups.size(); ++number)
        m_groups[number].number = number;
}

Group Grouping::grouped(const Reading& reading) {
    Group group{.reading = &reading, .front = reading.encodings.front()};
    if (reading.encodings.size() == 1) {
        group.prior = otherOf(group.front).decibans + reading.prior.decibans;
        return group;
    }
    // Weights may be thousands of decibans, so only their differences become factors.
    double most = -std::numeric_limits<double>::infinity();
    m_factors.clear();
    m_factors.reserve(reading.encodings.size());
    for (const EncodingId encoding : reading.encodings) {
        m_factors.push_back(otherOf(encoding).decibans);
        most = std::max(most, m_factors.back());
    }
    double prior = 0;
    for (std::size_t i = 0; i < reading.encodings.size(); ++i) {
        double& factor = m_factors[i];
        factor = factor == most ? 1 : std::pow(10, (factor - most) / 10);
        prior += likely(m_input.prior.of(reading.encodings[i])) * factor;
    }
    group.prior = most + weightOf(prior).decibans;
    group.front =
        isAmong(EncodingId::UsAscii, reading.encodings) && readsAsAscii(reading, m_input.structure)
            ? EncodingId::UsAscii
            : likeliestName(reading);
    return group;
}

/// The row of the language, which mostly is that of most files in the encoding.
std::optional<std::uint16_t> Grouping::rowOf(std::string_view language, EncodingId encoding) {
    const std::uint16_t likeliest = m_input.prior.likeliestRow(encoding);
    return languageNames()[likeliest].shown == language ? likeliest : m_languages.of(language);
}

/// The most probable name in the language; names of the WHATWG standard have an advantage. A text
/// without letters outside ASCII gets its name as in English, the first language.
EncodingId Grouping::likeliestName(const Reading& reading) {
    const std::optional<std::uint16_t> language =
        reading.letters ? rowOf(reading.language, reading.encodings.front()) : 0;
    double best = -1;
    EncodingId name{};
    for (std::size_t i = 0; i < reading.encodings.size(); ++i) {
        const EncodingId encoding = reading.encodings[i];
        const double standard = namesIn(encoding, Namespace::Whatwg).empty() ? 1 : ofStandard;
        const double inAny = m_input.prior.met(encoding);
        const auto worth = [&](double ofLanguage) {
            return likely(ofLanguage + anyLanguage * inAny) * m_factors[i] * standard;
        };
        if (worth(inAny) <= best) // not even if all its files were in the language
            continue;
        const double found = worth(language ? m_input.prior.met(encoding, *language) : 0);
        if (found > best) {
            best = found;
            name = encoding;
        }
    }
    return name;
}

void Grouping::readBom() {
    if (m_input.bomBytes.empty())
        return;
    m_bomTexts.resize(encodingCount);
    for (const Reading& reading : m_input.readings)
        for (const EncodingId encoding : reading.encodings)
            m_bomTexts[static_cast<std::size_t>(encoding)] = textOfBom(m_input.bomBytes, encoding);
}

/// Whether the texts of two encodings, which are equal in the sample, are equal in the whole input.
bool Grouping::sameInWhole(EncodingId a, EncodingId b) const {
    const auto isGbk = [](EncodingId e) {
        return e == EncodingId::Gbk || e == EncodingId::Gb18030;
    };
    if (a == b || (isGbk(a) && isGbk(b))) // both have one decoder
        return true;
    if (!m_bomTexts.empty() &&
        m_bomTexts[static_cast<std::size_t>(a)] != m_bomTexts[static_cast<std::size_t>(b)])
        return false;
    if (singleByteTable(a) && singleByteTable(b))
        return true;
    if (m_input.structure.counts.high == 0 && info(a).asciiCompatible && info(b).asciiCompatible)
        return true;
    const Finding &one = m_input.structure.of(a), &other = m_input.structure.of(b);
    return one.complete && other.complete && one.tally.units == other.tally.units &&
           one.tally.characters == other.tally.characters &&
           one.tally.malformed == other.tally.malformed;
}

/// Makes groups of their own for encodings that differ outside the sample.
void Grouping::splitGroups() {
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Reading& reading = *m_groups[i].reading;
        if (reading.encodings.size() == 1)
            continue;
        const EncodingId front = m_groups[i].front;
        const bool isCodePage = m_bomTexts.empty() && singleByteTable(front);
        const auto parts = [&](EncodingId encoding) {
            return !(isCodePage && singleByteTable(encoding)) && !sameInWhole(front, encoding);
        };
        if (std::ranges::none_of(reading.encodings, parts))
            continue;
        Reading kept = reading, others = reading;
        kept.encodings.eraseIf(parts);
        others.encodings.eraseIf(std::not_fn(parts));
        for (Reading* part : {&kept, &others})
            part->prior = weightOf(m_input.prior.of(part->encodings));
        m_groups[i] = grouped(m_split.emplace_back(std::move(kept)));
        m_groups.push_back(grouped(m_split.emplace_back(std::move(others))));
    }
}

} // namespace charsleuth
