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
    void utf8sMarkAboveAnotherEncodingIsOneInAFile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* claim, QByteArray bytes, const char* name,
                            const char* text) {
            QTest::newRow(claim) << bytes << name << QString::fromUtf8(text);
        };
        row("a page", "\xEF\xBB\xBF\xE9", "windows-1252", "\uFEFFé");
        row("the mark alone", "\xEF\xBB\xBF", "KOI8-R", "\uFEFF");
        row("characters of two bytes", "\xEF\xBB\xBF\x82\xA0", "Shift_JIS", "\uFEFFあ");
        row("gb18030, where it would be half of one", "\xEF\xBB\xBF\xB0\xA1", "gb18030",
            "\uFEFF啊");
        row("its own", "\xEF\xBB\xBF\xC3\xA9", "UTF-8", "\uFEFFé");
        row("once", "\xEF\xBB\xBF\xEF\xBB\xBF", "windows-1252", "\uFEFFï»¿");
        row("not further on", " \xEF\xBB\xBF", "windows-1252", " ï»¿");
        row("not two bytes of it", "\xEF\xBB", "windows-1252", "ï»");
        row("not two bytes of it and another", "\xEF\xBB\xE9", "windows-1252", "ï»é");
        row("nothing", "", "windows-1252", "");
    }
    void utf8sMarkAboveAnotherEncodingIsOneInAFile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QString, text);
        const Bytes all(reinterpret_cast<const Byte*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size()));
        const EncodingId encoding = *findEncoding(name.toStdString());
        QCOMPARE(QString::fromStdU16String(decodeFile(all, encoding).text), text);
        const MappedText whole = decodeMappedFile(all, encoding);
        for (std::size_t cut = 0; cut <= all.size(); ++cut) {
            MappedText mapped;
            TextTally counted;
            Decoder decoder = Decoder::ofFile(encoding), counter = decoder;
            decoder.feed(all.first(cut), mapped);
            counter.feed(all.first(cut), counted);
            Decoder goesOn = decoder;
            goesOn.feed(all.subspan(cut), mapped);
            goesOn.finish(mapped);
            counter.feed(all.subspan(cut), counted);
            counter.finish(counted);
            QCOMPARE(mapped.text, whole.text);
            QCOMPARE(mapped.byteOf, whole.byteOf);
            QCOMPARE(counted.units, whole.text.size());
            QCOMPARE(goesOn.position(), all.size());
        }
    }
    void aDecoderOfNoFileKnowsNoOtherMark() {
        const Bytes mark = bytesOf("\xEF\xBB\xBF");
        QCOMPARE(decode(mark, *findEncoding("windows-1252")).text, std::u16string(u"ï»¿"));
    }
};

QTEST_APPLESS_MAIN(BomTest)
#include "bom_test.moc"
