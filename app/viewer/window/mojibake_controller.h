#pragma once

/// Mojibake in the document: looks for it where detection noticed some, tints it, and lists
/// it.

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/window/notice_controller.h"

#include <QPointer>

class QAction;

namespace charsleuth::viewer {

class DocumentPage;
class MojibakeDialog;
class ReadingsView;

class MojibakeController : public NoticeController {
    Q_OBJECT

public:
    /// All must outlive it.
    MojibakeController(const Session& session, ReadingsView* readings, QWidget* parent);

    /// Adds the actions to a menu of the page. Call once.
    void addActions(DocumentPage& page);

    const MojibakeModel& model() const { return m_model; }
    bool isRunning() const { return m_finding.isRunning(); }

    /// Looks through the document anew where another one, or another reading, is shown.
    void refresh();
    /// Tints the runs in the part of the text that is on the screen.
    void refreshText();
    void showList();
    void closeList() const;
    /// Puts all runs right that are left as they are, also in the text that is shown repaired.
    void repairOthers() { m_model.takeAll(); }
    /// What the user put right by hand was undone.
    void forgetByHand() { m_model.forgetByHand(); }
    void stop() override { m_finding.cancel(); }

signals:
    void placeWanted(charsleuth::ByteRange place);
    void saveWanted(); ///< of what model() puts right

private:
    void forget() override;
    void search(const SharedBytes& bytes) override;
    void refreshActions();
    /// Says what is to be put right now.
    void tellTaken();
    /// Whether there may be mojibake in the reading that is shown.
    bool isNoticed() const;

    const Session& m_session;
    ReadingsView* m_readings;
    MojibakeModel m_model;
    std::optional<EncodingId> m_repairedIn; ///< of the text in which something was put right
    std::optional<EncodingId> m_lookedThroughIn;
    LatestJob<std::vector<Repair>> m_finding{[this] { emit outOfMemory(); }};
    QPointer<MojibakeDialog> m_list;
    QAction* m_listed = nullptr;
};

} // namespace charsleuth::viewer
