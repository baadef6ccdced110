#include "app/viewer/models/screen_text.h"

#include "app/viewer/models/invisible.h"

#include <algorithm>

namespace charsleuth::viewer {

ScreenText::ScreenText(const std::vector<const Row*>& rows) {
    for (const Row* row : rows) {
        auto sequence = row->malformed.begin();
        for (std::size_t i = 0; i < row->text.size(); ++i) {
            const QChar unit(row->text[i]);
            if (sequence != row->malformed.end() && sequence->unit == i) {
                for (std::size_t b = 0; b < sequence->bytes.size(); ++b)
                    append(QStringLiteral("⟦%1⟧")
                               .arg(uint(sequence->bytes[b]), 2, 16, QLatin1Char('0'))
                               .toUpper(),
                           row->byteOf[i] + b, true);
                ++sequence;
            } else if (!unit.isSurrogate() && visibilityOf(unit.unicode()) == Visibility::Boxed) {
                append(QStringLiteral("⟦%1⟧").arg(shortName(unit.unicode())), row->byteOf[i]);
            } else {
                append(unit, row->byteOf[i]);
            }
        }
        append(QStringLiteral("\n"), row->byteOf.back());
    }
    if (!rows.empty())
        m_byteOf.push_back(rows.back()->bytes.end);
}

void ScreenText::append(const QString& text, std::uint64_t byte, bool malformed) {
    m_text += text;
    m_byteOf.resize(m_byteOf.size() + static_cast<std::size_t>(text.size()), byte);
    m_malformed.resize(m_byteOf.size(), malformed);
}

std::uint64_t ScreenText::byteOf(int offset) const {
    if (m_byteOf.empty())
        return 0;
    return m_byteOf[std::min(static_cast<std::size_t>(std::max(offset, 0)), m_byteOf.size() - 1)];
}

std::optional<int> ScreenText::offsetOf(std::uint64_t byte) const {
    const auto found = std::ranges::lower_bound(m_byteOf, byte);
    if (found == m_byteOf.end() || byte < m_byteOf.front())
        return std::nullopt;
    return static_cast<int>(found - m_byteOf.begin());
}

bool ScreenText::isMalformed(int offset) const {
    return offset >= 0 && static_cast<std::size_t>(offset) < m_malformed.size() &&
           m_malformed[static_cast<std::size_t>(offset)];
}

} // namespace charsleuth::viewer
