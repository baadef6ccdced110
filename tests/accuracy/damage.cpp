#include "tests/accuracy/damage.h"

#include "core/decode/encoder.h"
#include "core/registry/registry.h"
#include "tests/accuracy/ceiling.h"

#include <algorithm>

namespace charsleuth::accuracy {

namespace {

Question variantOf(const Question& question, std::string variant) {
    Question changed = question;
    changed.variant = std::move(variant);
    changed.name += ", " + changed.variant;
    return changed;
}

Question withBadByte(const Question& question, Random& random) {
    Question changed = variantOf(question, "bad byte");
    changed.judged = question.bytes;
    changed.bytes[random.below(changed.bytes.size())] = static_cast<Byte>(0x80 + random.below(128));
    return changed;
}

/// Without its first and last byte, which takes a multi-byte character apart more often than not.
Question cut(const Question& question) {
    Question changed = variantOf(question, "cut");
    changed.bytes.erase(changed.bytes.begin());
    changed.bytes.pop_back();
    return changed;
}

/// A line of French, in windows-1252 within UTF-8 and in UTF-8 within everything else, after any
/// line of the text.
Question withForeignLine(const Question& question, const std::vector<std::u16string>& french,
                         Random& random) {
    Question changed = variantOf(question, "foreign line");
    changed.judged = question.bytes;
    const EncodingId foreign =
        question.truth.front() == EncodingId::Utf8 ? EncodingId::Windows1252 : EncodingId::Utf8;
    std::vector<Byte> line;
    const auto accented = [](char16_t unit) { return unit >= 0xC0 && unit < 0x100; };
    for (int tries = 0; tries < 100; ++tries) {
        const std::u16string& text = french[random.below(french.size())];
        if (std::ranges::none_of(text, accented))
            continue;
        line = encode(text, foreign).bytes;
        break;
    }
    line.push_back('\n');
    // The last line is cut short, and ends where the foreign one begins.
    const bool mac = std::ranges::find(question.bytes, '\n') == question.bytes.end() &&
                     std::ranges::find(question.bytes, '\r') != question.bytes.end();
    const Byte end = mac ? '\r' : '\n';
    if (changed.bytes.back() != end)
        changed.bytes.push_back(end);
    line.back() = end;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < changed.bytes.size(); ++i)
        if (changed.bytes[i] == end)
            places.push_back(i + 1);
    const auto place = static_cast<std::ptrdiff_t>(places[random.below(places.size())]);
    changed.bytes.insert(changed.bytes.begin() + place, line.begin(), line.end());
    return changed;
}

/// English of the same length with one word of the text in it.
Question sparse(const Sample& sample, const std::vector<std::u16string>& english, Random& random) {
    const auto& [question, number, text, typist] = sample;
    Question changed = variantOf(question, "sparse, " + std::string(kindOfPage(text.encoding)));
    const std::u16string& line =
        text.lines[text.tellingLine[random.below(text.tellingLine.size())]];
    const std::u16string word = firstTellingWord(line);
    changed.bytes.clear();
    bool written = false;
    while (changed.bytes.size() < question.bytes.size()) {
        std::u16string sentence;
        for (const char16_t unit : english[random.below(english.size())])
            sentence += unit < 0x80 ? unit : u'\'';
        if (!written && changed.bytes.size() * 2 >= question.bytes.size()) {
            const std::size_t space = sentence.find(u' ');
            sentence.insert(space == sentence.npos ? 0 : space + 1, word + u' ');
            written = true;
        }
        const std::vector<Byte> bytes = typist.bytes(sentence + text.lineEnd);
        changed.bytes.insert(changed.bytes.end(), bytes.begin(), bytes.end());
    }
    return changed;
}

} // namespace

std::vector<Question> damaged(const Sample& sample, const LinesByLanguage& corpus) {
    const Question& question = sample.question;
    Random random(question.name + ", damaged");
    std::vector<Question> variants{variantOf(question, "none"), withBadByte(question, random)};
    if (!info(sample.text.encoding).asciiCompatible)
        return variants;
    variants.push_back(cut(question));
    if (const auto french = corpus.find("fr"); french != corpus.end())
        variants.push_back(withForeignLine(question, french->second, random));
    if (const auto english = corpus.find("en"); english != corpus.end())
        variants.push_back(sparse(sample, english->second, random));
    return variants;
}

} // namespace charsleuth::accuracy
