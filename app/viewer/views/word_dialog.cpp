#include "app/viewer/views/word_dialog.h"

#include "app/viewer/models/copies.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/wording.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr QSize dialogSize(560, 480); // pixels
constexpr int wordPatience = 200;     // milliseconds

} // namespace

WordDialog::WordDialog(const Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_input(new QLineEdit(this)),
      m_summary(new QLabel(this)), m_table(new QTableWidget(0, 2, this)) {
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
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->setObjectName(QStringLiteral("word-places"));
    m_table->setAccessibleName(tr("Encodings that have the words, with their places"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QWidget* widget : std::initializer_list<QWidget*>{lead, m_input, m_summary})
        column->addWidget(widget);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    m_soon.setSingleShot(true);
    m_soon.setInterval(wordPatience);
    connect(&m_soon, &QTimer::timeout, this, &WordDialog::search);
    connect(m_input, &QLineEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(m_table, &QTableWidget::cellActivated, this, &WordDialog::choose);
    connect(m_table, &QTableWidget::cellClicked, this, &WordDialog::choose);
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
        list({});
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
    list(std::move(rows));
}

/// A heading in bold with what is said of it, and its places below.
void WordDialog::list(std::vector<WordRow> rows) {
    if (rows == m_rows)
        return; // nothing is to jump
    m_rows = std::move(rows);
    m_table->clearContents();
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    QFont bold = m_table->font();
    bold.setWeight(QFont::DemiBold);
    const QString indent(4, QChar::Nbsp);
    for (int number = 0; const WordRow& row : m_rows) {
        auto* text = new QTableWidgetItem(row.place ? indent + row.text : row.text);
        if (!row.place)
            text->setFont(bold);
        auto* remark = new QTableWidgetItem(row.remark);
        remark->setToolTip(row.remark);
        m_table->setItem(number, 0, text);
        m_table->setItem(number++, 1, remark);
    }
}

/// Enter and the arrow keys go from the input into the list.
bool WordDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
            if (!m_rows.empty()) {
                m_table->setFocus(Qt::TabFocusReason);
                m_table->setCurrentCell(std::max(0, m_table->currentRow()), 0);
                if (key != Qt::Key_Down)
                    choose(m_table->currentRow());
            }
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// A heading stands for its first place.
void WordDialog::choose(int number) {
    const auto row = m_rows.begin() + number;
    const auto place = row->place ? row : row + 1;
    if (place < m_rows.end() && place->place)
        emit placeWanted(row->encoding, *place->place);
}

QString WordDialog::summary() const {
    return m_summary->text();
}

} // namespace charsleuth::viewer
