#include "core/parts/input_findings.h"

#include "core/decode/encoder.h"
#include "core/detect.h"

#include <QTest>

using namespace charsleuth;

namespace {

std::string in(std::u16string_view text, EncodingId encoding) {
    const std::vector<Byte> bytes = encode(text, encoding).bytes;
    return {bytes.begin(), bytes.end()};
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    while (times-- > 0)
        all += text;
    return all;
}

/// A text in memory that counts the bytes which are read of it.
struct Input {
    std::string text;
    std::uint64_t read = 0, asked = 0; ///< bytes; the end of the last range that was asked for

    std::optional<InputFindings> findings(const LookWishes& wishes = {}) {
        const Bytes bytes(reinterpret_cast<const Byte*>(text.data()), text.size());
        const Detection detection = detect(bytes);
        return lookInto(
            [&, bytes](ByteRange range, std::vector<Byte>&) {
                asked = std::max(asked, range.end);
                const std::uint64_t end = std::min<std::uint64_t>(range.end, bytes.size());
                const std::uint64_t begin = std::min(range.begin, end);
                read += end - begin;
                return std::optional(bytes.subspan(begin, end - begin));
            },
            detection, wishes);
    }
};

constexpr std::u16string_view german = u"Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\n"
                                       u"Schöne Grüße aus München!\n";
constexpr std::u16string_view russian = u"Съешь же ещё этих мягких булок.\n"
                                        u"Сегодня хорошая погода в Москве.\n";
constexpr std::u16string_view japanese = u"渡し船は朝七時に港を出ます。\n"
                                         u"一晩じゅう雨が降り、作業場の屋根から水がもれた。\n";
constexpr std::u16string_view line = u"Die Fähre legt für gewöhnlich um sieben Uhr früh ab.\n";

} // namespace

class InputFindingsTest : public QObject {
    Q_OBJECT

private slots:
    void aSingleLineInAnotherEncodingIsAPart_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("other");
        const auto row = [](const char* claim, std::u16string_view text, EncodingId one,
                            EncodingId other) {
            QTest::newRow(claim) << QByteArray::fromStdString(repeated(in(text, one), 4))
                                 << QByteArray::fromStdString(in(line, other));
        };
        row("windows-1252 in UTF-8", german, EncodingId::Utf8, EncodingId::Windows1252);
        row("UTF-8 in windows-1252", german, EncodingId::Windows1252, EncodingId::Utf8);
        row("UTF-8 in windows-1251", russian, EncodingId::Windows1251, EncodingId::Utf8);
        row("UTF-8 in EUC-JP", japanese, EncodingId::EucJp, EncodingId::Utf8);
    }
    void aSingleLineInAnotherEncodingIsAPart() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, other);
        Input input{(text + other + text).toStdString()};
        const auto findings = input.findings({.parts = LookWishes::Parts::All});
        QVERIFY(findings->mixed);
        QCOMPARE(findings->parts.size(), std::size_t{3});
        const auto begin = static_cast<std::uint64_t>(text.size());
        QCOMPARE(findings->parts[1].bytes.begin, begin);
        QCOMPARE(findings->parts[1].bytes.size(), static_cast<std::uint64_t>(other.size()));
        QCOMPARE(findings->other->bytes.begin, begin);
    }
    void rareWordsInUtf8AreNoAccident() {
        Input input{repeated("naïveté\n", 9) + repeated(in(russian, EncodingId::Windows1251), 6)};
        const auto findings = input.findings({.parts = LookWishes::Parts::All});
        QVERIFY(findings->mixed);
        QCOMPARE(findings->parts.front().lastLine, std::uint64_t{9});
    }
    void withoutPartsTheAnswerIsTheSame() {
        for (const bool isMixed : {false, true}) {
            Input input{repeated(in(russian, EncodingId::Windows1251), 6) +
                        (isMixed ? in(russian, EncodingId::Utf8) : "")};
            QCOMPARE(input.findings()->mixed, isMixed);
            QCOMPARE(input.findings({.parts = LookWishes::Parts::Ranges})->mixed, isMixed);
            QCOMPARE(input.findings({.parts = LookWishes::Parts::All})->mixed, isMixed);
            QVERIFY(input.findings()->parts.empty());
        }
    }
    void ofALongInputAnExcerptIsRead_data() {
        QTest::addColumn<QByteArray>("between");
        QTest::addColumn<bool>("mixed");
        QTest::newRow("sound") << QByteArray() << false;
        QTest::newRow("mixed") << QByteArray::fromStdString(in(line, EncodingId::Utf8)) << true;
    }
    void ofALongInputAnExcerptIsRead() {
        QFETCH(const QByteArray, between);
        QFETCH(const bool, mixed);
        const std::string text = repeated(in(japanese, EncodingId::EucJp), 10);
        Input input{repeated(text + between.toStdString(), 3000)};
        const auto findings = input.findings();
        QCOMPARE(findings->mixed, mixed);
        QVERIFY2(input.read <= 2 * longestAskedWhole, qPrintable(QString::number(input.read)));
        if (mixed) {
            const std::string found = input.text.substr(findings->other->bytes.begin, 9);
            QCOMPARE(found, between.left(9).toStdString());
        }
    }
    void noMemoryIsAskedForBehindAMail() {
        Input input{"MIME-Version: 1.0\nContent-Transfer-Encoding: base64\n\n8NLJ18XULg==\n"};
        input.findings({.parts = LookWishes::Parts::All});
        constexpr std::uint64_t block = 1 << 20;
        QVERIFY2(input.asked <= block, qPrintable(QString::number(input.asked)));
    }
    void anInputThatCannotBeReadHasNoFindings() {
        const std::string text = repeated(in(german, EncodingId::Windows1252), 4);
        const Detection detection =
            detect({reinterpret_cast<const Byte*>(text.data()), text.size()});
        const auto findings =
            lookInto([](ByteRange, std::vector<Byte>&) { return std::nullopt; }, detection);
        QVERIFY(!findings.has_value());
    }
    void mojibakeIsTold() {
        Input input{repeated("Das Mädchen, ein cafÃ© und dÃ©jÃ\u00A0 vu.\n", 1)};
        const auto findings = input.findings();
        QCOMPARE(findings->mojibake->runs, std::size_t{2});
        QCOMPARE(findings->mojibake->first.bytes.begin, std::uint64_t{18});
        QVERIFY(!input.findings({.mojibake = false})->mojibake);
    }
};

QTEST_GUILESS_MAIN(InputFindingsTest)
#include "input_findings_test.moc"
