#include "app/viewer/single_instance.h"

#include "app/files/locked_file.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QStandardPaths>

#include <cerrno>
#include <chrono>
#include <thread>

namespace charsleuth::viewer {

namespace {

constexpr int oneTry = 200; // milliseconds
/// A viewer that says nothing for that long has been stopped (Ctrl+Z in a terminal, a debugger).
constexpr std::chrono::seconds patience(30);
constexpr qint64 longest = 1 << 20; // bytes of a command line
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

/// False while another viewer has it. Where there can be none, nobody has.
bool Instance::takeLock() {
    if (!m_lock.isOpen())
        m_lock = openEntryLocked(QFile::encodeName(m_name + QStringLiteral(".lock")).toStdString());
    return m_lock.isOpen() || errno != EWOULDBLOCK;
}

Instance::Pause Instance::shortPauses() {
    return [deadline = QDeadlineTimer(patience)] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return !deadline.hasExpired();
    };
}

bool Instance::handOver(const HandedOver& request, const Pause& pause) {
    const QByteArray bytes = packed(request);
    if (bytes.size() > longest)
        return false;
    do {
        if (takeLock())
            return false;
        if (isTaken(bytes, pause))
            return true;
    } while (pause());
    return false;
}

bool Instance::isTaken(const QByteArray& request, const Pause& pause) const {
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(oneTry)) // it may not listen yet
        return false;
    QDataStream stream(&socket);
    stream << request;
    socket.flush();
    while (!socket.waitForReadyRead(oneTry))
        if (socket.state() != QLocalSocket::ConnectedState || !pause())
            return false;
    return socket.readAll() == takenReply;
}

bool Instance::listen() {
    if (!takeLock() || !m_lock.isOpen())
        return false;
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(m_name); // of one that crashed; nobody answers there
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection()) {
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { answer(socket); });
        }
    });
    if (!m_server.listen(m_name))
        m_lock = {}; // else others would wait for it
    return m_lock.isOpen();
}

void Instance::answer(QLocalSocket* socket) {
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
