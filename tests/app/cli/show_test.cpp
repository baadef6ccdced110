#include "tests/app/cli/program.h"

#include <QTest>

using charsleuth::test::Workplace;

namespace {

const QByteArray picture("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\6\0\0\0", 29);

} // namespace

class ShowTest : public QObject {
    Q_OBJECT

private slots:
    void text_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* claim, QByteArray bytes, QByteArray options,
                            QByteArray shown) {
            QTest::newRow(claim) << bytes << options << shown;
        };
        row("an empty file", "", "", "");
        row("UTF-8 is unchanged", "na\xC3\xAFve\n", "", "na\xC3\xAFve\n");
        row("a BOM is dropped", "\xEF\xBB\xBFtext\n", "", "text\n");
        row("a BOM above another encoding is dropped",
            "\xEF\xBB\xBF"
            "caf\xE9\n",
            "--as windows-1252", "café\n");
        row("a BOM is dropped with --as", "\xEF\xBB\xBFtext\n", "--as utf-8", "text\n");
        row("only the first BOM is dropped", "\xEF\xBB\xBF\xEF\xBB\xBF", "--as utf-8",
            "\xEF\xBB\xBF");
        row("controls and NUL are unchanged", QByteArray("a\x1B[1m\0\r\n\x1A", 9), "--as utf-8",
            QByteArray("a\x1B[1m\0\r\n\x1A", 9));
        row("--as overrules", "caf\xE9", "--as windows-1252", "café");
        row("an alias", "caf\xE9", "--as LATIN1", "café");
        row("Shift_JIS", "\x93\xFA\x96\x7B", "--as Shift_JIS", "日本");
        row("UTF-16LE", QByteArray("\xFF\xFE\x31\x04\n\0", 6), "--as utf-16le", "б\n");
        row("UTF-16 takes its byte order from the BOM", QByteArray("\xFE\xFF\x04\x31", 4),
            "--as utf-16", "б");
        row("UTF-16LE does not", QByteArray("\xFE\xFF\x31\x04", 4), "--as utf-16le",
            "\xEF\xBF\xBEб");
        row("UTF-16 without a BOM is little-endian", QByteArray("\x31\x04", 2), "--as utf-16", "б");
        row("outside the BMP", "\xF0\x9F\x98\x80", "--as utf-8", "😀");
        row("each malformed byte is marked", "a\xE9\xE9z\xFF", "--as utf-8", "a⟦E9⟧⟦E9⟧z⟦FF⟧");
        row("a cut sequence is marked", "a\xE2\x82", "--as utf-8", "a⟦E2⟧⟦82⟧");
        row("marks of a sequence of two bytes", "a\xE2\x82z", "--as utf-8", "a⟦E2⟧⟦82⟧z");
        row("--malformed replace: one a sequence", "a\xE2\x82z\xFF",
            "--as utf-8 --malformed replace", "a\xEF\xBF\xBDz\xEF\xBF\xBD");
        row("--malformed escape", "a\xE2\x82z", "--as utf-8 --malformed escape",
            "a\\x{E2}\\x{82}z");
        row("a genuine U+FFFD is not malformed", "a\xEF\xBF\xBD", "--as utf-8 --malformed error",
            "a\xEF\xBF\xBD");
        row("lines", "1\n2\n3\n4\n", "--lines 2-3", "2\n3\n");
        row("one line", "1\n2\n3\n", "--lines 2", "2\n");
        row("lines to the end", "1\n2\n3", "--lines 2-", "2\n3");
        row("lines beyond the end", "1\n2\n", "--lines 5-6", "");
        row("lines with CR", "1\r2\r3\r", "--lines 2-2", "2\r");
        row("lines with CRLF", "1\r\n2\r\n3\r\n", "--lines 2-2", "2\r\n");
        row("an empty line counts", "1\n\n3\n", "--lines 2-3", "\n3\n");
        row("damage outside the lines is no error", "\xFF\n2\n\xFF\n",
            "--as utf-8 --malformed error --lines 2-2", "2\n");
        row("marks inside the lines", "\xFF\n2\xFF\n\xFF\n", "--as utf-8 --lines 2-2", "2⟦FF⟧\n");
        row("--as overrules the binary verdict", QByteArray("\x89PNG\r\n\x1A\n\0\0", 10),
            "--as windows-1252", QByteArray("\xE2\x80\xB0PNG\r\n\x1A\n\0\0", 12));
    }
    void text() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, shown);
        const Workplace place;
        place.write("f", bytes);
        const auto outcome = place.run("charsleuth show " + options + " f");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, shown);
        QCOMPARE(outcome.status, 0);
        const auto piped = place.run("cat f | charsleuth show " + options + " -");
        QCOMPARE(piped.out, shown);
        QCOMPARE(piped.status, 0);
    }

    void aBinaryIsRefused() {
        const Workplace place;
        place.write("f", picture);
        const auto outcome = place.run("charsleuth show f");
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.err, QByteArray("charsleuth: f: has no text: binary (PNG image)\n"));
    }
    void aPackedFileIsRefusedWithWhatUnpacksIt_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("xz") << QByteArray("\xFD"
                                          "7zXZ\0\0\4\xE6\xD6\xB4\x46\2\0\x21\1",
                                          16)
                            << QByteArray("binary (XZ compressed); 'xz -dc FILE | charsleuth -' "
                                          "tells of what is inside");
        QTest::newRow("bzip2") << QByteArray("BZh91AY&SY\x94\xE3\0\0\0\1", 16)
                               << QByteArray("binary (bzip2 compressed); 'bzip2 -dc FILE | "
                                             "charsleuth -' tells of what is inside");
        QTest::newRow("zip") << QByteArray("PK\5\6", 4) + QByteArray(18, '\0')
                             << QByteArray("binary (Zip archive data (empty)); 'charsleuth names "
                                           "FILE' reads the names in it");
    }
    void aPackedFileIsRefusedWithWhatUnpacksIt() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, message);
        const Workplace place;
        place.write("f", content);
        const auto outcome = place.run("charsleuth show f");
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err, "charsleuth: f: has no text: " + message + "\n");
        QVERIFY(place.run("charsleuth f").out.contains(message.mid(message.indexOf(';'))));
    }
    void aBinaryIsDescribedWhereAsked() {
        const Workplace place;
        place.write("f", picture);
        const auto outcome = place.run("charsleuth show --binary describe f");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, QByteArray("binary (PNG image), 29 bytes\n"));
    }
    void damageIsAnErrorWhereAsked() {
        const Workplace place;
        place.write("f", "abc\xFF");
        const auto outcome = place.run("charsleuth show --as utf-8 --malformed error f");
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.err, QByteArray("charsleuth: f: byte 3 is malformed as UTF-8\n"));
    }
    void damageAcrossBlocksIsMarkedWhole() {
        const Workplace place;
        const QByteArray text((1 << 20) - 1, 'a'); // a block less one byte
        place.write("f", text + "\xE2\x82z");
        QCOMPARE(place.run("charsleuth show --as utf-8 f").out, text + "⟦E2⟧⟦82⟧z");
    }
    void aCharacterAcrossBlocksIsWhole() {
        const Workplace place;
        const QByteArray text((1 << 20) - 1, 'a');
        place.write("f", text + "é\n" + text);
        QCOMPARE(place.run("charsleuth show --as utf-8 f").out, text + "é\n" + text);
        QCOMPARE(place.run("charsleuth show --as utf-8 --lines 2-2 f").out, text);
    }
    void aTerminalIsNotDisturbed() {
        const Workplace place;
        place.write("f", "a\x1B[1m\tb\r\nc\rd\n");
        auto outcome = place.run("script -qec 'charsleuth show --as utf-8 f' /dev/null");
        QCOMPARE(outcome.out.replace("\r", ""), QByteArray("a␛[1m\tb\nc␍d\n"));
    }
};

QTEST_GUILESS_MAIN(ShowTest)
#include "show_test.moc"
