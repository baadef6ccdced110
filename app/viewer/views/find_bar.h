#pragma once

/// A line above the text to look for something in it.

#include "app/viewer/document/search.h"
#include "app/viewer/views/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace charsleuth::viewer {

class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSummary(const QString& summary);
    /// Shows itself with the input ready for typing over; `pattern`, if not empty, in it.
    void open(const QString& pattern);

    Query query() const;
    QLineEdit* input() const { return m_input; }
    QComboBox* kind() const { return m_kind; }
    QToolButton* matchCase() const { return m_matchCase; }

signals:
    void queryChanged();
    void stepWanted(int direction);
    void dismissed(); ///< by Escape or the cross

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_input;
    QComboBox* m_kind;
    QToolButton* m_matchCase;
    QLabel* m_summary;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
};

} // namespace charsleuth::viewer
