#pragma once

/// The fields of the status bar: what is known of the document, what takes long, where the caret
/// is.

#include "app/viewer/models/status.h"

#include <QPoint>
#include <QString>
#include <QTimer>

class QAction;
class QLabel;
class QStatusBar;
class QToolButton;

namespace charsleuth::viewer {

class ElidedLabel;

class StatusLine : public QObject {
    Q_OBJECT

public:
    /// The fields belong to the bar.
    explicit StatusLine(QStatusBar* bar);

    /// Shows the ways to problems, where they are enabled, and out of long work as buttons. Call
    /// once.
    void setActions(QAction* previous, QAction* next, QAction* stop);
    void setDocument(const DocumentState& document);
    /// Stands in the place of what is known of the document, and goes away by itself.
    void say(const QString& remark);
    /// The same of the reading on the screen: another one ends it.
    void sayOfReading(const QString& remark);
    void endRemarkOfReading();
    /// Shows the work that is under way; empty: none.
    void setWork(const QString& text);
    /// Where the caret is; empty for nothing.
    void setPosition(const QString& text);

signals:
    /// Somebody clicked on the encoding, or on the line ends.
    void encodingWanted();
    void lineEndsWanted(QPoint place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString fieldAt(int x) const;
    void showStatus();

    QStatusBar* m_bar;
    ElidedLabel* m_status;
    Status m_fields;
    QString m_known;  ///< of the document: m_fields as one line
    QString m_remark; ///< until m_remarkTimer ends
    bool m_remarkIsOfReading = false;
    QTimer m_remarkTimer;
    QLabel* m_malformed; ///< keeps its room: the last thing that may be cut
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_work;
    QToolButton* m_stop;
    QLabel* m_position;
};

} // namespace charsleuth::viewer
