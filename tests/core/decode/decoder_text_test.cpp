/// Bytes that people meet, and what they must read as.

#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace std::string_view_literals;

namespace {

/// "offset+size kind" of every malformed sequence.
QString rangesOf(const std::vector<MalformedRange>& ranges) {
    static const char* const kinds[] = {"invalid", "unmapped", "truncated"};
    QStringList out;
    for (const MalformedRange& range : ranges)
        out += QStringLiteral("%1+%2 %3")
                   .arg(range.bytes.begin)
                   .arg(range.bytes.size())
                   .arg(QLatin1String(kinds[static_cast<int>(range.kind)]));
    return out.join(QStringLiteral(", "));
}

void row(const char* claim, EncodingId encoding, std::string_view bytes, std::u16string_view text,
         const char* malformed = "") {
    QTest::newRow(claim) << encoding << QByteArray(bytes.data(), static_cast<int>(bytes.size()))
                         << QString::fromUtf16(text.data(), static_cast<int>(text.size()))
                         << QString::fromLatin1(malformed);
}

} // namespace

Q_DECLARE_METATYPE(charsleuth::EncodingId)

class DecoderTextTest : public QObject {
    Q_OBJECT

private slots:
    void bytesReadAs_data();
    void bytesReadAs() {
        QFETCH(EncodingId, encoding);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        QFETCH(QString, malformed);
        const DecodedText decoded =
            decode(bytesOf({bytes.constData(), static_cast<std::size_t>(bytes.size())}), encoding);
        QCOMPARE(QString::fromStdU16String(decoded.text), text);
        QCOMPARE(rangesOf(decoded.malformed), malformed);
    }
};

void DecoderTextTest::bytesReadAs_data() {
    QTest::addColumn<EncodingId>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("malformed");
    using enum EncodingId;

    row("UTF-8: a sequence of each length", Utf8, "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x99\x82",
        u"aé€\U0001F642");
    row("UTF-8: an overlong form is one error a byte", Utf8, "\xC0\xAF\xE0\x80\xAF",
        u"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD",
        "0+1 invalid, 1+1 invalid, 2+1 invalid, 3+1 invalid, 4+1 invalid");
    row("UTF-8: a cut character is one error, what follows stays", Utf8, "\xF0\x9F\x99!",
        u"\uFFFD!", "0+3 invalid");
    row("UTF-8: a surrogate is not a character", Utf8, "\xED\xA0\x80", u"\uFFFD\uFFFD\uFFFD",
        "0+1 invalid, 1+1 invalid, 2+1 invalid");
    row("UTF-8: the end inside a character", Utf8, "a\xE2\x82", u"a\uFFFD", "1+2 truncated");
    row("UTF-8: a real U+FFFD is not malformed", Utf8, "\xEF\xBF\xBD", u"\uFFFD");
    row("CESU-8: two surrogates are one character", Cesu8, "\xED\xA0\xBD\xED\xB9\x82",
        u"\U0001F642");
    row("CESU-8: a lone surrogate is malformed", Cesu8, "\xED\xA0\xBDx\xED\xB9\x82",
        u"\uFFFDx\uFFFD", "0+3 invalid, 4+3 invalid");
    row("CESU-8: four bytes are not a character", Cesu8, "\xF0\x9F", u"\uFFFD\uFFFD",
        "0+1 invalid, 1+1 invalid");
    row("UTF-16LE: a lone high surrogate gives the next unit back", Utf16Le, "\x3D\xD8\x41\x00"sv,
        u"\uFFFDA", "0+2 invalid");
    row("UTF-16BE: a lone low surrogate", Utf16Be, "\xDE\x42\x00\x41"sv, u"\uFFFDA", "0+2 invalid");
    row("UTF-16BE: an odd byte at the end", Utf16Be, "\x00\x41\x00"sv, u"A\uFFFD", "2+1 truncated");
    row("UTF-32LE: beyond U+10FFFF", Utf32Le, "\x00\x00\x11\x00\x41\x00\x00\x00\x42"sv,
        u"\uFFFDA\uFFFD", "0+4 invalid, 8+1 truncated");

    row("Shift_JIS: vendors' characters", ShiftJis, "\xFB\xFC\x87\x40\x87\x8A\xB1", u"髙①㈱ｱ");
    row("Shift_JIS: 5C and 7E are backslash and tilde", ShiftJis, "\\~\x81\x60", u"\\~\uFF5E");
    row("Shift_JIS: an ASCII trail is given back", ShiftJis, "\x85\x41!", u"\uFFFDA!",
        "0+1 unmapped");
    row("Shift_JIS: DOS's end of file is U+001A", ShiftJis, "\x83\x65\x1A", u"テ\u001A");
    row("EUC-JP: JIS X 0212 and half-width katakana", EucJp, "\x8F\xB0\xA1\x8E\xB1\xAD\xA1",
        u"丂ｱ①");
    row("ISO-2022-JP: vendors' characters", Iso2022Jp, "\x1B$B\x7C\x62\x2D\x21\x2D\x6A\x1B(B.",
        u"髙①㈱.");
    row("ISO-2022-JP: half-width katakana", Iso2022Jp, "\x1B(I1\x1B(B", u"ｱ");
    row("ISO-2022-JP: the state lasts over a line end", Iso2022Jp, "\x1B$B\x24\x22\n\x24\x22",
        u"あ\uFFFDあ", "5+1 invalid");
    row("ISO-2022-JP: nothing between two escape sequences", Iso2022Jp, "\x1B$B\x1B(Bx", u"\uFFFDx",
        "3+3 invalid");
    row("EUC-KR: the Hangul that only windows-949 has", EucKr, "\x8C\x63\xB0\xA1", u"똠가");
    row("GB18030: two bytes and four", Gb18030, "\xD6\xD0\x81\x30\x81\x30\x94\x39\xDA\x33",
        u"中\u0080\U0001F4A9");
    row("GB18030: the vertical forms of 2022", Gb18030, "\xA6\xD9\xFE\x59", u"\uFE10\u9FB4");
    row("GB18030: a broken four gives back all but the first", Gb18030, "\x81\x30\x81!",
        u"\uFFFD0\uFFFD!", "0+1 invalid, 2+1 invalid");
    row("GBK: a four-byte character decodes too", Gbk, "\x80\x94\x39\xDA\x33", u"€\U0001F4A9");
    row("Big5: Hong Kong's characters", Big5, "\xA4\xA4\x87\x40\x88\x62\x87\x45",
        u"中\u43F0\u00CA\u0304\U00027267"); // as index-big5.txt has them
    row("x-user-defined: the upper half is private", XUserDefined, "a\x80\xFF", u"a\uF780\uF7FF");

    row("UTF-7: RFC 2152's examples", Utf7, "A+ImIDkQ. Hi Mom -+Jjo--! +ZeVnLIqe-",
        u"A\u2262\u0391. Hi Mom -\u263A-! \u65E5\u672C\u8A9E");
    row("UTF-7: a plus sign, and one before a space", Utf7, "1+-1 +  2", u"1+1 \uFFFD  2",
        "5+1 invalid");
    row("UTF-7: a surrogate pair, and half a one", Utf7, "+2D3eQg-+2D0-", u"\U0001F642\uFFFD",
        "9+2 invalid");
    row("UTF-7: padding that is not zero", Utf7, "+AGF-", u"a\uFFFD", "3+1 invalid");
    row("UTF-7: bytes left over", Utf7, "+AGEA-", u"a\uFFFD", "3+2 invalid");
    row("UTF-7: the end behind a plus sign", Utf7, "a+", u"a\uFFFD", "1+1 truncated");
    row("UTF-1: all four lengths (ISO-IR-178)", Utf1,
        "\x9F\xA0\xA0\xA1\x21\xF6\x21\x21\xFC\x21\x21\x21\x21",
        u"\u009F\u00A0\u0100\u4016\U00038E2E");
    row("UTF-1: a control inside a sequence is given back", Utf1, "\xA1\n", u"\uFFFD\n",
        "0+1 invalid");
    row("UTF-EBCDIC: letters and the byte order mark", UtfEbcdic, "\xDD\x73\x66\x73\xC1\x81\xF1",
        u"\uFEFFAa1");
    row("UTF-EBCDIC: a trail without its lead", UtfEbcdic, "\xC1\x41", u"A\uFFFD", "1+1 invalid");
    row("SCSU: the German and the Russian example of UTS 6", Scsu,
        "\xD6\x6C\x20\x12\x9C\xBE\xC1\xBA\xB2\xB0", u"Öl \u041C\u043E\u0441\u043A\u0432\u0430");
    row("SCSU: the reserved tag", Scsu,
        "a\x0C"
        "b",
        u"a\uFFFDb", "1+1 invalid");
    row("BOCU-1: a space keeps the state, a line end does not", Bocu1, "\xFB\xEE\x28 \xB1\n\xB1",
        u"\uFEFF \uFEE1\na");
    row("HZ: text, tilde, joined lines", HzGb2312, "a~~~{VPND~}b~\nc", u"a~中文bc");
    row("HZ: a lost end mark spoils one line", HzGb2312, "~{VP\nab", u"中\nab");
    row("HZ: a tilde that means nothing", HzGb2312, "~x", u"\uFFFDx", "0+1 invalid");
    row("ISO-2022-KR: its set between SO and SI", Iso2022Kr,
        "\x1B$)Ca\x0E\x30\x21\x0F"
        "b",
        u"a가b");
    row("ISO-2022-KR: SO before any set", Iso2022Kr, "\x0Ex", u"\uFFFDx", "0+1 invalid");
    row("ISO-2022-CN: both planes, and lines begin in ASCII", Iso2022Cn,
        "\x1B$)A\x0E\x56\x50\x1B$*H\x1BN\x21\x21\nVP", u"中\u4E42\nVP");
    row("ISO-2022-JP-2: Chinese, Korean, Greek", Iso2022Jp2,
        "\x1B$AVP\x1B$(C\x30\x21\x1B(B\x1B.F\x1BN\x61", u"中가\u03B1");
    row("ISO-2022-JP-2: vendors' characters too", Iso2022Jp2, "\x1B$B\x7C\x62\x2D\x21\x1B(I1",
        u"髙①ｱ");
    row("ISO-2022-JP-3: a letter with a mark", Iso2022Jp3, "\x1B$(Q\x24\x77\x1B(B",
        u"\u304B\u309A");
    row("ISO-2022-JP-1: JIS X 0212, and an escape it has not got", Iso2022Jp1,
        "\x1B$(D\x30\x21\x1B(B\x1B$(C", u"丂\uFFFD$(C", "9+1 invalid");
    row("CP50221: half-width katakana by ESC ( I and by SO", Cp50221,
        "\x1B(I1\x1B(B\x0E"
        "1\x0F"
        "1",
        u"ｱｱ1");
    row("Johab: Hangul, hanja, backslash", Johab, "\x88\x61\xE0\x31\\", u"가\u4F3D\\");
    row("EUC-TW: two bytes and four", EucTw, "\xC4\xE3\x8E\xA2\xA1\xA1", u"中\u4E42");

    row("windows-1258: marks stay apart", Windows1258, "a\xEC", u"a\u0301");
    row("windows-1255: points stay apart", Windows1255, "\xE0\xC7", u"\u05D0\u05B7");
    row("windows-1252: the C1 bytes are not malformed", Windows1252, "\x81\x80", u"\u0081€");
    row("windows-874: a hole is malformed, each for itself", Windows874, "\xDB\xDC\xA1",
        u"\uFFFD\uFFFDก", "0+1 unmapped, 1+1 unmapped");
    row("IBM866: DOS's end of file is U+001A, controls are not swapped", Ibm866, "\x8F\x1A\x1C\x7F",
        u"П\u001A\u001C\u007F");
    row("IBM437: likewise", Ibm437, "\xE1\x1A\x7F", u"ß\u001A\u007F");
}

QTEST_APPLESS_MAIN(DecoderTextTest)
#include "decoder_text_test.moc"
