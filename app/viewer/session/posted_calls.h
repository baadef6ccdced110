#pragma once

/// Calls from any thread that are made in the one that owns this object, by its event loop.

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace charsleuth::viewer {

class PostedCalls : public QObject {
public:
    /// Calls of one thread keep their order; they end with this object. Where std::bad_alloc is
    /// thrown the call will not be made. Any thread.
    void post(std::function<void()> call);

    bool event(QEvent* event) override;

private:
    std::mutex m_mutex; ///< guards what follows
    std::deque<std::function<void()>> m_calls;
};

} // namespace charsleuth::viewer
