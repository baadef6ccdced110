#include "core/detect.h"

#include "tests/core/text_in.h"

#include <QTest>

#include <random>
#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

Detection answerTo(const QByteArray& bytes) {
    return detect(bytesOf({bytes.data(), static_cast<std::size_t>(bytes.size())}));
}

QByteArray in(EncodingId encoding, std::u16string_view text) {
    return QByteArray::fromStdString(test::in(encoding, text));
}

/// Bytes from `first` to `last`, drawn at random.
QByteArray drawn(int first, int last, qsizetype size, unsigned seed) {
    std::mt19937 random(seed);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(first + static_cast<int>(random() % unsigned(last - first + 1)));
    return bytes;
}

std::u16string charactersFrom(char16_t first, char16_t last) {
    std::u16string text;
    for (char16_t character = first; character <= last; ++character)
        text += character;
    return text;
}

} // namespace

/// What is no text in whatever encoding, and what is text although no language is known.
class BinaryAnswerTest : public QObject {
    Q_OBJECT

private slots:
    void isBinary_data() {
        QTest::addColumn<QByteArray>("bytes");
        for (const int size : {16, 64, 200}) {
            const QByteArray bytes = QByteArray::number(size) + " bytes";
            QTest::newRow("controls, " + bytes) << drawn(1, 7, size, 1);
            QTest::newRow("numbers up to 15, " + bytes) << drawn(0, 15, size, 2);
            QTest::newRow("letters between controls, " + bytes)
                << QByteArray("abc\0\1\2def\3\4", 11).repeated(size / 8);
        }
    }
    void isBinary() {
        QFETCH(const QByteArray, bytes);
        const Detection answer = answerTo(bytes);
        QVERIFY(answer.binary);
        QVERIFY(!answer.binaryReason.empty());
        QVERIFY(answer.ranked.empty());
    }

    /// Keys, digests, salts. A few bytes may be anything.
    void randomBytesAreSeldomText() {
        for (const int size : {24, 32, 48, 64}) {
            int strong = 0;
            for (unsigned seed = 0; seed < 200; ++seed) {
                const Detection answer = answerTo(drawn(0, 255, size, seed));
                strong += answer.certainty == Certainty::Strong ? 1 : 0;
            }
            QVERIFY2(strong < 40, QByteArray::number(size) + ": " + QByteArray::number(strong));
        }
    }

    void isText_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<EncodingId>("encoding");
        QTest::newRow("a list of hanzi, GBK")
            << in(EncodingId::Gbk, charactersFrom(u'\u4E00', u'\u5E00')) << EncodingId::Gbk;
        QTest::newRow("the same, cut off")
            << in(EncodingId::Gbk, charactersFrom(u'\u4E00', u'\u5E00')).chopped(1)
            << EncodingId::Gbk;
        QTest::newRow("Kannada letters, UTF-16BE")
            << in(EncodingId::Utf16Be, charactersFrom(u'\u0C95', u'\u0CA8')) << EncodingId::Utf16Be;
        QTest::newRow("Malayalam, UTF-32LE")
            << in(EncodingId::Utf32Le, u"ഇത് ഒരു ദ്രാവിഡ ഭാഷയാണ്.") << EncodingId::Utf32Le;
        QTest::newRow("Burmese, UTF-16LE")
            << in(EncodingId::Utf16Le, u"ရုံးသုံးဘာသာစကား ဖြစ်သည်။") << EncodingId::Utf16Le;
        QTest::newRow("Syriac letters, UTF-16BE")
            << in(EncodingId::Utf16Be, charactersFrom(u'\u0712', u'\u072F')) << EncodingId::Utf16Be;
        QTest::newRow("Telugu, UTF-16LE")
            << in(EncodingId::Utf16Le, u"రేపు ఉదయం మేము నది దాటి సంతకు వెళ్తాము.") << EncodingId::Utf16Le;
        QTest::newRow("a Telugu word, UTF-16BE")
            << in(EncodingId::Utf16Be, u"మారి") << EncodingId::Utf16Be;
        QTest::newRow("Malayalam, UTF-16BE")
            << in(EncodingId::Utf16Be, u"നാളെ രാവിലെ ഞങ്ങൾ പുഴ കടന്ന് ചന്തയിലേക്ക് പോകും.")
            << EncodingId::Utf16Be;
        QTest::newRow("Gurmukhi, UTF-16LE")
            << in(EncodingId::Utf16Le, u"ਅਸੀਂ ਕੱਲ੍ਹ ਸਵੇਰੇ ਨਦੀ ਪਾਰ ਕਰਕੇ ਬਾਜ਼ਾਰ ਜਾਵਾਂਗੇ।")
            << EncodingId::Utf16Le;
        QTest::newRow("Gujarati, UTF-16LE")
            << in(EncodingId::Utf16Le, u"અમે કાલે સવારે નદી પાર કરીને બજાર જઈશું.")
            << EncodingId::Utf16Le;
        QTest::newRow("Odia, UTF-16BE")
            << in(EncodingId::Utf16Be, u"ଆମେ କାଲି ସକାଳେ ନଦୀ ପାର ହୋଇ ବଜାରକୁ ଯିବା।")
            << EncodingId::Utf16Be;
        QTest::newRow("Sinhala, UTF-16LE")
            << in(EncodingId::Utf16Le, u"අපි හෙට උදේ ගඟෙන් එගොඩ වී වෙළඳපොළට යමු.")
            << EncodingId::Utf16Le;
        QTest::newRow("Tibetan, UTF-16BE")
            << in(EncodingId::Utf16Be, u"ང་ཚོ་སང་ཞོགས་པ་ཆུ་བརྒལ་ནས་ཁྲོམ་ལ་འགྲོ་གི་ཡིན། དེ་རིང་གནམ་གཤིས་ཡག་པོ་འདུག")
            << EncodingId::Utf16Be;
        QTest::newRow("Tifinagh, UTF-16LE")
            << in(EncodingId::Utf16Le, u"ⴰⵣⵓⵍ ⴼⵍⵍⴰⵡⵏ, ⵎⴰⵏⵣⴰⴽⵉⵏ? ⵏⵔⴰ ⴰⵎⴰⵏ ⴷ ⵓⵖⵔⵓⵎ.")
            << EncodingId::Utf16Le;
        QTest::newRow("Adlam, UTF-16BE")
            << in(EncodingId::Utf16Be,
                  u"𞤖𞤭𞤯𞤫, 𞤥𞤭𞤯𞤮 𞤴𞤭𞤣𞤭 𞤲𞤣𞤭𞤴𞤢𞤥.")
            << EncodingId::Utf16Be;
        QTest::newRow("Syriac letters, UTF-8")
            << in(EncodingId::Utf8, charactersFrom(u'\u0712', u'\u072F')) << EncodingId::Utf8;
        const QByteArray russian = in(EncodingId::Utf8, u"Привет, мир! Это простой текст.\n");
        QTest::newRow("UTF-8 that was read as ISO-8859-1 and encoded again")
            << in(EncodingId::Utf8, QString::fromLatin1(russian).toStdU16String())
            << EncodingId::Utf8;
    }
    void isText() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const EncodingId, encoding);
        const Detection answer = answerTo(bytes);
        QVERIFY(!answer.binary);
        QCOMPARE(answer.ranked.at(0).encoding, encoding);
    }

    void whoAsksForAnEncodingGetsIt() {
        const QByteArray bytes = drawn(0, 15, 64, 2);
        const Detection answer =
            detect(bytesOf({bytes.data(), static_cast<std::size_t>(bytes.size())}),
                   {.only = {EncodingId::Windows1252}});
        QVERIFY(!answer.binary);
        QCOMPARE(answer.ranked.at(0).encoding, EncodingId::Windows1252);
    }
};

QTEST_GUILESS_MAIN(BinaryAnswerTest)
#include "binary_answer_test.moc"
