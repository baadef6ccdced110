#pragma once

/// The words of a question, as a user or a program writes them: labels and hints.

#include "core/detect.h"

#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// Small letters and digits of a name, by which names are compared.
std::string essenceOf(std::string_view name);

/// The encoding that a label names, but the names of ASCII mean it, though the Encoding Standard
/// reads "ascii" and "us-ascii" as windows-1252: for what is written, and for candidates. Where
/// such a name says how to read, it is the wider page, as on the web (findEncoding()).
std::optional<EncodingId> encodingChosen(std::string_view label);

/// Whether the value is one that its kind can have; an empty one never is.
bool isGoodHint(const Hint& hint);

/// Whether `only` and `exclude` leave an encoding that can be the answer.
bool admitsAny(const DetectOptions& options);

} // namespace charsleuth
