#include "core/detect.h"

#include "tests/core/structure/text_bytes.h"

#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

Detection answerTo(const QByteArray& bytes) {
    return detect(bytesOf(bytes.toStdString()));
}

QByteArray noise(qsizetype size) {
    std::mt19937 random(11);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

QByteArray noiseFrom(int first, qsizetype size) {
    std::mt19937 random(12);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(first + static_cast<int>(random() % unsigned(0x100 - first)));
    return bytes;
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

QByteArray under(int key, QByteArray bytes) {
    for (char& byte : bytes)
        byte = static_cast<char>(byte ^ key);
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
        QTest::newRow("random bytes without controls") << noiseFrom(0x20, 16'000);
        QTest::newRow("prose under a key") << under(0xA5, prose.repeated(6));
        QTest::newRow("an index of counted names") << QByteArray(
            "\x01\0\0\0\x03\0\x0B/timetables\0\x01\x02\0\x09/ferries/\0\x01\x02\0\x07/prices", 44);
        QTest::newRow("NULs") << QByteArray(100, '\0');
        QTest::newRow("records padded with NULs") << ("name" + QByteArray(28, '\0')).repeated(40);
        QTest::newRow("a million NULs") << QByteArray(1'000'000, '\0');
        QTest::newRow("many records padded with NULs")
            << ("name" + QByteArray(28, '\0')).repeated(60'000);
        QTest::newRow("NULs behind a page of text")
            << (prose.repeated(130) + QByteArray(2'000'000, '\0'));
        QTest::newRow("16-bit samples") << wave();
        QTest::newRow("erased memory") << QByteArray(64, '\xFF');
        QTest::newRow("a PDF file with binary streams")
            << ("%PDF-1.4\n" + prose.repeated(20) + noise(400) + prose.repeated(20));
    }
    void binary() {
        QFETCH(QByteArray, bytes);
        const Detection answer = answerTo(bytes);
        QVERIFY(answer.binary && answer.binaryProbability > 0.5);
        QVERIFY(!answer.binaryReason.empty());
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
        QTest::newRow("colours of mIRC") << ("\x03"
                                             "04,01\x02Welcome\x02\x0F to \x03"
                                             "12#ferries\x03 on \x1F"
                                             "all days\x0F\r\n" +
                                             prose);
        QTest::newRow("a screen of ANSI art")
            << QByteArray("\x1B[0;34m\xDB\xDB\xDC\x1B[1;37m Ferries \x1B[0;34m\xDC\xDB\xDB\r\n")
                   .repeated(8);
        QTest::newRow("text of CP/M, padded") << (prose + QByteArray(57, '\x1A'));
        QTest::newRow("a long text with a NUL in a thousand lines")
            << ("Паром" + prose.repeated(1000) + QByteArray(1, '\0')).repeated(20);
        QTest::newRow("text behind a page of NULs")
            << (QByteArray(4'000, '\0') + "Паром уходит в половине седьмого.\n" +
                QByteArray("Паром уходит в половине седьмого.\n").repeated(20'000));
        QTest::newRow("a blob small beside the text")
            << (prose.repeated(600) + noise(2'000) + prose.repeated(600));
    }
    void text() {
        QFETCH(QByteArray, bytes);
        const Detection answer = answerTo(bytes);
        QVERIFY2(!answer.binary, answer.binaryReason.c_str());
        QVERIFY(answer.binaryProbability < 0.5 && answer.binaryReason.empty());
    }
};

QTEST_GUILESS_MAIN(BinaryTest)
#include "text_or_binary_test.moc"
