/// The multi-byte encodings outside the WHATWG standard, sequence by sequence, against ICU or
/// glibc's iconv(3). second_source_differences.tsv lists where they differ, and why ours stands.

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/core/native_utf16.h"

#include <QFile>
#include <QTest>

#include <iconv.h>
#include <unicode/ucnv.h>

#include <functional>

using namespace charsleuth;

namespace {

/// The text of one sequence; empty for none.
using Source = std::function<std::u16string(Bytes)>;

Source icuSource(const char* name) {
    UErrorCode status = U_ZERO_ERROR;
    const std::shared_ptr<UConverter> converter(ucnv_open(name, &status), ucnv_close);
    if (U_FAILURE(status))
        return nullptr;
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                        &status);
    return [converter](Bytes bytes) -> std::u16string {
        std::array<char16_t, 32> units;
        UErrorCode error = U_ZERO_ERROR;
        const std::int32_t count =
            ucnv_toUChars(converter.get(), units.data(), static_cast<std::int32_t>(units.size()),
                          reinterpret_cast<const char*>(bytes.data()),
                          static_cast<std::int32_t>(bytes.size()), &error);
        return U_SUCCESS(error) ? std::u16string(units.data(), static_cast<std::size_t>(count))
                                : std::u16string();
    };
}

Source iconvSource(const char* name) {
    const iconv_t opened = iconv_open(test::nativeUtf16, name);
    if (opened == reinterpret_cast<iconv_t>(-1)) // as iconv_open(3) says it
        return nullptr;
    const std::shared_ptr<void> converter(opened, iconv_close);
    return [converter](Bytes bytes) -> std::u16string {
        iconv(converter.get(), nullptr, nullptr, nullptr, nullptr);
        std::vector<char> in(bytes.begin(), bytes.end());
        std::array<char16_t, 32> units;
        char *from = in.data(), *to = reinterpret_cast<char*>(units.data());
        std::size_t fromLeft = in.size(), toLeft = sizeof units;
        if (iconv(converter.get(), &from, &fromLeft, &to, &toLeft) == static_cast<std::size_t>(-1))
            return {};
        iconv(converter.get(), nullptr, nullptr, &to, &toLeft); // what may combine is held back
        return {units.data(), (sizeof units - toLeft) / sizeof(char16_t)};
    };
}

/// What the second source does on purpose, and is no text to us: ICU lets surrogates without their
/// other half through, and its HZ has private characters for the places that GB 2312 leaves free.
std::u16string orNothing(std::u16string text, EncodingId encoding) {
    const bool priv = encoding == EncodingId::HzGb2312 && text[0] >= 0xE000 && text[0] <= 0xF8FF;
    return priv || !QStringView(text).isValidUtf16() ? std::u16string() : text;
}

QByteArray hex(std::u16string_view text) {
    QByteArray out;
    for (const char16_t unit : text)
        out += QByteArray(out.isEmpty() ? "" : " ") +
               QByteArray::number(unit, 16).toUpper().rightJustified(4, '0');
    return out.isEmpty() ? QByteArray("none") : out;
}

/// What is tried: `prefix`, then every sequence within the ranges of bytes, then `suffix`.
struct Shape {
    QByteArray prefix;
    std::vector<std::pair<int, int>> ranges;
    QByteArray suffix;
};
using Shapes = std::vector<Shape>;

template <class Visit>
void visit(const Shape& shape, std::vector<Byte>& bytes, std::size_t depth, const Visit& tell) {
    if (depth == shape.ranges.size())
        return tell();
    for (int byte = shape.ranges[depth].first; byte <= shape.ranges[depth].second; ++byte) {
        bytes[static_cast<std::size_t>(shape.prefix.size()) + depth] = static_cast<Byte>(byte);
        visit(shape, bytes, depth + 1, tell);
    }
}

const std::pair<int, int> gl{0x21, 0x7E}, gr{0xA1, 0xFE};

} // namespace

Q_DECLARE_METATYPE(charsleuth::EncodingId)
Q_DECLARE_METATYPE(Source)
Q_DECLARE_METATYPE(Shapes)

class DecoderSecondSourceTest : public QObject {
    Q_OBJECT

private slots:
    void everySequenceIsAsInTheSecondSource_data();
    void everySequenceIsAsInTheSecondSource();
};

void DecoderSecondSourceTest::everySequenceIsAsInTheSecondSource_data() {
    QTest::addColumn<EncodingId>("encoding");
    QTest::addColumn<Source>("source");
    QTest::addColumn<Shapes>("shapes");
    using enum EncodingId;
    const auto add = [](EncodingId encoding, const char* program, const Source& source,
                        const Shapes& shapes) {
        QTest::addRow("%s %s", info(encoding).name.data(), program) << encoding << source << shapes;
    };
    const auto escaped = [](const char* open) { return Shape{open, {gl, gl}, "\x1B(B"}; };
    const Shape katakana{"\x1B(I", {{0x21, 0x5F}}, "\x1B(B"};
    const Shape roman{"\x1B(J", {{0x20, 0x7E}}, "\x1B(B"};
    const Shape latin{"\x1B.A\x1BN", {{0x20, 0x7F}}, ""};
    const Shape greek{"\x1B.F\x1BN", {{0x20, 0x7F}}, ""};
    const Shapes jp1{escaped("\x1B$B"), escaped("\x1B$(D"), roman, katakana};
    const Shapes jp2{escaped("\x1B$A"), escaped("\x1B$(C"), latin, greek};

    add(Iso2022Jp1, "ICU", icuSource("ISO_2022,locale=ja,version=1"), jp1);
    add(Cp50220, "ICU", icuSource("ISO_2022,locale=ja,version=4"), jp1);
    add(Cp50221, "ICU", icuSource("ISO_2022,locale=ja,version=4"), jp1);
    add(Iso2022Jp2, "ICU", icuSource("ISO_2022,locale=ja,version=2"), jp1);
    add(Iso2022Jp2, "glibc", iconvSource("ISO-2022-JP-2"), jp2);
    add(Iso2022Jp3, "glibc", iconvSource("ISO-2022-JP-3"),
        {escaped("\x1B$(O"), escaped("\x1B$(Q"), escaped("\x1B$(P"), roman, katakana});
    add(Iso2022Kr, "glibc", iconvSource("ISO-2022-KR"), {{"\x1B$)C\x0E", {gl, gl}, "\x0F"}});
    add(Iso2022Cn, "glibc", iconvSource("ISO-2022-CN"),
        {{"\x1B$)A\x0E", {gl, gl}, "\x0F"},
         {"\x1B$)G\x0E", {gl, gl}, "\x0F"},
         {"\x1B$*H\x1BN", {gl, gl}, ""}});
    add(HzGb2312, "ICU", icuSource("HZ"), {{"~{", {gl, gl}, "~}"}});
    add(Johab, "glibc", iconvSource("JOHAB"),
        {{"", {{0x00, 0xFF}}, ""},
         {"", {{0x80, 0xFF}, {0x80, 0xFF}}, ""},
         {"", {{0x84, 0xF9}, {0x21, 0x7F}}, ""}});
    add(EucTw, "glibc", iconvSource("EUC-TW"),
        {{"", {gr, gr}, ""}, {"\x8E", {{0xA1, 0xB0}, gr, gr}, ""}});
    add(Cesu8, "ICU", icuSource("CESU-8"),
        {{"", {{0xC2, 0xDF}, {0x80, 0xBF}}, ""},
         {"", {{0xE0, 0xEC}, {0x80, 0xBF}, {0x80, 0xBF}}, ""},
         {"\xED", {{0xA0, 0xAF}, {0x80, 0xBF}, {0xED, 0xED}, {0xB0, 0xB1}, {0x80, 0xBF}}, ""}});
    add(Utf7, "ICU", icuSource("UTF-7"),
        // ICU refuses what RFC 2152 tells writers to avoid: backslash, tilde, controls.
        {{"+", {{'+', '['}, {'A', 'Z'}, {'+', '['}}, "-"},
         {"+", {{'a', 'z'}, {'0', '9'}, {']', '}'}}, "-"},
         {"", {{0x20, 0x5B}}, "x"},
         {"", {{0x5D, 0x7D}}, "x"},
         {"+2D3eQ", {{'+', '['}}, "-"}});
    add(Scsu, "ICU", icuSource("SCSU"),
        {{"", {{0x00, 0xFF}}, ""},
         {"", {{0x01, 0x1F}, {0x00, 0xFF}}, "\x80"},
         {"\x0F", {{0x00, 0xEF}, {0x00, 0xFF}}, ""},
         {"\x0B", {{0x00, 0xFF}, {0x00, 0xFF}}, "\x90"}});
    add(Bocu1, "ICU", icuSource("BOCU-1"),
        {{"", {{0x00, 0xFE}}, "\x90"},
         {"", {{0x21, 0xFE}, {0x00, 0xFF}}, "\x90"},
         {"\xFB\xEE\x28", {{0x22, 0xFD}, {0x21, 0xFF}}, ""}});
}

void DecoderSecondSourceTest::everySequenceIsAsInTheSecondSource() {
    QFETCH(EncodingId, encoding);
    QFETCH(Source, source);
    QFETCH(Shapes, shapes);
    QVERIFY2(source, "the converter cannot be opened");
    QFile file(CHARSLEUTH_DIFFERENCES);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSet<QByteArray> listed;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(QByteArray(QTest::currentDataTag()) + '\t'))
            listed += line.left(line.lastIndexOf('\t'));
    int unlisted = 0;
    for (const Shape& shape : shapes) {
        const QByteArray whole = shape.prefix +
                                 QByteArray(static_cast<qsizetype>(shape.ranges.size()), '\0') +
                                 shape.suffix;
        std::vector<Byte> bytes(whole.begin(), whole.end());
        visit(shape, bytes, 0, [&] {
            const DecodedText decoded = decode(bytes, encoding);
            const std::u16string ours = decoded.malformed.empty() ? decoded.text : u"";
            const std::u16string theirs = orNothing(source(bytes), encoding);
            if (ours == theirs)
                return;
            const QByteArray line = QByteArray(QTest::currentDataTag()) + '\t' +
                                    QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                               static_cast<qsizetype>(bytes.size()))
                                        .toHex()
                                        .toUpper() +
                                    '\t' + hex(ours) + '\t' + hex(theirs);
            if (!listed.remove(line) && ++unlisted <= 20)
                qInfo("%s", line.constData());
        });
    }
    QCOMPARE(unlisted, 0);
    QCOMPARE(listed.size(), 0); // a listed difference that is none any more
}

QTEST_APPLESS_MAIN(DecoderSecondSourceTest)
#include "decoder_second_source_test.moc"
