#include "app/viewer/session/parts_job.h"

#include "app/convert/conversion.h"
#include "app/convert/find_parts.h"

namespace charsleuth::viewer {

void findMixedParts(const SharedBytes& bytes, const Detection& detection,
                    const std::function<void(std::vector<Part>)>& report) {
    auto source = FileSource::ofBytes({}, readRange(*bytes, {0, bytes->size()}));
    if (!source)
        return;
    if (auto parts = findParts(*source, detection, {}))
        report(*std::move(parts));
}

void textOfParts(const SharedBytes& bytes, std::span<const Part> parts, std::stop_token stop,
                 const std::function<void(std::vector<Byte>)>& report) {
    auto source = FileSource::ofBytes({}, readRange(*bytes, {0, bytes->size()}));
    if (!source)
        return;
    const ConversionPlan plan{.from = EncodingId::Utf8,
                              .to = EncodingId::Utf8,
                              .onLoss = OnLoss::Escape,
                              .substitutions = {},
                              .parts = decodedParts(parts)};
    std::vector<Byte> text;
    const auto append = [&text](Bytes piece) -> std::optional<Error> {
        text.insert(text.end(), piece.begin(), piece.end());
        return std::nullopt;
    };
    if (convert(*source, plan, append, [&stop](std::uint64_t) { return !stop.stop_requested(); }))
        report(std::move(text));
}

} // namespace charsleuth::viewer
