#include "app/viewer/window/side_window.h"

#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/return_clicks.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/window_parts.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/part_place.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QMenuBar>

namespace charsleuth::viewer {

namespace {

constexpr QSize leastPage(380, 170); // pixels

} // namespace

SideWindow::SideWindow(const char* name, QSize wanted, QWidget* parent, Qt::WindowFlags flags)
    : QMainWindow(parent, flags), m_scheme(schemeOf(QApplication::palette())) {
    setObjectName(QLatin1String(name));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(roomFor(wanted, this));
    SideWindow::showTheme(theme()); // the rest is drawn by the window itself
    auto* back = new QAction(this);
    back->setShortcut(Qt::SHIFT | Qt::Key_F6);
    connect(back, &QAction::triggered, this, [this] { goToNextPart(-1); });
    addAction(back);
}

void SideWindow::showTheme(const Theme& theme) {
    setStyleSheet(styleSheetOf(theme));
    setWindowIcon(drawnIcon(Symbol::Application, theme.accent));
}

void SideWindow::setContent(QWidget* content) {
    setCentralWidget(new FittingArea(content, this));
}

DocumentPage* SideWindow::makePart(ChoiceStore* memory) {
    auto* part = new DocumentPage(m_scheme, this);
    part->becomePart();
    part->setMinimumSize(leastPage);
    part->setMemory(memory);
    part->session().setRecalling(false); // the window says what a file is read as
    return part;
}

DocumentPage* SideWindow::partAnew(DocumentPage* part, Showing showing) {
    DocumentPage* fresh = makePart(part->memory());
    fresh->setViewState(part->viewState());
    if (showing == Showing::TheSame && part->session().isOpen())
        fresh->takeOver(*part);
    qobject_cast<PartPlace*>(part->parentWidget())->setPart(fresh);
    return fresh;
}

void SideWindow::lendActions(DocumentPage* part, std::span<const char* const> names,
                             std::span<QWidget* const> widgets) {
    for (const char* name : names)
        for (QWidget* widget : widgets)
            widget->addAction(part->action(QLatin1String(name)));
}

QAction* SideWindow::makeAction(QMenu* menu, const char* name, const char* text,
                                const QList<QKeySequence>& keys, std::function<void()> run,
                                QWidget* where) {
    QAction* action = menu->addAction(QString(), this, std::move(run));
    action->setObjectName(QLatin1String(name));
    action->setData(QByteArray(text));
    action->setShortcuts(keys);
    if (where != nullptr) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        where->addAction(action);
    }
    return action;
}

void SideWindow::speakActions() {
    for (QAction* action : menuBar()->findChildren<QAction*>())
        if (const QByteArray text = action->data().toByteArray(); !text.isEmpty())
            action->setText(QCoreApplication::translate(metaObject()->className(), text));
}

void SideWindow::goToNextPart(int direction) const {
    goToPart(parts(), direction);
}

void SideWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        speak();
    QMainWindow::changeEvent(event);
}

bool SideWindow::event(QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) {
        m_scheme = schemeOf(QApplication::palette());
        showTheme(theme());
        for (DocumentPage* part : findChildren<DocumentPage*>()) // Qt says it to windows only
            part->applyTheme(m_scheme);
    }
    return QMainWindow::event(event);
}

void SideWindow::keyPressEvent(QKeyEvent* event) {
    if (!clickedByReturn(*this, *event))
        QMainWindow::keyPressEvent(event);
}

} // namespace charsleuth::viewer
