#include "app/viewer/views/row_table.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

namespace charsleuth::viewer {

namespace {

constexpr int rowMargin = 8; // pixels, above and below the text together

/// Draws no frame around a cell, but its part of the one around the current row.
class RowDelegate : public QStyledItemDelegate {
public:
    explicit RowDelegate(QTableView& table) : QStyledItemDelegate(&table), m_table(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        cell.state &= ~QStyle::State_HasFocus;
        QStyledItemDelegate::paint(painter, cell, index);
        if (!m_table.hasFocus() || m_table.currentIndex().row() != index.row())
            return;
        const QRect area = option.rect;
        painter->save();
        painter->setPen(QGuiApplication::palette().color(QPalette::Highlight));
        painter->drawLine(area.topLeft(), area.topRight());
        painter->drawLine(area.bottomLeft(), area.bottomRight());
        const QHeaderView* columns = m_table.horizontalHeader();
        const int place = columns->visualIndex(index.column());
        if (place == 0)
            painter->drawLine(area.topLeft(), area.bottomLeft());
        if (place == columns->count() - 1)
            painter->drawLine(area.topRight(), area.bottomRight());
        painter->restore();
    }

protected:
    /// Names of which there is no room for all keep their ends, which tell them apart. Numbers
    /// keep away from the words in the next column.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == 0)
            option->textElideMode = Qt::ElideMiddle;
        if (option->displayAlignment.testFlag(Qt::AlignRight) && !option->text.isEmpty())
            option->text += QString(2, QChar::Nbsp);
    }
    /// The space bar sets the tick of a row from any of its cells.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        const bool isKey = event->type() == QEvent::KeyPress;
        return QStyledItemDelegate::editorEvent(event, model, option,
                                                isKey ? index.siblingAtColumn(0) : index);
    }

private:
    QTableView& m_table;
};

} // namespace

void showAsRows(QTableView& table) {
    table.setItemDelegate(new RowDelegate(table));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setShowGrid(false);
    table.setWordWrap(false); // else a long name is cut at its first mark
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + rowMargin);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // The view draws only the cells anew between which the current one moved.
    QObject::connect(table.selectionModel(), &QItemSelectionModel::currentRowChanged,
                     table.viewport(), qOverload<>(&QWidget::update));
}

void fitHeadings(QTableView& table) {
    QHeaderView* columns = table.horizontalHeader();
    for (int i = 0; i < columns->count(); ++i)
        if (columns->sectionSize(i) < columns->sectionSizeHint(i))
            columns->resizeSection(i, columns->sectionSizeHint(i));
}

} // namespace charsleuth::viewer
