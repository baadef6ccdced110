#pragma once

/// The candidates at the left: what is to be said of all, the cards, and a way to those left out.

#include "app/viewer/models/candidate_model.h"
#include "app/viewer/views/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace charsleuth::viewer {

class CandidateView;
class HintChip;

class CandidatePanel : public QWidget {
    Q_OBJECT

public:
    explicit CandidatePanel(QWidget* parent = nullptr);

    const CandidateModel& cards() const { return m_cards; }
    QWidget* view() const;
    void setTheme(const Theme& theme);
    void setDocument(const DocumentState& document);
    void clear() { m_cards.clear(); }
    /// Chooses the card in a row; nothing where there is none.
    void choose(int row);

signals:
    void chosen(const charsleuth::viewer::ReadAs& as);
    void differenceWanted(); ///< between the first two
    void expanded();         ///< setDocument() is to be called
    void hintsWanted();      ///< to see and change what was said about the file
    void hintsRemoved();

private:
    CandidateModel m_cards;
    HintChip* m_hints;
    QLabel* m_certainty;
    QPushButton* m_tied; ///< shows where the first two differ
    CandidateView* m_view;
    QToolButton* m_rest;
};

} // namespace charsleuth::viewer
