#include "core/decode/encoder.h"

#include <unicode/ucnv.h>

#include <QTest>

#include <memory>

using namespace charsleuth;

namespace {

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

Converter icuConverter(const char* name) {
    UErrorCode status = U_ZERO_ERROR;
    return {ucnv_open(name, &status), &ucnv_close};
}

/// Text in many scripts, every pair of two of its sentences, and neighbours of every border of a
/// window or of a length in bytes.
std::u16string manyScripts() {
    const std::u16string sentences[] = {u"Straße, café\r\n",
                                        u"Съешь же ещё\n",
                                        u"いろはにほへと、色は匂へど。",
                                        u"中文字 ABC 中文\t",
                                        u"한국어 문장입니다. ",
                                        u"ไทย ภาษา ",
                                        u"\u05D0\u05D1 \u0627\u0628",
                                        u"\U0001F600 \U00010330\U0002000B",
                                        u"„Zitat“ – 5 €… ",
                                        u"\u0001\u007F\u0080\u009F",
                                        u"\uE000\uF8FF\uFEFF\uFFFD",
                                        u"ｶﾅ ＡＢＣ"};
    std::u16string text;
    for (const auto& first : sentences)
        for (const auto& second : sentences)
            text += first + second;
    for (char32_t c = 0; c < 0x110000; c += c % 0x80 == 0 ? 0x7F : 1) {
        if (c >= 0xD800 && c <= 0xDFFF)
            continue;
        if (c >= 0x10000)
            text += static_cast<char16_t>(0xD7C0 + (c >> 10));
        text += static_cast<char16_t>(c < 0x10000 ? c : 0xDC00 + (c & 0x3FF));
    }
    return text;
}

QByteArray written(const std::u16string& text, EncodingId encoding) {
    const EncodedText encoded = encode(text, encoding);
    return {reinterpret_cast<const char*>(encoded.bytes.data()),
            static_cast<qsizetype>(encoded.bytes.size())};
}

} // namespace

class EncoderSecondSourceTest : public QObject {
    Q_OBJECT

private slots:
    void bocu1IsWrittenAsIcuWritesIt() {
        const std::u16string text = manyScripts();
        const Converter icu = icuConverter("BOCU-1");
        UErrorCode status = U_ZERO_ERROR;
        QByteArray expected(static_cast<qsizetype>(text.size()) * 4, 0);
        expected.resize(ucnv_fromUChars(icu.get(), expected.data(),
                                        static_cast<std::int32_t>(expected.size()), text.data(),
                                        static_cast<std::int32_t>(text.size()), &status));
        QVERIFY(U_SUCCESS(status));
        QVERIFY(written(text, EncodingId::Bocu1) == expected);
    }
    void icuReadsTheScsuThatIsWritten() {
        const std::u16string text = manyScripts();
        const QByteArray bytes = written(text, EncodingId::Scsu);
        const Converter icu = icuConverter("SCSU");
        UErrorCode status = U_ZERO_ERROR;
        std::u16string read(text.size() + 1, 0);
        read.resize(static_cast<std::size_t>(
            ucnv_toUChars(icu.get(), read.data(), static_cast<std::int32_t>(read.size()),
                          bytes.data(), static_cast<std::int32_t>(bytes.size()), &status)));
        QVERIFY(U_SUCCESS(status));
        QVERIFY(read == text);
    }
    void scsuIsAboutAsShortAsIcus() {
        const std::u16string text = manyScripts();
        const Converter icu = icuConverter("SCSU");
        UErrorCode status = U_ZERO_ERROR;
        const std::int32_t icuSize = ucnv_fromUChars(
            icu.get(), nullptr, 0, text.data(), static_cast<std::int32_t>(text.size()), &status);
        const auto ours = static_cast<double>(written(text, EncodingId::Scsu).size());
        QVERIFY2(ours < 1.1 * icuSize, qPrintable(QString("%1 for %2").arg(ours).arg(icuSize)));
    }
};

QTEST_APPLESS_MAIN(EncoderSecondSourceTest)
#include "encoder_second_source_test.moc"
