#include "app/sidecar/editorconfig.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;

class AsEditorConfigTest : public QObject {
    Q_OBJECT

private slots:
    // The program editorconfig prints "[PATH]", then the properties of that file.
    void globsAreMatchedAsEditorConfigMatchesThem() {
        const QStringList pieces = {"a",     "b.c",  "*",     "**",  "?",         "[ab]",
                                    "[!a]",  "[^a]", "{a,b}", "{a}", "{a,{b,c}}", "{1..3}",
                                    "[a/b]", "/",    "\\*",   "{a"};
        const QStringList names = {"a", "ab.c", "b.c", "a/b.c", "a/x/b.c",
                                   "2", "12",   "a*",  "{a}",   "^"};
        const QTemporaryDir folder;
        QStringList paths;
        for (const QString& name : names)
            paths += folder.filePath(name);
        for (const QString& first : pieces)
            for (const QString& second : pieces) {
                const QByteArray text =
                    "root = true\n[" + (first + second).toUtf8() + "]\ncharset = latin1\n";
                QFile file(folder.filePath(QStringLiteral(".editorconfig")));
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
                file.close();
                QProcess process;
                process.start(EDITORCONFIG, paths);
                QVERIFY(process.waitForFinished());
                const QByteArray theirs = process.readAllStandardOutput();
                for (const QString& name : names) {
                    const QByteArray wanted =
                        "[" + folder.filePath(name).toUtf8() + "]\ncharset=latin1\n";
                    const auto ours =
                        EditorConfig(text.toStdString()).charsetOf(name.toStdString());
                    QVERIFY2(ours.has_value() == theirs.contains(wanted),
                             (text + " and " + name.toUtf8()).constData());
                }
            }
    }
};

QTEST_APPLESS_MAIN(AsEditorConfigTest)
#include "as_editorconfig_test.moc"
