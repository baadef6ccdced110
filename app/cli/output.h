#pragma once

/// Standard output and standard error of the program, and what became of them.

#include "app/files/result.h"

#include <string>
#include <string_view>

namespace charsleuth::cli {

/// Exit status of the program: the greatest of what happened to its files.
enum ExitStatus : int {
    Answered = 0,
    NoText = 1, ///< a binary has no text, or a conversion would lose something
    WrongUsage = 2,
    NotReadable = 3, ///< a file could not be read or written
};

/// Buffers what is written to standard output. A reader that went away is no error: the rest is
/// dropped and `isOpen` says so. For one thread.
class Output {
public:
    void write(std::string_view text);
    void flush();

    /// Whether anybody still takes what is written.
    bool isOpen() const { return m_open; }

    /// Why the last bytes could not be written, once; nothing for a reader that went away.
    const std::string& failure() const { return m_failure; }

    static bool isTerminal();

private:
    std::string m_buffer;
    std::string m_failure;
    bool m_open = true;
};

/// "charsleuth: PATH: what is wrong" and a newline.
std::string messageFor(const Error& error);

void writeMessage(std::string_view message);

} // namespace charsleuth::cli
