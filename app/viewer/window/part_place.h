#pragma once

/// The place of a text in a window: the page that shows it, or words while there is none.

#include "app/viewer/views/no_text_page.h"

#include <QStackedWidget>

namespace charsleuth::viewer {

class DocumentPage;

class PartPlace : public QStackedWidget {
    Q_OBJECT

public:
    PartPlace(DocumentPage* part, QWidget* parent);

    void setTheme(const Theme& theme) { m_words->setTheme(theme); }
    /// Shows words until the part has opened something.
    void say(const NoText& words);
    bool showsText() const { return currentIndex() != 0; }
    /// Takes another part in; the one before goes.
    void setPart(DocumentPage* part);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

signals:
    /// A way that the words offer, by its number.
    void chosen(int number);

private:
    void showText();

    NoTextPage* m_words;
    DocumentPage* m_part = nullptr;
};

} // namespace charsleuth::viewer
