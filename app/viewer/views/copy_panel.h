#pragma once

/// A document as it is converted into a copy, or in its place: what would be lost is found by
/// trying, anew after each change of the questions.

#include "app/viewer/session/latest_job.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/loss_panel.h"

#include <QElapsedTimer>

class QCheckBox;
class QPushButton;

namespace charsleuth::viewer {

class ReplaceQuestion;

class CopyPanel : public ConversionPanel {
    Q_OBJECT

public:
    CopyPanel(ConversionItem item, const std::vector<EncodingId>& recent);

    /// Saves the given text in UTF-8, where it is another one than the file's (parts, repairs): its
    /// words for the reader.
    void writeUtf8(const QString& title, const QString& lead);
    /// Offers to save the text part by part where bytes are malformed, or lines may be in another
    /// encoding. `label`: of that reading.
    void offerParts(const QString& label);

    ConversionStanding standing() const override;
    void plan() override;
    void carryOut() override;
    void undo() override;
    void stop() override;
    void openCopy() override;

signals:
    /// The user wants to see the copy.
    void openWanted(const std::string& path);
    void saved(charsleuth::EncodingId to);
    /// The user wants a copy part by part instead; there is nothing more to do here.
    void partsWanted();
    /// The file itself is in another encoding now, and has that fingerprint.
    void replaced(charsleuth::EncodingId to, const charsleuth::viewer::ReplacedContent& content);
    /// The original is back in its place.
    void restored();

private:
    CopyWishes wishes() const;
    bool isLossy() const;
    bool isRefused() const;
    bool isThere(const std::string& place) const;
    void restate();
    void write();
    void start(ConversionStage stage, const ConversionTarget& target);
    void take(const ConversionNews& news);
    void say(const QString& verdict, bool failed = false);
    QString leadText() const;
    QString keptText() const;
    QString writtenText(const QString& to, const QString& name) const;
    QString changesText() const;
    QString obstacle() const;

    ConversionItem m_item;
    OriginalPlace m_original; ///< where the item is a file
    LatestJob<ConversionNews> m_job;
    QElapsedTimer m_since;
    ConversionNews m_news;
    ConversionStage m_stage = ConversionStage::Idle;
    std::optional<CopyOutcome> m_trial; ///< for the questions as they are answered now
    QString m_verdict;
    bool m_failed = false;                     ///< the verdict says that something was not done
    std::string m_saved;                       ///< the copy that can be opened
    std::optional<ReplacedContent> m_replaced; ///< of the file that was replaced in place
    QString m_byParts;                         ///< a reading that may be offered; may be empty
    QString m_givenLead; ///< where the copy is more than another encoding of the file
    QCheckBox* m_named;  ///< the user says that the file is in the encoding that was detected
    ReplaceQuestion* m_question;
    LossPanel* m_losses;
    QPushButton* m_parts;
};

} // namespace charsleuth::viewer
