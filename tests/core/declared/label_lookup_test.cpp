#include "core/declared/label_lookup.h"
#include "core/decode/decoder.h"
#include "core/declared/ascii_view.h"

#include <QTest>

#include <set>
#include <string>

using namespace charsleuth;

class LabelLookupTest : public QObject {
    Q_OBJECT

private slots:
    void labelsAreLookedUpInTheirNamespace_data() {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<int>("space");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* label, Namespace space, const char* name) {
            QTest::addRow("%s (%d)", label, static_cast<int>(space))
                << QByteArray(label) << static_cast<int>(space) << QByteArray(name);
        };
        using enum Namespace;
        // Misspellings and old names that files have.
        row("x-sjis", Iana, "Shift_JIS");
        row("shift-jis", Iana, "Shift_JIS");
        row("x-euc", Iana, "EUC-JP");
        row("utf8", Iana, "UTF-8");
        row("iso8859-1", Iana, "ISO-8859-1");
        row("win-1251", Iana, "windows-1251");
        row("cp-1251", Iana, "windows-1251");
        row("latin1", Iana, "ISO-8859-1");
        row("UTF8", Iana, "UTF-8");
        row(" koi8-r ", Iana, "KOI8-R");
        row("Windows-31J", Iana, "Shift_JIS");
        row("x-sjis", Whatwg, "Shift_JIS");
        row("win1251", Whatwg, "windows-1251");
        row("ansi", Iana, "windows-1252");
        row("x-cp20866", Iana, "KOI8-R");
        row("oem-850", Iana, "IBM850");
        row("iso88592", Whatwg, "ISO-8859-2");
        // The web's names mean what browsers decode.
        row("iso-8859-1", Whatwg, "windows-1252");
        row("gb2312", Whatwg, "GBK");
        row("latin1", Whatwg, "windows-1252");
        // How each namespace dresses them up.
        row("euc-jp-unix", Emacs, "EUC-JP");
        row("utf-8-with-signature-dos", Emacs, "UTF-8");
        row("latin-1", Emacs, "ISO-8859-1");
        row("8bit-cp1251", Vim, "windows-1251");
        row("2byte-euc-jp", Vim, "EUC-JP");
        row("latin1", Vim, "ISO-8859-1");
        row("latin-1", Python, "ISO-8859-1");
        row("utf_8_sig", Python, "UTF-8");
        row("iso_8859_15", Python, "ISO-8859-15");
        row("1251", Windows, "windows-1251");
        row("65001", Windows, "UTF-8");
        row("10000", Windows, "macintosh");
        row("437", Windows, "IBM437");
        row("ANSI_1251", Windows, "windows-1251");
        row("ANSI_1252", Windows, "windows-1252");
        row("ANSI_949", Windows, "EUC-KR");
        row("dos866", Windows, "IBM866");
        row("latin9", Latex, "ISO-8859-15");
        row("ansinew", Latex, "windows-1252");
        row("Cp1252", Java, "windows-1252");
        row("88591", Iana, "ISO-8859-1");
        row("885911", Iana, "ISO-8859-11");
        row("OEM 1051", Iana, "hp-roman8");
        row("UTF-8-BOM", Iana, "UTF-8");
        row("UTF-16LE-BOM", Iana, "UTF-16LE");
        // No name is invented.
        row("x-unheard-of", Iana, "");
        row("", Iana, "");
        row("the", Iana, "");
        row("12", Windows, "");
        row("cp", Windows, "");
        row("cp-", Windows, "");
        row("ansi_1", Windows, "");
        row("oem", Iana, "");
        row("euc", Iana, "");
        row("uft-8", Iana, "");
    }
    void labelsAreLookedUpInTheirNamespace() {
        QFETCH(QByteArray, label);
        QFETCH(int, space);
        QFETCH(QByteArray, name);
        const auto found = lookUpLabel(label.toStdString(), static_cast<Namespace>(space));
        QCOMPARE(found.empty() ? std::string() : std::string(info(found[0]).name),
                 name.toStdString());
    }
    void utf16WithoutAnOrderNamesBoth() {
        QCOMPARE(lookUpLabel("UTF-16", Namespace::Iana).size(), std::size_t(2));
        QCOMPARE(lookUpLabel("unicode", Namespace::Iana, ByteOrder::Big),
                 std::vector{EncodingId::Utf16Be});
        QCOMPARE(lookUpLabel("UTF-16LE", Namespace::Iana), std::vector{EncodingId::Utf16Le});
    }
    void namesOfWideUnits() {
        QVERIFY(namesWideUnits("UTF-16") && namesWideUnits("utf-16le") && namesWideUnits("UCS-4"));
        QVERIFY(!namesWideUnits("UTF-8") && !namesWideUnits("utf-7"));
    }

    void theMarkerWordsAreTheSameInEachEncoding_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* bytes, const char* encoding, const char* word) {
            QTest::addRow("%s in %s", word, encoding)
                << QByteArray(bytes) << QByteArray(encoding) << QString::fromUtf8(word);
        };
        row("\xC8\xFE\xC6\xFD", "EUC-JP", "美乳");
        row("\x94\xFC\x93\xFB", "Shift_JIS", "美乳");
        row("\xBF\xFD\xA4\xCE\xB1\xFD\xCD\xE8", "EUC-JP", "雀の往来");
        row("\x90\x9D\x82\xCC\x89\x9D\x97\x88", "Shift_JIS", "雀の往来");
        row("# \xA4\xA2\xA4\xA4\xA4\xA6\xA4\xA8\xA4\xAA", "EUC-JP", "# あいうえお");
        row("# \x82\xA0\x82\xA2\x82\xA4\x82\xA6\x82\xA8", "Shift_JIS", "# あいうえお");
        row("# fran\xC3\xA7"
            "ais",
            "UTF-8", "# français");
        row("# fran\x87"
            "ais",
            "IBM850", "# français");
        row("# fran\x8D"
            "ais",
            "macintosh", "# français");
    }
    void theMarkerWordsAreTheSameInEachEncoding() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, encoding);
        QFETCH(QString, word);
        const std::string text = bytes.toStdString();
        const AsciiView view({.head = bytesOf(text), .tail = bytesOf(text), .size = text.size()});
        const Matches found = readMarkerText(view.text());
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(std::string(found[0].means), encoding.toStdString());
        const EncodingId id = findEncoding(found[0].means).value();
        QCOMPARE(QString::fromStdU16String(decode(bytesOf(text), id).text), word);
    }
};

QTEST_APPLESS_MAIN(LabelLookupTest)
#include "label_lookup_test.moc"
