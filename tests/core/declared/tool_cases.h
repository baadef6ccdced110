#pragma once

/// Asks installed programs how they read files, to compare with our readers.

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <string_view>

namespace charsleuth {

/// Every sequence of one piece from each list.
QList<QByteArray> allSequences(const QList<QList<QByteArray>>& lists);

/// Writes each text to a file of its own ("0.py", "1.py", ...), runs the program in their folder
/// with the files' names, one a line, in the file "list", and returns the lines it prints. `script`
/// is written to the file "script".
QStringList answersOf(const QString& program, const QStringList& arguments,
                      const QByteArray& script, const QList<QByteArray>& texts,
                      const QString& ending);

/// The labels that our reader of this rule finds in a whole file, blanks between, or what the
/// file's kind means; "-" where it finds nothing.
QString labelsByOurs(std::string_view rule, const QByteArray& text, const QString& fileName);

/// Compares `theirs` with our labels one by one; says the first text that differs, else is empty.
QString firstDifference(std::string_view rule, const QList<QByteArray>& texts,
                        const QStringList& theirs, const QString& ending);

} // namespace charsleuth
