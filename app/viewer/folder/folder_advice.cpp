#include "app/viewer/folder/folder_advice.h"

#include "app/tree/tree_request.h"
#include "app/viewer/document/differences.h"
#include "app/viewer/session/preview.h"
#include "app/viewer/words/say.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// The most that the others count for, files: a folder with many files in one encoding may still
/// hold a translation in another. With it and `sureTogether` 20,000 made folders with a file of 3
/// to 16 characters (tests/app/viewer/folder/folder_advice_test.cpp) were advised 26 times rightly
/// and 2 times wrongly; with 20 files 39 times and 7 times.
constexpr std::size_t mostCounted = 10;
/// The least probability of what is advised, by the file and the others together.
constexpr double sureTogether = 0.8;

/// How many of the others are in an encoding in which the candidate's bytes give its text.
std::size_t filesLike(const Candidate& candidate, const EncodingCounts& others) {
    std::size_t files = 0;
    for (const auto& [encoding, count] : others)
        files += candidate.gives(encoding) ? count : 0;
    return files;
}

/// Where the two readings of the beginning differ first.
std::optional<std::uint64_t> firstDifference(const SharedBytes& bytes, EncodingId one,
                                             EncodingId other) {
    constexpr std::uint64_t most = 1 << 16; // bytes
    const ByteRange range{0, std::min(bytes->size(), most)};
    const auto textAs = [&](EncodingId encoding) {
        return FileText(bytes, emptyIndex(encoding)).mapped(range);
    };
    const auto found = differences(textAs(one), textAs(other), range);
    return found.empty() ? std::nullopt : std::optional(found.front().begin);
}

QString lineAt(const SharedBytes& bytes, EncodingId encoding, std::uint64_t byte) {
    const std::vector<Row> rows = previewAround(bytes, encoding, byte, 1);
    return rows.empty() ? QString() : markedText(rows.front()).trimmed();
}

} // namespace

TwoReadings whereTheyDiffer(const SharedBytes& bytes, EncodingId one, EncodingId other) {
    const auto tells = firstDifference(bytes, one, other);
    return tells ? TwoReadings{lineAt(bytes, one, *tells), lineAt(bytes, other, *tells)}
                 : TwoReadings{};
}

EncodingCounts sureEncodings(const std::vector<FolderRow>& rows, const std::string& except) {
    EncodingCounts counts;
    for (const FolderRow& row : rows) {
        const bool sure = row.before || row.overruled || row.found.certainty == "strong" ||
                          row.found.certainty == "decided";
        const auto encoding = row.before ? row.before : row.encoding();
        if (sure && encoding && encoding != EncodingId::UsAscii && row.file.path != except)
            ++counts[*encoding];
    }
    return counts;
}

std::optional<FolderAdvice> adviceFor(const Detection& detection, const EncodingCounts& others) {
    const auto& ranked = detection.ranked;
    if (detection.binary || ranked.empty() || others.empty() ||
        ranked.front().probability >= sureConfidence)
        return std::nullopt;
    const auto usual = std::ranges::max_element(others, {}, &EncodingCounts::value_type::second);
    const auto told = std::ranges::find_if(
        ranked, [&](const Candidate& candidate) { return candidate.gives(usual->first); });
    if (told == ranked.begin() || told == ranked.end() || told->malformed > 0)
        return std::nullopt;
    std::size_t all = 0;
    for (const auto& [encoding, count] : others)
        all += count;
    const double scale = std::min(1.0, double(mostCounted) / static_cast<double>(all));
    double together = 0, sum = 0, rest = 1;
    for (const Candidate& candidate : ranked) {
        rest -= candidate.probability;
        // One more than there are: by Laplace's rule of succession.
        const auto like = static_cast<double>(filesLike(candidate, others));
        const double weight = candidate.probability * (1 + like * scale);
        sum += weight;
        together = &candidate == &*told ? weight : together;
    }
    if (together < sureTogether * (sum + std::max(0.0, rest)))
        return std::nullopt;
    return FolderAdvice{.usual = usual->first,
                        .files = usual->second,
                        .others = all,
                        .alone = ranked.front().encoding,
                        .probability = ranked.front().probability};
}

Banner adviceBanner(const DocumentState& document, const FolderAdvice& advice) {
    const TwoReadings lines = whereTheyDiffer(document.bytes, advice.alone, advice.usual);
    const auto offer = [&](EncodingId encoding, const QString& title, const QString& line) {
        return ReadingOffer{encoding, title.arg(encodingName(encoding)), line,
                            document.shown == encoding};
    };
    Banner banner{BannerKind::Folder, {}, {}};
    banner.text =
        Say::tr("By itself this reads as %1 (%2). Is it in %3, like %4 of the %5 other "
                "files here whose encoding is sure?")
            .arg(encodingName(advice.alone), percentText(advice.probability, false),
                 encodingName(advice.usual), numberText(advice.files), numberText(advice.others));
    banner.readings = {offer(advice.alone, Say::tr("%1, by itself"), lines.one),
                       offer(advice.usual, Say::tr("%1, like the others"), lines.other)};
    return banner;
}

} // namespace charsleuth::viewer
