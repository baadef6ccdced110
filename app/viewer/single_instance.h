#pragma once

/// One viewer for each user and display: a second one hands its command line over and ends.

#include <QLocalServer>

#include <string>
#include <vector>

namespace charsleuth::viewer {

/// A command line and where it was typed; all bytes.
struct HandedOver {
    std::string folder;
    std::vector<std::string> arguments;
};

/// The socket's path: in the user's runtime folder, named after the display.
QString instanceName();

/// True when a running viewer has taken it.
bool handOver(const QString& name, const HandedOver& request);

class InstanceServer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// False where the socket cannot be made; then every viewer is on its own.
    bool listen(const QString& name);

signals:
    void requested(const charsleuth::viewer::HandedOver& request);

private:
    void answer(QLocalSocket* socket);

    QLocalServer m_server;
};

} // namespace charsleuth::viewer
