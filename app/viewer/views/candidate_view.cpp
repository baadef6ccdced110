#include "app/viewer/views/candidate_view.h"

#include "app/viewer/views/row_layout.h"
#include "core/registry/registry.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr double kMargin = 8;   // around a card
constexpr double kPadding = 12; // inside it
constexpr double kRankWidth = 16;
constexpr double kBarHeight = 3;
constexpr double kGap = 4;
constexpr double kPreviewPointSize = 9.5;
constexpr std::size_t kPreviewLines = 2;

QFont bold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smaller(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

QString footText(const Card& card) {
    QStringList parts;
    if (!card.language.isEmpty())
        parts += card.language;
    if (!card.remark.isEmpty())
        parts += card.remark;
    return parts.join(QStringLiteral(" · "));
}

QString sameTextLine(const Card& card) {
    constexpr qsizetype shown = 3;
    const auto count = card.sameText.size();
    if (count == 0 || card.compact)
        return {};
    const QString names = card.sameText.mid(0, shown).join(QStringLiteral(", "));
    return count > shown ? QObject::tr("Same text as %1 and %2 more").arg(names).arg(count - shown)
                         : QObject::tr("Same text as %1").arg(names);
}

double lineHeight(const QFont& font) {
    return QFontMetricsF(font).height();
}

std::size_t previewLines(const Card& card) {
    return std::min(card.preview.size(), card.compact ? 1 : kPreviewLines);
}

bool hasBar(const Card& card) {
    return !card.percent.isEmpty() && !card.compact;
}

double gapAbovePreview(const Card& card) {
    return card.compact ? 0 : 2 * kGap;
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
    double height = kMargin / 2 + 2 * kPadding - 4 + lineHeight(bold(option.font));
    if (hasBar(card))
        height += kGap + kBarHeight;
    if (!card.preview.empty())
        height += gapAbovePreview(card) + static_cast<double>(previewLines(card)) *
                                              textStyle(m_theme, kPreviewPointSize, {}).lineHeight;
    if (!footText(card).isEmpty())
        height += kGap + lineHeight(small);
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
    const QRectF outer = QRectF(option.rect).adjusted(kMargin, 0, -kMargin, -kMargin / 2);
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
    QRectF area = outer.adjusted(kPadding - 4, kPadding - 2, -kPadding, -kPadding + 2);
    painter->setFont(card.compact ? option.font : bold(option.font));
    paintHead(*painter, area, card, index.row() + 1);
    area.setLeft(area.left() + kRankWidth);
    area.setTop(area.top() + lineHeight(bold(option.font)));
    if (hasBar(card)) {
        area.setTop(area.top() + kGap);
        paintBar(*painter, area, card);
        area.setTop(area.top() + kBarHeight);
    }
    if (!card.preview.empty()) {
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
        area.setTop(area.top() + kGap);
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
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, card.percent);
    const QRectF label = area.adjusted(kRankWidth, 0, -percentWidth - kGap, 0);
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
    area.setHeight(kBarHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.hairline);
    painter.drawRoundedRect(area, kBarHeight / 2, kBarHeight / 2);
    area.setWidth(std::max(kBarHeight, area.width() * card.probability));
    painter.setBrush(m_theme.accent);
    painter.drawRoundedRect(area, kBarHeight / 2, kBarHeight / 2);
}

double CardDelegate::paintPreview(QPainter& painter, QRectF area, const Card& card) const {
    const auto& languages = info(card.encoding).languages;
    Theme theme = m_theme;
    if (card.compact)
        theme.text = theme.quiet;
    const TextStyle style = textStyle(theme, kPreviewPointSize,
                                      languages.empty() ? std::string_view() : languages.front());
    painter.save();
    area.setHeight(static_cast<double>(previewLines(card)) * style.lineHeight);
    painter.setClipRect(area.adjusted(-2, -2, 0, 2));
    double y = area.top();
    for (std::size_t i = 0; i < previewLines(card); ++i) {
        elided(card.preview[i], style, area.width())
            .paint(painter, {area.left(), y}, style, {}, area);
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

/// Coming here chooses nothing, and shows which one is chosen.
void CandidateView::focusInEvent(QFocusEvent* event) {
    m_quiet = true;
    QListView::focusInEvent(event);
    m_quiet = false;
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void CandidateView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

} // namespace charsleuth::viewer
