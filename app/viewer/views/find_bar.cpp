#include "app/viewer/views/find_bar.h"

#include "app/viewer/views/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace charsleuth::viewer {

namespace {

constexpr int leastInput = 160;

QToolButton* button(const QString& name, const QString& tip, QWidget* parent) {
    auto* made = new QToolButton(parent);
    made->setAccessibleName(name);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace

FindBar::FindBar(QWidget* parent)
    : QWidget(parent), m_input(new QLineEdit(this)), m_kind(new QComboBox(this)),
      m_matchCase(button(tr("Match case"), tr("Tell capital letters from small ones"), this)),
      m_summary(new QLabel(this)),
      m_previous(button(tr("Previous hit"), tr("Previous hit (Shift+Enter)"), this)),
      m_next(button(tr("Next hit"), tr("Next hit (Enter)"), this)),
      m_close(button(tr("Close the search"), tr("Close (Esc)"), this)) {
    setObjectName("find-bar");
    setAttribute(Qt::WA_StyledBackground);
    m_input->setPlaceholderText(tr("Find"));
    m_input->setAccessibleName(tr("Find"));
    m_input->setMinimumWidth(leastInput);
    m_kind->addItems({tr("Text"), tr("Expression"), tr("Bytes")});
    m_kind->setAccessibleName(tr("What to find"));
    m_kind->setToolTip(tr("Text as it reads, a regular expression, or bytes such as E9 20"));
    m_matchCase->setText(QStringLiteral("Aa"));
    m_matchCase->setCheckable(true);
    m_matchCase->setProperty("toggles", true);
    m_summary->setObjectName("find-summary");
    m_summary->setAccessibleName(tr("Found"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(m_input, 1);
    for (QWidget* widget : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_matchCase)})
        row->addWidget(widget);
    row->addSpacing(4);
    row->addWidget(m_summary);
    for (QWidget* widget : {m_previous, m_next, m_close})
        row->addWidget(widget);

    connect(m_input, &QLineEdit::textChanged, this, &FindBar::queryChanged);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this](int kind) {
        m_matchCase->setEnabled(kind != static_cast<int>(QueryKind::Bytes));
        emit queryChanged();
    });
    connect(m_matchCase, &QToolButton::toggled, this, &FindBar::queryChanged);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepWanted(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepWanted(1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::dismissed);
    for (QWidget* widget : findChildren<QWidget*>())
        widget->installEventFilter(this);
    hide();
}

void FindBar::setTheme(const Theme& theme) {
    m_previous->setIcon(drawnIcon(Symbol::Previous, theme.text));
    m_next->setIcon(drawnIcon(Symbol::Next, theme.text));
    m_close->setIcon(drawnIcon(Symbol::Close, theme.text));
}

void FindBar::setSummary(const QString& summary) {
    m_summary->setText(summary);
}

void FindBar::open(const QString& pattern) {
    show();
    if (!pattern.isEmpty())
        m_input->setText(pattern);
    m_input->setFocus(Qt::ShortcutFocusReason);
    m_input->selectAll();
}

Query FindBar::query() const {
    return {.kind = static_cast<QueryKind>(m_kind->currentIndex()),
            .pattern = m_input->text(),
            .matchCase = m_matchCase->isChecked()};
}

/// Enter goes on, Escape leaves; the window has other uses for Escape.
bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter =
        watched == m_input && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (!enter && key->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        if (enter)
            emit stepWanted(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
        else
            emit dismissed();
    }
    return true;
}

} // namespace charsleuth::viewer
