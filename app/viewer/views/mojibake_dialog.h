#pragma once

/// The list of mojibake: what stands there, what was meant and what happened, run by run. A tick
/// says which runs are put right. Not modal: the text beside shows the run.

#include "core/bytes/bytes.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;

namespace charsleuth::viewer {

class MojibakeModel;

class MojibakeDialog : public QDialog {
    Q_OBJECT

public:
    /// The model must outlive it.
    MojibakeDialog(MojibakeModel& model, QWidget* parent);

    void setRow(int row);

signals:
    void placeWanted(charsleuth::ByteRange place);
    void saveWanted();

private:
    void makeTable();
    void refresh();

    MojibakeModel& m_model;
    QLabel* m_lead;
    QTableView* m_table;
    QPushButton* m_save;
};

} // namespace charsleuth::viewer
