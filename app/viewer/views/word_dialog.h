#pragma once

/// "Make this word appear": a word that must be in the file, and the readings that have it.

#include "app/viewer/models/word_rows.h"
#include "app/viewer/session/latest_job.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

class QLabel;
class QLineEdit;
class QTableWidget;

namespace charsleuth::viewer {

class WordDialog : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it.
    WordDialog(const Session& session, QWidget* parent);

    bool isBusy() const { return m_soon.isActive() || m_job.isRunning(); }
    const std::vector<WordRow>& found() const { return m_rows; }
    QString summary() const;
    /// Opens with these words in the input.
    void openWith(const QString& words);

signals:
    /// The text is wanted in this encoding, with the place selected.
    void placeWanted(charsleuth::EncodingId encoding, charsleuth::ByteRange place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void take(const WordSearchStep& step);
    void list(std::vector<WordRow> rows);
    void choose(int number);

    const Session& m_session;
    std::vector<WordRow> m_rows;
    QTimer m_soon; ///< from the last key until it is looked for
    QElapsedTimer m_since;
    LatestJob<WordSearchStep> m_job{[this] { take({.done = true}); }};
    QLineEdit* m_input;
    QLabel* m_summary;
    QTableWidget* m_table;
};

} // namespace charsleuth::viewer
