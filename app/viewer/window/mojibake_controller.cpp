#include "app/viewer/window/mojibake_controller.h"

#include "app/viewer/session/mojibake_job.h"
#include "app/viewer/views/mojibake_dialog.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/window/document_page.h"

#include <QAction>

#include <utility>

namespace charsleuth::viewer {

MojibakeController::MojibakeController(const Session& session, ReadingsView* readings,
                                       QWidget* parent)
    : NoticeController(parent), m_session(session), m_readings(readings) {
    connect(&m_model, &MojibakeModel::takenChanged, this, &MojibakeController::refreshText);
    connect(&m_model, &MojibakeModel::takenChanged, this, &MojibakeController::tellTaken);
    connect(&m_model, &MojibakeModel::modelReset, this, &MojibakeController::refreshActions);
}

void MojibakeController::addActions(DocumentPage& page) {
    m_listed = page.addAction(nullptr, "mojibake", tr("List &of mojibake …"),
                              {Qt::CTRL | Qt::Key_F3}, [this] { showList(); });
    refreshActions();
}

void MojibakeController::forget() {
    m_model.forgetByHand();
    m_model.setRuns({});
}

bool MojibakeController::isNoticed() const {
    const DocumentState& state = m_session.state();
    if (!state.shown || !state.answer || !state.answer->final || state.detection().ranked.empty())
        return false;
    if (state.detection().ranked.front().encoding == *state.shown)
        return state.detection().mayBeMojibake;
    return state.shown == EncodingId::Utf8; // the detection has not looked for it there
}

void MojibakeController::refresh() {
    const DocumentState& state = m_session.state();
    if (std::exchange(m_lookedThroughIn, state.shown) != state.shown)
        lookThrough(nullptr);
    lookThrough(m_session.isOpen() && isNoticed() ? state.bytes : nullptr);
    const auto chosen = m_session.choice(); // what is only tried out is no repair yet
    if (chosen && chosen->amendment && !chosen->amendment->repairs.empty()) {
        m_repairedIn = chosen->encoding;
        m_model.follow(chosen->amendment);
    } else if (state.shown != m_repairedIn) {
        m_model.forgetByHand();
    } else {
        m_model.follow(nullptr);
    }
}

void MojibakeController::search(const SharedBytes& bytes) {
    if (bytes->size() > longestLookedThrough)
        return tell(unsearchedMojibakeBanner(), {});
    m_finding.start(
        [bytes, encoding = *m_session.state().shown](std::stop_token stop, const auto& report) {
            findMojibake(bytes, encoding, std::move(stop), report);
        },
        [this](const std::vector<Repair>& runs) { m_model.setRuns(runs); });
}

void MojibakeController::refreshActions() {
    const bool some = m_model.rowCount() > 0;
    m_listed->setEnabled(some);
    if (!some)
        closeList();
}

void MojibakeController::closeList() const {
    if (m_list)
        m_list->close();
}

/// The reading is another with each run that is left out.
void MojibakeController::tellTaken() {
    std::optional<ReadAs> reading;
    if (m_model.takenCount() > 0) {
        const EncodingId encoding = *m_session.state().shown;
        reading = ReadAs(encoding, m_model.amendment(encoding));
    }
    tell(mojibakeBanner(m_model), std::move(reading));
}

void MojibakeController::refreshText() {
    for (TextView* view : m_readings->views())
        view->setGarbled(m_model.placesWithin(view->visibleBytes()));
}

void MojibakeController::showList() {
    if (m_model.rowCount() == 0)
        return;
    if (!m_list) {
        m_list = new MojibakeDialog(m_model, m_readings); // whose model goes with the tab
        m_list->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_list, &MojibakeDialog::placeWanted, this, &MojibakeController::placeWanted);
        connect(m_list, &MojibakeDialog::saveWanted, this, &MojibakeController::saveWanted);
    }
    const QWidget* window = m_readings->window(); // at its bottom, so that the run is seen
    m_list->move(window->x() + (window->width() - m_list->width()) / 2,
                 window->y() + window->height() - m_list->height());
    m_list->show();
    m_list->raise();
    m_list->activateWindow();
    m_list->setRow(m_model.rowFrom(m_readings->text()->selection().begin, 1));
}

} // namespace charsleuth::viewer
