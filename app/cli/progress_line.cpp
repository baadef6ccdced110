#include "app/cli/progress_line.h"

#include "app/cli/output.h"
#include "app/files/standard_streams.h"

#include <algorithm>
#include <cmath>

namespace charsleuth::cli {

using std::chrono::steady_clock;

ProgressLine::ProgressLine()
    : m_next(steady_clock::now() + std::chrono::seconds(1)), m_begun(steady_clock::now()),
      m_wanted(isTerminal(standardError)) {}

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

void ProgressLine::expect(std::size_t files) {
    const std::lock_guard lock(m_mutex);
    m_expected = files;
}

/// "1200 of 5000 files, 400 a second, 10 s left"
std::string ProgressLine::filesWords() const {
    if (m_files == 0)
        return {};
    std::string words = std::to_string(m_files);
    if (m_expected >= m_files)
        words += " of " + std::to_string(m_expected);
    words += " files";
    const double seconds = std::chrono::duration<double>(steady_clock::now() - m_begun).count();
    const double rate = static_cast<double>(m_files) / std::max(seconds, 1e-3);
    words += ", " + std::to_string(std::lround(rate)) + " a second";
    if (m_expected >= m_files)
        words += ", " +
                 std::to_string(std::lround(
                     std::ceil(static_cast<double>(m_expected - m_files) / std::max(rate, 1e-3)))) +
                 " s left";
    return words;
}

void ProgressLine::show(const std::string& ofFile) {
    if (!m_wanted || steady_clock::now() < m_next)
        return;
    m_next = steady_clock::now() + std::chrono::milliseconds(200);
    m_shown = true;
    std::string line = "\r\x1B[K";
    line += filesWords();
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
