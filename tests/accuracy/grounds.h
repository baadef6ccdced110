#pragma once

/// Writes what answers rest on, and whether they are right: the input of fit_reliability.py.

#include "tests/accuracy/question.h"
#include "tests/accuracy/wild.h"

#include <ostream>
#include <span>
#include <string>

namespace charsleuth::accuracy {

/// A line for each answer that rests on something: set, group (a repository or a sample's name),
/// weight, 1 if the answer is right, the terms of its reliability; separated by tabs.
void writeGrounds(std::ostream& out, const std::string& set, std::span<const Score> scores);
/// Files in two encodings are left out.
void writeGrounds(std::ostream& out, std::span<const WildScore> scores);

} // namespace charsleuth::accuracy
