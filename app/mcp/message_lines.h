#pragma once

/// Messages that come one a line.

#include <cstddef>
#include <optional>
#include <string>

namespace charsleuth::mcp {

/// Bytes of one message, at most. What is longer is skipped in bounded memory.
inline constexpr std::size_t longestMessage = std::size_t{16} << 20;

struct MessageLine {
    std::string text;     ///< without the line end
    bool tooLong = false; ///< it was skipped, `text` is empty
};

class MessageLines {
public:
    /// Does not own the descriptor.
    explicit MessageLines(int descriptor, std::size_t longest = longestMessage)
        : m_descriptor(descriptor), m_longest(longest) {}

    /// The next line, also one that the input ends in; nothing at the end of input or where
    /// reading fails.
    std::optional<MessageLine> next();

private:
    bool fill();

    int m_descriptor;
    std::size_t m_longest;
    std::string m_chunk; ///< read and not yet given
    std::size_t m_at = 0;
};

} // namespace charsleuth::mcp
