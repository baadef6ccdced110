#pragma once

/// One viewer for each user and display: a second one hands its command line over and ends.

#include "app/files/file_descriptor.h"

#include <QLocalServer>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace charsleuth::viewer {

/// A command line and where it was typed; all bytes.
struct HandedOver {
    std::string folder;
    std::vector<std::string> arguments;
};

/// The socket's path: in the user's runtime folder, named after the display.
QString instanceName();

/// A viewer among those of the user and display. The one that holds the lock beside the socket is
/// the running viewer; the system lifts the lock when its process ends, however it ends.
class Instance : public QObject {
    Q_OBJECT

public:
    /// A short one; false once the running viewer has been waited for long enough.
    using Pause = std::function<bool()>;

    /// `name`: the socket's path.
    explicit Instance(QString name) : m_name(std::move(name)) {}

    /// True when the running viewer has taken the request; it is waited for while it lives and
    /// `pause` goes on. False where it has not; where there is none, that is this one from now on.
    bool handOver(const HandedOver& request, const Pause& pause = shortPauses());
    /// Takes over what others hand over. False where another viewer does, or where there can be no
    /// lock or socket; then every viewer is on its own.
    bool listen();

signals:
    void requested(const charsleuth::viewer::HandedOver& request);

private:
    static Pause shortPauses();
    bool takeLock();
    bool isTaken(const QByteArray& request, const Pause& pause) const;
    void answer(QLocalSocket* socket);

    QString m_name;
    FileDescriptor m_lock;
    QLocalServer m_server;
};

} // namespace charsleuth::viewer
