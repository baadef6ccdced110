#pragma once

/// Mojibake in the document: looks for it where detection noticed some, tints it, and goes through
/// it.

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/session/session.h"

#include <QPointer>

class QAction;
class QMenu;

namespace charsleuth::viewer {

class DocumentPage;
class MojibakeDialog;
class ReadingsView;

class MojibakeController : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    MojibakeController(const Session& session, ReadingsView* readings, QWidget* parent);

    /// Adds the actions to a menu of the page. Call once.
    void fillMenu(DocumentPage& page, QMenu* menu);

    const MojibakeModel& model() const { return m_model; }
    const std::optional<Banner>& banner() const { return m_banner; }
    bool isRunning() const { return m_finding.isRunning(); }

    /// Another document.
    void reset();
    /// Looks through the document anew where another one, or another reading, is shown.
    void refresh();
    /// Tints the runs in the part of the text that is on the screen.
    void refreshText();
    void showList();
    void stop() { m_finding.cancel(); }

signals:
    void changed(); ///< banner() is another
    void placeWanted(charsleuth::ByteRange place);
    void saveWanted(); ///< of what model() puts right
    void outOfMemory();

private:
    void step(int direction);
    void take(std::vector<Repair> runs);
    /// Whether detection noticed mojibake in the reading that is shown.
    bool isNoticed() const;

    const Session& m_session;
    ReadingsView* m_readings;
    MojibakeModel m_model;
    LatestJob<std::vector<Repair>> m_finding{[this] { emit outOfMemory(); }};
    std::optional<Banner> m_banner;
    SharedBytes m_searched; ///< those that m_model is of, or will be
    QPointer<MojibakeDialog> m_list;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_listed = nullptr;
};

} // namespace charsleuth::viewer
