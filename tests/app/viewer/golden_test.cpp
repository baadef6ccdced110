// What every view shows of a dozen and a half files, as text, beside tests/golden/viewer.
// `./dev golden` writes these anew; the difference is to be read.

#include "tests/app/viewer/views_as_text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

struct Made {
    const char* name;
    QByteArray bytes;
};

/// Files that no sample stands for.
std::vector<Made> madeFiles() {
    const QByteArray line = "2026-05-04 08:15:14 Gr\xC3\xBC\xC3\x9F"
                            "e aus K\xC3\xB6ln\n";
    return {
        {"empty", ""},
        {"plain.txt", "Nothing but ASCII.\r\nIn two lines.\r\n"},
        {"short.txt", "1 \xA4 a day\n"},
        {"damaged.log", line.repeated(5) +
                            "08:15:14 Pr\xFC"
                            "fung\n" +
                            line.repeated(3) + "cut \xE2\x82\n"},
        {"controls.txt", "a\tb\x1B[31mred nul" + QByteArray(1, '\0') +
                             " bell\a \xE2\x80\xAEreversed\xE2\x80\xAC "
                             "zero\xE2\x80\x8Bwidth\n"},
        {"picture.png", QByteArray::fromHex("89504e470d0a1a0a0000000d4948445200000001000000010806"
                                            "0000001f15c489") +
                            QByteArray(200, '\0')},
    };
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

} // namespace

class GoldenTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void everyViewIsAsItWas_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QDir samples(QStringLiteral(CHARSLEUTH_SAMPLE_FILES));
        for (const QString& name : samples.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << contentOf(samples.filePath(name));
        for (const Made& made : madeFiles())
            QTest::newRow(made.name) << made.bytes;
    }
    void everyViewIsAsItWas() {
        QFETCH(QByteArray, bytes);
        const QString name = QTest::currentDataTag();
        const QString path = m_folder.filePath(name);
        write(path, bytes);
        Session session;
        session.open(path.toStdString());
        QVERIFY(QTest::qWaitFor([&] { return !session.isBusy(); }, 20000));
        QVERIFY(session.isOpen());
        const QByteArray now = viewsAsText(session).toUtf8();
        const QString golden =
            QStringLiteral(CHARSLEUTH_GOLDEN_FILES) + "/" + name + QStringLiteral(".views");
        if (qEnvironmentVariableIsSet("UPDATE_GOLDEN"))
            return write(golden, now);
        const QByteArrayList is = now.split('\n');
        const QByteArrayList was = contentOf(golden).split('\n');
        for (qsizetype i = 0; i < std::max(is.size(), was.size()); ++i)
            QVERIFY2(is.value(i) == was.value(i),
                     qPrintable(QStringLiteral("line %1\n was: %2\n is:  %3")
                                    .arg(i + 1)
                                    .arg(QString::fromUtf8(was.value(i)),
                                         QString::fromUtf8(is.value(i)))));
    }

    void everyGoldenFileHasItsInput() {
        QStringList inputs = QDir(QStringLiteral(CHARSLEUTH_SAMPLE_FILES)).entryList(QDir::Files);
        for (const Made& made : madeFiles())
            inputs += made.name;
        for (QString name : QDir(QStringLiteral(CHARSLEUTH_GOLDEN_FILES)).entryList(QDir::Files))
            QVERIFY2(inputs.contains(name.remove(QStringLiteral(".views"))), qPrintable(name));
    }
};

QTEST_GUILESS_MAIN(GoldenTest)
#include "golden_test.moc"
