#pragma once

/// A line above readings that stand side by side: how many differences there are, and ways to go
/// through them.

#include "app/viewer/views/theme.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace charsleuth::viewer {

class CompareBar : public QWidget {
    Q_OBJECT

public:
    explicit CompareBar(QWidget* parent = nullptr);

    /// The actions are the window's; the bar shows them as buttons. Call once.
    void setActions(QAction* previous, QAction* next, QAction* onlyDifferent, QMenu* readings);

    void setTheme(const Theme& theme);
    void setSummary(const QString& summary);

private:
    QLabel* m_summary;
    QToolButton* m_readings;
    QHBoxLayout* m_row;
};

} // namespace charsleuth::viewer
