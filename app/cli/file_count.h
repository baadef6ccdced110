#pragma once

/// Counts the files of a long run beside it, so that it can tell the time left.

#include "app/cli/progress_line.h"
#include "app/detect/start_threads.h"

#include <atomic>
#include <functional>
#include <vector>

namespace charsleuth::cli {

/// Counts in a thread of its own, where anybody sees the line; ends early with this object.
class FileCount {
public:
    /// `next` gives false behind the last file. The line must outlive this object.
    FileCount(ProgressLine& line, std::function<bool()> next) {
        if (line.isWanted())
            m_thread = startThreads(1, [this, &line, next = std::move(next)] {
                std::size_t files = 0;
                while (!m_ended && next())
                    ++files;
                if (!m_ended)
                    line.expect(files);
            });
    }
    FileCount(const FileCount&) = delete;
    FileCount& operator=(const FileCount&) = delete;
    ~FileCount() { m_ended = true; }

private:
    std::atomic<bool> m_ended = false;
    std::vector<JoinedThread> m_thread; ///< the last to be made: it uses the other
};

} // namespace charsleuth::cli
