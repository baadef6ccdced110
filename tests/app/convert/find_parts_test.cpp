// Which files are divided into parts.

#include "app/convert/find_parts.h"

#include "core/detect.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;

class FindPartsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsTooLongIsNotDividedAndNotRead() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const qint64 times : {1, 10, 100}) {
            QVERIFY(file.resize(qint64(longestDivided) * times + 1));
            std::uint64_t read = 0;
            auto source =
                FileSource::open(path.toStdString(),
                                 {.onRead = [&](std::uint64_t end, std::uint64_t) { read = end; }});
            QVERIFY(bool(source));
            const auto parts = lookInto(*source, Detection{}, {.parts = LookWishes::Parts::Ranges});
            QVERIFY(!parts);
            QVERIFY2(parts.error().cause.find("256 MiB") != std::string::npos,
                     parts.error().cause.c_str());
            QCOMPARE(read, std::uint64_t(0));
        }
    }
};

QTEST_APPLESS_MAIN(FindPartsTest)
#include "find_parts_test.moc"
