#include "app/cli/option_values.h"

#include "app/answer/question.h"
#include "app/files/printable.h"
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
    return {"unknown encoding \"" + printable(label) + "\" (see charsleuth list)"};
}

} // namespace

Value<std::uint64_t> numberFrom(std::uint64_t least, std::string_view option,
                                std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, trouble] = std::from_chars(text.data(), end, number);
    if (trouble == std::errc{} && stopped == end && number >= least)
        return number;
    const std::string most = trouble == std::errc::result_out_of_range
                                 ? "to " + std::to_string(std::numeric_limits<std::uint64_t>::max())
                                 : "on";
    return UsageError{std::string(option) + " takes a number from " + std::to_string(least) + ' ' +
                      most + ", not \"" + printable(text) + '"'};
}

Value<EncodingId> encodingNamed(std::string_view label) {
    if (const auto found = findEncoding(label))
        return *found;
    return unknownEncoding(label);
}

Value<EncodingId> encodingChosen(std::string_view label) {
    if (const auto found = charsleuth::encodingChosen(label))
        return *found;
    return unknownEncoding(label);
}

Value<std::vector<EncodingId>> encodingsNamed(std::string_view labels) {
    std::vector<EncodingId> encodings;
    for (std::size_t begin = 0; begin <= labels.size();) {
        const std::size_t end = std::min(labels.find(',', begin), labels.size());
        const auto encoding = encodingChosen(labels.substr(begin, end - begin));
        if (const auto* error = std::get_if<UsageError>(&encoding))
            return *error;
        encodings.push_back(std::get<EncodingId>(encoding));
        begin = end + 1;
    }
    return encodings;
}

Value<Hint> hintFrom(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos)
        return UsageError{"--hint takes KIND=VALUE, not \"" + printable(text) + '"'};
    const auto kind = hintKindFromName(text.substr(0, equals));
    if (!kind)
        return UsageError{"unknown kind of hint \"" + printable(text.substr(0, equals)) + '"'};
    Hint hint{*kind, std::string(text.substr(equals + 1))};
    if (hint.kind == HintKind::Locale && hint.value.empty())
        hint.value = environmentLocale();
    if (!isGoodHint(hint))
        return UsageError{"unknown value of a hint: \"" + printable(text) + '"'};
    return hint;
}

} // namespace charsleuth::cli
