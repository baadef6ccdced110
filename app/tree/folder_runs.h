#pragma once

/// The conversions of a folder that the journals of this user tell of: those of today and of
/// earlier days, and those that were interrupted.

#include "app/tree/journal.h"
#include "app/tree/tree_request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace charsleuth {

/// The journals whose runs converted the folder, or one below it, where journalPlaceFor() puts
/// them. Those that cannot be read are left out.
std::vector<Journal> journalsOf(const std::string& folder);

struct FolderRun {
    enum class State {
        Ended,
        Running,     ///< a program is at work on it
        Interrupted, ///< the program came to no end
    };
    std::string journal;
    std::size_t number = 0; ///< a place in Journal::runs()
    JournalStep head, step; ///< how files are converted; which ones, and when it began
    State state = State::Ended;
    std::vector<std::string> files; ///< those it has converted, or may have, and not taken back
};

/// Runs with something to be taken back or gone on with, the last first.
std::vector<FolderRun> runsIn(const std::vector<Journal>& journals);

/// What the run was asked, but for what journals do not tell.
TreeRequest requestOf(const FolderRun& run);

/// Makes the step by which this program begins a run.
JournalStep beginOfRun(std::int64_t process, RunOrder order = {}, std::size_t goesOn = 0);

} // namespace charsleuth
