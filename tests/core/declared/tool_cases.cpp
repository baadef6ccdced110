#include "tests/core/declared/tool_cases.h"

#include "core/declared/ascii_view.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace charsleuth {

namespace {

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
}

} // namespace

QList<QByteArray> allSequences(const QList<QList<QByteArray>>& lists) {
    QList<QByteArray> all = {QByteArray()};
    for (const QList<QByteArray>& list : lists) {
        QList<QByteArray> longer;
        for (const QByteArray& before : all)
            for (const QByteArray& piece : list)
                longer += before + piece;
        all = longer;
    }
    return all;
}

QStringList answersOf(const QString& program, const QStringList& arguments,
                      const QByteArray& script, const QList<QByteArray>& texts,
                      const QString& ending) {
    const QTemporaryDir folder;
    QByteArray list;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString name = QString::number(i) + ending;
        write(folder.filePath(name), texts[i]);
        list += name.toUtf8() + '\n';
    }
    write(folder.filePath("list"), list);
    write(folder.filePath("script"), script);
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(program, arguments);
    process.waitForFinished(120'000);
    QFile out(folder.filePath("out")); // of programs that cannot print
    const QByteArray printed =
        out.open(QIODevice::ReadOnly) ? out.readAll() : process.readAllStandardOutput();
    QStringList lines = QString::fromLatin1(printed).split('\n');
    lines.removeLast();
    return lines;
}

QString labelsByOurs(std::string_view rule, const QByteArray& text, const QString& fileName) {
    const std::string name = fileName.toStdString();
    const Bytes bytes = bytesOf({text.constData(), static_cast<std::size_t>(text.size())});
    const std::size_t head = std::min(bytes.size(), declaredHeadSize);
    const std::size_t tail = std::min(bytes.size(), declaredTailSize);
    const AsciiView view({.head = bytes.first(head),
                          .tail = bytes.last(tail),
                          .tailOffset = bytes.size() - tail,
                          .size = bytes.size(),
                          .fileName = name});
    Matches found;
#define CHARSLEUTH_READER(function, name, ...)                                                     \
    if (rule == name)                                                                              \
        found = function(view.text());
#include "core/declared/reader_table.inc"
#undef CHARSLEUTH_READER
    QStringList labels;
    for (const DirectiveMatch& match : found) {
        const std::string_view shown = match.label.empty() ? match.means : match.label;
        labels += QString::fromLatin1(shown.data(), static_cast<qsizetype>(shown.size()));
    }
    return labels.isEmpty() ? QStringLiteral("-") : labels.join(' ');
}

QString firstDifference(std::string_view rule, const QList<QByteArray>& texts,
                        const QStringList& theirs, const QString& ending) {
    if (theirs.size() != texts.size())
        return QStringLiteral("%1 answers to %2 files").arg(theirs.size()).arg(texts.size());
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QString ours = labelsByOurs(rule, texts[i], QStringLiteral("0") + ending);
        if (ours != theirs[i])
            return QStringLiteral("they read %1, we read %2:\n%3")
                .arg(theirs[i], ours, QString::fromLatin1(texts[i].right(3000)));
    }
    return {};
}

} // namespace charsleuth
