#include "plugin/kate/window.h"

#include "plugin/kate/messages.h"
#include "plugin/kate/mojibake.h"
#include "plugin/kate/plugin.h"

#include <KActionCollection>
#include <KTextEditor/Document>
#include <KTextEditor/MainWindow>
#include <KTextEditor/Message>
#include <KTextEditor/View>
#include <KXMLGUIFactory>

#include <QAction>
#include <QMenu>
#include <QPointer>
#include <QUrl>

namespace charsleuth::kate {

Window::Window(const Plugin& plugin, KTextEditor::MainWindow* window)
    : QObject(window), m_plugin(plugin), m_window(window) {
    setComponentName(QStringLiteral("charsleuth"), QStringLiteral("Charsleuth"));
    setXMLFile(QStringLiteral("ui.rc"));
    const auto add = [this](const char* name, const QString& text, auto method) {
        QAction* const action = actionCollection()->addAction(QLatin1String(name));
        action->setText(text);
        connect(action, &QAction::triggered, this, [this, method] {
            if (OpenedDocument* const document = current()) {
                (document->*method)();
            }
        });
    };
    add("charsleuth_why", tr("&Why This Encoding"), &OpenedDocument::explain);
    add("charsleuth_forget", tr("&Detect Again"), &OpenedDocument::forget);
    add("charsleuth_open", tr("&Open in Charsleuth"), &OpenedDocument::openInViewer);
    add("charsleuth_mojibake", tr("&Undo Mojibake"), &OpenedDocument::undoMojibake);
    QAction* const parts = actionCollection()->addAction(QStringLiteral("charsleuth_parts"));
    parts->setText(tr("&Read by Parts"));
    connect(parts, &QAction::triggered, this, &Window::openByParts);
    QAction* const candidates =
        actionCollection()->addAction(QStringLiteral("charsleuth_candidates"));
    candidates->setText(tr("Open &As"));
    candidates->setMenu(new QMenu(window->window()));
    connect(candidates->menu(), &QMenu::aboutToShow, this,
            [this, menu = candidates->menu()] { fill(menu); });
    window->guiFactory()->addClient(this);
}

Window::~Window() {
    if (m_window->guiFactory()) {
        m_window->guiFactory()->removeClient(this);
    }
}

OpenedDocument* Window::current() const {
    KTextEditor::View* const view = m_window->activeView();
    return view ? m_plugin.opened(view->document()) : nullptr;
}

void Window::openByParts() {
    const OpenedDocument* const document = current();
    if (!document || document->path().isEmpty()) {
        return;
    }
    const QString path = document->path();
    KTextEditor::View* const view = m_window->openUrl(QUrl());
    if (view && !readByParts(path, *view->document())) {
        view->document()->postMessage(new KTextEditor::Message(
            tr("There is no answer for this document."), KTextEditor::Message::Warning));
    }
}

void Window::fill(QMenu* menu) {
    menu->clear();
    QPointer<OpenedDocument> document = current();
    if (!document || !document->answer()) {
        menu->addAction(tr("There is no answer for this document."))->setEnabled(false);
        return;
    }
    for (const Candidate& candidate : document->answer()->candidates) {
        QAction* const action = menu->addAction(messages::label(candidate));
        action->setEnabled(!candidate.qtName.isEmpty()); // else the editor does not have it
        connect(action, &QAction::triggered, this, [document, name = candidate.qtName] {
            if (document) {
                document->choose(name);
            }
        });
    }
}

} // namespace charsleuth::kate
