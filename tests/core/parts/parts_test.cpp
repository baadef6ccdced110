#include "core/parts/parts.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/detect.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

std::vector<Byte> in(std::u16string_view text, EncodingId encoding) {
    return encode(text, encoding).bytes;
}

std::vector<Byte> joined(std::initializer_list<std::vector<Byte>> pieces) {
    std::vector<Byte> all;
    for (const std::vector<Byte>& piece : pieces)
        all.insert(all.end(), piece.begin(), piece.end());
    return all;
}

std::vector<Byte> ascii(std::string_view text) {
    return {text.begin(), text.end()};
}

/// As the command line asks.
std::vector<Part> divided(const std::vector<Byte>& bytes) {
    const Detection detection = detect(bytes);
    PartOptions options;
    if (!detection.binary && !detection.ranked.empty())
        options = {.whole = detection.ranked.front().encoding,
                   .confidence = detection.ranked.front().probability,
                   .only = {}};
    return partsOf(bytes, options);
}

void isWithoutGap(std::span<const Part> parts, std::size_t size) {
    std::uint64_t at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QCOMPARE(parts[i].bytes.begin, at);
        QVERIFY(!parts[i].bytes.empty());
        QVERIFY(i == 0 || parts[i].encoding != parts[i - 1].encoding);
        at = parts[i].bytes.end;
    }
    QCOMPARE(at, std::uint64_t{size});
}

constexpr std::u16string_view german = u"Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\n"
                                       u"Schöne Grüße aus München!\n";
/// The names at the end stand at the right.
constexpr std::u16string_view
    chinese = u"春天来的时候，河边的树都绿了。\n孩子们放学以后在桥上看船。\n"
              u"　　　　　　　　　　　　　　　　　　　　　　组织者　小林\n",
    japanese = u"図書館の窓から港が見えます。\n船は朝早く出て、夕方に帰ってきます。\n"
               u"　　　　　　　　　　　　　　　　　　　　　　係　山田\n",
    korean = u"봄이 오면 강가의 나무가 모두 푸르다.\n아이들은 다리 위에서 배를 구경한다.\n"
             u"　　　　　　　　　　　　　　　　　　　　　　담당자　김\n";
constexpr std::u16string_view russian = u"Съешь же ещё этих мягких булок.\n"
                                        u"Сегодня хорошая погода в Москве.\n";

} // namespace

class PartsTest : public QObject {
    Q_OBJECT

private slots:
    /// Fields of a table that come from programs with different encodings.
    void aLineIsCutBetweenItsWords() {
        const auto utf8 = [](std::u16string_view text) { return in(text, EncodingId::Utf8); };
        const auto page = [](std::u16string_view text) {
            return in(text, EncodingId::Windows1252);
        };
        const auto bytes =
            joined({utf8(u"1;Schöne Grüße aus München, wo die Bäume blühen;"),
                    page(u"l’été à la plage, où la mer était très calme"),
                    utf8(u";7\n2;das Mädchen hört zu, während die Vögel schön singen;"),
                    page(u"élève très pressé, déjà arrivé;9\n3;où as-tu été, Hélène;"),
                    utf8(u"über die Brücke und zurück\n")});
        const std::vector<Part> parts = divided(bytes);
        isWithoutGap(parts, bytes.size());
        QCOMPARE(parts.size(), std::size_t{5});
        for (std::size_t i = 0; i < parts.size(); ++i)
            QCOMPARE(parts[i].encoding, i % 2 == 0 ? EncodingId::Utf8 : EncodingId::Windows1252);
        QCOMPARE(parts[3].firstLine, std::uint64_t{2});
        QCOMPARE(parts[3].lastLine, std::uint64_t{3});
    }
    /// As a table of which a column came from another program.
    void aColumnInAnotherEncodingIsToldFromTheOthers() {
        std::vector<Byte> bytes;
        std::u16string meant;
        for (const auto& [name, measure] :
             std::initializer_list<std::pair<std::u16string_view, std::u16string_view>>{
                 {u"Björk", u"Größe 8 m²"},
                 {u"Müller", u"Straße 7"},
                 {u"Françoise", u"½ l"},
                 {u"Günther", u"Bücherei in München"},
                 {u"André", u"12 °C"},
                 {u"Núñez", u"naïve Cafés"},
                 {u"Señor", u"¿qué?"},
                 {u"Agnès", u"déjà vu à Paris"},
                 {u"Jürgen", u"für Öl"}}) {
            const auto first = in(std::u16string(measure) + u",", EncodingId::Utf8);
            const auto second = in(std::u16string(name) + u"\n", EncodingId::Windows1252);
            bytes.insert(bytes.end(), first.begin(), first.end());
            bytes.insert(bytes.end(), second.begin(), second.end());
            (meant += measure).append(u",").append(name).append(u"\n");
        }
        for (const EncodingId whole : {EncodingId::Utf8, EncodingId::Windows1252}) {
            std::u16string text;
            for (const Part& part : partsOf(bytes, {.whole = whole, .confidence = 1, .only = {}}))
                text += decode(Bytes(bytes).subspan(part.bytes.begin, part.bytes.size()),
                               part.encoding.value_or(EncodingId::UsAscii))
                            .text;
            QCOMPARE(QString::fromStdU16String(text), QString::fromStdU16String(meant));
        }
    }
    void aBadByteBesideUtf8OnItsLineStaysDamage() {
        const auto bytes = joined(
            {in(u"Schöne Grüße, heute 30 °C, Andr", EncodingId::Utf8), {0xE9}, ascii(".\n")});
        QCOMPARE(divided(bytes).size(), std::size_t{1});
    }
    /// In KOI8-R, IBM866 and the like words may be sound UTF-8 by chance.
    void wordsThatAreUtf8ByChanceStayInTheirLine() {
        const auto bytes =
            in(u"Он был рад, и она была рада.\nРад, что вы пришли.\n", EncodingId::Ibm866);
        QCOMPARE(divided(bytes).size(), std::size_t{1});
    }

    void eachPartHasItsEncoding_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<EncodingId>("one");
        QTest::addColumn<EncodingId>("other");
        const auto row = [](const char* claim, std::u16string_view first, EncodingId one,
                            std::u16string_view second, EncodingId other) {
            const auto bytes = [](const std::vector<Byte>& all) {
                return QByteArray(reinterpret_cast<const char*>(all.data()),
                                  static_cast<int>(all.size()));
            };
            QTest::newRow(claim) << bytes(in(first, one)) << bytes(in(second, other)) << one
                                 << other;
        };
        row("UTF-8, then windows-1252", german, EncodingId::Utf8, german, EncodingId::Windows1252);
        row("KOI8-R, then UTF-8", russian, EncodingId::Koi8R, russian, EncodingId::Utf8);
        row("UTF-8, then windows-1251", german, EncodingId::Utf8, russian, EncodingId::Windows1251);
    }
    void eachPartHasItsEncoding() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(EncodingId, one);
        QFETCH(EncodingId, other);
        const std::vector<Byte> bytes =
            joined({ascii(first.toStdString()), ascii("-- plain\n"), ascii(second.toStdString())});
        const std::vector<Part> parts = divided(bytes);
        isWithoutGap(parts, bytes.size());
        QVERIFY(isMixed(parts));
        QCOMPARE(parts.size(), std::size_t{2});
        const auto reads = [](const Part& part, EncodingId encoding) {
            return part.encoding == encoding ||
                   std::ranges::find(part.sameText, encoding) != part.sameText.end();
        };
        QVERIFY(reads(parts[0], one));
        QVERIFY(reads(parts[1], other));
        QCOMPARE(parts[0].malformed, 0U);
        QCOMPARE(parts[1].malformed, 0U);
    }

    void oneEncodingIsOnePart_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* claim, const std::vector<Byte>& bytes) {
            QTest::newRow(claim) << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                               static_cast<int>(bytes.size()));
        };
        row("UTF-8", in(german, EncodingId::Utf8));
        row("windows-1252", in(german, EncodingId::Windows1252));
        row("KOI8-R", in(russian, EncodingId::Koi8R));
        row("UTF-8 with a bad byte",
            joined({in(german, EncodingId::Utf8), ascii("a\xFF\n"), in(german, EncodingId::Utf8)}));
        row("GBK with a name at the right", in(chinese, EncodingId::Gbk));
        row("EUC-JP with a name at the right", in(japanese, EncodingId::EucJp));
        row("EUC-KR with a name at the right", in(korean, EncodingId::EucKr));
        row("plain ASCII", ascii("one\ntwo\r\nthree"));
        row("a frame", in(u"┌────┐\n│ да │\n└────┘\n", EncodingId::Ibm866));
        row("colours of a chat",
            joined({ascii("\x03"
                          "4,1\x02"),
                    in(russian, EncodingId::Windows1251), ascii("\x0F\x16\x1F\x03\n")}));
        row("commands of a chat in messages",
            in(u"msgid \"Syntax: \u0002SET \u001Fname\u001F\u0002\"\n"
               u"msgstr \"Sintaxe: \\002SET \\037endereço\\037\\002\"\n",
               EncodingId::Windows1252));
        row("one line of another encoding is damage",
            joined({in(german, EncodingId::Utf8), ascii("caf\xE9\n")}));
        row("UTF-16", in(german, EncodingId::Utf16Le));
        row("one byte", ascii("\xE9"));
    }
    void oneEncodingIsOnePart() {
        QFETCH(QByteArray, bytes);
        const std::vector<Byte> all = ascii(bytes.toStdString());
        const std::vector<Part> parts = divided(all);
        isWithoutGap(parts, all.size());
        QCOMPARE(parts.size(), std::size_t{1});
        QVERIFY(!isMixed(parts));
    }

    void anEmptyInputHasNoPart() { QVERIFY(divided({}).empty()); }

    void aBinaryBlobIsAPartWithoutText() {
        std::vector<Byte> blob;
        for (int i = 0; i < 200; ++i)
            blob.push_back(static_cast<Byte>(i * 7 % 31));
        std::erase_if(blob, [](Byte byte) { return byte == '\''; });
        const std::vector<Byte> text = in(german, EncodingId::Windows1252);
        const std::vector<Byte> bytes =
            joined({text, ascii("INSERT INTO t VALUES (1, '"), blob, ascii("', 'x');\n"), text});
        const std::vector<Part> parts = divided(bytes);
        isWithoutGap(parts, bytes.size());
        QCOMPARE(parts.size(), std::size_t{3});
        QVERIFY(!parts[1].encoding.has_value());
        QCOMPARE(parts[0].encoding, parts[2].encoding);
        QVERIFY(parts[0].encoding.has_value());
        QVERIFY(!isMixed(parts));
    }

    /// As mysqldump writes them: what would end a string stands behind a backslash, NUL is `\\0`.
    void blobsOfADumpAreNoText() {
        std::vector<Byte> bytes;
        std::vector<Byte> blob;
        unsigned state = 1;
        for (int row = 0; row < 20; ++row) {
            blob.clear();
            for (int i = 0; i < 150; ++i) {
                state = state * 1103515245 + 12345;
                const Byte byte = static_cast<Byte>(state >> 16);
                if (byte == 0 || byte == '\n' || byte == '\'' || byte == '\\')
                    blob.push_back('\\');
                blob.push_back(byte == 0 ? Byte{'0'} : byte == '\n' ? Byte{'n'} : byte);
            }
            bytes = joined({bytes, ascii("INSERT INTO notes VALUES ('"),
                            in(u"Съешь же ещё этих мягких булок", EncodingId::Koi8R),
                            ascii("');\nINSERT INTO files VALUES ('"), blob, ascii("');\n")});
        }
        const std::vector<Part> parts = divided(bytes);
        isWithoutGap(parts, bytes.size());
        QCOMPARE(parts.size(), std::size_t{41});
        for (std::size_t i = 0; i < parts.size(); ++i)
            QCOMPARE(parts[i].encoding,
                     i % 2 == 0 ? std::optional(EncodingId::Koi8R) : std::nullopt);
        QVERIFY(parts.front().confidence > 0.9); // of the whole text
    }

    void aMailPartsDeclarationCounts() {
        const auto part = [](std::string_view charset, const std::vector<Byte>& text) {
            return joined({ascii("\n--x\nContent-Type: text/plain; charset="), ascii(charset),
                           ascii("\n\n"), text});
        };
        const std::vector<Byte> bytes = joined(
            {ascii("From a@b\nContent-Type: multipart/mixed; boundary=x\n"),
             part("koi8-r", in(u"Привет из Москвы, как дела?\n", EncodingId::Koi8R)),
             part("windows-1251", in(u"Спасибо, всё хорошо, пиши.\n", EncodingId::Windows1251)),
             ascii("\n--x--\n")});
        const std::vector<Part> parts = divided(bytes);
        isWithoutGap(parts, bytes.size());
        QCOMPARE(parts.size(), std::size_t{2});
        QVERIFY(parts[0].encoding == EncodingId::Koi8R);
        QVERIFY(parts[1].encoding == EncodingId::Windows1251);
    }

    void partsTakeNoMoreMemoryThanIsPromised() {
        const std::vector<Byte> unit =
            joined({in(u"дом\n", EncodingId::Utf8), in(u"дом\n", EncodingId::Windows1251),
                    in(u"дом\n", EncodingId::Koi8R), in(u"家\n", EncodingId::ShiftJis)});
        std::vector<Byte> bytes;
        while (bytes.size() < std::size_t{4} << 20)
            bytes.insert(bytes.end(), unit.begin(), unit.end());
        const std::vector<Part> parts = divided(bytes);
        isWithoutGap(parts, bytes.size());
        QVERIFY(parts.size() * sizeof(Part) <= 8 * bytes.size() + (std::size_t{64} << 20));
        QCOMPARE(parts.back().lastLine, std::uint64_t(std::ranges::count(bytes, '\n')));
    }

    void onlyLimitsTheEncodings() {
        const std::vector<Byte> bytes =
            joined({in(german, EncodingId::Utf8), in(german, EncodingId::Windows1252)});
        const auto parts = partsOf(
            bytes, {.whole = EncodingId::Utf8, .confidence = 1, .only = {EncodingId::Utf8}});
        QCOMPARE(parts.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(PartsTest)
#include "parts_test.moc"
