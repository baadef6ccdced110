#include "app/viewer/views/word_dialog.h"

#include "app/viewer/models/copies.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/theme.h"
#include "app/viewer/words/wording.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr QSize dialogSize(560, 480); // pixels
constexpr int wordPatience = 200;     // milliseconds
constexpr int wordRowHeight = 28;     // pixels
constexpr int placeIndent = 20;       // pixels

/// A heading in bold with its remark at the right; a place indented, where it is at the right.
class WordDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme theme = themeOf(schemeOf(option.palette));
        const bool heading = index.data(WordModel::HeadingRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect area = option.rect.adjusted(4, 1, -4, -1);
        const bool selected = option.state & QStyle::State_Selected;
        const bool focused = option.state & QStyle::State_HasFocus;
        painter->setPen(focused ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
        painter->setBrush(selected ? QBrush(theme.tint) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        QFont font = option.font;
        if (heading)
            font.setWeight(QFont::DemiBold);
        const QRect inner = area.adjusted(heading ? 8 : 8 + placeIndent, 0, -8, 0);
        const QFontMetrics metrics(font);
        const QFontMetrics plain(option.font);
        const int most = inner.width() / 2;
        const QString remark =
            plain.elidedText(index.data(WordModel::RemarkRole).toString(), Qt::ElideRight, most);
        painter->setPen(theme.quiet);
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight, remark);
        painter->setFont(font);
        painter->setPen(theme.text);
        painter->drawText(inner, Qt::AlignVCenter,
                          metrics.elidedText(index.data().toString(), Qt::ElideRight,
                                             inner.width() - plain.horizontalAdvance(remark) - 12));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, wordRowHeight};
    }
};

} // namespace

WordDialog::WordDialog(const Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_input(new QLineEdit(this)),
      m_summary(new QLabel(this)), m_list(new QListView(this)) {
    setObjectName(QStringLiteral("word"));
    setWindowTitle(tr("Make this word appear"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    auto* lead = new QLabel(tr("Type a &word that you know to be in the file, or two: a name, a "
                               "city. You get the encodings in which all of them are there."),
                            this);
    lead->setWordWrap(true);
    lead->setBuddy(m_input);
    m_input->setObjectName(QStringLiteral("words"));
    m_input->setPlaceholderText(QStringLiteral("Müller, 東京, Łódź …"));
    m_input->setAccessibleName(tr("Words that are in the file"));
    m_input->setClearButtonEnabled(true);
    m_input->installEventFilter(this);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("word-summary"));
    m_list->setModel(&m_found);
    m_list->setItemDelegate(new WordDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setObjectName(QStringLiteral("word-places"));
    m_list->setAccessibleName(tr("Encodings that have the words, with their places"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QWidget* widget : std::initializer_list<QWidget*>{lead, m_input, m_summary})
        column->addWidget(widget);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    m_soon.setSingleShot(true);
    m_soon.setInterval(wordPatience);
    connect(&m_soon, &QTimer::timeout, this, &WordDialog::search);
    connect(m_input, &QLineEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(m_list, &QListView::activated, this, &WordDialog::choose);
    connect(m_list, &QListView::clicked, this, &WordDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &WordDialog::reject);
    connect(&m_session, &Session::opened, this, &WordDialog::search);
    resize(roomFor(dialogSize, this));
}

void WordDialog::openWith(const QString& words) {
    if (!words.isEmpty())
        m_input->setText(words);
    show();
    raise();
    activateWindow();
    m_input->setFocus();
    m_input->selectAll();
}

void WordDialog::search() {
    const QStringList words = wordsIn(m_input->text());
    m_soon.stop();
    if (words.isEmpty() || !m_session.isOpen()) {
        m_job.cancel();
        m_found.setRows({});
        m_summary->clear();
        return;
    }
    m_since.start();
    m_job.start(
        [bytes = m_session.state().bytes, words](std::stop_token stop, const auto& report) {
            searchWords(bytes, words, std::move(stop), report);
        },
        [this](const WordSearchStep& step) { take(step); });
}

void WordDialog::take(const WordSearchStep& step) {
    if (!m_session.state().index) // no encoding is known: nothing to show places in
        return;
    std::vector<WordRow> rows = wordRows(m_session.state(), step.found);
    if (!step.done)
        m_summary->setText(
            progressText(step.searched, m_session.state().bytes->size(), m_since.elapsed()));
    else if (step.found.empty())
        m_summary->setText(tr("No encoding makes this of any bytes in the file."));
    else
        m_summary->setText(step.found.size() == 1
                               ? tr("1 encoding has it.")
                               : tr("%1 encodings have it, the most probable first.")
                                     .arg(numberText(step.found.size())));
    m_found.setRows(std::move(rows));
}

/// Enter and the arrow keys go from the input into the list.
bool WordDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
            if (m_found.rowCount() > 0) {
                m_list->setFocus(Qt::TabFocusReason);
                if (!m_list->currentIndex().isValid())
                    m_list->setCurrentIndex(m_found.index(0, 0));
                if (key != Qt::Key_Down)
                    choose(m_list->currentIndex());
            }
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// A heading stands for its first place.
void WordDialog::choose(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const WordRow& row = m_found.row(index.row());
    const int place = row.place ? index.row() : index.row() + 1;
    if (place < m_found.rowCount() && m_found.row(place).place)
        emit placeWanted(row.encoding, *m_found.row(place).place);
}

QString WordDialog::summary() const {
    return m_summary->text();
}

} // namespace charsleuth::viewer
