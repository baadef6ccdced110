#include "app/tree/survey_file.h"

#include "app/convert/find_parts.h"
#include "app/detect/detect_input.h"

namespace charsleuth {

Result<SurveyedFile> surveyFile(const TreeFile& file, SurveyTools& tools,
                                std::optional<EncodingId> as) {
    auto source = FileSource::open(file.path, {.smallAtOnce = true, .beneath = file.root});
    if (!source)
        return source.error();
    tools.beside.walkOver(file.root);
    DetectOptions options;
    options.listed = options.explained = 1; // the best one is told of
    if (as)
        options.only = {*as};
    auto detection = detectInput(*source, std::move(options), {.reader = &tools.beside});
    if (!detection)
        return detection.error();
    FileReport report;
    report.path = file.path;
    report.size = source->size();
    report.detection = *std::move(detection);
    if (report.detection.binary) {
        constexpr std::uint64_t headSize = 64 << 10; // bytes that libmagic is shown
        const auto head = source->bytesAt({0, headSize});
        report.binaryFormat = head ? tools.namer.nameOf(*head) : std::nullopt;
    }
    auto findings = lookInto(*source, report.detection,
                             {.lost = true, .isOfFormat = report.binaryFormat.has_value()});
    if (!findings)
        return findings.error();
    report.findings = *std::move(findings);
    return surveyed(report);
}

} // namespace charsleuth
