#pragma once

/// One line of a journal: what a run is about to do to a file, or has done.

#include "app/files/content.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

/// What a run was asked to convert, so that another program can go on with it.
struct RunOrder {
    struct File {
        std::string path; ///< absolute
        std::string from; ///< the encoding that the user chose for it; empty for none
    };
    std::vector<File> files; ///< empty: all files of the roots
    double minConfidence = 0;
    bool fixDeclarations = false, fixConfiguration = false, repair = false;
};

struct JournalStep {
    enum class Kind {
        Head,   ///< the first line: which folders are converted, and how
        Run,    ///< a program began to work on them
        Folder, ///< `path` is about to be made
        Begin,  ///< `path` is about to get a copy, as the other members say
        Done,   ///< it has got it
        Failed, ///< it could not get it, and is what it was
        Undone, ///< it is again what it was
        End,    ///< the program came to the end of its work
    };
    Kind kind = Kind::Run;
    std::string path; ///< absolute; of a file or folder

    // Of Head.
    std::vector<std::string> roots;
    std::string to, destination, folder;

    // Of Run.
    std::int64_t process = 0;
    std::int64_t started = 0; ///< s since 1970; 0 in journals of older versions
    RunOrder order;

    /// Of Run: the earlier run that it goes on with. Of End: the run that ended. From 1, in the
    /// order of the journal; 0: a run of its own, or the last one.
    std::size_t run = 0;

    // Of Begin. Either the original is kept under another name, or the copy gets a name of its own.
    std::string from;
    Content before, after;
    std::string kept, copy;
    bool keptIsCopied = false; ///< `kept` lies on another file system: it is no second name

    std::int64_t changed = 0; ///< of Done: when the copy was changed last, ns since 1970
};

/// One line of JSON, ended by a newline. Paths are bytes: what is not UTF-8 is written as \xE9, a
/// backslash as \\ (and JSON doubles each).
std::string lineOf(const JournalStep& step);

/// Nothing where the line is no step.
std::optional<JournalStep> stepIn(std::string_view line);

} // namespace charsleuth
