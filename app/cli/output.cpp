#include "app/cli/output.h"

#include "app/files/file_descriptor.h"
#include "app/files/printable.h"
#include "app/files/standard_streams.h"

#include <cerrno>

namespace charsleuth::cli {

void Output::write(std::string_view text) {
    constexpr std::size_t enough = 1 << 16; // bytes
    m_buffer += text;
    if (m_buffer.size() >= enough)
        flush();
}

void Output::flush() {
    if (m_open && !writeFully(standardOutput, bytesOf(m_buffer))) {
        m_open = false;
        if (errno != EPIPE)
            m_failure = causeOf(errno);
    }
    m_buffer.clear();
}

bool Output::isTerminal() {
    return charsleuth::isTerminal(standardOutput);
}

std::string messageFor(const Error& error) {
    const std::string path = error.path.empty() ? "\"\"" : printable(error.path);
    return "charsleuth: " + path + ": " + error.cause + '\n';
}

void writeMessage(std::string_view message) {
    writeFully(standardError, bytesOf(message)); // there is nowhere to report a failure to
}

} // namespace charsleuth::cli
