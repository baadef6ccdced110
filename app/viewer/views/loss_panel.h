#pragma once

/// The characters that a copy would lose, their replacements, and encodings that lose none.

#include "app/viewer/models/copies.h"
#include "app/viewer/models/holding_encodings.h"
#include "app/viewer/session/latest_job.h"

#include <QWidget>

class QButtonGroup;
class QTableView;
class QVBoxLayout;

namespace charsleuth::viewer {

class LossPanel : public QWidget {
    Q_OBJECT

public:
    explicit LossPanel(QWidget* parent);

    /// Shows the losses of the text; none where it has none. `bytes` may be null.
    void setReport(const ConversionReport& report, const SharedBytes& bytes, EncodingId from);
    /// The user's choice for characters that would be lost: onLoss and standIn.
    CopyWishes answer() const;
    /// The choice in a sentence.
    QString text() const;

signals:
    /// Something else is chosen to be written.
    void changed();
    void encodingChosen(charsleuth::EncodingId encoding);

private:
    void makeChoice();
    void makeTable();
    void offer(const std::vector<HoldingEncoding>& encodings, bool isDamaged);
    void refresh();

    LossModel m_losses;
    QWidget* m_choice;
    QButtonGroup* m_onLoss;
    QTableView* m_table;
    QWidget* m_holding; ///< encodings that lose nothing, each as a button that chooses it
    bool m_needsQuestionMarks = false; ///< also where letters are written
    LatestJob<std::vector<HoldingEncoding>> m_looking{[] {}};
};

} // namespace charsleuth::viewer
