#pragma once

/// Tells a waiting person how many files are done, on the last line of the terminal.

#include <chrono>
#include <cstddef>

namespace charsleuth::cli {

/// Silent unless standard error is a terminal and standard output is none (or both would mix), and
/// for the first second.
class Progress {
public:
    Progress();
    ~Progress(); ///< wipes the line

    void fileDone();

    /// Wipes the line, for a message.
    void pause();

private:
    std::chrono::steady_clock::time_point m_next;
    std::size_t m_files = 0;
    bool m_wanted = false;
    bool m_shown = false;
};

} // namespace charsleuth::cli
