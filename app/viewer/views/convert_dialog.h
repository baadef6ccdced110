#pragma once

/// The dialog that converts, from its questions and the plan to the work and its undoing. Its panel
/// is of one document or of the files of a folder. Escape stops the work; a second one closes.

#include "app/viewer/session/conversion_job.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace charsleuth::viewer {

class ConversionQuestions;

/// All that the dialog draws around a panel.
struct ConversionStanding {
    ConversionStage stage = ConversionStage::Idle;
    QString lead;         ///< what becomes of the files; may be empty
    QString verdict;      ///< what a trial found, or what came of the work
    bool failed = false;  ///< the verdict says that something could not be done
    double share = 0;     ///< of the work that runs: 0..1
    QString progress;     ///< how far the work is; else why nothing can be written
    QString convert;      ///< the words of the button that writes
    bool isAsking = true; ///< the questions can be answered
    bool isReady = false; ///< it can be written
    bool canPlanAgain = false;
    bool canUndo = false;
    bool canOpen = false;
    bool canReport = false;
};

class ConversionPanel : public QWidget {
    Q_OBJECT

public:
    /// The questions belong to the panel until a dialog shows them.
    explicit ConversionPanel(ConversionQuestions* questions);

    ConversionQuestions& questions() const { return *m_questions; }
    virtual ConversionStanding standing() const = 0;
    /// Tries what the questions ask; nothing is written.
    virtual void plan() = 0;
    virtual void carryOut() = 0;
    virtual void undo() = 0;
    /// Ends what runs.
    virtual void stop() = 0;
    virtual void openCopy() {}
    virtual void saveReport() {}
    /// Of the dialog, pixels.
    virtual QSize roomWanted() const { return {}; }

signals:
    /// The standing is another.
    void changed();
    /// There is nothing more to do here.
    void finished();

private:
    ConversionQuestions* m_questions;
};

class ConvertDialog : public QDialog {
    Q_OBJECT

public:
    /// The panel becomes the dialog's. Plans, where the panel has nothing to do yet.
    ConvertDialog(ConversionPanel* panel, QWidget* parent);
    ~ConvertDialog() override;

    ConversionStage stage() const { return m_panel->standing().stage; }
    bool isBusy() const;
    QString message() const;

public slots:
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeBottom(QVBoxLayout* column);
    QPushButton* addButton(QDialogButtonBox* box, const char* name, const QString& words);
    void refresh();

    ConversionPanel* m_panel;
    QLabel* m_lead;
    QLabel* m_verdict;
    QProgressBar* m_bar;
    QLabel* m_progress;
    QPushButton* m_report = nullptr;
    QPushButton* m_plan = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_convert = nullptr;
};

} // namespace charsleuth::viewer
