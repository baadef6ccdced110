#pragma once

/// What a run that was killed left behind, put in order before the next one begins.

#include "app/tree/journal.h"
#include "app/tree/open_entry.h"

namespace charsleuth {

/// What became of a step that was begun.
enum class StepOutcome {
    Original,  ///< the file is what it was
    Converted, ///< the copy is in its place, and the original kept
    Other,     ///< somebody changed one of them since, or took it away
};

/// The files of a step that was begun.
struct OpenStep {
    explicit OpenStep(const JournalStep& begin);

    Result<StepOutcome> outcome() const;

    const JournalStep& begin; ///< must outlive it
    OpenEntry file, kept, copy;
};

/// Settles what the journal has begun, and takes away what has no name yet: a file that is
/// unchanged is converted anew by the run that follows, one whose copy is in place is done; what
/// somebody else has changed stays begun. Fails where a file or the journal cannot be read or
/// written.
std::optional<Error> recover(Journal& journal);

} // namespace charsleuth
