#include "app/viewer/views/reason_view.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr int kRowHeight = 24;
constexpr double kBarRoom = 72;
constexpr double kBarHeight = 6;

class ReasonDelegate : public QStyledItemDelegate {
public:
    ReasonDelegate(Theme theme, QObject* parent)
        : QStyledItemDelegate(parent), m_theme(std::move(theme)) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, m_theme.tint);
        const QRectF area = QRectF(option.rect).adjusted(20, 0, -12, 0);
        const double length = index.data(ReasonModel::BarRole).toDouble();
        // For: a full bar. Against: only its outline.
        const double width = std::max(kBarHeight, std::abs(length) * kBarRoom);
        const QRectF bar(area.left() + kBarRoom - width, area.center().y() - kBarHeight / 2 + 0.5,
                         width, kBarHeight);
        painter->setPen(length < 0 ? QPen(m_theme.malformed.outline, 1) : QPen(Qt::NoPen));
        painter->setBrush(length < 0 ? m_theme.malformed.fill : m_theme.accent);
        if (length != 0)
            painter->drawRoundedRect(bar, kBarHeight / 2, kBarHeight / 2);
        const QString source = index.data(ReasonModel::SourceRole).toString();
        const QFontMetricsF metrics(option.font);
        QRectF text = area.adjusted(kBarRoom + 12, 0, 0, 0);
        painter->setFont(option.font);
        painter->setPen(m_theme.quiet);
        painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, source);
        text.setRight(text.right() - metrics.horizontalAdvance(source) - 12);
        painter->setPen(m_theme.text);
        painter->drawText(
            text, Qt::AlignVCenter,
            metrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, kRowHeight};
    }

private:
    Theme m_theme;
};

} // namespace

ReasonView::ReasonView(ReasonModel* model, QWidget* parent) : QListView(parent) {
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Reasons"));
}

void ReasonView::setTheme(const Theme& theme) {
    setItemDelegate(new ReasonDelegate(theme, this));
}

} // namespace charsleuth::viewer
