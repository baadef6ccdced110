#include "core/statistics/reading.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
#include "core/statistics/scorer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace charsleuth {

namespace {

/// Natural units by which the language of the ASCII part may at most speak against a language;
/// fitted on set-aside text.
constexpr double asciiCap = 7;
/// Share of the difference that counts below the cap; fitted on set-aside text.
constexpr double asciiShare = 0.5;
/// Readings that are scored again with two characters of context.
constexpr std::size_t refined = 12;

constexpr double natsPerByteOfNoise = 8 * std::numbers::ln2;
const double decibansPerNat = 10 / std::numbers::ln10;

/// A reading on its way.
struct Draft {
    std::vector<EncodingId> encodings;
    std::vector<char32_t> characters;  ///< of each unit
    const Passage* passage = nullptr;  ///< of the bytes, or
    std::unique_ptr<Passage> own;      ///< of the decoded text
    std::u16string text;               ///< decoded; empty for single-byte pages
    std::vector<std::uint64_t> counts; ///< of each unit
    double noise = 0;                  ///< natural units
    bool asciiCompatible = false;      ///< units are bytes, and those below 0x80 are themselves
    std::vector<Scorer> scorers;
    std::vector<LanguageCosts> costs; ///< of each scorer
    bool letterless = false;          ///< no letters outside ASCII
    double latinAscii = 0;            ///< least cost of the ASCII part in a Latin language
    double score = 0;                 ///< natural units, prior included
    std::string_view language;
};

std::uint16_t firstLanguage(Script script) {
    std::uint16_t first = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(script); ++i)
        first =
            static_cast<std::uint16_t>(first + LanguageModel(static_cast<Script>(i)).languages());
    return first;
}

/// The scripts whose letters, outside ASCII, make up a quarter of the most frequent one's or more.
std::vector<Script> scriptsOf(Draft& draft) {
    std::array<std::uint64_t, scriptCount> letters{};
    for (std::size_t unit = 0; unit < draft.characters.size(); ++unit) {
        if (draft.counts[unit] == 0 || draft.characters[unit] < 0x80 ||
            draft.characters[unit] == noCharacter)
            continue;
        const Script script = scriptOf(symbolOf(draft.characters[unit]));
        if (script != Script::None)
            letters[static_cast<std::size_t>(script)] += draft.counts[unit];
    }
    const std::uint64_t most = *std::max_element(letters.begin(), letters.end());
    draft.letterless = most == 0;
    if (draft.letterless)
        return {Script::Latin};
    std::vector<Script> scripts;
    for (std::size_t i = 0; i < scriptCount; ++i)
        if (letters[i] * 4 >= most)
            scripts.push_back(static_cast<Script>(i));
    return scripts;
}

double least(const std::vector<double>& costs) {
    return *std::min_element(costs.begin(), costs.end());
}

/// P(encodings) without the Latin languages: text without letters outside ASCII is in any language,
/// and its ASCII part then most likely in English, the first of the models.
double otherScripts(const Draft& draft, const Prior& prior) {
    double p = 0;
    for (const EncodingId encoding : draft.encodings) {
        p += prior.of(encoding);
        for (std::size_t l = 0; l < LanguageModel(Script::Latin).languages(); ++l)
            p -= prior.of(static_cast<std::uint16_t>(l), encoding);
    }
    return std::max(p, 0.0);
}

/// log of the sum over languages of P(language, encodings)·P(sample | language).
void sumUp(Draft& draft, const Prior& prior) {
    double best = -INFINITY, sum = 0, bestTerm = -INFINITY;
    for (std::size_t i = 0; i < draft.scorers.size(); ++i) {
        const LanguageModel& model = draft.scorers[i].model();
        const LanguageCosts& costs = draft.costs[i];
        const std::uint16_t first = firstLanguage(draft.scorers[i].script());
        const double ascii = std::min(draft.latinAscii, least(costs.ascii));
        for (std::size_t l = 0; l < model.languages(); ++l) {
            double p = l == 0 && draft.letterless ? otherScripts(draft, prior) : 0;
            for (const EncodingId encoding : draft.encodings)
                p += prior.of(static_cast<std::uint16_t>(first + l), encoding);
            const double term = std::log(p) - costs.rest[l] - ascii -
                                std::min(asciiCap, asciiShare * (costs.ascii[l] - ascii));
            if (term > bestTerm) {
                bestTerm = term;
                draft.language = model.shown(l);
            }
            const double larger = std::max(best, term);
            sum = sum * std::exp(best - larger) + std::exp(term - larger);
            best = larger;
        }
    }
    draft.score = best + std::log(sum);
}

/// Costs of the ASCII part, which are the same under all ASCII-compatible pages.
class AsciiCosts {
public:
    const std::vector<double>& of(const Scorer& scorer, const Passage& passage) {
        std::vector<double>& kept = m_costs[static_cast<std::size_t>(scorer.script())];
        if (kept.empty()) {
            LanguageCosts costs = scorer.zero();
            scorer.addAsciiPairs(passage, costs);
            kept = std::move(costs.ascii);
        }
        return kept;
    }

private:
    std::array<std::vector<double>, scriptCount> m_costs;
};

void scorePairs(Draft& draft, const Prior& prior, AsciiCosts& shared) {
    AsciiCosts alone;
    AsciiCosts& ascii = draft.asciiCompatible ? shared : alone;
    for (const Script script : scriptsOf(draft)) {
        const Scorer& scorer =
            draft.scorers.emplace_back(script, draft.characters, draft.asciiCompatible);
        LanguageCosts costs = scorer.zero();
        costs.ascii = ascii.of(scorer, *draft.passage);
        scorer.addOtherPairs(*draft.passage, costs);
        draft.costs.push_back(std::move(costs));
    }
    draft.latinAscii = least(
        ascii.of(Scorer(Script::Latin, draft.characters, draft.asciiCompatible), *draft.passage));
    sumUp(draft, prior);
}

bool isAsciiOnly(const ByteCounts& counts) {
    return counts.high == 0;
}

/// Drafts of the single-byte candidates, one for each different text.
std::vector<Draft> singleByteDrafts(const ByteCounts& counts, const Passage& bytes,
                                    std::span<const EncodingId> candidates) {
    std::vector<Draft> drafts;
    for (const EncodingId encoding : candidates) {
        const SingleByteTable* table = singleByteTable(encoding);
        if (!table)
            continue;
        std::vector<char32_t> characters(256, noCharacter);
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (counts.count[byte] && (*table)[byte] != 0xFFFF)
                characters[byte] = (*table)[byte];
        const auto same = std::find_if(drafts.begin(), drafts.end(), [&](const Draft& draft) {
            return draft.characters == characters;
        });
        if (same != drafts.end()) {
            same->encodings.push_back(encoding);
            continue;
        }
        Draft& draft = drafts.emplace_back();
        draft.encodings = {encoding};
        draft.passage = &bytes;
        draft.asciiCompatible = true;
        for (std::size_t byte = 0; byte < 0x80; ++byte)
            draft.asciiCompatible &= !counts.count[byte] || characters[byte] == byte;
        draft.characters = std::move(characters);
    }
    return drafts;
}

void countUnits(Draft& draft, std::span<const SampleSegment> sample) {
    draft.counts.assign(draft.characters.size(), 0);
    for (const UnitPair& pair : draft.passage->pairs())
        draft.counts[pair.now] += pair.count;
    std::uint64_t bytes = 0;
    for (const SampleSegment& segment : sample)
        bytes += segment.bytes.size();
    if (!draft.own)
        for (std::size_t unit = 0; unit < draft.characters.size(); ++unit)
            if (draft.characters[unit] == noCharacter)
                bytes -= draft.counts[unit];
    draft.noise += natsPerByteOfNoise * static_cast<double>(bytes);
}

/// The sample in another encoding; nothing when it is the same text as an earlier draft's.
void addDecoded(EncodingId encoding, bool asciiOnly, std::span<const SampleSegment> sample,
                std::vector<Draft>& drafts) {
    Draft draft;
    draft.encodings = {encoding};
    draft.own = std::make_unique<Passage>();
    bool same = asciiOnly;
    std::uint64_t unread = 0;
    for (const SampleSegment& segment : sample) {
        DecodedText text;
        Decoder decoder(encoding);
        decoder.feed(segment.fromSync(), text);
        decoder.finish(text);
        unread += segment.sync;
        for (const MalformedRange& range : text.malformed)
            unread += range.bytes.size();
        draft.own->add(text, segment.offset == 0 && segment.sync == 0);
        same = same && std::equal(text.text.begin(), text.text.end(), segment.bytes.begin(),
                                  segment.bytes.end());
        draft.text += text.text;
    }
    const auto twin = std::find_if(drafts.begin(), drafts.end(), [&](const Draft& other) {
        return other.own ? other.text == draft.text : same && other.asciiCompatible;
    });
    if (twin != drafts.end()) {
        twin->encodings.push_back(encoding);
        return;
    }
    draft.noise = -natsPerByteOfNoise * static_cast<double>(unread);
    draft.passage = draft.own.get();
    draft.characters = draft.own->characters();
    drafts.push_back(std::move(draft));
}

bool better(const Draft& a, const Draft& b) {
    return a.score > b.score;
}

std::uint64_t charactersOf(const Draft& draft) {
    std::uint64_t characters = 0;
    for (std::size_t unit = 0; unit < draft.characters.size(); ++unit)
        if (draft.characters[unit] >= 0x80)
            characters += draft.counts[unit];
    return characters;
}

std::uint64_t differing(const Draft& a, const Draft& b) {
    if (a.own || b.own)
        return std::max<std::uint64_t>(1, std::min(charactersOf(a), charactersOf(b)));
    std::uint64_t places = 0;
    for (std::size_t unit = 0; unit < a.characters.size(); ++unit)
        if (a.characters[unit] != b.characters[unit])
            places += a.counts[unit];
    return places;
}

} // namespace

std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior) {
    const Passage bytes = Passage::ofBytes(sample);
    std::vector<Draft> drafts = singleByteDrafts(counts, bytes, candidates);
    for (const EncodingId encoding : candidates)
        if (!singleByteTable(encoding))
            addDecoded(encoding, isAsciiOnly(counts), sample, drafts);

    AsciiCosts shared;
    for (Draft& draft : drafts) {
        countUnits(draft, sample);
        scorePairs(draft, prior, shared);
    }
    std::sort(drafts.begin(), drafts.end(), better);
    for (std::size_t i = 0; i < std::min(refined, drafts.size()); ++i) {
        Draft& draft = drafts[i];
        for (std::size_t s = 0; s < draft.scorers.size(); ++s)
            draft.scorers[s].refineByTriples(*draft.passage, draft.costs[s]);
        sumUp(draft, prior);
    }
    std::sort(drafts.begin(), drafts.end(), better);

    std::vector<Reading> result;
    for (Draft& draft : drafts) {
        Reading& reading = result.emplace_back();
        double p = 0;
        for (const EncodingId encoding : draft.encodings)
            p += prior.of(encoding);
        reading.prior = {decibansPerNat * std::log(p)};
        reading.weight = {decibansPerNat * (draft.score - std::log(p) + draft.noise)};
        reading.language = draft.language;
        reading.differing = &draft == &drafts.front() ? 0 : differing(draft, drafts.front());
        reading.characters = charactersOf(draft);
        std::sort(draft.encodings.begin(), draft.encodings.end());
        reading.encodings = std::move(draft.encodings);
    }
    return result;
}

} // namespace charsleuth
