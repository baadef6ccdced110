#include "app/viewer/session/posted_calls.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace charsleuth::viewer {

void PostedCalls::post(std::function<void()> call) {
    const std::lock_guard lock(m_mutex);
    QCoreApplication::postEvent(this, new QEvent(QEvent::User)); // without a call it does nothing
    m_calls.push_back(std::move(call));
}

bool PostedCalls::event(QEvent* event) {
    if (event->type() != QEvent::User)
        return QObject::event(event);
    std::function<void()> call;
    {
        const std::lock_guard lock(m_mutex);
        if (m_calls.empty())
            return true;
        call = std::move(m_calls.front());
        m_calls.pop_front();
    }
    call();
    return true;
}

} // namespace charsleuth::viewer
