#pragma once

/// Fits the weights of core/ranking/text_or_binary.h.

#include "tests/accuracy/samples.h"
#include "tests/accuracy/set_aside.h"

#include <filesystem>
#include <ostream>
#include <string>

namespace charsleuth::accuracy {

/// The contents of core/ranking/generated/binary_weights.h: a logistic regression on the traits of
/// text and of binary data. Cases are made by script (binary_cases.h), taken from samples of the
/// corpus, and from the files below `folder` whose extension says what they are: whole up to 64
/// KiB, and a piece. Every fifth case is held out; how many of these are right is told on `out`, by
/// kind.
std::string fittedBinary(const LinesByLanguage& text, const SampleOptions& options,
                         const std::filesystem::path& folder, std::ostream& out);

} // namespace charsleuth::accuracy
