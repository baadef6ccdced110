#pragma once

/// Tells a waiting person how far the work is, on the last line of the terminal.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

namespace charsleuth::cli {

/// Silent unless standard error is a terminal, and for the first second. May be told from any
/// thread.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine(); ///< wipes the line

    void filesDone(std::size_t count);

    /// How many there are in all, once somebody has counted them: the line tells the time left.
    void expect(std::size_t files);
    /// Whether anybody sees the line.
    bool isWanted() const { return m_wanted; }

    /// How far a file is read; for OpenOptions::onRead. The object must outlive it.
    std::function<void(std::uint64_t, std::uint64_t)> reader();

    /// Wipes the line, for other output on the same terminal.
    void pause();

private:
    void show(const std::string& ofFile);
    std::string filesWords() const;

    std::mutex m_mutex; ///< guards what follows
    std::chrono::steady_clock::time_point m_next;
    std::chrono::steady_clock::time_point m_begun;
    std::size_t m_files = 0, m_expected = 0; ///< 0 while it is not known
    bool m_wanted = false;
    bool m_shown = false;
};

} // namespace charsleuth::cli
