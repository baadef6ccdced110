#include "app/viewer/window/compare_files_window.h"

#include "app/viewer/models/reading_words.h"
#include "app/viewer/models/status.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/panel_heading.h"
#include "app/viewer/views/return_clicks.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace charsleuth::viewer {

CompareFilesWindow::CompareFilesWindow(const Session& left, const QString& leftName,
                                       double pointSize, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_left(&left), m_leftName(leftName) {
    setObjectName("compare-files");
    setAttribute(Qt::WA_DeleteOnClose);
    resize(roomFor({1120, 720}, this));
    auto* all = new QWidget(this);
    auto* column = columnIn(all);
    column->addWidget(makeBar());
    auto* sides = new QSplitter(Qt::Horizontal, all);
    sides->setHandleWidth(1);
    sides->setChildrenCollapsible(false);
    for (Side& side : m_sides)
        sides->addWidget(makeSide(side, pointSize));
    column->addWidget(sides, 1);
    setCentralWidget(new FittingArea(all, this));
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        connect(m_sides[i].view, &TextView::scrolled, this, [this, i] { follow(i); });
    m_close = new QAction(this);
    m_close->setShortcuts({QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_W)});
    connect(m_close, &QAction::triggered, this, &QWidget::close);
    addAction(m_close);
    listenTo(left);
    listenTo(m_session);
    connect(&m_session, &Session::failed, this, [this](const Error& error) {
        m_failure = error;
        refresh();
    });
    showTheme(themeOf(schemeOf(QApplication::palette())));
    speak();
}

void CompareFilesWindow::listenTo(const Session& session) {
    connect(&session, &Session::encodingChanged, this, &CompareFilesWindow::compare);
    connect(&session, &Session::grown, this, &CompareFilesWindow::compare);
    connect(&session, &Session::indexed, this, &CompareFilesWindow::showTexts);
}

void CompareFilesWindow::moveTo(const Session& left, QWidget* parent) {
    disconnect(m_left, nullptr, this, nullptr);
    m_left = &left;
    listenTo(left);
    const QByteArray geometry = saveGeometry();
    const bool shown = isVisible();
    setParent(parent, windowFlags()); // which hides it
    restoreGeometry(geometry);
    setVisible(shown);
}

void CompareFilesWindow::speak() {
    if (!m_path.empty())
        setWindowTitle(tr("%1 and %2 — Charsleuth").arg(m_leftName, fileName(m_path)));
    m_summary->setAccessibleName(tr("Differences"));
    m_close->setText(tr("Close"));
    m_previous->setText(tr("Previous difference"));
    m_next->setText(tr("Next difference"));
    for (QToolButton* button : findChildren<QToolButton*>())
        if (button->defaultAction() != nullptr)
            button->setAccessibleName(button->defaultAction()->toolTip());
    m_fieldLabel->setText(tr("The other file is in:"));
    m_field->setAccessibleName(m_fieldLabel->text());
    showTexts();
    refresh();
}

void CompareFilesWindow::showTheme(const Theme& theme) {
    setStyleSheet(styleSheetOf(theme));
    setWindowIcon(drawnIcon(Symbol::Application, theme.accent));
    m_previous->setIcon(drawnIcon(Symbol::Previous, theme.text));
    m_next->setIcon(drawnIcon(Symbol::Next, theme.text));
    for (const Side& side : m_sides)
        side.view->setTheme(theme);
}

void CompareFilesWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        speak();
    QMainWindow::changeEvent(event);
}

bool CompareFilesWindow::event(QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange)
        showTheme(themeOf(schemeOf(QApplication::palette())));
    return QMainWindow::event(event);
}

void CompareFilesWindow::keyPressEvent(QKeyEvent* event) {
    if (!clickedByReturn(*this, *event))
        QMainWindow::keyPressEvent(event);
}

/// What differs, the ways through it, and what the other file is read as.
QWidget* CompareFilesWindow::makeBar() {
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("compare-bar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 8, 4);
    m_summary = new QLabel(bar);
    m_summary->setObjectName(QStringLiteral("compare-summary"));
    m_summary->setTextFormat(Qt::PlainText);
    row->addWidget(m_summary);
    m_previous = makeStep(QStringLiteral("previous-difference"),
                          {Qt::SHIFT | Qt::Key_F3, Qt::SHIFT | Qt::Key_F7}, -1);
    m_next = makeStep(QStringLiteral("next-difference"), {Qt::Key_F3, Qt::Key_F7}, 1);
    for (QAction* action : {m_previous, m_next}) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addStretch(1);
    m_fieldLabel = new QLabel(bar);
    row->addWidget(m_fieldLabel);
    m_field = new EncodingField({EncodingId::Utf8}, bar);
    connect(m_field, &EncodingField::changed, this, [this] {
        if (const auto as = m_field->encoding(); as && m_session.state().shown != as)
            m_session.choose(*as);
        refresh();
    });
    row->addWidget(m_field);
    return bar;
}

QAction* CompareFilesWindow::makeStep(const QString& name, const QList<QKeySequence>& keys,
                                      int direction) {
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, [this, direction] { step(direction); });
    addAction(action);
    return action;
}

QWidget* CompareFilesWindow::makeSide(Side& side, double pointSize) {
    auto* widget = new QWidget(this);
    auto* column = columnIn(widget);
    side.label = new QLabel(widget);
    side.label->setContentsMargins(12, 8, 12, 8);
    side.label->setMinimumWidth(1); // a long name is cut
    side.label->setObjectName(QStringLiteral("reading"));
    side.label->setTextFormat(Qt::PlainText);
    side.view = new TextView(widget);
    side.view->setMinimumSize(1, 1);
    side.view->setPointSize(pointSize);
    column->addWidget(side.label);
    column->addWidget(side.view, 1);
    return widget;
}

void CompareFilesWindow::open(const std::string& path) {
    m_path = path;
    speak();
    m_sides[0].view->setFocus();
    m_session.open(path);
}

void CompareFilesWindow::showTexts() {
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const DocumentState& state = session(i).state();
        if (!state.shown)
            continue;
        const QString name = i == 0 ? m_leftName : fileName(state.path);
        const QString label = QStringLiteral("%1 — %2").arg(name, readingLabel(state.readAs()));
        m_sides[i].label->setText(label);
        m_sides[i].view->setAccessibleName(label);
        m_sides[i].view->setText(state.text(), {});
    }
    if (const auto& shown = m_session.state().shown; shown && m_field->encoding() != shown) {
        const QSignalBlocker quiet(m_field);
        m_field->setEncoding(*shown);
    }
}

/// Reads both texts through, as they are shown.
void CompareFilesWindow::compare() {
    m_known = false;
    m_changes.clear();
    m_current.reset();
    showTexts();
    const DocumentState& left = m_left->state();
    const DocumentState& right = m_session.state();
    if (left.shown && right.shown)
        m_comparing.start(
            [bytes = std::array{left.bytes, right.bytes},
             as = std::array{left.readAs(), right.readAs()}](const std::stop_token& stop,
                                                             const auto& report) {
                Found found;
                for (std::size_t i = 0; i < bytes.size(); ++i)
                    found.lines[i] = linesOf(*bytes[i], as[i], stop);
                if (stop.stop_requested())
                    return;
                found.changes = lineChanges(found.lines[0].hashes, found.lines[1].hashes);
                report(std::make_shared<const Found>(std::move(found)));
            },
            [this](const std::shared_ptr<const Found>& found) { take(*found); });
    refresh();
}

void CompareFilesWindow::take(const Found& found) {
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i].lines = found.lines[i];
    m_changes = found.changes;
    m_known = true;
    follow(0);
    refresh();
}

void CompareFilesWindow::refresh() {
    const std::size_t count = m_changes.size();
    QString text;
    if (m_field->isMarked())
        text = m_field->complaint();
    else if (m_failure)
        text = tr("%1 could not be opened: %2")
                   .arg(pathText(m_failure->path), causeText(m_failure->cause));
    else if (m_comparing.isRunning() && !m_known)
        text = tr("Comparing …");
    else if (!m_known)
        text = tr("Nothing to compare");
    else if (count == 0)
        text = sameText();
    else if (m_current)
        text = tr("%1 of %2 differences").arg(numberText(*m_current + 1), numberText(count));
    else
        text = count == 1 ? tr("1 difference") : tr("%1 differences").arg(numberText(count));
    m_summary->setText(text);
    for (QAction* action : {m_previous, m_next})
        action->setEnabled(count > 0);
}

/// What two texts without a difference in their lines have in common.
QString CompareFilesWindow::sameText() const {
    const DocumentState& left = m_left->state();
    const DocumentState& right = m_session.state();
    if (left.answer && right.answer && left.detection().lineEnding != right.detection().lineEnding)
        return tr("Both say the same, but their lines end differently: %1 and %2.")
            .arg(lineEndText(left.detection().lineEnding),
                 lineEndText(right.detection().lineEnding));
    return tr("Both say the same.");
}

QString CompareFilesWindow::summary() const {
    return m_summary->text();
}

/// Goes to the next difference, or the previous one; from the last one on to the first.
void CompareFilesWindow::step(int direction) {
    const std::size_t count = m_changes.size();
    if (count == 0)
        return;
    if (!m_current)
        m_current = direction > 0 ? 0 : count - 1;
    else
        m_current = (*m_current + count + static_cast<std::size_t>(direction)) % count;
    const LineChange& change = m_changes[*m_current];
    const std::array<ByteRange, 2> places = differing(change);
    const std::size_t leader = change.left.size() > 0 ? 0 : 1;
    m_sides[leader].view->goTo(places[leader].begin);
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i].view->select(places[i]);
    refresh();
}

std::uint64_t CompareFilesWindow::lineStart(std::size_t side, std::size_t line) const {
    const auto& starts = m_sides[side].lines.starts;
    return line < starts.size() ? starts[line] : session(side).state().bytes->size();
}

ByteRange CompareFilesWindow::bytesOf(std::size_t side, LineRange lines) const {
    return {lineStart(side, lines.begin), lineStart(side, lines.end)};
}

/// Scrolls the other side to the lines that stand beside those shown here.
void CompareFilesWindow::follow(std::size_t leader) {
    if (m_following || !m_known || m_sides[leader].lines.starts.empty())
        return;
    m_following = true;
    const TextView& view = *m_sides[leader].view;
    const std::size_t other = 1 - leader;
    const std::size_t line = m_sides[leader].lines.lineAt(view.top());
    const std::uint64_t wanted = lineStart(other, lineBeside(m_changes, line, leader == 0));
    if (m_sides[other].view->top() != wanted)
        m_sides[other].view->scrollTo(wanted);
    align();
    m_following = false;
    tint();
}

/// Leaves a gap at a side whose line takes less room than the one beside it, or is missing.
void CompareFilesWindow::align() {
    std::map<std::uint64_t, double> tops;
    for (const TextView::RowPlace& row : m_sides[1].view->naturalRows())
        tops.emplace(row.byte, row.y);
    std::array<std::map<std::uint64_t, double>, 2> gaps;
    double shifted[2] = {0, 0};
    const auto& starts = m_sides[0].lines.starts;
    const auto rows = m_sides[0].view->naturalRows();
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const std::size_t line = m_sides[0].lines.lineAt(rows[i].byte);
        const std::size_t beside = lineBeside(m_changes, line, true);
        if (starts[line] != rows[i].byte || lineBeside(m_changes, beside, false) != line)
            continue;
        const std::uint64_t byte = lineStart(1, beside);
        const auto top = tops.find(byte);
        if (top == tops.end())
            continue;
        const double lower = std::max(rows[i].y + shifted[0], top->second + shifted[1]);
        if (const double gap = lower - rows[i].y - shifted[0]; gap > 0)
            gaps[0][rows[i].byte] = gap;
        if (const double gap = lower - top->second - shifted[1]; gap > 0)
            gaps[1][byte] = gap;
        shifted[0] = lower - rows[i].y;
        shifted[1] = lower - top->second;
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i].view->setGaps(std::move(gaps[i]));
}

/// Marks the differences that are on the screen.
void CompareFilesWindow::tint() {
    std::array<std::vector<ByteRange>, 2> ranges;
    const std::array seen{left().visibleBytes(), right().visibleBytes()};
    for (const LineChange& change : m_changes) {
        const std::array lines{bytesOf(0, change.left), bytesOf(1, change.right)};
        if (!overlap(lines[0], seen[0]) && !overlap(lines[1], seen[1]))
            continue;
        const std::array<ByteRange, 2> places = differing(change);
        for (std::size_t i = 0; i < ranges.size(); ++i)
            if (!places[i].empty())
                ranges[i].push_back(places[i]);
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i].view->setTinted(std::move(ranges[i]));
}

/// The characters of both sides between those that their changed lines begin and end with; of many
/// lines all.
std::array<ByteRange, 2> CompareFilesWindow::differing(const LineChange& change) const {
    constexpr std::uint64_t most = 1 << 16; // bytes
    std::array<ByteRange, 2> ranges{bytesOf(0, change.left), bytesOf(1, change.right)};
    const bool areThere = m_left->state().index && m_session.state().index;
    if (!areThere || ranges[0].empty() || ranges[1].empty() ||
        ranges[0].size() + ranges[1].size() > most)
        return ranges;
    std::array<MappedText, 2> texts;
    std::array<std::u16string_view, 2> lines; // of `texts`, which have more
    std::array<std::size_t, 2> first{};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        texts[i] = session(i).state().text().mapped(ranges[i]);
        const auto unitAt = [&bytes = texts[i].byteOf](std::uint64_t byte) {
            return static_cast<std::size_t>(std::ranges::lower_bound(bytes, byte) - bytes.begin());
        };
        first[i] = unitAt(ranges[i].begin);
        lines[i] =
            std::u16string_view(texts[i].text).substr(first[i], unitAt(ranges[i].end) - first[i]);
    }
    const auto [left, right] = lines;
    const auto begin = std::ranges::mismatch(left, right).in1 - left.begin();
    const auto end =
        std::mismatch(left.rbegin(), left.rend() - begin, right.rbegin(), right.rend() - begin)
            .first -
        left.rbegin();
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const auto at = texts[i].byteOf.begin() + static_cast<std::ptrdiff_t>(first[i]);
        ranges[i] = {at[begin], at[std::ssize(lines[i]) - end]};
    }
    return ranges;
}

} // namespace charsleuth::viewer
