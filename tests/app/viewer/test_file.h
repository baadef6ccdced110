#pragma once

/// Files that a test writes for itself.

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace charsleuth::viewer {

/// The path of a new file in the folder.
inline QString writtenFile(const QTemporaryDir& folder, const QString& name,
                           const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write the test file");
    return file.fileName();
}

} // namespace charsleuth::viewer
