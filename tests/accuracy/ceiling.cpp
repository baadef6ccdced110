#include "tests/accuracy/ceiling.h"

#include "core/registry/registry.h"
#include "tests/accuracy/samples.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace charsleuth::accuracy {

namespace {

struct Words {
    EncodingId encoding{};
    double share = 0;                                          ///< of the reference mix
    std::vector<std::pair<std::string, std::u16string>> words; ///< bytes, text
};

/// Of every ASCII-compatible encoding and every language that is written in it.
std::vector<Words> allWords(const LinesByLanguage& text, const ReferenceMix& mix) {
    std::vector<Words> all;
    const auto take = [&](const Sample& sample) {
        const EncodingInfo& row = info(sample.text.encoding);
        if (!row.asciiCompatible || sample.number > 0)
            return;
        Words& made = all.emplace_back(
            Words{row.id, mix.share(sample.text.language, std::string(row.name)), {}});
        for (const std::size_t line : sample.text.tellingLine) {
            const std::u16string word = firstTellingWord(sample.text.lines[line]);
            const std::vector<Byte> bytes = sample.typist.bytes(word);
            made.words.push_back({{bytes.begin(), bytes.end()}, word});
        }
    };
    makeSamples(text, {.lengths = {256}, .samples = 1}, take);
    return all;
}

} // namespace

std::u16string firstTellingWord(const std::u16string& line) {
    const auto at = static_cast<std::size_t>(
        std::ranges::find_if(line, [](char16_t unit) { return unit >= 0x80; }) - line.begin());
    const std::size_t before = line.rfind(u' ', at);
    const std::size_t begin = before == line.npos ? 0 : before + 1;
    return line.substr(begin, line.find(u' ', at) - begin);
}

std::string_view kindOfPage(EncodingId encoding) {
    if (encoding == EncodingId::Utf8)
        return "UTF-8";
    return namesIn(encoding, Namespace::Whatwg).empty() ? "other page" : "WHATWG page";
}

std::map<std::string, double> ceilingOfOneWord(const LinesByLanguage& text,
                                               const ReferenceMix& mix) {
    const std::vector<Words> all = allWords(text, mix);
    std::unordered_map<std::string, std::map<std::u16string, double>> texts; // of these bytes
    for (const Words& each : all)
        for (const auto& [bytes, word] : each.words)
            texts[bytes][word] += each.share / static_cast<double>(each.words.size());
    std::map<EncodingId, std::pair<double, double>> right; // languages alike; and how many
    for (const Words& each : all) {
        double found = 0;
        for (const auto& [bytes, word] : each.words) {
            const auto& readings = texts[bytes];
            const auto best = std::ranges::max_element(
                readings, {}, [](const auto& reading) { return reading.second; });
            found += best->first == word;
        }
        right[each.encoding].first += found / static_cast<double>(each.words.size());
        right[each.encoding].second += 1;
    }
    std::map<std::string, std::pair<double, double>> kinds; // encodings alike
    for (const auto& [encoding, sum] : right) {
        auto& kind = kinds[std::string(kindOfPage(encoding))];
        kind.first += sum.first / sum.second;
        kind.second += 1;
    }
    std::map<std::string, double> percent;
    for (const auto& [kind, sum] : kinds)
        percent[kind] = 100 * sum.first / sum.second;
    return percent;
}

} // namespace charsleuth::accuracy
