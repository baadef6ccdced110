// Any bytes with any options: chunks make no difference to any word of the answer, numbers are
// what they are said to be, and what the answer claims of the text is so when it is decoded.

#include "core/decode/bom.h"
#include "core/decode/decoder.h"
#include "core/detect.h"
#include "core/registry/registry.h"
#include "tests/fuzz/fuzz_input.h"

#include <array>
#include <charconv>
#include <cmath>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

/// The whole answer as text, to compare.
class Words {
public:
    Words& add(std::string_view text) {
        m_text.append(text).push_back('|');
        return *this;
    }
    Words& add(double value) {
        std::array<char, 64> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        return add(std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data())));
    }
    Words& add(std::uint64_t value) { return add(std::to_string(value)); }
    Words& add(EncodingId id) { return add(info(id).name); }
    Words& add(const ByteRange& range) { return add(range.begin).add(range.end); }

    void add(const Candidate& candidate) {
        add(candidate.encoding).add(candidate.probability).add(candidate.language);
        for (const EncodingId id : candidate.sameText)
            add(id);
        add(candidate.malformed).add(candidate.firstMalformed.value_or(~std::uint64_t{0}));
        add(candidate.c1).add(candidate.tellingByte);
        for (const Evidence& reason : candidate.reasons)
            add(nameOf(reason.kind))
                .add(reason.source)
                .add(reason.about)
                .add(nameOf(reason.effect))
                .add(reason.weight.decibans)
                .add(reason.where.value_or(ByteRange{}))
                .add(reason.detail.text());
    }

    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

std::string wordsOf(const Detection& detection) {
    Words words;
    for (const auto* list : {&detection.ranked, &detection.excluded}) {
        for (const Candidate& candidate : *list)
            words.add(candidate);
        words.add("--");
    }
    words.add(detection.certainty ? nameOf(*detection.certainty) : "no certainty");
    words.add(std::uint64_t{detection.binary}).add(detection.binaryReason);
    words.add(std::uint64_t{detection.asciiOnly});
    words.add(detection.bom ? info(*detection.bom).name : "no BOM").add(detection.bomSize);
    words.add(detection.encodedTwice ? info(*detection.encodedTwice).name : "encoded once");
    words.add(nameOf(detection.lineEnding));
    for (const Conflict& conflict : detection.conflicts)
        words.add(conflict.label).add(conflict.rule).add(conflict.range).add(conflict.named);
    return words.text();
}

void requireSoundReasons(const Candidate& candidate, std::uint64_t size) {
    for (const Evidence& reason : candidate.reasons) {
        require(std::isfinite(reason.weight.decibans) && !reason.detail.text().empty());
        require(!reason.where ||
                (reason.where->begin <= reason.where->end && reason.where->end <= size));
    }
}

void requireSound(const Detection& detection, std::uint64_t size) {
    double sum = 0, before = 1;
    std::vector<EncodingId> seen;
    for (const Candidate& candidate : detection.ranked) {
        require(candidate.probability >= 0 && candidate.probability <= before);
        before = candidate.probability;
        sum += candidate.probability;
    }
    require(sum <= 1 + 1e-9);
    for (const auto* list : {&detection.ranked, &detection.excluded})
        for (const Candidate& candidate : *list) {
            seen.push_back(candidate.encoding);
            seen.insert(seen.end(), candidate.sameText.begin(), candidate.sameText.end());
            require(candidate.tellingByte <= size);
            require(candidate.malformed > 0 || !candidate.firstMalformed);
            require(!candidate.firstMalformed || *candidate.firstMalformed < size);
            requireSoundReasons(candidate, size);
        }
    std::ranges::sort(seen);
    require(std::ranges::adjacent_find(seen) == seen.end()); // no encoding twice
    require(detection.certainty.has_value() == (!detection.binary && !detection.ranked.empty()));
    require(!detection.encodedTwice || detection.ranked.front().encoding == EncodingId::Utf8);
    require(detection.size == size && detection.bomSize <= size);
    for (const Conflict& conflict : detection.conflicts)
        require(conflict.range.begin <= conflict.range.end && conflict.range.end <= size);
    for (const Candidate& candidate : detection.excluded)
        require(std::ranges::find(candidate.reasons, Effect::Excludes, &Evidence::effect) !=
                candidate.reasons.end());
}

/// Of the first candidates, which a user is most likely to see.
void requireTrueOfTheText(const Detection& detection, Bytes bytes) {
    const std::size_t count = std::min<std::size_t>(detection.ranked.size(), 3);
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate& candidate = detection.ranked[i];
        const DecodedText text = decode(bytes, candidate.encoding);
        require(candidate.malformed == text.malformed.size());
        require(text.malformed.empty() ||
                candidate.firstMalformed == text.malformed.front().bytes.begin);
        if (candidate.probability < 0.01) // pruned ones are grouped by their first bytes alone
            continue;
        const auto bom = bomAt(bytes);
        const Bytes afterBom = bytes.subspan(bom ? bom->size : 0);
        const std::u16string afterwards = decode(afterBom, candidate.encoding).text;
        for (const EncodingId other : candidate.sameText)
            require(decode(afterBom, other).text == afterwards);
    }
}

Detection examine(Bytes bytes, const DetectOptions& options, unsigned seed, bool goesOn) {
    Examination examination(options);
    fuzz::inChunks(bytes, seed, [&](Bytes chunk) { examination.feed(chunk); });
    return examination.conclude(goesOn);
}

DetectOptions optionsFrom(fuzz::Input& input, unsigned choices) {
    constexpr unsigned kinds = static_cast<unsigned>(HintKind::Parent) + 1;
    DetectOptions options;
    if ((choices & 1) != 0) {
        const auto kind = static_cast<HintKind>(input.byte() % kinds);
        options.hints.push_back({kind, input.line()});
    }
    for (unsigned i = 0; i < (choices >> 1 & 3); ++i)
        options.only.push_back(static_cast<EncodingId>(input.byte() % encodingCount));
    for (unsigned i = 0; i < (choices >> 3 & 3); ++i)
        options.exclude.push_back(static_cast<EncodingId>(input.byte() % encodingCount));
    options.countExcluded = (choices & 32) != 0;
    return options;
}

} // namespace

// The first byte says how it is divided, the second which options follow.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size);
    fuzz::Input input(data, size);
    const unsigned seed = input.byte();
    const unsigned choices = input.byte();
    const DetectOptions options = optionsFrom(input, choices);
    const bool goesOn = (choices & 64) != 0;
    const Bytes bytes = input.rest();
    const Detection detection = examine(bytes, options, seed, goesOn);
    requireSound(detection, bytes.size());
    if (goesOn)
        return 0;
    require(wordsOf(detection) == wordsOf(detect(bytes, options)));
    requireTrueOfTheText(detection, bytes);
    return 0;
}
