#include "app/cli/progress_line.h"

#include "app/cli/output.h"

#include <unistd.h>

namespace charsleuth::cli {

using std::chrono::steady_clock;

ProgressLine::ProgressLine()
    : m_next(steady_clock::now() + std::chrono::seconds(1)),
      m_wanted(::isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
    pause();
}

void ProgressLine::filesDone(std::size_t count) {
    const std::lock_guard lock(m_mutex);
    m_files += count;
    show({});
}

std::function<void(std::uint64_t, std::uint64_t)> ProgressLine::reader() {
    if (!m_wanted)
        return {};
    return [this](std::uint64_t end, std::uint64_t size) {
        const std::lock_guard lock(m_mutex);
        show(size > 0 ? std::to_string(end * 100 / size) + " %"
                      : std::to_string(end >> 20) + " MiB");
    };
}

void ProgressLine::show(const std::string& ofFile) {
    if (!m_wanted || steady_clock::now() < m_next)
        return;
    m_next = steady_clock::now() + std::chrono::milliseconds(200);
    m_shown = true;
    std::string line = "\r\x1B[K";
    if (m_files > 0)
        line += std::to_string(m_files) + " files";
    if (m_files > 0 && !ofFile.empty())
        line += ", ";
    writeMessage(line + ofFile + '\r'); // so that a message goes over it
}

void ProgressLine::pause() {
    const std::lock_guard lock(m_mutex);
    if (m_shown)
        writeMessage("\r\x1B[K");
    m_shown = false;
}

} // namespace charsleuth::cli
