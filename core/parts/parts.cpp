#include "core/parts/parts.h"

#include "core/detect.h"
#include "core/parts/division.h"
#include "core/parts/wide_end.h"
#include "core/registry/encoding_list.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The part in UTF-16, and those of the rest, which is detected by itself.
std::vector<Part> partsBeside(const WideEnd& wide, Bytes bytes, const PartOptions& options) {
    const bool isTail = wide.bytes.begin > 0;
    const Bytes rest = isTail ? bytes.first(wide.bytes.begin) : bytes.subspan(wide.bytes.end);
    const Bytes own = bytes.subspan(wide.bytes.begin, wide.bytes.size());
    PartOptions ofRest = partOptionsFor(
        detect(rest, {.only = options.only, .listed = 1, .explained = 0}), options.only);
    ofRest.rangesOnly = options.rangesOnly;
    std::vector<Part> parts = dividedByLines(rest, ofRest);
    Part part =
        dividedByLines(
            own,
            {.whole = wide.encoding, .confidence = 1, .only = {}, .rangesOnly = options.rangesOnly})
            .front();
    const auto lines = [](Bytes text) {
        return static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
    };
    part.lastLine = std::max<std::uint64_t>(1, lines(own));
    const auto shift = [](Part& each, std::uint64_t size, std::uint64_t before) {
        each.bytes = {each.bytes.begin + size, each.bytes.end + size};
        each.firstLine += before;
        each.lastLine += before;
    };
    if (isTail) {
        shift(part, rest.size(), lines(rest));
        parts.push_back(std::move(part));
    } else {
        for (Part& each : parts)
            shift(each, own.size(), lines(own));
        parts.insert(parts.begin(), std::move(part));
    }
    return parts;
}

} // namespace

std::vector<Part> partsOf(Bytes bytes, const PartOptions& options) {
    if (bytes.empty())
        return {};
    PieceCost cost;
    const auto wide = wideEndOf(bytes, cost);
    const bool isAdmitted = wide && (options.only.empty() || isAmong(wide->encoding, options.only));
    return isAdmitted ? partsBeside(*wide, bytes, options) : dividedByLines(bytes, options);
}

PartOptions partOptionsFor(const Detection& detection, std::span<const EncodingId> only) {
    PartOptions options{.whole = {}, .confidence = 0, .only = {only.begin(), only.end()}};
    if (!detection.binary && !detection.ranked.empty()) {
        options.whole = detection.ranked.front().encoding;
        options.confidence = detection.ranked.front().probability;
    }
    return options;
}

bool isMixed(std::span<const Part> parts) {
    std::optional<EncodingId> first;
    for (const Part& part : parts) {
        if (!part.encoding)
            continue;
        if (first && first != part.encoding)
            return true;
        first = part.encoding;
    }
    return false;
}

bool isTextAndData(std::span<const Part> parts) {
    const auto isText = [](const Part& part) { return part.encoding.has_value(); };
    return std::ranges::any_of(parts, isText) && !std::ranges::all_of(parts, isText);
}

} // namespace charsleuth
