#include "app/viewer/views/encoding_search.h"

#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr int kSearchWidth = 480;
constexpr int kHeight = 400;
constexpr int kRowHeight = 28;

/// The label, and at the right the name that was found.
class EncodingDelegate : public QStyledItemDelegate {
public:
    EncodingDelegate(Theme theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool selected = option.state & QStyle::State_Selected;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect area = option.rect.adjusted(4, 0, -4, 0);
        if (selected || (option.state & QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(selected ? m_theme.tint : m_theme.chrome);
            painter->drawRoundedRect(area, 6, 6);
        }
        painter->setPen(m_theme.text);
        painter->drawText(area.adjusted(8, 0, -8, 0), Qt::AlignVCenter,
                          index.data(Qt::DisplayRole).toString());
        painter->setPen(m_theme.quiet);
        painter->drawText(area.adjusted(8, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight,
                          index.data(EncodingModel::MatchRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, kRowHeight};
    }

private:
    Theme m_theme;
};

} // namespace

EncodingSearch::EncodingSearch(QWidget* window)
    : QFrame(window), m_input(new QLineEdit(this)), m_list(new QListView(this)),
      m_none(new QLabel(tr("No encoding has this name, number or language."), this)) {
    setObjectName("search");
    setAutoFillBackground(true);
    setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_input);
    layout->addWidget(m_list);
    layout->addWidget(m_none, 1);
    m_none->setObjectName("none-found");
    m_none->setAlignment(Qt::AlignTop);
    m_none->setContentsMargins(12, 4, 12, 4);
    m_none->setWordWrap(true);

    m_input->setPlaceholderText(tr("Name, alias, number or language: cp932, 1251, Thai …"));
    m_input->setAccessibleName(tr("Search an encoding"));
    m_input->setClearButtonEnabled(true);
    m_input->installEventFilter(this);
    m_list->setModel(&m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Encodings found"));

    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(32);
    shadow->setOffset(0, 8);
    shadow->setColor(QColor(0, 0, 0, 90));
    setGraphicsEffect(shadow);

    connect(m_input, &QLineEdit::textChanged, this, &EncodingSearch::search);
    connect(m_list, &QListView::clicked, this, [this] { accept(); });
    hide();
}

void EncodingSearch::search(const QString& words) {
    m_model.search(words);
    m_list->setCurrentIndex(m_model.index(0, 0));
    m_list->setVisible(m_model.rowCount() > 0);
    m_none->setVisible(m_model.rowCount() == 0);
}

void EncodingSearch::setTheme(const Theme& theme) {
    m_list->setItemDelegate(new EncodingDelegate(theme, m_list));
}

void EncodingSearch::open(std::vector<EncodingId> suggested) {
    m_model.setSuggested(std::move(suggested));
    m_input->clear();
    search({});
    const QSize room = parentWidget()->size();
    const int width = std::min(kSearchWidth, room.width() - 16);
    setGeometry((room.width() - width) / 2, 72, width, std::min(kHeight, room.height() - 88));
    show();
    raise();
    m_input->setFocus();
}

bool EncodingSearch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && isVisible()) {
        dismiss();
    } else if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // while it is open, keys are meant for it
        return true;
    } else if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down:
            moveBy(1);
            return true;
        case Qt::Key_Up:
            moveBy(-1);
            return true;
        case Qt::Key_PageDown:
            moveBy(10);
            return true;
        case Qt::Key_PageUp:
            moveBy(-10);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            accept();
            return true;
        case Qt::Key_Escape:
            dismiss();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void EncodingSearch::moveBy(int rows) {
    if (m_model.rowCount() == 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, m_model.rowCount() - 1);
    m_list->setCurrentIndex(m_model.index(row, 0));
}

void EncodingSearch::accept() {
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const EncodingId encoding = m_model.encodingAt(current.row());
    dismiss();
    emit chosen(encoding);
}

void EncodingSearch::dismiss() {
    if (!isVisible())
        return;
    hide();
    emit dismissed();
}

} // namespace charsleuth::viewer
