#include "app/viewer/views/candidate_view.h"

#include "app/viewer/views/row_layout.h"
#include "core/registry/registry.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr double cardMargin = 8; // around a card
constexpr double padding = 12;   // inside it
constexpr double rankWidth = 16;
constexpr double barHeight = 3;
constexpr double gap = 4;
constexpr double previewPointSize = 9.5;

QFont bold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smaller(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

double lineHeight(const QFont& font) {
    return QFontMetricsF(font).height();
}

bool hasBar(const Card& card) {
    return !card.percent.isEmpty() && !card.compact;
}

double gapAbovePreview(const Card& card) {
    return card.compact ? 0 : 2 * gap;
}

/// A part of an area where it lies when the window is read in that direction.
QRectF mirrored(const QRectF& part, const QRectF& whole, Qt::LayoutDirection direction) {
    return direction == Qt::RightToLeft
               ? part.translated(whole.left() + whole.right() - part.left() - part.right(), 0)
               : part;
}

/// The first `units` of a row and an ellipsis.
Row cutRow(const Row& row, std::size_t units) {
    Row cut = row;
    if (units > 0 && QChar::isHighSurrogate(cut.text[units - 1]))
        --units;
    cut.text.resize(units);
    cut.text += u'…';
    cut.byteOf.resize(units);
    cut.byteOf.resize(units + 2, row.byteOf[units]);
    std::erase_if(cut.malformed, [&](const MalformedSequence& m) { return m.unit >= units; });
    return cut;
}

/// Whole characters only: as much of the row as there is room for.
RowLayout elided(const Row& row, const TextStyle& style, double width) {
    const LayoutSpace space{.width = width, .wrap = false, .visibleTo = width};
    RowLayout layout(row, style, space);
    if (layout.naturalWidth() <= width)
        return layout;
    auto units = std::min(row.text.size(), static_cast<std::size_t>(width / style.cell * 2));
    if (!layout.isRightToLeft())
        units = row.unitAt(layout.byteAt({width, 0}, style));
    while (layout.naturalWidth() > width && units > 0)
        layout = RowLayout(cutRow(row, --units), style, space);
    return layout;
}

} // namespace

void CardDelegate::setTheme(const Theme& theme) {
    m_theme = theme;
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Card& card = static_cast<const CandidateModel*>(index.model())->card(index.row());
    const QFont small = smaller(option.font);
    double height = cardMargin / 2 + 2 * padding - 4 + lineHeight(bold(option.font));
    if (hasBar(card))
        height += gap + barHeight;
    if (!card.preview.rows.empty())
        height += gapAbovePreview(card) + static_cast<double>(previewLines(card)) *
                                              textStyle(m_theme, previewPointSize, {}).lineHeight;
    if (!footText(card).isEmpty())
        height += gap + lineHeight(small);
    if (!sameTextLine(card).isEmpty())
        height += lineHeight(small);
    return {0, static_cast<int>(height)};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Card& card = static_cast<const CandidateModel*>(index.model())->card(index.row());
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF outer = QRectF(option.rect).adjusted(cardMargin, 0, -cardMargin, -cardMargin / 2);
    if (selected || (option.state & QStyle::State_MouseOver)) {
        QColor fill = selected ? m_theme.tint : m_theme.hairline;
        fill.setAlphaF(selected ? 1 : 0.45F);
        painter->setPen(selected && (option.state & QStyle::State_HasFocus)
                            ? QPen(m_theme.accent, 1)
                            : QPen(Qt::NoPen));
        painter->setBrush(fill);
        painter->drawRoundedRect(outer.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    }
    if (!selected && (option.state & QStyle::State_HasFocus)) {
        painter->setPen(QPen(m_theme.accent, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(outer.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    }
    QRectF area = mirrored(outer.adjusted(padding - 4, padding - 2, -padding, -padding + 2), outer,
                           option.direction);
    painter->setFont(card.compact ? option.font : bold(option.font));
    paintHead(*painter, area, card, index.row() + 1);
    area = mirrored(area.adjusted(rankWidth, 0, 0, 0), area, option.direction);
    area.setTop(area.top() + lineHeight(bold(option.font)));
    if (hasBar(card)) {
        area.setTop(area.top() + gap);
        paintBar(*painter, area, card);
        area.setTop(area.top() + barHeight);
    }
    if (!card.preview.rows.empty()) {
        area.setTop(area.top() + gapAbovePreview(card));
        area.setTop(area.top() + paintPreview(*painter, area, card));
    }
    painter->setFont(smaller(option.font));
    painter->setPen(m_theme.quiet);
    const QFontMetricsF small(painter->font());
    const auto line = [&](const QString& text) {
        painter->drawText(QRectF(area.left(), area.top(), area.width(), small.height()),
                          Qt::AlignVCenter, small.elidedText(text, Qt::ElideRight, area.width()));
        area.setTop(area.top() + small.height());
    };
    if (const QString foot = footText(card); !foot.isEmpty()) {
        area.setTop(area.top() + gap);
        line(foot);
    }
    if (const QString same = sameTextLine(card); !same.isEmpty())
        line(same);
    painter->restore();
}

void CardDelegate::paintHead(QPainter& painter, QRectF area, const Card& card, int rank) const {
    const QFontMetricsF metrics(painter.font());
    area.setHeight(metrics.height());
    const double percentWidth = metrics.horizontalAdvance(card.percent);
    painter.setPen(card.ruledOut ? m_theme.quiet : m_theme.text);
    const Qt::LayoutDirection direction = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LeftToRight); // a number with its signs
    painter.drawText(
        mirrored(area.adjusted(area.width() - percentWidth - 1, 0, 0, 0), area, direction),
        Qt::AlignRight | Qt::AlignVCenter, card.percent);
    painter.setLayoutDirection(direction);
    const QRectF label =
        mirrored(area.adjusted(rankWidth, 0, -percentWidth - gap, 0), area, direction);
    painter.drawText(label, Qt::AlignVCenter,
                     metrics.elidedText(card.label, Qt::ElideRight, label.width()));
    if (rank <= 9) {
        QFont font = painter.font();
        font.setWeight(QFont::Normal);
        painter.setFont(smaller(font));
        painter.setPen(m_theme.quiet);
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, QString::number(rank));
    }
}

void CardDelegate::paintBar(QPainter& painter, QRectF area, const Card& card) const {
    area.setHeight(barHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.hairline);
    painter.drawRoundedRect(area, barHeight / 2, barHeight / 2);
    QRectF filled = area;
    filled.setWidth(std::max(barHeight, area.width() * card.probability));
    painter.setBrush(m_theme.accent);
    painter.drawRoundedRect(mirrored(filled, area, painter.layoutDirection()), barHeight / 2,
                            barHeight / 2);
}

double CardDelegate::paintPreview(QPainter& painter, QRectF area, const Card& card) const {
    const auto& languages = info(card.encoding).languages;
    Theme theme = m_theme;
    if (card.compact)
        theme.text = theme.quiet;
    const TextStyle style = textStyle(theme, previewPointSize,
                                      languages.empty() ? std::string_view() : languages.front());
    const Highlights differing{.selected = {},
                               .tinted = card.preview.differing,
                               .hits = {},
                               .declared = {},
                               .garbled = {}};
    painter.save();
    area.setHeight(static_cast<double>(previewLines(card)) * style.lineHeight);
    painter.setClipRect(area.adjusted(-2, -2, 0, 2));
    double y = area.top();
    for (std::size_t i = 0; i < previewLines(card); ++i) {
        elided(card.preview.rows[i], style, area.width())
            .paint(painter, {area.left(), y}, style, differing, area);
        y += style.lineHeight;
    }
    painter.restore();
    return y - area.top();
}

CandidateView::CandidateView(CandidateModel* model, QWidget* parent) : QListView(parent) {
    setModel(model);
    setItemDelegate(&m_delegate);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Candidates"));
}

void CandidateView::setTheme(const Theme& theme) {
    m_delegate.setTheme(theme);
    scheduleDelayedItemsLayout();
}

void CandidateView::setCurrentRow(int row) {
    m_quiet = true;
    setCurrentIndex(row < 0 ? QModelIndex() : model()->index(row, 0));
    if (row < 0)
        clearSelection();
    m_quiet = false;
}

void CandidateView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!m_quiet && current.isValid())
        emit chosen(current.row());
}

/// A right click chooses nothing.
void CandidateView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        QListView::mousePressEvent(event);
}

/// The first press has chosen, or was for what stood here before: a link, whose file's cards came.
void CandidateView::mouseDoubleClickEvent(QMouseEvent* event) {
    event->accept();
}

/// Coming here chooses nothing, and shows which one is chosen.
void CandidateView::focusInEvent(QFocusEvent* event) {
    m_quiet = true;
    QListView::focusInEvent(event);
    m_quiet = false;
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

/// A chosen card that was seen is seen when a panel or a notice has taken some of the room.
void CandidateView::resizeEvent(QResizeEvent* event) {
    const QRect before(QPoint(), event->oldSize());
    const bool seen =
        currentIndex().isValid() && before.contains(visualRect(currentIndex()).center());
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
    if (seen)
        scrollTo(currentIndex());
}

} // namespace charsleuth::viewer
