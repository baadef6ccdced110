/// The plugin's submenu of "Tools" in one main window; it speaks of the document in front.
#pragma once

#include <KXMLGUIClient>

#include <QObject>

class QMenu;

namespace KTextEditor {
class MainWindow;
} // namespace KTextEditor

namespace charsleuth::kate {

class OpenedDocument;
class Plugin;

class Window : public QObject, public KXMLGUIClient {
    Q_OBJECT

public:
    /// `plugin` must outlive this.
    Window(const Plugin& plugin, KTextEditor::MainWindow* window);
    ~Window() override;

private:
    OpenedDocument* current() const; // null without a document
    void fill(QMenu* menu);
    void openByParts();

    const Plugin& m_plugin;
    KTextEditor::MainWindow* const m_window;
};

} // namespace charsleuth::kate
