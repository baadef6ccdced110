#include "app/cli/answer.h"

#include "app/convert/find_parts.h"
#include "app/detect/detect_input.h"
#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

constexpr std::uint64_t headSize = 64 << 10; ///< bytes that libmagic and other detectors are shown

/// Where the first byte that is not ASCII stands; 0 where there is none.
Result<std::uint64_t> firstNonAscii(FileSource& source) {
    std::vector<Byte> buffer(FileSource::block);
    for (std::uint64_t offset = 0;;) {
        const auto count = source.readAt(offset, buffer);
        if (!count)
            return count.error();
        const Bytes bytes = Bytes(buffer).first(*count);
        const auto found = std::ranges::find_if(bytes, [](Byte byte) { return byte >= 0x80; });
        if (found != bytes.end())
            return offset + static_cast<std::uint64_t>(found - bytes.begin());
        if (bytes.size() < buffer.size())
            return std::uint64_t{0};
        offset += bytes.size();
    }
}

/// What the other detectors say of the 64 KiB that begin just before the first byte outside ASCII.
Result<std::vector<Opinion>> othersOpinions(FileSource& source) {
    const auto nonAscii = firstNonAscii(source);
    if (!nonAscii)
        return nonAscii.error();
    constexpr std::uint64_t context = 1 << 10;
    const std::uint64_t start =
        *nonAscii < headSize / 2 ? 0 : (*nonAscii - context) / 4 * 4; // whole UTF-32 units
    const auto bytes = source.bytesAt({start, start + headSize});
    if (!bytes)
        return bytes.error();
    std::vector<Opinion> opinions;
    for (auto opinion : {askUchardet(*bytes), askIcu(*bytes)})
        if (opinion)
            opinions.push_back(*std::move(opinion));
    return opinions;
}

/// Works out what was asked for beyond the detection: the parts, and what was noticed.
std::optional<Error> lookFor(const AnswerOptions& options, FileSource& source, FileReport& answer) {
    if (!options.segments && !options.oddities)
        return std::nullopt;
    auto findings =
        lookInto(source, answer.detection,
                 {.parts = options.segments ? LookWishes::Parts::All : LookWishes::Parts::None,
                  .only = options.detect.options.only,
                  .mojibake = options.oddities,
                  .lost = options.oddities,
                  .isOfFormat = answer.binaryFormat.has_value()});
    if (!findings)
        return findings.error();
    answer.findings = *std::move(findings);
    answer.hasSegments = options.segments;
    return std::nullopt;
}

} // namespace

Result<Detection> detectIn(FileSource& source, const DetectSettings& settings) {
    return detectInput(source, settings.options, settings.surroundings, {}, settings.threads);
}

std::optional<std::string> binaryFormatOf(FileSource& source, FormatNamer& namer) {
    const auto head = source.bytesAt({0, headSize});
    return head ? namer.nameOf(*head) : std::nullopt;
}

Result<FileReport> reportFor(FileSource& source, const AnswerOptions& options, Kept& kept) {
    DetectSettings settings = options.detect;
    settings.surroundings.reader = &kept.beside;
    settings.options.listed =
        options.top == 0 ? everyCandidate : static_cast<std::size_t>(options.top);
    settings.options.explained = options.showNone ? 0 : settings.options.listed;
    if (options.askOthers) {
        auto opinions = othersOpinions(source);
        if (!opinions)
            return opinions.error();
        settings.options.opinions = *std::move(opinions);
    }
    auto detection = detectIn(source, settings);
    if (!detection)
        return detection.error();
    FileReport answer;
    answer.path = source.path();
    answer.size = source.size();
    answer.detection = *std::move(detection);
    if (answer.detection.binary) {
        answer.binaryFormat = binaryFormatOf(source, kept.namer);
        answer.whyPacked = source.whyPacked();
    }
    if (!options.showNone)
        answer.shown = shownOf(answer.detection, [&](ByteRange range, std::vector<Byte>& buffer) {
            const auto bytes = source.bytesAt(range, buffer);
            return bytes ? std::optional(*bytes) : std::nullopt;
        });
    answer.goesOn = source.isCutByLimit();
    answer.unpacked = source.unpacked();
    if (const auto error = lookFor(options, source, answer))
        return *error;
    return answer;
}

} // namespace charsleuth::cli
