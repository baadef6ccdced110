#include "core/ranking/mixture.h"

#include "core/decode/decoder.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// -10·log10 of the share of lines that are pasted from another encoding in a text that has such
/// lines, by judgement: one in fifty. And the most that their number says, decibans.
constexpr double ofEachLine = 17;
constexpr double most = 100;
/// Where there are as many of both, decibans: UTF-8 is what files are made into.
constexpr double ofModern = 4;

/// Decibans by which a sound sequence of two bytes, and each further byte, is no accident: in noise
/// one byte in 17 of those above ASCII begins a sequence of two (core/structure/judge.cpp).
constexpr double ofTwoBytes = 12, ofAnotherByte = 9;
constexpr double noAccident = 36;
/// The same where UTF-8 has more lines than the other: less for each one, but no less than that.
constexpr double lessForEachLine = 16, leastNoAccident = 20;

struct Line {
    std::uint64_t sound = 0, malformed = 0;
    double weight = 0; ///< of the sound ones, decibans
};

Line lineOf(Bytes bytes) {
    DecodedText text;
    Decoder decoder(EncodingId::Utf8);
    decoder.feed(bytes, text);
    decoder.finish(text);
    Line line{.malformed = text.malformed.size()};
    for (const char16_t unit : text.text)
        if (unit >= 0x80 && unit != 0xFFFD && (unit & 0xFC00) != 0xDC00) {
            ++line.sound;
            line.weight += ofTwoBytes + (unit >= 0x800 ? ofAnotherByte : 0);
        }
    return line;
}

bool isHigh(Byte byte) {
    return byte >= 0x80;
}

} // namespace

Weight Mixture::ofUtf8() const {
    const auto lines = [](const auto& list) { return static_cast<double>(list.size()); };
    const double more = lines(utf8Lines) - lines(otherLines);
    return {std::clamp(ofModern + ofEachLine * more, -most, most)};
}

std::optional<Mixture> mixtureOf(std::span<const SampleSegment> sample) {
    Mixture mixture;
    double soundness = 0;
    for (const SampleSegment& segment : sample) {
        const Bytes bytes = segment.bytes;
        for (std::size_t at = 0; at < bytes.size();) {
            const Bytes rest = bytes.subspan(at);
            const auto end =
                std::ranges::find_if(rest, [](Byte b) { return b == '\n' || b == '\r'; });
            const auto size = static_cast<std::size_t>(end - rest.begin());
            const Bytes text = rest.first(std::min(size + 1, rest.size()));
            if (std::ranges::any_of(text, isHigh)) {
                const Line line = lineOf(text);
                SampleSegment made{segment.offset + at, {text.begin(), text.end()}};
                if (line.malformed > line.sound) {
                    mixture.otherLines.push_back(std::move(made));
                } else if (line.malformed == 0) {
                    mixture.utf8Lines.push_back(std::move(made));
                    soundness += line.weight;
                }
            }
            at += text.size();
        }
    }
    const double more = static_cast<double>(mixture.utf8Lines.size()) -
                        static_cast<double>(mixture.otherLines.size());
    const double needed =
        std::max(leastNoAccident, noAccident - lessForEachLine * std::max(more, 0.0));
    if (mixture.otherLines.empty() || soundness < needed)
        return std::nullopt;
    return mixture;
}

std::vector<Reading> readings(const Mixture& mixture, const ByteCounts& counts,
                              std::span<const EncodingId> candidates, const Prior& prior) {
    std::vector<EncodingId> others(candidates.begin(), candidates.end());
    std::erase(others,
               EncodingId::Cesu8); // differs from UTF-8 only in what is rarer than a mixture
    if (std::erase(others, EncodingId::Utf8) == 0 || others.empty())
        return readings(counts, mixture.otherLines, candidates, prior);
    constexpr EncodingId utf8[] = {EncodingId::Utf8};
    std::vector<Reading> result = readings(counts, mixture.otherLines, others, prior);
    Reading ofUtf8 = readings(counts, mixture.utf8Lines, utf8, prior).front();
    ofUtf8.weight = result.front().prior + result.front().weight - ofUtf8.prior;
    ofUtf8.differing = ofUtf8.kinds = std::max<std::uint64_t>(1, ofUtf8.characters);
    result.push_back(std::move(ofUtf8));
    std::ranges::stable_sort(result, std::ranges::greater{}, [](const Reading& reading) {
        return (reading.prior + reading.weight).decibans;
    });
    return result;
}

} // namespace charsleuth
