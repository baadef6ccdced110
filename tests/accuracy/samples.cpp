#include "tests/accuracy/samples.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <cmath>

namespace charsleuth::accuracy {

namespace {

/// "zh-HK" is written like zh-Hant; "fr-CA" like fr, "sr-Cyrl" like sr.
bool speaks(std::string_view listed, std::string_view corpus) {
    if (listed == corpus || (listed == "zh-Hant" && corpus == "zh-HK"))
        return true;
    return listed.substr(0, listed.find('-')) == corpus;
}

std::vector<std::string> languagesOf(const EncodingInfo& encoding, const LinesByLanguage& corpus) {
    std::vector<std::string> languages;
    for (const auto& [language, lines] : corpus)
        if (encoding.languages.empty() ||
            std::ranges::any_of(encoding.languages,
                                [&](std::string_view listed) { return speaks(listed, language); }))
            languages.push_back(language);
    return languages;
}

std::u16string lineEndOn(std::string_view platform, const Typist& typist) {
    if (platform == "mac")
        return u"\r";
    if (platform == "mainframe" && typist.has(0x85))
        return u"\u0085";
    return platform == "windows" || platform == "dos" ? u"\r\n" : u"\n";
}

TypedText typedText(const EncodingInfo& encoding, const Typist& typist, const std::string& language,
                    std::span<const std::u16string> lines) {
    TypedText text{.encoding = encoding.id,
                   .language = language,
                   .lineEnd = lineEndOn(encoding.platform, typist)};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto typed = typist.typed(lines[i], i % 2 == 0);
        if (!typed || typed->empty())
            continue;
        if (shows(typist.bytes(*typed), *typed))
            text.tellingLine.push_back(text.lines.size());
        text.lines.push_back(std::move(*typed));
    }
    // A language of which most lines cannot be written was not written in this encoding.
    if (text.lines.size() * 4 < lines.size())
        text.tellingLine.clear();
    return text;
}

bool isWordStart(std::u16string_view line, std::size_t at) {
    return at == 0 || (line[at - 1] == u' ' && line[at] != u' ');
}

bool splitsPair(std::u16string_view text, std::size_t at) {
    return at > 0 && at < text.size() && (text[at] & 0xFC00) == 0xDC00 &&
           (text[at - 1] & 0xFC00) == 0xD800;
}

/// Enough for both mixes; the weights of the scores make up for what the other one asked for.
std::size_t samplesOf(const TypedText& text, const SampleOptions& options) {
    const std::size_t uniform = (options.samples + text.languages - 1) / text.languages;
    if (!options.mix)
        return uniform;
    const double share = options.mix->share(text.language, std::string(info(text.encoding).name));
    return std::max(uniform, static_cast<std::size_t>(
                                 std::ceil(share * static_cast<double>(options.reference))));
}

std::size_t startIn(std::u16string_view line, std::size_t length, Pieces pieces, Random& random) {
    if (pieces == Pieces::AsTheyCome) {
        const std::size_t at = random.below(line.size());
        return at - splitsPair(line, at);
    }
    // Somewhere in front of a character that is no ASCII, so near that it still gets in.
    std::vector<std::size_t> telling;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] >= 0x80)
            telling.push_back(i);
    const std::size_t target =
        telling.empty() ? random.below(line.size()) : telling[random.below(telling.size())];
    std::vector<std::size_t> starts;
    for (std::size_t at = target + 1; at-- > 0 && target - at < length;)
        if (pieces == Pieces::FromWords ? isWordStart(line, at) : !splitsPair(line, at))
            starts.push_back(at);
    return starts.empty() ? 0 : starts[random.below(starts.size())];
}

} // namespace

bool shows(std::span<const Byte> bytes, std::u16string_view text) {
    return !std::ranges::equal(bytes, text, [](Byte byte, char16_t unit) {
        return byte == unit;
    }) || std::ranges::any_of(bytes, [](Byte byte) { return byte >= 0x80; });
}

std::vector<Byte> fitting(std::u16string_view text, const Typist& typist, std::size_t length) {
    std::size_t fits = 0, tooMany = text.size() + 1;
    std::vector<Byte> best;
    while (fits + 1 < tooMany) {
        std::size_t units = (fits + tooMany) / 2;
        std::vector<Byte> bytes = typist.bytes(text.substr(0, units - splitsPair(text, units)));
        if (bytes.size() <= length) {
            fits = units;
            best = std::move(bytes);
        } else {
            tooMany = units;
        }
    }
    return best;
}

std::vector<Byte> sampleOf(const TypedText& text, const Typist& typist, std::size_t length,
                           Pieces pieces, Random& random) {
    constexpr int tries = 20;
    const bool ofAny = pieces == Pieces::AsTheyCome;
    for (int i = 0; i < tries && !text.tellingLine.empty(); ++i) {
        std::size_t line = ofAny ? random.below(text.lines.size())
                                 : text.tellingLine[random.below(text.tellingLine.size())];
        const std::size_t start = startIn(text.lines[line], length, pieces, random);
        std::u16string piece = text.lines[line].substr(start);
        while (piece.size() < length) {
            line = (line + 1) % text.lines.size();
            piece += text.lineEnd + text.lines[line];
        }
        piece.resize(std::min(piece.size(), length));
        std::vector<Byte> bytes = fitting(piece, typist, length);
        if (!bytes.empty() && (ofAny || shows(bytes, std::u16string_view(piece))))
            return bytes;
    }
    return {};
}

void makeSamples(const LinesByLanguage& corpus, const SampleOptions& options,
                 const std::function<void(const Sample&)>& take) {
    for (const EncodingInfo& encoding : allEncodings()) {
        if (!options.encoding.empty() && options.encoding != encoding.name)
            continue;
        const Typist typist(encoding.id);
        std::vector<TypedText> texts;
        for (const std::string& language : languagesOf(encoding, corpus)) {
            if (!options.language.empty() && options.language != language)
                continue;
            TypedText text = typedText(encoding, typist, language, corpus.at(language));
            if (!text.tellingLine.empty())
                texts.push_back(std::move(text));
        }
        for (TypedText& text : texts)
            text.languages = texts.size();
        for (const TypedText& text : texts)
            for (const std::size_t length : options.lengths)
                for (std::size_t i = 0; i < samplesOf(text, options); ++i) {
                    Question question{.encoding = std::string(encoding.name),
                                      .family = std::string(encoding.region),
                                      .language = text.language,
                                      .length = std::to_string(length)};
                    question.name = text.language + '/' + question.encoding + '/' +
                                    question.length + '/' + std::to_string(i);
                    Random random(question.name);
                    question.bytes = sampleOf(text, typist, length, options.pieces, random);
                    if (question.bytes.empty())
                        continue;
                    question.truth = readingsOf(encoding.id);
                    take({std::move(question), i, text, typist});
                }
    }
}

} // namespace charsleuth::accuracy
