#include "tests/accuracy/question.h"

#include "core/detect.h"
#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"
#include "core/registry/registry.h"
#include "tests/accuracy/right_text.h"

#include <algorithm>
#include <cctype>

namespace charsleuth::accuracy {

namespace {

bool startsWith(Bytes bytes, std::string_view prefix) {
    const Bytes wanted = bytesOf(prefix);
    return bytes.size() >= wanted.size() && std::ranges::equal(bytes.first(wanted.size()), wanted);
}

/// "UTF-16" with a little-endian BOM is UTF-16LE, and so on; other labels are left alone.
std::string byBom(std::string label, Bytes bytes) {
    std::ranges::transform(label, label.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (label == "UTF-16")
        return startsWith(bytes, "\xFE\xFF") ? "UTF-16BE" : "UTF-16LE";
    if (label == "UTF-32")
        return startsWith(bytes, "\xFF\xFE") ? "UTF-32LE" : "UTF-32BE";
    return label;
}

/// What ICU adds to the names of Hebrew and Arabic pages is the direction, not the encoding.
std::string withoutDirection(std::string label) {
    for (const std::string_view suffix : {"_rtl", "_ltr"})
        if (label.ends_with(suffix))
            label.resize(label.size() - suffix.size());
    return label;
}

/// An answer that names no encoding is right for what is binary.
bool isRight(const std::optional<Opinion>& opinion, Bytes bytes, RightText& right, bool binary) {
    if (!opinion)
        return false;
    if (binary || opinion->label.empty())
        return binary && opinion->label.empty();
    const auto readings = readingsOf(withoutDirection(opinion->label), bytes);
    return readings &&
           std::ranges::any_of(*readings, [&](EncodingId e) { return right.isReadBy(e); });
}

void take(const Detection& detection, bool binary, RightText& right, Score& score) {
    constexpr std::size_t looked = 3;
    if (detection.binary || detection.ranked.empty()) {
        score.guess = detection.binary ? "binary" : "nothing";
        score.rank = binary && detection.binary ? 1 : 0;
        score.confidence = 1;
        return;
    }
    score.guess = info(detection.ranked.front().encoding).name;
    score.confidence = detection.ranked.front().probability;
    for (std::size_t i = 0; !binary && i < std::min(looked, detection.ranked.size()); ++i)
        if (right.isReadBy(detection.ranked[i].encoding)) {
            score.rank = static_cast<int>(i) + 1;
            return;
        }
}

} // namespace

std::vector<EncodingId> readingsOf(EncodingId encoding) {
    std::vector<EncodingId> readings;
    for (std::optional<EncodingId> next = encoding;
         next && std::ranges::find(readings, *next) == readings.end();
         next = info(readings.back()).superset)
        readings.push_back(*next);
    return readings;
}

std::optional<std::vector<EncodingId>> readingsOf(std::string_view label, Bytes bytes) {
    if (label == "none")
        return std::vector<EncodingId>{};
    if (label == "ascii") // WHATWG reads this label as windows-1252
        return readingsOf(EncodingId::UsAscii);
    const std::optional<EncodingId> encoding = findEncoding(byBom(std::string(label), bytes));
    return encoding ? std::optional(readingsOf(*encoding)) : std::nullopt;
}

Score answer(const Question& question, bool peers) {
    Score score{.name = question.name,
                .encoding = question.encoding,
                .family = question.family,
                .language = question.language,
                .length = question.length,
                .variant = question.variant};
    const bool binary = question.truth.empty();
    RightText right(question.judged.empty() ? question.bytes : question.judged, question.truth);
    DetectOptions options;
    if (!question.fileName.empty())
        options.hints.push_back(
            {.kind = HintKind::Filename, .value = question.fileName, .source = {}});
    take(detect(question.bytes, options), binary, right, score);
    if (peers) {
        score.uchardet = isRight(askUchardet(question.bytes), question.bytes, right, binary);
        score.icu = isRight(askIcu(question.bytes), question.bytes, right, binary);
    }
    return score;
}

} // namespace charsleuth::accuracy
