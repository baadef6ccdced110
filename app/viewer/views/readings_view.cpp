#include "app/viewer/views/readings_view.h"

#include "app/viewer/document/differences.h"
#include "app/viewer/views/text_view.h"

#include <QLabel>
#include <QVBoxLayout>

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
    pane.label = new QLabel(pane.widget);
    pane.label->setContentsMargins(12, 8, 12, 8);
    pane.label->setObjectName("reading");
    pane.label->hide();
    pane.view = new TextView(pane.widget);
    pane.view->setTheme(m_theme);
    pane.view->setWrap(m_wrap);
    column->addWidget(pane.label);
    column->addWidget(pane.view, 1);
    addWidget(pane.widget);
    connect(pane.view, &TextView::scrolled, this, [this, view = pane.view] { follow(view); });
    return pane;
}

void ReadingsView::setTheme(const Theme& theme) {
    m_theme = theme;
    for (const Pane& pane : m_panes)
        pane.view->setTheme(theme);
}

void ReadingsView::setWrap(bool wrap) {
    m_wrap = wrap;
    for (const Pane& pane : m_panes)
        pane.view->setWrap(wrap);
}

void ReadingsView::setPointSize(double size) {
    for (const Pane& pane : m_panes)
        pane.view->setPointSize(size);
}

void ReadingsView::setReadings(const Reading& shown, const std::vector<Reading>& others) {
    while (m_panes.size() > others.size() + 1) {
        m_panes.back().widget->deleteLater();
        m_panes.back().widget->setParent(nullptr);
        m_panes.pop_back();
    }
    while (m_panes.size() < others.size() + 1) {
        m_panes.push_back(makePane());
        m_panes.back().view->setPointSize(text()->pointSize());
        m_panes.back().widget->show();
    }
    m_following = true; // not before all have their text
    show(m_panes.front(), shown);
    for (std::size_t i = 0; i < others.size(); ++i)
        show(m_panes[i + 1], others[i]);
    m_following = false;
    follow(text());
}

void ReadingsView::reset() {
    for (Pane& pane : m_panes) {
        pane.text = {};
        pane.view->reset();
    }
}

void ReadingsView::show(Pane& pane, const Reading& reading) {
    pane.text = reading.text;
    pane.label->setText(reading.label);
    pane.label->setVisible(m_panes.size() > 1);
    pane.view->setText(reading.text, reading.language);
}

std::vector<TextView*> ReadingsView::views() const {
    std::vector<TextView*> views;
    for (const Pane& pane : m_panes)
        views.push_back(pane.view);
    return views;
}

void ReadingsView::showRange(ByteRange range) {
    text()->goTo(range.begin);
    text()->select(range);
}

/// All views show the same byte on top.
void ReadingsView::follow(const TextView* leader) {
    if (m_following || m_panes.front().text.isNull())
        return;
    m_following = true;
    for (const Pane& pane : m_panes)
        if (pane.view != leader && pane.view->top() != leader->top())
            pane.view->scrollTo(leader->top());
    m_following = false;
    tintDifferences();
    emit scrolled();
}

void ReadingsView::tintDifferences() {
    if (text()->visibleBytes().empty())
        return;
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
