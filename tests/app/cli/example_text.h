#pragma once

/// Text that several tests of the command line show it.

#include <QByteArray>
#include <QStringView>

namespace charsleuth::test {

inline const QByteArray french = "Le cœur déçu mais l’âme plutôt naïve, Louÿs rêva de crapaüter.\n";

inline QByteArray utf16le(QStringView text) {
    QByteArray bytes;
    for (const QChar c : text)
        bytes.append(char(c.cell())).append(char(c.row()));
    return bytes;
}

} // namespace charsleuth::test
