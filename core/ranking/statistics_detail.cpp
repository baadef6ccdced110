#include "core/ranking/statistics_detail.h"

#include "core/registry/languages.h"
#include "core/registry/registry.h"

#include <string>

namespace charsleuth {

namespace {

Sentence::Facts packed(const StatisticsFacts& facts) {
    const std::uint64_t rival =
        facts.rival ? (static_cast<std::uint64_t>(*facts.rival) + 1) * 2 + facts.lessLikely : 0u;
    return {facts.characters, facts.language ? *facts.language + 1u : 0u, rival};
}

StatisticsFacts unpacked(const Sentence::Facts& facts) {
    const auto [characters, language, rival] = facts;
    StatisticsFacts result{.characters = characters, .lessLikely = rival % 2 == 1};
    if (language > 0)
        result.language = static_cast<std::uint16_t>(language - 1);
    if (rival > 0)
        result.rival = static_cast<EncodingId>(rival / 2 - 1);
    return result;
}

std::string withCommas(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, 1, ',');
    return digits;
}

std::string wordsOf(const Sentence::Facts& packedFacts) {
    const StatisticsFacts facts = unpacked(packedFacts);
    std::string words = "reads as ";
    words += facts.language ? languageNames()[*facts.language].english : "text";
    if (facts.characters > 0) {
        words += " over ";
        words += withCommas(facts.characters);
        words += facts.characters == 1 ? " character outside ASCII" : " characters outside ASCII";
    }
    if (facts.rival) {
        words += facts.lessLikely ? "; less likely than as " : "; likelier than as ";
        words += info(*facts.rival).name;
    }
    return words;
}

std::string beside(const char* words, const Sentence::Facts& facts) {
    return words + std::string(info(static_cast<EncodingId>(facts[0])).name);
}

std::string wordsOfPrior(const Sentence::Facts& facts) {
    return beside("how common it is, beside ", facts);
}

std::string wordsOfJudgement(const Sentence::Facts& facts) {
    return beside("what files like this turned out to be, beside ", facts);
}

std::string wordsOfRival(const Sentence::Facts& facts) {
    return beside("what else is known of ", facts);
}

} // namespace

Sentence detailBeside(std::string_view source, EncodingId rival) {
    const Sentence::Facts facts{static_cast<std::uint64_t>(rival), 0, 0};
    if (source == "prior")
        return {&wordsOfPrior, facts};
    return {source == "judgement" ? &wordsOfJudgement : &wordsOfRival, facts};
}

Sentence detailOf(const StatisticsFacts& facts) {
    return {&wordsOf, packed(facts)};
}

} // namespace charsleuth
