#pragma once

/// What a file should be, and where it is not.

#include "app/cli/answer.h"
#include "app/cli/check_finding.h"

#include <string>
#include <vector>

namespace charsleuth::cli {

/// For detectIn: as much of the answer as the rules need.
void wantForRules(DetectOptions& options);

/// Compares a file with what .gitattributes and .editorconfig say, else with its own declaration,
/// else with UTF-8. `path`: by which the file is called, and beside which these lie. The detection
/// is of wantForRules(). None for binary input.
Result<std::vector<Finding>> findingsIn(FileSource& source, const std::string& path,
                                        const Detection& detection, BesideReader& beside);

/// The line, from 1, in which a byte of the text stands.
Result<std::uint64_t> lineAt(FileSource& source, EncodingId encoding, std::uint64_t offset);

} // namespace charsleuth::cli
