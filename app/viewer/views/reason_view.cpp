#include "app/viewer/views/reason_view.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr int reasonRowHeight = 24;
constexpr double wideBarRoom = 72; // pixels, as all lengths here
constexpr double narrowBarRoom = 28;
constexpr int narrow = 400; // below it the words need the room of the sources
constexpr double reasonBarHeight = 6;
constexpr double besideText = 20 + 12 + 12 + 12; // margins and gaps
constexpr int tallest = 10000;

class ReasonDelegate : public QStyledItemDelegate {
public:
    ReasonDelegate(Theme theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, m_theme.tint);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(m_theme.accent, 1));
            painter->drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
        }
        const QRectF area = QRectF(option.rect).adjusted(20, 0, -12, 0);
        if (index.data(ReasonModel::HeadingRole).toBool()) {
            painter->setPen(m_theme.quiet);
            painter->setFont(option.font);
            painter->drawText(area, Qt::AlignVCenter, index.data().toString());
            painter->restore();
            return;
        }
        const double length = index.data(ReasonModel::BarRole).toDouble();
        // For: a full bar. Against: only its outline.
        const double barRoom = barRoomIn(option.rect.width());
        const double width = std::max(reasonBarHeight, std::abs(length) * barRoom);
        const QRectF bar(area.left() + barRoom - width,
                         area.center().y() - reasonBarHeight / 2 + 0.5, width, reasonBarHeight);
        painter->setPen(length < 0 ? QPen(m_theme.malformed.outline, 1) : QPen(Qt::NoPen));
        painter->setBrush(length < 0 ? m_theme.malformed.fill : m_theme.accent);
        if (length != 0)
            painter->drawRoundedRect(placed(bar, option), reasonBarHeight / 2, reasonBarHeight / 2);
        const QString source = sourceIn(option.rect.width(), index);
        const QFontMetricsF metrics(option.font);
        QRectF text = area.adjusted(barRoom + 12, 0, 0, 0);
        painter->setFont(option.font);
        painter->setPen(m_theme.quiet);
        painter->drawText(placed(text, option), Qt::AlignRight | Qt::AlignVCenter, source);
        text.setRight(text.right() - metrics.horizontalAdvance(source) - 12);
        painter->setPen(m_theme.text);
        painter->drawText(placed(text, option), Qt::AlignVCenter | Qt::TextWordWrap,
                          index.data().toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics metrics(option.font);
        const auto* view = static_cast<const QAbstractScrollArea*>(option.widget);
        const int width = view->viewport()->width();
        const int source = metrics.horizontalAdvance(sourceIn(width, index));
        const int room = width - source - static_cast<int>(besideText + barRoomIn(width));
        const QRect text = metrics.boundingRect(QRect(0, 0, std::max(room, 1), tallest),
                                                Qt::TextWordWrap, index.data().toString());
        return {0, std::max(reasonRowHeight, text.height() + reasonRowHeight - metrics.height())};
    }

private:
    static double barRoomIn(int width) { return width < narrow ? narrowBarRoom : wideBarRoom; }
    static QString sourceIn(int width, const QModelIndex& index) {
        return width < narrow ? QString() : index.data(ReasonModel::SourceRole).toString();
    }
    /// The same place seen from the right, where the interface is written from there.
    static QRectF placed(const QRectF& area, const QStyleOptionViewItem& option) {
        if (option.direction == Qt::LeftToRight)
            return area;
        const double sum = option.rect.left() + option.rect.left() + option.rect.width();
        return {sum - area.right(), area.top(), area.width(), area.height()};
    }

    Theme m_theme;
};

} // namespace

ReasonView::ReasonView(ReasonModel* model, QWidget* parent) : QListView(parent) {
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Reasons"));
    setObjectName("reasons");
}

/// The keyboard begins at the first reason.
void ReasonView::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (!currentIndex().isValid())
        setCurrentIndex(model()->index(0, 0));
}

/// QListView lays out anew for another height only, and reasons are wrapped.
void ReasonView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void ReasonView::setTheme(const Theme& theme) {
    setItemDelegate(new ReasonDelegate(theme, this));
}

} // namespace charsleuth::viewer
