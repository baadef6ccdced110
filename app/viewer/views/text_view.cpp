#include "app/viewer/views/text_view.h"

#include "app/viewer/words/wording.h"
#include "app/viewer/views/text_view_accessible.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t scrollRange = std::uint64_t{1} << 30;
constexpr std::uint64_t countedAtOnce = 256 << 10;
constexpr std::uint64_t bytesPerLine = 48;

} // namespace

TextView::TextView(QWidget* parent) : QAbstractScrollArea(parent) {
    QAccessible::installFactory(&TextViewAccessible::create); // known already: no more than once
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Text"));
    viewport()->setCursor(Qt::IBeamCursor);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &TextView::verticalAction);
    restyle();
    connect(this, &TextView::scrolled, this, &TextView::tellScreenReaders);
    connect(this, &TextView::caretMoved, this, &TextView::tellScreenReaders);
}

void TextView::setText(FileText text, std::string language) {
    m_text = std::move(text);
    if (language != m_language) {
        m_language = std::move(language);
        restyle();
    }
    relayout();
}

void TextView::reset() {
    m_text = {};
    m_top = m_caret = m_selectionAnchor = 0;
    m_marked = {};
    m_parts.clear();
    m_only.reset();
    m_gaps.clear();
    m_lastTopAtLeast = 0;
    m_holdCaret = false;
    horizontalScrollBar()->setValue(0);
    relayout();
}

void TextView::setTheme(const Theme& theme) {
    m_style.theme = theme;
    restyle();
    relayout();
}

void TextView::setFontFamily(const QString& family) {
    m_family = family;
    restyle();
    relayout();
}

void TextView::setWrap(bool wrap) {
    m_wrap = wrap;
    horizontalScrollBar()->setValue(0);
    relayout();
}

void TextView::setInvisibles(bool shown) {
    m_invisibles = shown;
    restyle();
    relayout();
}

void TextView::setPointSize(double size) {
    m_pointSize = std::clamp(size, leastPointSize, mostPointSize);
    restyle();
    relayout();
}

void TextView::restyle() {
    m_style = textStyle(m_style.theme, m_pointSize, m_language,
                        m_family.isEmpty() ? fixedFamily() : m_family);
    m_style.invisibles = m_invisibles;
}

LayoutSpace TextView::space() const {
    const double width = std::max(viewport()->width() - textLeft() - margin, m_style.cell * 8);
    return {.width = width, .wrap = m_wrap, .visibleTo = width + horizontalScrollBar()->value()};
}

int TextView::linesPerPage() const {
    return std::max(1, static_cast<int>((viewport()->height() - topMargin) / m_style.lineHeight));
}

double TextView::gutterWidth() const {
    std::uint64_t lines = 1;
    if (!m_text.isNull()) {
        // A guess for long files, so that the text does not move while their lines are counted.
        const std::uint64_t guess =
            m_text.size() > countedAtOnce ? m_text.size() / bytesPerLine : 0;
        lines = std::max(lineEnds(m_text.index().tally, true) + 1, guess);
    }
    const auto digits = std::max<qsizetype>(3, QString::number(lines).size());
    return std::ceil(static_cast<double>(digits) * m_style.cell * gutterScale);
}

double TextView::textLeft() const {
    return bandWidth() + margin + gutterWidth() + margin;
}

/// A row that is on the screen already is not laid out again; without wrap it may not have been
/// laid out far enough.
std::shared_ptr<const RowLayout> TextView::laidOut(const Row& row) const {
    if (m_wrap)
        for (const Placed& placed : m_page)
            if (placed.layout->row().bytes == row.bytes && placed.layout->row().text == row.text)
                return placed.layout;
    return std::make_shared<const RowLayout>(row, m_style, space());
}

/// The first byte of the line `lines` below (above where negative) the one that shows `top`.
std::uint64_t TextView::movedBy(std::uint64_t top, int lines) const {
    const auto count = static_cast<std::size_t>(std::abs(lines));
    const Rows rows = rowsAt(top, lines < 0 ? count : 0, lines > 0 ? count : 0);
    std::size_t at = rows.anchor;
    auto layout = laidOut(rows.rows[at]);
    int line = layout->lineOf(top) + lines;
    while (line < 0 && at > 0) {
        layout = laidOut(rows.rows[--at]);
        line += layout->lineCount();
    }
    while (line >= layout->lineCount() && at + 1 < rows.rows.size()) {
        line -= layout->lineCount();
        layout = laidOut(rows.rows[++at]);
    }
    return layout->lineStart(std::clamp(line, 0, layout->lineCount() - 1));
}

/// The top that shows the end of the file at the bottom of the view.
std::uint64_t TextView::lastTop() const {
    const Rows rows = rowsAt(m_text.size(), 0, 0);
    const auto last = laidOut(rows.rows[rows.anchor]);
    return movedBy(last->lineStart(last->lineCount() - 1), 1 - linesPerPage());
}

void TextView::relayout() {
    m_page.clear(); // nothing of it holds any more
    if (m_text.isNull()) {
        verticalScrollBar()->setRange(0, 0);
        horizontalScrollBar()->setRange(0, 0);
    } else {
        m_ownLastTop = lastTop();
        m_lastTop = std::max(m_ownLastTop, m_lastTopAtLeast);
        m_top = std::min(m_top, m_lastTop);
        placePage();
        if (m_holdCaret)
            reveal(m_caret);
    }
    viewport()->update();
}

void TextView::placePage() {
    std::vector<Placed> page;
    const Rows rows = rowsAt(m_top, 0, static_cast<std::size_t>(linesPerPage()) + 1);
    double y = topMargin;
    for (std::size_t i = rows.anchor; i < rows.rows.size() && y < viewport()->height(); ++i) {
        const auto layout = laidOut(rows.rows[i]);
        if (i == rows.anchor)
            y -= layout->lineOf(m_top) * m_style.lineHeight;
        else if (const auto gap = m_gaps.find(rows.rows[i].bytes.begin); gap != m_gaps.end())
            y += gap->second;
        page.push_back({layout, y});
        y += layout->height(m_style);
    }
    m_page = std::move(page);
    updateScrollBars();
    emit scrolled();
}

ByteRange TextView::visibleBytes() const {
    return m_page.empty() ? ByteRange{} : ByteRange{m_top, m_page.back().layout->row().bytes.end};
}

void TextView::setTinted(std::vector<ByteRange> ranges) {
    mark(m_marked.tinted, std::move(ranges));
}

void TextView::setHits(std::vector<ByteRange> ranges) {
    mark(m_marked.hits, std::move(ranges));
}

void TextView::setDeclared(std::vector<ByteRange> ranges) {
    mark(m_marked.declared, std::move(ranges));
}

void TextView::setGarbled(std::vector<ByteRange> ranges) {
    mark(m_marked.garbled, std::move(ranges));
}

void TextView::mark(std::vector<ByteRange>& marked, std::vector<ByteRange> ranges) {
    if (ranges == marked)
        return;
    marked = std::move(ranges);
    viewport()->update();
}

void TextView::updateScrollBars() {
    m_ownScrolling = true;
    m_bytesPerStep = m_text.size() / scrollRange + 1;
    const auto steps = [this](std::uint64_t bytes) {
        return static_cast<int>((bytes + m_bytesPerStep - 1) / m_bytesPerStep);
    };
    QScrollBar* bar = verticalScrollBar();
    bar->setRange(0, steps(m_lastTop));
    bar->setPageStep(std::max(1, steps(m_text.size() - m_lastTop)));
    bar->setSingleStep(1);
    bar->setValue(steps(m_top));

    double widest = 0;
    for (const Placed& placed : m_page)
        widest = std::max(widest, placed.layout->naturalWidth());
    const double width = space().width;
    QScrollBar* sideways = horizontalScrollBar();
    sideways->setRange(0, m_wrap ? 0 : static_cast<int>(std::max(0.0, std::ceil(widest - width))));
    sideways->setPageStep(static_cast<int>(width));
    sideways->setSingleStep(static_cast<int>(m_style.cell * 4));
    m_ownScrolling = false;
}

void TextView::scrollTo(std::uint64_t byte) {
    if (m_text.isNull())
        return;
    m_holdCaret = false;
    setTop(byte);
}

void TextView::setTop(std::uint64_t byte) {
    m_top = std::min(movedBy(byte, 0), m_lastTop);
    placePage();
    viewport()->update();
}

void TextView::scrollLines(int lines) {
    if (!m_text.isNull() && lines != 0)
        scrollTo(movedBy(m_top, lines));
}

void TextView::scrollContentsBy(int dx, int) {
    if (m_ownScrolling || m_text.isNull())
        return;
    if (dx != 0) {
        placePage();
        viewport()->update();
    }
}

/// The scroll bar counts in bytes, the user moves in lines.
void TextView::verticalAction(int action) {
    QScrollBar* bar = verticalScrollBar();
    switch (action) {
    case QAbstractSlider::SliderSingleStepAdd:
        return scrollLines(1);
    case QAbstractSlider::SliderSingleStepSub:
        return scrollLines(-1);
    case QAbstractSlider::SliderPageStepAdd:
        return scrollLines(linesPerPage() - 1);
    case QAbstractSlider::SliderPageStepSub:
        return scrollLines(1 - linesPerPage());
    default:
        return scrollTo(bar->sliderPosition() >= bar->maximum()
                            ? m_lastTop
                            : static_cast<std::uint64_t>(bar->sliderPosition()) * m_bytesPerStep);
    }
}

void TextView::goTo(std::uint64_t byte) {
    if (m_text.isNull())
        return;
    const Rows rows = rowsAt(byte, 0, 0);
    const Row& row = rows.rows[rows.anchor];
    moveCaret(row.byteOf[row.unitAt(byte)], false);
    m_holdCaret = true;
    reveal(m_caret);
}

bool TextView::isOnScreen(std::uint64_t byte) const {
    const auto y = byte < m_top ? std::nullopt : yOf(byte);
    return y && *y > 0 &&
           (*y + m_style.lineHeight / 2 <= viewport()->height() || m_top >= m_lastTop);
}

std::optional<double> TextView::yOf(std::uint64_t byte) const {
    for (const Placed& placed : m_page) {
        const ByteRange bytes = placed.layout->row().bytes;
        if (bytes.contains(byte) || (byte == bytes.end && byte == m_text.size()))
            return placed.y + (placed.layout->lineOf(byte) + 0.5) * m_style.lineHeight;
    }
    return std::nullopt;
}

void TextView::reveal(std::uint64_t byte) {
    if (!isOnScreen(byte))
        setTop(movedBy(byte, -linesPerPage() / 3));
    revealColumn(byte);
}

void TextView::revealColumn(std::uint64_t byte) {
    if (!m_wrap) {
        const double width = space().width;
        const double x = layoutOf(byte).xOf(byte);
        QScrollBar* bar = horizontalScrollBar();
        if (x < bar->value() || x > bar->value() + width - m_style.cell * 4)
            bar->setValue(static_cast<int>(x - width / 3));
    }
    viewport()->update();
}

/// The row of `byte`, all of it.
RowLayout TextView::layoutOf(std::uint64_t byte) const {
    Rows rows = rowsAt(byte, 0, 0);
    LayoutSpace whole = space();
    whole.visibleTo = static_cast<double>(rowUnits) * m_style.cell * 2;
    return {std::move(rows.rows[rows.anchor]), m_style, whole};
}

void TextView::select(ByteRange range) {
    m_selectionAnchor = range.begin;
    m_caret = range.end;
    viewport()->update();
    emit caretMoved();
}

ByteRange TextView::selection() const {
    return {std::min(m_caret, m_selectionAnchor), std::max(m_caret, m_selectionAnchor)};
}

std::optional<std::uint64_t> TextView::caretLine() const {
    if (m_text.isNull())
        return std::nullopt;
    const Rows rows = rowsAt(m_caret, 0, 0);
    return rows.rows[rows.anchor].line;
}

QString TextView::selectedText(DamageAs damage) const {
    if (m_text.isNull() || selection().empty())
        return {};
    const std::u16string text = m_text.text(selection(), mostCopied, damage);
    return QString::fromUtf16(text.data(), static_cast<qsizetype>(text.size()));
}

QStringList TextView::visibleLines() const {
    QStringList lines;
    for (const Placed& placed : m_page)
        lines += markedText(placed.layout->row());
    return lines;
}

std::uint64_t TextView::byteAt(QPointF point) const {
    if (m_page.empty())
        return 0;
    const Placed* found = &m_page.front();
    for (const Placed& placed : m_page)
        if (placed.y <= point.y())
            found = &placed;
    const QPointF inRow(point.x() - textLeft() + horizontalScrollBar()->value(),
                        point.y() - found->y);
    return found->layout->byteAt(inRow, m_style);
}

void TextView::moveCaret(std::uint64_t byte, bool extend) {
    m_caret = byte;
    if (!extend)
        m_selectionAnchor = byte;
    m_stepX.reset();
    viewport()->update();
    emit caretMoved();
}

void TextView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

} // namespace charsleuth::viewer
