// Which rows the text view shows, and where they stand beside other views.

#include "app/viewer/views/text_view.h"

#include <QAccessible>
#include <QScrollBar>

#include <algorithm>

namespace charsleuth::viewer {

Row TextView::rowOf(std::uint64_t byte) const {
    Rows rows = m_text.rowsAt(byte, 0, 0);
    return std::move(rows.rows[rows.anchor]);
}

/// Of all rows, or of those that setOnly() asks for; then the anchor is the one that holds `byte`,
/// or the next, or the last.
Rows TextView::rowsAt(std::uint64_t byte, std::size_t before, std::size_t after) const {
    if (!m_only || m_only->count() == 0)
        return m_text.rowsAt(byte, before, after);
    const Places& only = *m_only;
    const auto rowFrom = [&](std::uint64_t from) -> std::optional<Row> {
        if (only.anyWithin({from, from + 1}))
            return rowOf(from);
        const auto next = only.from(from);
        return next ? std::optional(rowOf(next->begin)) : std::nullopt;
    };
    const auto rowUpTo = [&](std::uint64_t end) -> std::optional<Row> {
        const auto previous = only.before(end);
        return previous ? std::optional(rowOf(std::min(previous->end, end) - 1)) : std::nullopt;
    };

    Row here = rowOf(byte);
    if (!only.anyWithin(here.bytes)) {
        auto beside = rowFrom(here.bytes.end);
        here = beside ? std::move(*beside) : rowUpTo(here.bytes.begin).value_or(here);
    }
    Rows out;
    for (auto row = std::optional(here); out.anchor < before; ++out.anchor) {
        row = rowUpTo(row->bytes.begin);
        if (!row)
            break;
        out.rows.push_back(*row);
    }
    std::ranges::reverse(out.rows);
    out.rows.push_back(std::move(here));
    for (std::size_t i = 0; i < after; ++i) {
        auto row = rowFrom(out.rows.back().bytes.end);
        if (!row)
            break;
        out.rows.push_back(std::move(*row));
    }
    return out;
}

void TextView::setOnly(std::shared_ptr<const Places> only) {
    if (!only && !m_only)
        return;
    m_only = std::move(only);
    relayout();
}

std::vector<TextView::RowPlace> TextView::naturalRows() const {
    std::vector<RowPlace> rows;
    double gaps = 0;
    for (const Placed& placed : m_page) {
        const std::uint64_t byte = placed.layout->row().bytes.begin;
        if (const auto gap = m_gaps.find(byte); gap != m_gaps.end() && !rows.empty())
            gaps += gap->second;
        rows.push_back({byte, placed.y - gaps});
    }
    return rows;
}

void TextView::setGaps(std::map<std::uint64_t, double> gaps) {
    if (gaps == m_gaps || m_text.isNull())
        return;
    m_gaps = std::move(gaps);
    placePage();
    viewport()->update();
}

void TextView::setLastTopAtLeast(std::uint64_t byte) {
    if (byte == m_lastTopAtLeast || m_text.isNull())
        return;
    m_lastTopAtLeast = byte;
    m_lastTop = std::max(m_ownLastTop, m_lastTopAtLeast);
    m_top = std::min(m_top, m_lastTop);
    placePage();
    viewport()->update();
}

std::u32string TextView::missingCharacters() const {
    std::u32string missing;
    for (const Placed& placed : m_page)
        missing += placed.layout->missing();
    return missing;
}

ScreenText TextView::screenText() const {
    std::vector<const Row*> rows;
    for (const Placed& placed : m_page)
        rows.push_back(&placed.layout->row());
    return ScreenText(rows);
}

std::optional<QRectF> TextView::rectOf(std::uint64_t byte) const {
    for (const Placed& placed : m_page) {
        const auto areas = placed.layout->areasOf({byte, byte + 1}, m_style);
        if (!areas.empty())
            return areas.front().translated(textLeft() - horizontalScrollBar()->value(), placed.y);
    }
    return std::nullopt;
}

/// What changed on the screen since they were told last, and where the caret is.
void TextView::tellScreenReaders() {
    if (!QAccessible::isActive())
        return;
    ScreenText screen = screenText();
    if (screen.text() != m_told.text()) {
        QAccessibleTextUpdateEvent update(this, 0, m_told.text(), screen.text());
        QAccessible::updateAccessibility(&update);
        m_told = std::move(screen);
    }
    if (const auto caret = m_told.offsetOf(m_caret)) {
        QAccessibleTextCursorEvent moved(this, *caret);
        QAccessible::updateAccessibility(&moved);
    }
    const auto begin = m_told.offsetOf(selection().begin);
    const auto end = m_told.offsetOf(selection().end);
    if (begin && end) {
        QAccessibleTextSelectionEvent selected(this, *begin, *end);
        QAccessible::updateAccessibility(&selected);
    }
}

} // namespace charsleuth::viewer
