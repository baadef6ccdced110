#pragma once

/// Values of options that are more than text. Each gives the value, or throws
/// a UsageError that names the word.

#include "app/cli/arguments.h"
#include "app/files/printable.h"
#include "core/evidence/hint.h"
#include "core/registry/encoding_id.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace charsleuth::cli {

/// A whole number from `least` on.
std::uint64_t numberFrom(std::uint64_t least, std::string_view option, std::string_view text);

EncodingId encodingNamed(std::string_view label);

/// For what is written, and for candidates: see app/answer/question.h.
EncodingId encodingChosen(std::string_view label);

/// "windows-1251,KOI8-R", chosen
std::vector<EncodingId> encodingsNamed(std::string_view labels);

/// Of --min-confidence: 0 to 1.
double probabilityIn(std::string_view text);

/// "KIND=VALUE". "locale=" without a value is the environment's locale.
Hint hintFrom(std::string_view text);

/// Sets the value that the option's word stands for; leaves it where the option was not given.
template <typename T>
void readWord(const Arguments& arguments, std::string_view option, T& value,
              std::initializer_list<std::pair<std::string_view, std::type_identity_t<T>>> words) {
    const auto given = arguments.last(option);
    if (!given)
        return;
    const auto word = std::ranges::find(words, std::string_view(*given),
                                        [](const auto& each) { return each.first; });
    if (word == words.end())
        throw UsageError("unknown " + std::string(option) + " \"" + printable(*given) + '"');
    value = word->second;
}

/// Sets the value that the one of these options stands for that was given, and gives its name,
/// which is empty where none was. Wrong: two.
template <typename T>
std::string_view
readOneOf(const Arguments& arguments, T& value,
          std::initializer_list<std::pair<std::string_view, std::type_identity_t<T>>> options) {
    std::string_view chosen;
    for (const auto& [option, meaning] : options) {
        if (!arguments.has(option))
            continue;
        if (!chosen.empty())
            throw UsageError(std::string(chosen) + " contradicts " + std::string(option));
        chosen = option;
        value = meaning;
    }
    return chosen;
}

} // namespace charsleuth::cli
