// The command line of the viewer.

#include "app/viewer/session/options.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

using Words = std::vector<std::string>;

Options parsed(const Words& words) {
    const auto result = parseOptions(words);
    return std::holds_alternative<Options>(result) ? std::get<Options>(result) : Options{};
}

QString message(const Words& words) {
    const auto result = parseOptions(words);
    const auto* wrong = std::get_if<UsageError>(&result);
    return wrong == nullptr ? QString() : QString::fromStdString(wrong->message);
}

} // namespace

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void filesMayHaveAnyName() {
        QCOMPARE(parsed({"a\nb", "-", "\xFF"}).files, (Words{"a\nb", "-", "\xFF"}));
        QCOMPARE(parsed({"--", "--as"}).files, Words{"--as"});
    }

    void valuesFollowOrStandBehindAnEqualsSign() {
        QCOMPARE(parsed({"--as", "sjis"}).as, std::optional(EncodingId::ShiftJis));
        QCOMPARE(parsed({"--as=sjis"}).as, std::optional(EncodingId::ShiftJis));
    }

    void aPlaceIsALineOrAByte() {
        QCOMPARE(parsed({"--goto", "12"}).goTo->line, std::optional<std::uint64_t>(12));
        QCOMPARE(parsed({"--goto", "12:7"}).goTo->column, std::optional<std::uint64_t>(7));
        QCOMPARE(parsed({"--goto", "@12"}).goTo->byte, std::optional<std::uint64_t>(12));
    }

    void severalEncodingsAreCompared() {
        QCOMPARE(parsed({"--compare", "koi8-r,cp1251"}).compare,
                 (std::vector{EncodingId::Koi8R, *findEncoding("windows-1251")}));
    }

    void hintsAreRepeatable() {
        const Options options = parsed({"--hint", "language=ja", "--hint=url=http://a/?b=c"});
        QCOMPARE(options.hints.size(), std::size_t{2});
        QCOMPARE(options.hints[1].value, std::string("http://a/?b=c"));
    }

    void theSizeIsExact() { QVERIFY(parsed({"--size", "640x480"}).size == std::pair(640, 480)); }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("named");
        QTest::newRow("option") << u"--nonsense"_s << u"--nonsense"_s;
        QTest::newRow("encoding") << u"--as klingon"_s << u"klingon"_s;
        QTest::newRow("compared encoding") << u"--compare koi8-r,klingon"_s << u"klingon"_s;
        QTest::newRow("no value") << u"--as"_s << u"--as"_s;
        QTest::newRow("column 0") << u"--goto 5:0"_s << u"5:0"_s;
        QTest::newRow("line 0") << u"--goto 0"_s << u"0"_s;
        QTest::newRow("not a number") << u"--goto 5x"_s << u"5x"_s;
        QTest::newRow("hint kind") << u"--hint colour=blue"_s << u"colour=blue"_s;
        QTest::newRow("hint without a value") << u"--hint language"_s << u"language"_s;
        QTest::newRow("theme") << u"--theme pink"_s << u"pink"_s;
        QTest::newRow("size") << u"--size 0x10"_s << u"0x10"_s;
        QTest::newRow("three sides") << u"--size 1x2x3"_s << u"1x2x3"_s;
        QTest::newRow("panel") << u"--panel tv"_s << u"tv"_s;
        QTest::newRow("nothing to dump") << u"--dump"_s << u"--dump"_s;
    }
    void whatIsWrongIsNamed() {
        QFETCH(QString, words);
        QFETCH(QString, named);
        Words list;
        for (const QString& word : words.split(' '))
            list.push_back(word.toStdString());
        const QString said = message(list);
        QVERIFY2(said.contains(named), qPrintable(said));
    }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "options_test.moc"
