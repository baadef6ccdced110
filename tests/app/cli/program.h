#pragma once

/// Runs the built program the way people do: by a shell command in a folder of its own.

#include <QByteArray>
#include <QTemporaryDir>

namespace charsleuth::test {

struct Outcome {
    int status = -1; ///< exit status of the shell command; -1 when it did not end in time
    QByteArray out;
    QByteArray err;
};

/// A temporary folder and what is run there. `charsleuth` is on the PATH.
class Workplace {
public:
    Workplace();

    /// Writes a file and gives nothing back: tests name it by its relative path.
    void write(const QByteArray& name, const QByteArray& bytes) const;
    QByteArray read(const QByteArray& name) const;
    QString path(const QByteArray& name) const;

    /// `command` is for /bin/sh. Ended after a minute.
    Outcome run(const QByteArray& command) const;

private:
    QTemporaryDir m_folder;
};

} // namespace charsleuth::test
