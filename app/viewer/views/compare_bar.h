#pragma once

/// A line above texts that stand side by side: how many differences there are, ways to go through
/// them, and which readings, or which encoding of another file, they are.

#include "app/viewer/views/theme.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace charsleuth::viewer {

class ElidedLabel;
class EncodingField;

class CompareBar : public QWidget {
    Q_OBJECT

public:
    explicit CompareBar(QWidget* parent = nullptr);

    /// The actions are the window's; the bar shows them as buttons. Call once.
    void setActions(QAction* previous, QAction* next, QAction* onlyDifferent, QMenu* readings);
    /// Asks for the encoding of another file instead of for readings.
    void setAboutFile(bool file);
    EncodingField* field() const { return m_field; }

    void setTheme(const Theme& theme);
    void setSummary(const QString& summary);

signals:
    void dismissed();

private:
    ElidedLabel* m_summary;
    QToolButton* m_readings;
    QToolButton* m_close;
    QToolButton* m_onlyDifferent = nullptr;
    EncodingField* m_field; ///< of another file
    QHBoxLayout* m_row;
};

} // namespace charsleuth::viewer
