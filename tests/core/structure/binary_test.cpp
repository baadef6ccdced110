#include "core/structure/survey.h"

#include "text_bytes.h"

#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

BinaryVerdict verdictOn(const std::string& bytes) {
    return survey(bytesOf(bytes)).binary;
}

QByteArray noise(qsizetype size) {
    std::mt19937 random(11);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

/// Every byte value from `first` on, in turn.
QByteArray bytesFrom(int first, int times) {
    QByteArray bytes;
    for (int byte = first; byte < 0x100; ++byte)
        bytes += static_cast<char>(byte);
    return bytes.repeated(times);
}

/// 16-bit samples of a sine-like wave, as in sound files without a header.
QByteArray wave() {
    QByteArray bytes;
    for (int i = 0; i < 4000; ++i) {
        const int sample = ((i * 37) % 6000) - 3000;
        bytes += static_cast<char>(sample & 0xFF);
        bytes += static_cast<char>(sample >> 8 & 0xFF);
    }
    return bytes;
}

const QByteArray prose = "The ferry leaves at half past six. Nobody knows when it comes back.\n";

} // namespace

class BinaryTest : public QObject {
    Q_OBJECT

private slots:
    void binary_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("the first bytes of a PNG image")
            << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16);
        QTest::newRow("a ZIP archive") << QByteArray("PK\x03\x04\x14\0\x08\0", 8);
        QTest::newRow("an ELF program") << QByteArray("\x7F"
                                                      "ELF\x02\x01\x01\0",
                                                      8);
        QTest::newRow("an MP4 file") << QByteArray("\0\0\0\x20"
                                                   "ftypisom\0\0\x02\0",
                                                   16);
        QTest::newRow("a SQLite database") << QByteArray("SQLite format 3\0\x10\0", 18);
        QTest::newRow("gzip data") << QByteArray("\x1F\x8B\x08\0\0\0\0\0", 8);
        QTest::newRow("256 random bytes") << noise(256);
        QTest::newRow("100,000 random bytes") << noise(100'000);
        QTest::newRow("bytes as even as random ones, without controls") << bytesFrom(0x20, 64);
        QTest::newRow("the fewest values that are random") << bytesFrom(0x100 - 223, 64);
        QTest::newRow("NULs") << QByteArray(100, '\0');
        QTest::newRow("records padded with NULs") << ("name" + QByteArray(28, '\0')).repeated(40);
        QTest::newRow("16-bit samples") << wave();
        QTest::newRow("erased memory") << QByteArray(64, '\xFF');
        QTest::newRow("a PDF file with binary streams")
            << ("%PDF-1.4\n" + prose.repeated(20) + noise(400) + prose.repeated(20));
    }
    void binary() {
        QFETCH(QByteArray, bytes);
        const BinaryVerdict verdict = verdictOn(bytes.toStdString());
        QVERIFY(verdict.binary);
        QVERIFY(!verdict.reason.empty());
    }

    void text_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto utf16 = [](const char* text, bool bigEndian) {
            return QByteArray::fromStdString(test::utf16(text, bigEndian));
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("one letter") << QByteArray("A");
        QTest::newRow("ASCII") << prose;
        QTest::newRow("UTF-16LE English") << utf16("The ferry leaves at half past six.\n", false);
        QTest::newRow("UTF-16BE Russian") << utf16("Паром уходит в половине седьмого.", true);
        QTest::newRow("UTF-16LE Chinese")
            << utf16("渡轮在六点半离开码头，请不要迟到。昨天我们等了很久。", false).repeated(20);
        QTest::newRow("UTF-32BE") << QByteArray::fromStdString(
            test::utf32("Паром уходит в семь.", true));
        QTest::newRow("EBCDIC")
            << QByteArray("\xE3\xC8\xC5\x40\xC6\xC5\xD9\xD9\xE8\x40\xD3\xC5\xC1\xE5\xC5\xE2\x40\xC1"
                          "\xE3\x40\xE2\xC9\xE7\x4B\x15")
                   .repeated(20);
        QTest::newRow("a NUL in a text") << (prose + QByteArray(1, '\0') + prose);
        QTest::newRow("NULs between file names")
            << ("docs/contents.txt" + QByteArray(1, '\0') + "docs/introduction-to-ferries.txt" +
                QByteArray(1, '\0') + "docs/timetables/winter-and-summer.txt" +
                QByteArray(1, '\0'));
        QTest::newRow("ANSI art with a SAUCE record")
            << ("\x1B[0;34m" + QByteArray("\xDA\xC4\xC4\xC4\xBF", 5) + "\x1B[1;37m\xB3 hi \xB3" +
                "\r\n\x1A" + "SAUCE00Ferry" + QByteArray(30, ' ') + QByteArray(4, '\0'));
        QTest::newRow("word processor text with a few controls")
            << ("\x02"
                "bold\x02 and \x13underlined\x13 words of the year 1987\r\n" +
                prose + prose);
        QTest::newRow("ISO-2022-JP") << QByteArray("\x1B$B$3$s$K$A$O\x1B(B\n");
        QTest::newRow("ISO-2022-KR") << QByteArray("\x1B$)C\x0E>H3g\x0F ok \x0EGO<<?d\x0F\n");
        QTest::newRow("a page rich in 0xFF")
            << QByteArray("\xFF\xE1\xEB\xEE\xEA\xEE \xFF\xF0\xEA\xEE\xE5 \xFF\xFF\xFF").repeated(9);
        QTest::newRow("RTF") << QByteArray("{\\rtf1\\ansi\\deff0 {\\fonttbl} caf\\'e9\\par }");
        QTest::newRow("three letters of KOI8-R") << QByteArray("\xC4\xC1!");
        QTest::newRow("one value less than is random") << bytesFrom(0x100 - 222, 64);
        QTest::newRow("a blob small beside the text")
            << (prose.repeated(600) + noise(2'000) + prose.repeated(600));
    }
    void text() {
        QFETCH(QByteArray, bytes);
        const BinaryVerdict verdict = verdictOn(bytes.toStdString());
        QVERIFY2(!verdict.binary, verdict.reason.c_str());
        QVERIFY(verdict.reason.empty());
    }
};

QTEST_APPLESS_MAIN(BinaryTest)
#include "binary_test.moc"
