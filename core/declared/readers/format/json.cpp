// JSON is UTF-8 (RFC 8259, section 8.1, and RFC 7946 for GeoJSON); older JSON may be UTF-16 or
// UTF-32, known by the NULs in its first four octets (RFC 4627, section 3). A file is taken for
// JSON by its name, or if it begins like an object with a string key.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

constexpr Text wideStart =
    "JSON is UTF-16 or UTF-32 where NULs stand in its first four octets (RFC 4627, section 3)";

bool beginsLikeJson(Text text) {
    text = skipSpaces(text);
    if (take(text, "["))
        text = skipSpaces(text);
    if (!take(text, "{"))
        return false;
    text = skipSpaces(text);
    const Text key = takeQuoted(text, "\"");
    return key.data() != nullptr && skipSpaces(text).starts_with(':');
}

} // namespace

Matches readJson(const ReaderInput& input) {
    const Fit fit =
        fitOf(input, {"json", "geojson", "jsonl", "ndjson", "webmanifest", "ipynb", "har"});
    const Text start = skipSpaces(input.head);
    if (fit == Fit::No || start.empty() || (fit == Fit::Unknown && !beginsLikeJson(start)))
        return {};
    const bool wide = input.unit > 1;
    const Text means = !wide ? "UTF-8" : input.unit == 2 ? "UTF-16" : "UTF-32";
    return {{.label = input.head.substr(0, 0),
             .means = means,
             .note = wide ? wideStart : "",
             .sure = fit == Fit::Yes}};
}

} // namespace charsleuth
