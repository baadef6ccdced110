#include "app/cli/option_values.h"

#include "app/answer/probably_meant.h"
#include "app/answer/question.h"
#include "core/registry/registry.h"

#include <charconv>
#include <cstdlib>
#include <limits>

namespace charsleuth::cli {

namespace {

/// The locale of character types, as setlocale(3) chooses it.
std::string environmentLocale() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
        // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody sets it
        if (const char* value = std::getenv(variable); value != nullptr && *value != '\0')
            return value;
    return "C";
}

UsageError unknownEncoding(std::string_view label) {
    const auto meant = probablyMeant(label);
    const std::string guess =
        meant ? "; " + std::string(info(*meant).name) + " was probably meant" : std::string();
    return UsageError("unknown encoding \"" + printable(label) + '"' + guess +
                      " (see charsleuth list)");
}

} // namespace

std::uint64_t numberFrom(std::uint64_t least, std::string_view option, std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, trouble] = std::from_chars(text.data(), end, number);
    if (trouble == std::errc{} && stopped == end && number >= least)
        return number;
    const std::string most = trouble == std::errc::result_out_of_range
                                 ? "to " + std::to_string(std::numeric_limits<std::uint64_t>::max())
                                 : "on";
    throw UsageError(std::string(option) + " takes a number from " + std::to_string(least) + ' ' +
                     most + ", not \"" + printable(text) + '"');
}

EncodingId encodingNamed(std::string_view label) {
    if (const auto found = findEncoding(label))
        return *found;
    throw unknownEncoding(label);
}

EncodingId encodingChosen(std::string_view label) {
    if (const auto found = charsleuth::encodingChosen(label))
        return *found;
    throw unknownEncoding(label);
}

std::vector<EncodingId> encodingsNamed(std::string_view labels) {
    std::vector<EncodingId> encodings;
    for (std::size_t begin = 0; begin <= labels.size();) {
        const std::size_t end = std::min(labels.find(',', begin), labels.size());
        encodings.push_back(encodingChosen(labels.substr(begin, end - begin)));
        begin = end + 1;
    }
    return encodings;
}

double probabilityIn(std::string_view text) {
    double value = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (trouble == std::errc() && end == text.data() + text.size() && value >= 0 && value <= 1)
        return value;
    throw UsageError("--min-confidence takes a number from 0 to 1, not \"" + printable(text) + '"');
}

Hint hintFrom(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos)
        throw UsageError("--hint takes KIND=VALUE, not \"" + printable(text) + '"');
    const auto kind = hintKindFromName(text.substr(0, equals));
    if (!kind)
        throw UsageError("unknown kind of hint \"" + printable(text.substr(0, equals)) + '"');
    Hint hint{*kind, std::string(text.substr(equals + 1))};
    if (hint.kind == HintKind::Locale && hint.value.empty())
        hint.value = environmentLocale();
    if (!isGoodHint(hint))
        throw UsageError("unknown value of a hint: \"" + printable(text) + '"');
    return hint;
}

} // namespace charsleuth::cli
