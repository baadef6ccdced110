#include "app/viewer/window/notice_controller.h"

namespace charsleuth::viewer {

void NoticeController::reset() {
    begin(nullptr);
}

void NoticeController::lookThrough(const SharedBytes& wanted) {
    if (wanted != m_searched)
        begin(wanted);
}

void NoticeController::begin(const SharedBytes& wanted) {
    stop();
    m_searched = wanted;
    forget();
    tell({}, {});
    if (wanted)
        search(wanted);
}

void NoticeController::tell(std::optional<Banner> banner, std::optional<ReadAs> reading) {
    if (banner == m_banner && reading == m_reading)
        return;
    m_banner = std::move(banner);
    m_reading = std::move(reading);
    emit changed();
}

} // namespace charsleuth::viewer
