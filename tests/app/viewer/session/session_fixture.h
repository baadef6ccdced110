#pragma once

/// Files in a folder of their own, opened without a window.

#include "app/viewer/session/session.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace charsleuth::viewer {

class SessionFixture : public QObject {
    Q_OBJECT

protected:
    QTemporaryDir m_folder;

    std::string path(const QByteArray& name) const {
        return QFile::encodeName(m_folder.path()).toStdString() + "/" + name.toStdString();
    }

    std::string write(const QByteArray& name, const QByteArray& bytes) const {
        std::ofstream file(path(name), std::ios::binary);
        file << bytes.toStdString();
        return path(name);
    }

    static bool opens(Session& session, const std::string& path,
                      std::optional<EncodingId> as = std::nullopt) {
        session.open(path, as);
        return QTest::qWaitFor([&] { return !session.isBusy(); }, 20000) && session.isOpen();
    }
};

} // namespace charsleuth::viewer
