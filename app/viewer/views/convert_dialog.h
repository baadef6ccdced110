#pragma once

/// "Save a converted copy ...": what the copy shall be in, what it would lose, where it goes.
///
/// What would be lost is found by trying, anew after each change of the wishes. Escape stops what
/// runs; a second one closes.

#include "app/viewer/session/latest_job.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/models/holding_encodings.h"

#include <QDialog>
#include <QElapsedTimer>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace charsleuth::viewer {

class EncodingField;
class HoldingList;
class ReplaceQuestion;

class ConvertDialog : public QDialog {
    Q_OBJECT

public:
    ConvertDialog(ConversionItem item, const std::vector<EncodingId>& recent, QWidget* parent);
    ~ConvertDialog() override;

    /// Saves, in UTF-8, the text that was meant, where mojibake is put right.
    void saveMeant();
    /// What stands behind "Read as", where it is more than an encoding.
    void setReading(const QString& label);
    /// Saves, in UTF-8, text whose parts are in different encodings. `parts`: where which is.
    void saveParts(const QString& parts);
    /// Offers to save the text part by part where bytes are malformed, or lines may be in another
    /// encoding. `label`: of that reading.
    void offerParts(const QString& label);
    /// What is proposed instead of UTF-8 with the file's own line ends.
    void propose(EncodingId to, Newline newline);
    bool isBusy() const { return m_job.isRunning(); }
    const LossModel& losses() const { return m_losses; }
    QString message() const;

signals:
    /// The user wants to see the copy.
    void openWanted(const std::string& path);
    void saved(charsleuth::EncodingId to);
    /// The user wants a copy part by part instead; the dialog has closed.
    void partsWanted();
    /// The file itself is in another encoding now, and has that fingerprint.
    void replaced(charsleuth::EncodingId to, const charsleuth::viewer::ReplacedContent& content);
    /// The original is back in its place.
    void restored();

public slots:
    void reject() override;

private:
    /// What to do with what the target lacks, as the user sees it.
    enum class OnLacking { Fail, Letters, Entities, Escapes, QuestionMarks };

    // convert_dialog_layout.cpp
    void makeForm(QFormLayout* form, const std::vector<EncodingId>& recent);
    void makePlace(QFormLayout* form);
    void makeVerdict(QVBoxLayout* column);
    void makeTable();
    void makeBottom(QVBoxLayout* column);
    QWidget* makeLossChoice();

    // convert_dialog.cpp
    CopyWishes wishes() const;
    void browse();
    void suggestPlace();
    void lookAtOriginal();
    void tryOut();
    void restate();
    void save();
    void write();
    bool isThere(const std::string& place) const;
    // convert_dialog_words.cpp
    QString leadText() const;
    QString keptText() const;
    QString obstacle() const;
    QString writtenText(const QString& to, const QString& name) const;
    QString lossText() const;
    QString changesText() const;
    // convert_dialog.cpp
    void undoReplaced();
    void lookForHolding(bool lossy);
    EncodingId target() const;
    void start(const ConversionTarget& target);
    void take(const ConversionNews& news);
    void showTrial(const CopyOutcome& outcome);
    void showResult(const CopyOutcome& outcome);
    void failForMemory();
    void refresh();
    void writeUtf8(const QString& title, const QString& lead);
    void say(const QString& verdict, bool failed = false);

    ConversionItem m_item;
    LossModel m_losses;
    LatestJob<ConversionNews> m_job{[this] { failForMemory(); }};
    LatestJob<std::vector<HoldingEncoding>> m_lookingForHolding{[this] { lookForHolding(false); }};
    QElapsedTimer m_since;
    std::optional<CopyOutcome> m_trial; ///< for the wishes of now
    QString m_trialVerdict;             ///< what the last trial came to
    bool m_onlyUtf8 = false;            ///< the target is no choice: saveMeant(), saveParts()
    std::string m_saved;                ///< the copy that can be opened
    std::string m_mayReplace;           ///< the place that the user chose to be replaced
    std::optional<ReplacedContent> m_replaced; ///< of the file that was replaced in place
    OriginalPlace m_original;                  ///< where the item is a file
    bool m_lossy = false;                      ///< by the last trial something would be lost
    bool m_needsQuestionMarks = false; ///< by the last trial, also where letters are written
    bool m_writing = false;            ///< else it is only tried
    bool m_placeIsOurs = true;         ///< the user did not give another

    QLabel* m_lead;
    QString m_byParts;   ///< a reading that may be offered; may be empty
    QString m_givenLead; ///< where the copy is more than another encoding of the file
    QFormLayout* m_form;
    QLabel* m_from = nullptr; ///< what the text is read as
    EncodingField* m_to;
    ReplaceQuestion* m_question;
    QComboBox* m_bom;
    QComboBox* m_newline;
    QCheckBox* m_fix;
    QLabel* m_verdict;
    QCheckBox* m_named; ///< the user says that the file is in the encoding that was detected
    QTableView* m_table;
    HoldingList* m_holding; ///< encodings that lose nothing
    QCheckBox* m_inPlace;
    QPushButton* m_browse;
    QPushButton* m_undoReplaced;
    QPushButton* m_parts;
    QWidget* m_lossChoice;
    QButtonGroup* m_onLoss;
    QLineEdit* m_place;
    QProgressBar* m_bar;
    QLabel* m_progress;
    QPushButton* m_save;
    QPushButton* m_open;
};

} // namespace charsleuth::viewer
