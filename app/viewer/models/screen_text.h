#pragma once

/// The rows on the screen as one text, as a screen reader reads it: a line for each row, ⟦E9⟧ for a
/// malformed byte, the short name of what cannot be seen.

#include "app/viewer/document/file_text.h"

#include <QString>

#include <vector>

namespace charsleuth::viewer {

class ScreenText {
public:
    ScreenText() = default;
    explicit ScreenText(const std::vector<const Row*>& rows);

    const QString& text() const { return m_text; }
    /// The byte that the character at an offset comes from; the end for one behind the text.
    std::uint64_t byteOf(int offset) const;
    /// Where the character of a byte begins; nothing off the screen.
    std::optional<int> offsetOf(std::uint64_t byte) const;
    /// Whether it stands for a malformed byte.
    bool isMalformed(int offset) const;

private:
    void append(const QString& text, std::uint64_t byte, bool malformed = false);

    QString m_text;
    std::vector<std::uint64_t> m_byteOf; ///< of each unit, and of the end
    std::vector<bool> m_malformed;       ///< of each unit
};

} // namespace charsleuth::viewer
