#include "app/viewer/views/readings_view.h"

#include "app/viewer/document/differences.h"
#include "app/viewer/views/elided_label.h"
#include "app/viewer/views/text_view.h"

#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace charsleuth::viewer {

ReadingsView::ReadingsView(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
    setHandleWidth(1);
    setChildrenCollapsible(false);
    m_panes.push_back(makePane());
}

ReadingsView::Pane ReadingsView::makePane() {
    Pane pane;
    pane.widget = new QWidget(this);
    auto* column = new QVBoxLayout(pane.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    pane.label = new ElidedLabel(pane.widget);
    pane.label->setMinimumWidth(1);
    pane.label->setContentsMargins(12, 8, 12, 8);
    pane.label->setObjectName("reading");
    pane.label->hide();
    pane.view = new TextView(pane.widget);
    pane.view->setMinimumSize(1, 1); // a small screen has no more
    pane.view->setTheme(m_theme);
    pane.view->setWrap(m_wrap);
    pane.view->setInvisibles(m_invisibles);
    pane.view->setTeller(m_teller);
    pane.view->setFontFamily(m_family);
    column->addWidget(pane.label);
    column->addWidget(pane.view, 1);
    addWidget(pane.widget);
    connect(pane.view, &TextView::scrolled, this, [this, view = pane.view] { follow(view); });
    if (!m_panes.empty()) // a place chosen in another reading is one of the document
        connect(pane.view, &TextView::caretMoved, this, [this, view = pane.view] {
            if (view->hasFocus() && !m_match)
                text()->select(view->selection());
        });
    connect(pane.view, &TextView::zoomWanted, this, &ReadingsView::setPointSize);
    return pane;
}

void ReadingsView::setTheme(const Theme& theme) {
    m_theme = theme;
    forEachView([&](TextView* view) { view->setTheme(theme); });
}

void ReadingsView::setWrap(bool wrap) {
    m_wrap = wrap;
    forEachView([&](TextView* view) { view->setWrap(wrap); });
}

void ReadingsView::setInvisibles(bool shown) {
    m_invisibles = shown;
    forEachView([&](TextView* view) { view->setInvisibles(shown); });
}

void ReadingsView::setPointSize(double size) {
    forEachView([&](TextView* view) { view->setPointSize(size); });
}

void ReadingsView::setFontFamily(const QString& family) {
    m_family = family;
    forEachView([&](TextView* view) { view->setFontFamily(family); });
}

/// A change to all of them; the place on top stays that of the shown text.
void ReadingsView::forEachView(const std::function<void(TextView*)>& change) {
    m_following = true;
    for (const Pane& pane : m_panes)
        change(pane.view);
    m_following = false;
    follow(text());
}

void ReadingsView::setReadings(const Reading& shown, const std::vector<Reading>& others,
                               int place) {
    m_following = true; // not before all have their text
    setOthers(others.size(), false);
    m_match = nullptr;
    if (indexOf(m_panes.front().widget) != place)
        insertWidget(place, m_panes.front().widget);
    show(m_panes.front(), shown);
    for (std::size_t i = 0; i < others.size(); ++i)
        show(m_panes[i + 1], others[i]);
    m_following = false;
    follow(text());
}

void ReadingsView::setFiles(const Reading& shown, const Reading& other,
                            const std::shared_ptr<const LineMatch>& match) {
    m_following = true;
    setOthers(1, true);
    m_match = match;
    show(m_panes.front(), shown);
    show(m_panes.back(), other);
    m_following = false;
    follow(text());
}

/// Has as many panes beside the text; none is kept for another kind of text.
void ReadingsView::setOthers(std::size_t count, bool areFiles) {
    const std::size_t kept = areFiles == (m_match != nullptr) ? count + 1 : 1;
    while (m_panes.size() > kept) {
        m_panes.back().widget->deleteLater();
        m_panes.back().widget->setParent(nullptr);
        m_panes.pop_back();
    }
    while (m_panes.size() < count + 1) {
        m_panes.push_back(makePane());
        m_panes.back().view->setPointSize(text()->pointSize());
        m_panes.back().view->setOnly(m_only);
        m_panes.back().widget->show();
        setSizes(QList<int>(this->count(), width()));
    }
}

void ReadingsView::setOnly(const std::shared_ptr<const Places>& only) {
    m_only = only;
    forEachView([&](TextView* view) { view->setOnly(only); });
}

void ReadingsView::setTeller(TextView::Teller teller) {
    m_teller = std::move(teller);
    for (const Pane& pane : m_panes)
        pane.view->setTeller(m_teller);
}

void ReadingsView::reset() {
    m_only.reset();
    for (Pane& pane : m_panes) {
        pane.text = {};
        pane.view->reset();
    }
}

void ReadingsView::show(Pane& pane, const Reading& reading) {
    pane.text = reading.text;
    pane.label->setText(reading.label);
    pane.label->setVisible(m_panes.size() > 1);
    pane.view->setAccessibleName(m_panes.size() > 1 ? tr("Text as %1").arg(reading.label)
                                                    : tr("Text"));
    pane.view->setText(reading.text, reading.language);
}

std::vector<TextView*> ReadingsView::views() const {
    std::vector<TextView*> views;
    for (const Pane& pane : m_panes)
        if (pane.view != otherFile())
            views.push_back(pane.view);
    return views;
}

void ReadingsView::showRange(ByteRange range) {
    text()->goTo(range.begin);
    for (TextView* view : views())
        view->select(range);
}

/// All views show the same rows beside each other.
void ReadingsView::follow(const TextView* leader) {
    if (m_following || m_panes.front().text.isNull())
        return;
    m_following = true;
    scrollOthers(leader);
    align();
    m_following = false;
    tintDifferences();
    emit scrolled();
}

/// Puts the same byte, or the line beside it, on top.
void ReadingsView::scrollOthers(const TextView* leader) {
    std::uint64_t lastTop = 0;
    for (const Pane& pane : m_panes)
        lastTop = std::max(lastTop, m_match ? 0 : pane.view->ownLastTop());
    for (const Pane& pane : m_panes)
        pane.view->setLastTopAtLeast(lastTop);
    if (m_match && !m_match->isKnown())
        return;
    const std::uint64_t top =
        m_match ? m_match->beside(leader == text() ? 0 : 1, leader->top()) : leader->top();
    for (const Pane& pane : m_panes)
        if (pane.view != leader && pane.view->top() != top)
            pane.view->scrollTo(top);
}

/// A row that takes more lines in one view, or is missing in another one, leaves a gap there.
void ReadingsView::align() {
    std::vector<std::map<std::uint64_t, TextView::RowPlace>> rows(m_panes.size()); // by shown byte
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        for (const TextView::RowPlace& row : m_panes[i].view->naturalRows())
            if (const auto byte = m_match ? m_match->inLeft(i, row.byte) : std::optional(row.byte))
                rows[i].emplace(*byte, row);
    std::vector<std::map<std::uint64_t, double>> gaps(m_panes.size());
    std::vector<double> shifted(m_panes.size(), 0);
    for (const auto& [byte, row] : rows.front()) {
        if (byte <= text()->top())
            continue; // the top ones begin anywhere above the screen
        if (!std::ranges::all_of(rows,
                                 [place = byte](const auto& of) { return of.contains(place); }))
            continue;
        double lowest = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            lowest = std::max(lowest, rows[i][byte].y + shifted[i]);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const double gap = lowest - rows[i][byte].y - shifted[i];
            shifted[i] += gap;
            if (gap > 0)
                gaps[i][rows[i][byte].byte] = gap;
        }
    }
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        m_panes[i].view->setGaps(std::move(gaps[i]));
}

void ReadingsView::tintDifferences() {
    if (text()->visibleBytes().empty())
        return;
    if (TextView* other = otherFile()) {
        auto [left, right] =
            m_match->differencesIn({text()->visibleBytes(), other->visibleBytes()});
        text()->setTinted(std::move(left));
        return other->setTinted(std::move(right));
    }
    const Pane& shown = m_panes.front();
    std::vector<ByteRange> all;
    for (std::size_t i = 1; i < m_panes.size(); ++i) {
        const Pane& other = m_panes[i];
        const ByteRange seen =
            unite({shown.view->visibleBytes()}, {other.view->visibleBytes()}).front();
        const auto found = differences(shown.text.mapped(seen), other.text.mapped(seen), seen);
        other.view->setTinted(found);
        all = unite(std::move(all), found);
    }
    text()->setTinted(std::move(all));
}

} // namespace charsleuth::viewer
