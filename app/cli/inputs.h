#pragma once

/// The files that a command is asked about, in the order asked.

#include "app/files/directory_walk.h"
#include "app/files/file_source.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::cli {

struct InputFile {
    std::string path;
    std::string root; ///< of the walk that found it, with a slash: no link below it is followed
};

struct InputRequest {
    std::vector<std::string> operands;
    std::optional<std::string> list; ///< a file with one path a line, "-" for standard input
    char listSeparator = '\n';
    bool recursive = false; ///< walk the folders among them
    bool ignoring = false;  ///< leave out below them what Git does: see sidecar/git_ignore.h
    std::string within;     ///< a folder out of which nothing is read to find that out; see there
};

/// Of a folder that was not asked to be walked, says how it would be.
Error withWayIntoFolder(Error error);

/// Gives one file at a time, so that a list or folder of any length costs no memory. One thread at
/// a time.
class Inputs {
public:
    explicit Inputs(InputRequest request);
    ~Inputs();

    /// The next file, or why a list or folder cannot be read; nothing at the end.
    std::optional<Result<InputFile>> next();

private:
    class List;
    std::optional<Result<std::string>> nextAsked();

    InputRequest m_request;
    std::size_t m_at = 0; ///< in the operands
    std::unique_ptr<List> m_list;
    std::optional<DirectoryWalk> m_walk;
    std::string m_root; ///< of the walk, with a slash at the end
};

} // namespace charsleuth::cli
