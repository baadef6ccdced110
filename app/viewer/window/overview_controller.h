#pragma once

/// The marks of the whole document: those beside the scroll bar, and the boxes in the text.

#include "app/viewer/models/overview.h"
#include "app/viewer/models/place_search.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

class OverviewRuler;
class ReadingsView;
struct OpenedDocument;

class OverviewController : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; the ruler belongs to `parent`.
    OverviewController(const Session& session, OpenedDocument& document, ReadingsView* readings,
                       QWidget* parent);

    OverviewRuler* ruler() const { return m_ruler; }
    bool isRunning() const { return m_findingDamage.isRunning() || m_controls.isRunning(); }
    /// C1 control characters, as far as they are found.
    const Places& controls() const { return m_controls.places(); }
    void stop() { m_controls.stop(); }

    /// Another document.
    void reset();
    /// Looks for damage, and for C1 controls, anew where the index has grown.
    void refreshDamage();
    /// The ruler's marks: hits, differences, damage where it is wanted, and declarations.
    void refresh(const Places& hits, const Places& differences, bool damage);
    /// The marks in the part of the text that is on the screen.
    void refreshText(const Places& hits);

signals:
    void damageFound(); ///< refresh() is to be called
    void outOfMemory();

private:
    void findControls();

    const Session& m_session;
    OpenedDocument& m_document;
    ReadingsView* m_readings;
    OverviewRuler* m_ruler;
    PlaceSearch m_controls{{}};
    FileText m_searched; ///< for them
    LatestJob<std::vector<OverviewMark>> m_findingDamage{[this] { emit outOfMemory(); }};
};

} // namespace charsleuth::viewer
