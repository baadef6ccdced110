#include "core/decode/encoder.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

void append(char32_t c, std::u16string& text) {
    if (c >= 0x10000)
        text += static_cast<char16_t>(0xD7C0 + (c >> 10));
    text += static_cast<char16_t>(c < 0x10000 ? c : 0xDC00 + (c & 0x3FF));
}

/// Planes 0 to 2 and the last 2,048 characters, each on a line of its own.
std::u16string everyCharacter() {
    std::u16string text;
    for (char32_t c = 0; c < 0x110000; c = c == 0x2FFFF ? 0x10F800 : c + 1) {
        if (c >= 0xD800 && c <= 0xDFFF)
            continue;
        append(c, text);
        text += u'\n';
    }
    return text;
}

/// `text` without the characters at `offsets`.
std::u16string without(const std::u16string& text, const std::vector<std::uint64_t>& offsets) {
    std::u16string rest;
    std::size_t from = 0;
    for (const std::uint64_t at : offsets) {
        rest.append(text, from, at - from);
        from = at + ((text[at] & 0xFC00) == 0xD800 ? 2 : 1);
    }
    return rest.append(text, from);
}

QByteArray hex(const EncodedText& encoded) {
    return QByteArray(reinterpret_cast<const char*>(encoded.bytes.data()),
                      static_cast<qsizetype>(encoded.bytes.size()))
        .toHex(' ');
}

void addEveryEncoding() {
    QTest::addColumn<int>("row");
    for (int row = 0; row < encodingCount; ++row)
        QTest::addRow("%s", info(static_cast<EncodingId>(row)).name.data()) << row;
}

} // namespace

class EncoderTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenReadsTheSame_data() { addEveryEncoding(); }
    void whatIsWrittenReadsTheSame() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        static const std::u16string text = everyCharacter();
        const EncodedText encoded = encode(text, encoding);
        QVERIFY2(encoded.lacking.size() < text.size() / 2, "writes nothing at all");
        const DecodedText decoded = decode(encoded.bytes, encoding);
        QCOMPARE(decoded.malformed.size(), std::size_t{0});
        const std::u16string expected = without(text, encoded.lacking);
        const auto [left, right] = std::ranges::mismatch(expected, decoded.text);
        QVERIFY2(left == expected.end() && right == decoded.text.end(),
                 qPrintable(QString("U+%1 reads as U+%2")
                                .arg(left == expected.end() ? 0 : *left, 4, 16)
                                .arg(right == decoded.text.end() ? 0 : *right, 4, 16)));
    }

    void whatIsReadFromOneOrTwoBytesCanBeWritten_data() { addEveryEncoding(); }
    void whatIsReadFromOneOrTwoBytesCanBeWritten() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        const Encoder fresh(encoding);
        const auto check = [&](std::initializer_list<Byte> bytes) {
            const DecodedText decoded = decode(std::span(bytes), encoding);
            if (!decoded.malformed.empty() || decoded.text.find(u'\uFFFD') != decoded.text.npos)
                return true;
            EncodedText encoded;
            Encoder(fresh).feed(decoded.text, encoded);
            return encoded.lacking.empty();
        };
        for (int first = 0; first < 256; ++first) {
            const auto lead = static_cast<Byte>(first);
            QVERIFY2(check({lead}), qPrintable(QString::number(first, 16)));
            // HKSCS and what decodes to two characters are read only (Encoding Standard).
            const bool readOnly = info(encoding).name == "Big5" && lead < 0xA1;
            if (lead < 0x80 || readOnly || info(encoding).decoder.starts_with("single:"))
                continue;
            for (int second = 0x21; second < 256; ++second)
                QVERIFY2(check({lead, static_cast<Byte>(second)}),
                         qPrintable(QString::number(first * 256 + second, 16)));
        }
    }

    void bytes_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* claim, const char* encoding, const char16_t* text,
                            QByteArray bytes) {
            QTest::newRow(claim) << encoding << QString::fromUtf16(text) << bytes.toHex(' ');
        };
        row("IBM's extensions in Shift_JIS are written in IBM's rows", "Shift_JIS", u"\u2170",
            "\xFA\x40");
        row("a sign that JIS X 0208 has is written in its own row", "Shift_JIS", u"\u222A",
            "\x81\xBE");
        row("Big5 writes the last of two pointers for ten", "Big5", u"\u5341", "\xA4\x51");
        row("and for the double line", "Big5", u"\u2550", "\xF9\xF9");
        row("GBK has the euro sign as 80", "GBK", u"\u20AC", "\x80");
        row("gb18030 has it as a pair", "gb18030", u"\u20AC", "\xA2\xE3");
        row("gb18030 writes the BMP's rest in four bytes", "gb18030", u"\u00E0\u00E5",
            "\xA8\xA4\x81\x30\x8A\x32");
        row("gb18030 writes other planes by arithmetic", "gb18030", u"\U0001F600",
            "\x94\x39\xFC\x36");
        row("UTF-7, example of RFC 2152", "UTF-7", u"A\u2262\u0391.", "A+ImIDkQ.");
        row("UTF-7, a minus sign behind base64", "UTF-7", u"Hi Mom -\u263A-!", "Hi Mom -+Jjo--!");
        row("UTF-7, base64 at the end", "UTF-7", u"\u65E5\u672C\u8A9E", "+ZeVnLIqe-");
        row("UTF-7, a plus sign", "UTF-7", u"1 + 1", "1 +- 1");
        row("ISO-2022-JP ends in ASCII", "ISO-2022-JP", u"\u65E5\u672C", "\x1B$BF|K\\\x1B(B");
        row("ISO-2022-JP ends its lines in ASCII", "ISO-2022-JP", u"\u65E5\n\u672C",
            "\x1B$BF|\x1B(B\n\x1B$BK\\\x1B(B");
        row("ISO-2022-JP goes from set to set without ASCII between", "ISO-2022-JP",
            u"\u00A5\u65E5", "\x1B(J\\\x1B$BF|\x1B(B");
        row("HZ doubles the tilde", "HZ-GB-2312", u"~\u4E2D", "~~~{VP~}");
        row("ISO-2022-KR says its set at the start", "ISO-2022-KR", u"a\uAC00",
            QByteArray("\x1B$)Ca\x0E\x30\x21\x0F"));
        row("UTF-16LE adds no BOM", "UTF-16LE", u"a", QByteArray("a\0", 2));
        row("SCSU, German of UTS 6, section 9.1", "SCSU", u"\u00D6l flie\u00DFt",
            "\xD6\x6C\x20\x66\x6C\x69\x65\xDF\x74");
        row("SCSU, Russian of UTS 6, section 9.2", "SCSU", u"\u041C\u043E\u0441\u043A\u0432\u0430",
            "\x12\x9C\xBE\xC1\xBA\xB2\xB0");
        row("SCSU has Han in the Unicode mode", "SCSU", u"\u65E5\u672Ca",
            QByteArray("\x0F\x65\xE5\x67\x2C\xE0"
                       "a"));
        row("SCSU has emoji in a window of their own", "SCSU", u"\U0001F600\U0001F601",
            QByteArray("\x0B\x01\xEC\x80\x81"));
        row("SCSU quotes a character whose first byte would be a tag", "SCSU", u"\u65E5\uE000",
            QByteArray("\x0F\x65\xE5\xF0\xE0\x00", 6));
        row("SCSU quotes U+FEFF", "SCSU", u"a\uFEFFa",
            "a\x0E\xFE\xFF"
            "a");
        row("SCSU quotes controls that are tags", "SCSU", u"\u0001", "\x01\x01");
        row("windows-1252 has its C1 quotes", "windows-1252", u"\u201Ca\u201D", "\x93\x61\x94");
    }
    void bytes() {
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        QFETCH(QByteArray, expected);
        const auto id = findEncoding(encoding.toStdString());
        QVERIFY(id);
        const EncodedText encoded = encode(text.toStdU16String(), *id);
        QCOMPARE(hex(encoded), expected);
        QVERIFY(encoded.lacking.empty());
    }

    void whatIsLackingIsLeftOutAndReported() {
        const EncodedText encoded =
            encode(u"\u00E9\u4E2D\U0001F600x\u0151", EncodingId::Windows1252);
        QCOMPARE(hex(encoded), "e9 78");
        QCOMPARE(encoded.lacking, (std::vector<std::uint64_t>{1, 2, 5}));
    }
    void nothingSimilarIsWrittenInstead() {
        QCOMPARE(encode(u"\u00A5\u203E\u2212", EncodingId::ShiftJis).lacking.size(), 3U);
    }
    void eucJpDoesNotWriteJisX0212() {
        QCOMPARE(encode(u"\u4E02", EncodingId::EucJp).lacking.size(), 1U);
    }
    void aLoneSurrogateIsLackingInEveryEncoding_data() { addEveryEncoding(); }
    void aLoneSurrogateIsLackingInEveryEncoding() {
        QFETCH(int, row);
        const std::u16string text{u'1', 0xD83D, u'2', 0xDE00, u'3', 0xD83D};
        const EncodedText encoded = encode(text, static_cast<EncodingId>(row));
        QCOMPARE(encoded.lacking, (std::vector<std::uint64_t>{1, 3, 5}));
    }

    void anyDivisionGivesTheSameBytes_data() { addEveryEncoding(); }
    void anyDivisionGivesTheSameBytes() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        const std::u16string text = u"a\u00E9~+\u65E5\u672C\n\uAC00\U0001F600-\u0416\u0639b";
        const EncodedText whole = encode(text, encoding);
        EncodedText pieces;
        Encoder encoder(encoding);
        for (const char16_t unit : text) {
            Encoder copy(encoder); // a copy goes on from where the original stood
            copy.feed({&unit, 1}, pieces);
            encoder = copy;
        }
        Encoder moved(std::move(encoder));
        moved.finish(pieces);
        QCOMPARE(hex(pieces), hex(whole));
        QCOMPARE(pieces.lacking, whole.lacking);
    }
};

QTEST_APPLESS_MAIN(EncoderTest)
#include "encoder_test.moc"
