#include "tests/app/cli/program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

namespace charsleuth::test {

Workplace::Workplace() {
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755)); // other users look in
}

QString Workplace::path(const QByteArray& name) const {
    return m_folder.filePath(QString::fromUtf8(name));
}

void Workplace::write(const QByteArray& name, const QByteArray& bytes) const {
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path(name)));
}

QByteArray Workplace::read(const QByteArray& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// JSON goes into the folder CHARSLEUTH_JSON_OUTPUTS, where a later test validates all there is.
static void keepJson(const QByteArray& out) {
    const QByteArray folder = qgetenv("CHARSLEUTH_JSON_OUTPUTS");
    if (folder.isEmpty() || !(out.startsWith("{\"schema\"") || out.startsWith("[{\"encoding\"")))
        return;
    const QByteArray name = QCryptographicHash::hash(out, QCryptographicHash::Sha1).toHex();
    QFile file(QFile::decodeName(folder + '/' + name));
    if (file.open(QIODevice::WriteOnly))
        file.write(out);
}

Outcome Workplace::run(const QByteArray& command) const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // ./dev test-on names the folder of a program for another machine.
    const QString folder = environment.value("CHARSLEUTH_BIN_DIR", CHARSLEUTH_BIN_DIR);
    environment.insert("PATH", folder + ":" + environment.value("PATH"));
    environment.insert("LC_ALL", "C.UTF-8");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.setStandardInputFile(QProcess::nullDevice());
    process.start("/bin/sh", {"-c", QString::fromUtf8(command)});
    constexpr int minute = 60'000; // milliseconds
    if (!process.waitForFinished(minute)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), "did not end"};
    }
    const QByteArray out = process.readAllStandardOutput();
    keepJson(out);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, out,
            process.readAllStandardError()};
}

} // namespace charsleuth::test
