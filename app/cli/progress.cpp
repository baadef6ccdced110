#include "app/cli/progress.h"

#include "app/cli/output.h"

#include <string>
#include <unistd.h>

namespace charsleuth::cli {

using std::chrono::steady_clock;

Progress::Progress()
    : m_next(steady_clock::now() + std::chrono::seconds(1)),
      m_wanted(::isatty(STDERR_FILENO) == 1 && !Output::isTerminal()) {}

Progress::~Progress() {
    pause();
}

void Progress::fileDone() {
    ++m_files;
    if (!m_wanted || steady_clock::now() < m_next)
        return;
    m_next = steady_clock::now() + std::chrono::milliseconds(200);
    m_shown = true;
    writeMessage('\r' + std::to_string(m_files) + " files");
}

void Progress::pause() {
    if (m_shown)
        writeMessage("\r\x1B[K");
    m_shown = false;
}

} // namespace charsleuth::cli
