#include "app/viewer/window/parts_controller.h"

#include "app/viewer/models/parts_text.h"
#include "app/viewer/session/parts_job.h"
#include "app/viewer/views/readings_view.h"

namespace charsleuth::viewer {

PartsController::PartsController(const Session& session, ReadingsView* readings, QWidget* parent)
    : QObject(parent), m_session(session), m_readings(readings) {}

void PartsController::reset() {
    stop();
    m_searched.reset();
    take({});
}

void PartsController::stop() {
    m_finding.cancel();
    m_reading.cancel();
}

void PartsController::refresh() {
    const DocumentState& state = m_session.state();
    const bool noticed = m_session.isOpen() && state.shown && state.answer && state.answer->final &&
                         state.detection().mayBeMixed && state.bytes->size() <= longestShownByParts;
    const SharedBytes wanted = noticed ? state.bytes : nullptr;
    if (wanted == m_searched)
        return;
    reset();
    m_searched = wanted;
    if (!wanted)
        return;
    m_finding.start(
        [wanted, answer = state.answer](std::stop_token, const auto& report) {
            findMixedParts(wanted, answer->detection, report);
        },
        [this](const std::vector<Part>& parts) { take(parts); });
}

void PartsController::take(std::vector<Part> parts) {
    auto banner = mixedBanner(parts);
    m_parts = banner ? std::move(parts) : std::vector<Part>();
    std::vector<std::uint64_t> seams;
    for (std::size_t i = 1; i < m_parts.size(); ++i)
        seams.push_back(m_parts[i].bytes.begin);
    m_readings->text()->setSeams(std::move(seams));
    if (banner == m_banner)
        return;
    m_banner = std::move(banner);
    emit changed();
}

void PartsController::read() {
    m_reading.start(
        [bytes = m_searched, parts = m_parts](std::stop_token stop, const auto& report) {
            textOfParts(bytes, parts, std::move(stop), report);
        },
        [this](const std::vector<Byte>& text) { emit textRead(bytesInMemory(text)); });
}

} // namespace charsleuth::viewer
