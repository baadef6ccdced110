#pragma once

/// A window beside the main one: is made in the theme of the application's palette, takes over a
/// new language and a new theme while it is open, and fits on the screen.

#include "app/viewer/document/byte_source.h"
#include "app/viewer/views/theme.h"

#include <QMainWindow>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace charsleuth::viewer {

class ChoiceStore;
class DocumentPage;

class SideWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `wanted`: its size where the screen has room, pixels.
    SideWindow(const char* name, QSize wanted, QWidget* parent = nullptr,
               Qt::WindowFlags flags = {});

signals:
    /// Files that the user wants to see in windows of their own kind.
    void filesWanted(const std::vector<std::string>& paths);
    /// A text, which is no file, that the user wants to see in the main window.
    void documentWanted(const QString& title, charsleuth::viewer::SharedBytes bytes,
                        const std::string& nameAfter);

protected:
    /// Says all of the window's own words, in the language of now.
    virtual void speak() = 0;
    /// Draws what has a color of the theme.
    virtual void showTheme(const Theme& theme);
    Theme theme() const { return themeOf(m_scheme); }
    /// What the window shows; it scrolls where the screen has less room than it needs.
    void setContent(QWidget* content);
    /// A page for a text, as a part of the window. `memory` may be null.
    DocumentPage* makePart(ChoiceStore* memory);
    enum class Showing { TheSame, Nothing };
    /// Puts a page that speaks the language of now in the place of one in a PartPlace.
    DocumentPage* partAnew(DocumentPage* part, Showing showing = Showing::TheSame);

    /// Lets keys of a part's actions work in other widgets, too.
    static void lendActions(DocumentPage* part, std::span<const char* const> names,
                            std::span<QWidget* const> widgets);

    /// An action of the window, or of `where` alone. `text`: one of the class's that QT_TR_NOOP
    /// marks, said in the language of now.
    QAction* makeAction(QMenu* menu, const char* name, const char* text,
                        const QList<QKeySequence>& keys, std::function<void()> run,
                        QWidget* where = nullptr);
    void speakActions();
    /// The visible parts through which F6 goes.
    virtual QList<QWidget*> parts() const { return {}; }
    void goToNextPart(int direction) const;

    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Scheme m_scheme;
};

} // namespace charsleuth::viewer
