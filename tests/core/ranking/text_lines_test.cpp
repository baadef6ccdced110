#include "core/ranking/text_lines.h"

#include <QTest>

#include <random>

using namespace charsleuth;

namespace {

QByteArray noise(qsizetype size) {
    std::mt19937 random(5);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

/// Rows of a dump, each with a picture of so many bytes.
QByteArray dump(qsizetype ofPicture) {
    QByteArray bytes;
    for (int row = 0; row < 10; ++row)
        bytes += "INSERT INTO notes VALUES ('In a room of its own');\nINSERT INTO files VALUES ('" +
                 noise(ofPicture) + "');\n";
    return bytes;
}

/// As programs store their words.
QByteArray records() {
    QByteArray bytes;
    for (int i = 0; i < 50; ++i)
        bytes += QByteArray("\0\0\0\x1B", 4) + "the name of a window's menu";
    return bytes;
}

} // namespace

class TextLinesTest : public QObject {
    Q_OBJECT

private slots:
    void lines_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("expected");
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("noise") << noise(20000) << false;
        QTest::newRow("records") << records() << false;
        QTest::newRow("a dump with small pictures") << dump(100) << true;
        QTest::newRow("the same with line ends of DOS")
            << dump(100).replace(");\n", ");\r\n") << true;
        QTest::newRow("a dump with large pictures") << dump(3000) << false;
        QTest::newRow("a few words above data")
            << "A program that cannot be run here.\n" + noise(60) << false;
    }
    void lines() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, expected);
        const SampleSegment segment{0, {bytes.begin(), bytes.end()}};
        QCOMPARE(hasTextLines({&segment, 1}), expected);
    }
};

QTEST_APPLESS_MAIN(TextLinesTest)
#include "text_lines_test.moc"
