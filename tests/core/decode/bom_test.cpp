#include "core/decode/bom.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;

class BomTest : public QObject {
    Q_OBJECT

private slots:
    void aMarkIsFoundAndReadsAsU_FEFF_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("size");
        const auto row = [](const char* name, const char* hex, int size) {
            QTest::addRow("%s %s", name, hex) << name << QByteArray::fromHex(hex) << size;
        };
        row("UTF-8", "EFBBBF61", 3);
        row("UTF-16LE", "FFFE6100", 2);
        row("UTF-16BE", "FEFF0061", 2);
        row("UTF-32LE", "FFFE000061000000", 4);
        row("UTF-32BE", "0000FEFF00000061", 4);
        row("UTF-7", "2B2F76382D61", 5);
        row("UTF-7", "2B2F763830", 4);
        row("UTF-7", "2B2F7639", 4);
        row("UTF-7", "2B2F762B", 4);
        row("UTF-7", "2B2F762F", 4);
        row("UTF-1", "F7644C61", 3);
        row("UTF-EBCDIC", "DD73667381", 4);
        row("SCSU", "0EFEFF61", 3);
        row("BOCU-1", "FBEE28FF", 4);
        row("BOCU-1", "FBEE284D", 3);
        row("gb18030", "8431953361", 4);
    }
    void aMarkIsFoundAndReadsAsU_FEFF() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(int, size);
        const Bytes head(reinterpret_cast<const Byte*>(bytes.constData()),
                         static_cast<std::size_t>(bytes.size()));
        const std::optional<Bom> bom = bomAt(head);
        QVERIFY(bom);
        QCOMPARE(QString::fromUtf8(info(bom->encoding).name.data()), name);
        QCOMPARE(bom->size, static_cast<std::uint64_t>(size));
        const DecodedText mark = decode(head.first(bom->size), bom->encoding);
        QVERIFY(!mark.text.empty());
        QCOMPARE(mark.text[0], u'\uFEFF');
    }
    void otherBeginningsAreNoMark_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("half of UTF-8's") << QByteArray("\xEF\xBB");
        QTest::newRow("text") << QByteArray("text");
        QTest::newRow("the same bytes further on") << QByteArray(" \xEF\xBB\xBF");
        QTest::newRow("a plus sign in base64 that is not U+FEFF") << QByteArray("+/v7");
    }
    void otherBeginningsAreNoMark() {
        QFETCH(QByteArray, bytes);
        QVERIFY(!bomAt({reinterpret_cast<const Byte*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())}));
    }
};

QTEST_APPLESS_MAIN(BomTest)
#include "bom_test.moc"
