#include "core/ranking/mixture.h"

#include "core/bytes/lines.h"
#include "core/bytes/scan/scans.h"
#include "core/bytes/utf8_trail.h"
#include "core/registry/encoding_list.h"
#include "core/structure/findings/damage.h"
#include "core/structure/input/input_page.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <string_view>

namespace charsleuth {

namespace {

/// Decibans of each line for its encoding: -10·log10 of the share of pasted lines in a text that
/// has any, picked by hand: one in fifty. Then the most that the number of lines says. A paragraph
/// counts as one line for each `lineSize` bytes, but as `mostLines` at most.
constexpr double ofEachLine = 17;
constexpr double most = 100;
constexpr std::size_t lineSize = 80, mostLines = 3;
/// Decibans for UTF-8 if both have equally many lines: new files are made in UTF-8.
constexpr double ofModern = 4;

/// Decibans by which a sound sequence of two bytes, and each further byte, is no accident: in noise
/// one byte in 17 of those above ASCII begins a sequence of two (core/structure).
constexpr double ofTwoBytes = 12, ofAnotherByte = 9;
constexpr double noAccident = 36;
/// The limit if UTF-8 has more lines than the other: `lessForEachLine` less for each line, but at
/// least this.
constexpr double lessForEachLine = 16, leastNoAccident = 20;
/// If the sequences say less than the limit, decibans by which the lines must be more probable as
/// UTF-8 than in the other encoding. About one text in a thousand is a mixture; picked by hand.
constexpr double rareMixture = 30;
constexpr double farFewer = 3; ///< lines
/// The most malformed sequences that can be isolated bad bytes.
constexpr std::uint64_t mostBadBytes = 4;
/// ASCII lines show the language; `asciiBytes` of them, beside `besideBytes` of the other lines,
/// are enough. More could not be compared, since of a longer sample only parts are scored, and not
/// the same ones each time (core/statistics, excerpt.h).
constexpr std::size_t asciiBytes = 1024, besideBytes = 2048;

struct Line {
    std::uint64_t sound = 0, malformed = 0;
    double weight = 0; ///< of the sound sequences, decibans
};

/// Counts a line. A sequence that the line's end cuts off is malformed; U+FFFD is what a program
/// made of damage, and does not count. Requires: not empty.
Line lineOf(Bytes bytes) {
    constexpr std::size_t atOnce = BlockMarks::size;
    constexpr std::array<Byte, 1> end{'\n'};
    const Scans& scans = bestScans();
    Line line;
    bool hasLonger = false; // than two bytes
    Before before{};
    const auto take = [&](Bytes block) {
        Utf8Counts counts;
        scans.utf8(block, before, &counts);
        before = beforeWhatFollows(block, before);
        const std::uint64_t longer = std::uint64_t{counts.three} + counts.four;
        hasLonger |= longer > 0;
        line.sound += counts.two + longer;
        line.weight +=
            ofTwoBytes * counts.two + (ofTwoBytes + ofAnotherByte) * static_cast<double>(longer);
        line.malformed += counts.malformed;
    };
    for (std::size_t at = 0; at < bytes.size(); at += atOnce)
        take(bytes.subspan(at, std::min(atOnce, bytes.size() - at)));
    if (bytes.back() >= 0x80)
        take(end);
    if (!hasLonger)
        return line;
    constexpr std::string_view replacement = "\xEF\xBF\xBD";
    const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    for (std::size_t at = all.find(replacement); at != all.npos;
         at = all.find(replacement, at + replacement.size())) {
        --line.sound;
        line.weight -= ofTwoBytes + ofAnotherByte;
    }
    return line;
}

/// Whether the first byte above ASCII may begin a sequence; in other encodings it mostly does not.
bool mayBeSound(Bytes line) {
    const auto first = std::ranges::find_if(line, [](Byte byte) { return byte >= 0x80; });
    return line.end() - first >= 2 && *first >= 0xC0 && isUtf8Trail(first[1]);
}

constexpr EncodingId onlyUtf8[] = {EncodingId::Utf8};

/// The candidates without UTF-8 and CESU-8. These two differ only in characters that are rarer than
/// a mixture.
std::vector<EncodingId> withoutUtf8(std::span<const EncodingId> candidates) {
    std::vector<EncodingId> others(candidates.begin(), candidates.end());
    std::erase(others, EncodingId::Utf8);
    std::erase(others, EncodingId::Cesu8);
    return others;
}

double linesIn(std::span<const SampleSegment> lines) {
    std::size_t count = 0;
    for (const SampleSegment& line : lines)
        count +=
            std::clamp((line.bytes.size() + lineSize - 1) / lineSize, std::size_t{1}, mostLines);
    return static_cast<double>(count);
}

std::vector<SampleSegment> together(std::span<const SampleSegment> lines,
                                    std::span<const SampleSegment> more) {
    std::vector<SampleSegment> all(lines.begin(), lines.end());
    all.insert(all.end(), more.begin(), more.end());
    std::ranges::sort(all, {}, &SampleSegment::offset);
    return all;
}

/// The first lines, `besideBytes` of them; the last one may be cut.
std::vector<SampleSegment> few(std::span<const SampleSegment> lines) {
    std::vector<SampleSegment> result;
    std::size_t left = besideBytes;
    for (std::size_t i = 0; i < lines.size() && left > 0; ++i) {
        SampleSegment& line = result.emplace_back(lines[i]);
        line.bytes.resize(std::min(line.bytes.size(), left));
        left -= line.bytes.size();
    }
    return result;
}

std::vector<SampleSegment> fewOfBoth(const Mixture& mixture) {
    return together(few(mixture.utf8Lines), few(mixture.otherLines));
}

/// The probability of both kinds of lines, each in its encoding; the others in the likeliest of
/// `others`.
Weight ofTwo(const Mixture& mixture, const ByteCounts& counts, std::span<const EncodingId> others,
             const Prior& prior) {
    const Reading rest = readings(counts, few(mixture.otherLines), others, prior).front();
    const Reading sound = readings(counts, few(mixture.utf8Lines), onlyUtf8, prior).front();
    return rest.prior + rest.weight + sound.weight;
}

/// The segment without the parts of UTF-8 characters at the ends of a window.
Bytes withoutCutCharacters(const SampleSegment& segment, bool isLast) {
    constexpr std::size_t mostTrails = 3;
    Bytes bytes = segment.bytes;
    if (segment.offset > 0)
        for (std::size_t i = 0; i < mostTrails && !bytes.empty() && isUtf8Trail(bytes.front()); ++i)
            bytes = bytes.subspan(1);
    if (isLast)
        return bytes;
    std::size_t trails = 0;
    while (trails < mostTrails && trails < bytes.size() &&
           isUtf8Trail(bytes[bytes.size() - 1 - trails]))
        ++trails;
    if (trails < bytes.size() && bytes[bytes.size() - 1 - trails] >= 0xC0)
        bytes = bytes.first(bytes.size() - 1 - trails);
    return bytes;
}

/// A line in the sample.
struct PlacedLine {
    std::uint64_t offset;
    Bytes text;
};

/// The lines of a sample, sorted by kind, and the weight of the sound ones, decibans.
struct SortedLines {
    std::vector<PlacedLine> utf8, others, ascii;
    double soundness = 0;
};

LineSplitter linesOf(const SampleSegment& segment, std::span<const SampleSegment> sample) {
    return LineSplitter(withoutCutCharacters(segment, &segment == &sample.back()));
}

/// Whether a line with bytes outside ASCII is sound.
bool hasSoundLine(std::span<const SampleSegment> sample) {
    for (const SampleSegment& segment : sample)
        for (LineSplitter lines = linesOf(segment, sample); !lines.atEnd();)
            if (const Bytes text = lines.next(); mayBeSound(text) && lineOf(text).malformed == 0)
                return true;
    return false;
}

SortedLines sorted(std::span<const SampleSegment> sample) {
    SortedLines sorted;
    std::size_t ascii = 0;
    for (const SampleSegment& segment : sample) {
        LineSplitter lines = linesOf(segment, sample);
        while (!lines.atEnd()) {
            const Bytes text = lines.next();
            const auto at = static_cast<std::uint64_t>(text.data() - segment.bytes.data());
            const PlacedLine placed{segment.offset + at, text};
            if (isAscii(text)) {
                if (ascii += text.size(); ascii <= asciiBytes)
                    sorted.ascii.push_back(placed);
                continue;
            }
            const Line line = lineOf(text);
            if (line.malformed > line.sound) {
                sorted.others.push_back(placed);
            } else if (line.malformed == 0) {
                sorted.utf8.push_back(placed);
                sorted.soundness += line.weight;
            }
        }
    }
    return sorted;
}

std::vector<SampleSegment> copied(std::span<const PlacedLine> lines) {
    std::vector<SampleSegment> copies;
    copies.reserve(lines.size());
    for (const PlacedLine& line : lines)
        copies.push_back({line.offset, {line.text.begin(), line.text.end()}});
    return copies;
}

/// The weight that the ASCII lines add to these lines in this encoding.
Weight ofAsciiLines(const Mixture& mixture, std::span<const SampleSegment> lines,
                    EncodingId encoding, const ByteCounts& counts, const Prior& prior) {
    const std::span<const EncodingId> only(&encoding, 1);
    const std::vector<SampleSegment> beside = few(lines);
    const std::vector<SampleSegment> all = together(beside, mixture.asciiLines);
    return readings(counts, all, only, prior).front().weight -
           readings(counts, beside, only, prior).front().weight;
}

} // namespace

Weight Mixture::ofUtf8(Weight ofAscii) const {
    const double more = linesIn(utf8Lines) - linesIn(otherLines);
    return {std::clamp(ofModern + ofEachLine * more + ofAscii.decibans, -most, most)};
}

Weight weighAsciiLines(const Mixture& mixture, EncodingId other, const ByteCounts& counts,
                       const Prior& prior) {
    if (mixture.asciiLines.empty())
        return {};
    return ofAsciiLines(mixture, mixture.utf8Lines, EncodingId::Utf8, counts, prior) -
           ofAsciiLines(mixture, mixture.otherLines, other, counts, prior);
}

std::optional<Mixture> mixtureOf(std::span<const SampleSegment> sample) {
    if (!hasSoundLine(sample))
        return std::nullopt;
    const SortedLines lines = sorted(sample);
    const double more =
        static_cast<double>(lines.utf8.size()) - static_cast<double>(lines.others.size());
    const double needed =
        std::max(leastNoAccident, noAccident - lessForEachLine * std::max(more, 0.0));
    // If sound lines are far fewer they are not tested by their text: UTF-8 would not be the main
    // encoding.
    const bool doubtful = lines.soundness < needed;
    if (lines.others.empty() || lines.utf8.empty() || (doubtful && more < -farFewer))
        return std::nullopt;
    return Mixture{.utf8Lines = copied(lines.utf8),
                   .otherLines = copied(lines.others),
                   .asciiLines = copied(lines.ascii),
                   .doubtful = doubtful};
}

bool isNoAccident(const Mixture& mixture, const ByteCounts& counts,
                  std::span<const EncodingId> candidates, const Prior& prior) {
    const std::vector<EncodingId> others = withoutUtf8(candidates);
    if (others.empty())
        return true;
    const Reading asOne = readings(counts, fewOfBoth(mixture), others, prior).front();
    const Weight asTwo = ofTwo(mixture, counts, others, prior);
    return (asTwo - (asOne.prior + asOne.weight)).decibans >= rareMixture;
}

bool isDamage(const Mixture& mixture, const Finding& utf8, const ByteCounts& counts,
              std::span<const EncodingId> candidates, const Prior& prior) {
    const std::vector<EncodingId> others = withoutUtf8(candidates);
    if (utf8.excluded || utf8.tally.malformed > mostBadBytes || others.empty())
        return false;
    const Reading asOne = readings(counts, fewOfBoth(mixture), onlyUtf8, prior).front();
    const Weight damage =
        damageWeight(utf8.tally.malformed, utf8.tally.malformed + utf8.tally.sequences);
    const Weight asTwo = ofTwo(mixture, counts, others, prior);
    return (asTwo - (asOne.prior + asOne.weight + damage)).decibans < rareMixture;
}

std::vector<Reading> readings(const Mixture& mixture, const ByteCounts& counts,
                              std::span<const EncodingId> candidates, const Prior& prior) {
    const std::vector<EncodingId> others = withoutUtf8(candidates);
    if (!isAmong(EncodingId::Utf8, candidates) || others.empty())
        return readings(counts, mixture.otherLines, candidates, prior);
    std::vector<Reading> result = readings(counts, mixture.otherLines, others, prior);
    Reading ofUtf8 = readings(counts, mixture.utf8Lines, onlyUtf8, prior).front();
    ofUtf8.weight = result.front().prior + result.front().weight - ofUtf8.prior;
    ofUtf8.differing = ofUtf8.kinds = std::max<std::uint64_t>(1, ofUtf8.characters);
    result.push_back(std::move(ofUtf8));
    std::ranges::stable_sort(result, std::ranges::greater{}, [](const Reading& reading) {
        return (reading.prior + reading.weight).decibans;
    });
    return result;
}

} // namespace charsleuth
