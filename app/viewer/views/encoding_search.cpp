#include "app/viewer/views/encoding_search.h"

#include "app/answer/probably_meant.h"
#include "app/viewer/words/wording.h"

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

constexpr int searchWidth = 420; // pixels, as all lengths here
constexpr int searchHeight = 520;
constexpr int rowHeight = 46;
constexpr int belowToolbar = 72;

/// The label, at the right the name that was found, and below a line of the file as it would read.
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
        const QRect inner = area.adjusted(8, 5, -8, -5);
        const QFontMetrics metrics(option.font);
        painter->setPen(m_theme.text);
        const QString name = index.data(Qt::DisplayRole).toString();
        painter->drawText(inner, Qt::AlignTop, name);
        painter->setPen(m_theme.quiet);
        const int room = inner.width() - metrics.horizontalAdvance(name) - 12;
        painter->drawText(inner, Qt::AlignTop | Qt::AlignRight,
                          metrics.elidedText(index.data(EncodingModel::MatchRole).toString(),
                                             Qt::ElideRight, room));
        drawSample(*painter, inner, metrics, index.data(EncodingModel::PreviewRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, rowHeight};
    }

private:
    /// On a base line of its own and nowhere above: glyphs of other fonts may be higher than the
    /// line, and aligning the text would then lift it into the name.
    static void drawSample(QPainter& painter, const QRect& inner, const QFontMetrics& metrics,
                           const QString& sample) {
        const QString shown = metrics.elidedText(sample, Qt::ElideRight, inner.width());
        const int left = sample.isRightToLeft() ? inner.right() - metrics.horizontalAdvance(shown)
                                                : inner.left();
        painter.setLayoutDirection(Qt::LayoutDirectionAuto); // the file's, not the window's
        painter.setClipRect(inner.adjusted(0, metrics.height(), 0, metrics.descent()));
        painter.drawText(left, inner.bottom() - metrics.descent(), shown);
    }

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
    layout->addWidget(m_none);
    layout->addWidget(m_list, 1);
    layout->addStretch();
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
    m_none->setText(tr("No encoding has this name, number or language."));
    const bool none = m_model.rowCount() == 0;
    if (const auto meant = none ? probablyMeant(words.toStdString()) : std::nullopt) {
        m_none->setText(tr("No encoding is called “%1”. This one was probably meant:").arg(words));
        m_model.search(encodingName(*meant));
    }
    m_list->setCurrentIndex(m_model.index(0, 0));
    m_walked = false;
    m_list->setVisible(m_model.rowCount() > 0);
    m_none->setVisible(none);
}

void EncodingSearch::setTheme(const Theme& theme) {
    m_list->setItemDelegate(new EncodingDelegate(theme, m_list));
}

void EncodingSearch::open(std::vector<EncodingId> suggested, std::optional<EncodingId> shown) {
    m_shown = shown;
    m_model.setSuggested(std::move(suggested));
    m_input->clear();
    search({});
    // Over the cards, so that the text can be seen to follow.
    const QSize room = parentWidget()->size();
    const int width = std::min(searchWidth, room.width() - 16);
    const int x = layoutDirection() == Qt::LeftToRight ? 8 : room.width() - width - 8;
    const int y = std::min(belowToolbar, room.height() / 6);
    setGeometry(x, y, width, std::min(searchHeight, room.height() - y - 16));
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

/// The first step down tries the hit on top, which is marked already but not shown.
void EncodingSearch::moveBy(int rows) {
    if (m_model.rowCount() == 0)
        return;
    const int marked = m_list->currentIndex().row();
    const bool comesIn = !m_walked && rows > 0 && m_model.encodingAt(marked) != m_shown;
    const int row = std::clamp(marked + rows - (comesIn ? 1 : 0), 0, m_model.rowCount() - 1);
    m_walked = true;
    m_list->setCurrentIndex(m_model.index(row, 0));
    m_shown = m_model.encodingAt(row);
    emit tried(*m_shown);
}

void EncodingSearch::accept() {
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const EncodingId encoding = m_model.encodingAt(current.row());
    hide();
    emit chosen(encoding);
    emit dismissed();
}

void EncodingSearch::dismiss() {
    if (!isVisible())
        return;
    hide();
    emit dismissed();
}

} // namespace charsleuth::viewer
