#pragma once

/// Says which hints count for the document, and takes them back by its cross.

#include "app/viewer/session/facts.h"
#include "app/viewer/views/theme.h"

#include <QFrame>

class QToolButton;

namespace charsleuth::viewer {

class HintChip : public QFrame {
    Q_OBJECT

public:
    explicit HintChip(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Hides itself where nothing is known.
    void setFacts(const Facts& facts);

signals:
    void changeWanted(); ///< the words were clicked
    void removed();

private:
    QToolButton* m_words;
    QToolButton* m_remove;
};

} // namespace charsleuth::viewer
