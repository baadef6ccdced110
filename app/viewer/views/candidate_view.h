#pragma once

/// The cards of the candidates, one below the other.

#include "app/viewer/models/candidate_model.h"
#include "app/viewer/views/text_style.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace charsleuth::viewer {

/// Paints one card: name and percentage, a thin bar, a live preview, what there is to say.
class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHead(QPainter& painter, QRectF area, const Card& card, int rank) const;
    void paintBar(QPainter& painter, QRectF area, const Card& card) const;
    double paintPreview(QPainter& painter, QRectF area, const Card& card) const;

    Theme m_theme;
};

class CandidateView : public QListView {
    Q_OBJECT

public:
    explicit CandidateView(CandidateModel* model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Marks the card of what is shown, without asking for it again.
    void setCurrentRow(int row);

signals:
    void chosen(int row); ///< by mouse or arrow keys

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    CardDelegate m_delegate;
    bool m_quiet = false;
};

} // namespace charsleuth::viewer
