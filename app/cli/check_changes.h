#pragma once

/// What became of a file's encoding and text between two states of it.

#include "app/cli/check_rules.h"

namespace charsleuth::cli {

struct FileState {
    FileSource& source;
    const Detection& detection; ///< of wantForRules()
};

/// `restore`: "git show REV:PATH", which brings back what was there. One finding, or one for each
/// kind of damage (app/losses/damage.h).
Result<std::vector<Finding>> findingsBetween(const FileState& before, const FileState& now,
                                             const std::string& path, const std::string& restore);

} // namespace charsleuth::cli
