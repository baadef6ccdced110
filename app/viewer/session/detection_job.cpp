#include "app/viewer/session/detection_job.h"

#include "app/detect/detect_bytes.h"
#include "app/detect/threads.h"
#include "app/files/format_name.h"
#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"

#include <algorithm>
#include <optional>
#include <thread>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t headBytes = 64 << 10;
constexpr std::uint64_t detectionChunk = 4 << 20;       // what several threads can work on
constexpr std::uint64_t tellEvery = 8 * detectionChunk; // a few times a second

/// The reading that a candidate's preview is to be told from: the best of the others, as long as
/// something speaks for either.
std::optional<EncodingId> rivalOf(const std::vector<Candidate>& ranked, std::size_t i) {
    const std::size_t rival = i == 0 ? 1 : 0;
    const bool close = rival < ranked.size() && ranked[rival].probability >= worthALook &&
                       ranked[i].probability >= worthALook;
    return close ? std::optional(ranked[rival].encoding) : std::nullopt;
}

Answer answerFor(const SharedBytes& bytes, Detection detection, Bytes head) {
    Answer answer{.detection = std::move(detection)};
    const auto& ranked = answer.detection.ranked;
    for (std::size_t i = 0; i < std::min(ranked.size(), mostPreviews); ++i)
        answer.previews.push_back(
            previewBeside(bytes, ranked[i].encoding, rivalOf(ranked, i), ranked[i].tellingByte, 3));
    if (answer.detection.binary)
        answer.binaryFormat = FormatNamer().nameOf(head).value_or("");
    return answer;
}

} // namespace

void detectDocument(const std::string& path, const SharedBytes& bytes, const DetectOptions& options,
                    Surroundings surroundings, std::stop_token stop,
                    const std::function<void(Answer)>& report,
                    const std::function<void(std::uint64_t)>& progress) {
    const std::vector<Byte> head = readRange(*bytes, {0, headBytes});
    DetectOptions asked = options;
    addSurroundings(asked.hints, path, surroundings);
    for (const auto& opinion : {askUchardet(head), askIcu(head)})
        if (opinion)
            asked.opinions.push_back(*opinion);

    if (bytes->size() > headBytes && !stop.stop_requested()) {
        Examination beginning(asked);
        beginning.feed(head);
        report(answerFor(bytes, beginning.conclude(true), head));
    }

    std::optional<Threads> threads;
    if (bytes->size() >= worthThreads)
        asked.executor = &threads.emplace(std::max(1U, std::thread::hardware_concurrency()));
    const auto goesOn = [&] { return bytes->isCut() || bytes->failure().has_value(); };
    const auto whetherToGoOn = [&](std::uint64_t read) {
        if (read % tellEvery == 0)
            progress(read);
        return !stop.stop_requested();
    };
    const auto detection =
        detectBytes({.name = path,
                     .readAt = [&](std::uint64_t at, std::span<Byte> into) -> Result<std::size_t> {
                         return bytes->read(at, into);
                     },
                     .goesOn = goesOn,
                     .pieceSize = std::min(detectionChunk, bytes->size() + 1)},
                    std::move(asked), whetherToGoOn);
    if (!detection || stop.stop_requested())
        return;
    Answer answer = answerFor(bytes, *detection, head);
    answer.final = true;
    report(std::move(answer));
}

} // namespace charsleuth::viewer
