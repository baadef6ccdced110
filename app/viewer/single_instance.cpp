#include "app/viewer/single_instance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalSocket>
#include <QStandardPaths>

namespace charsleuth::viewer {

namespace {

constexpr int instancePatience = 2000; // milliseconds
constexpr qint64 longest = 1 << 20;    // bytes of a command line
const QByteArray takenReply = "taken";

QByteArray packed(const HandedOver& request) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << QByteArray::fromStdString(request.folder);
    for (const std::string& argument : request.arguments)
        out << QByteArray::fromStdString(argument);
    return bytes;
}

HandedOver unpacked(const QByteArray& bytes) {
    QDataStream in(bytes);
    HandedOver request;
    QByteArray each;
    in >> each;
    request.folder = each.toStdString();
    while (!in.atEnd()) {
        in >> each;
        if (in.status() != QDataStream::Ok)
            break;
        request.arguments.push_back(each.toStdString());
    }
    return request;
}

} // namespace

QString instanceName() {
    const QByteArray display = qgetenv("WAYLAND_DISPLAY") + ' ' + qgetenv("DISPLAY");
    const QByteArray digest =
        QCryptographicHash::hash(display, QCryptographicHash::Sha256).toHex().left(12);
    return QDir(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation))
        .filePath(QStringLiteral("charsleuth-viewer-%1").arg(QLatin1String(digest)));
}

bool handOver(const QString& name, const HandedOver& request) {
    const QByteArray bytes = packed(request);
    QLocalSocket socket;
    if (bytes.size() > longest)
        return false;
    socket.connectToServer(name);
    if (!socket.waitForConnected(instancePatience))
        return false;
    QDataStream stream(&socket);
    stream << bytes;
    socket.flush();
    return socket.waitForReadyRead(instancePatience) && socket.readAll() == takenReply;
}

bool InstanceServer::listen(const QString& name) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(name); // of one that crashed; nobody answers there
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection()) {
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { answer(socket); });
        }
    });
    return m_server.listen(name);
}

void InstanceServer::answer(QLocalSocket* socket) {
    if (socket->bytesAvailable() > longest + 64)
        return socket->abort();
    QDataStream in(socket);
    QByteArray bytes;
    in.startTransaction();
    in >> bytes;
    if (!in.commitTransaction())
        return; // there is more to come
    socket->write(takenReply);
    socket->flush();
    emit requested(unpacked(bytes));
}

} // namespace charsleuth::viewer
