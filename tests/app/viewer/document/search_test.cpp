// Text, expressions and bytes are found by their bytes, over the seams of whatever pieces are read.

#include "app/viewer/document/search.h"

#include "app/viewer/document/places.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

constexpr auto caseMatters = true;

FileText textOf(const std::string& bytes, EncodingId encoding = EncodingId::Utf8) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    return {shared, buildIndex(*shared, encoding)};
}

Places found(const FileText& text, const Query& query, std::uint64_t from = 0) {
    Places places;
    search(text, query, from, {}, [&](const PlacesStep& step) { places.add(step.found); });
    return places;
}

/// "5-9 20-21"
QString told(const Places& places) {
    QStringList out;
    for (const ByteRange& range : places.all())
        out += QStringLiteral("%1-%2").arg(range.begin).arg(range.end);
    return out.join(QLatin1Char(' '));
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void hits_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("encoding");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("matchCase");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, QByteArray bytes, EncodingId encoding, QueryKind kind,
                            QString pattern, bool matchCase, const char* expected) {
            QTest::newRow(name) << bytes << int(encoding) << int(kind) << pattern << matchCase
                                << QString(expected);
        };
        using enum QueryKind;
        const auto utf8 = EncodingId::Utf8;
        row("text by its bytes", "a\xC3\xA9t\xC3\xA9", utf8, Text, u"é"_s, caseMatters, "1-3 4-6");
        row("another encoding, other bytes", "a\xE9t\xE9", EncodingId::Windows1252, Text, u"é"_s,
            caseMatters, "1-2 3-4");
        row("capital letters are small ones", "ab Ab", utf8, Text, u"aB"_s, !caseMatters,
            "0-2 3-5");
        row("but not where case matters", "ab Ab", utf8, Text, u"Ab"_s, caseMatters, "3-5");
        row("signs of expressions are text", "a.c abc", utf8, Text, u"a.c"_s, caseMatters, "0-3");
        row("hits do not overlap", "aaaa", utf8, Text, u"aa"_s, caseMatters, "0-2 2-4");
        row("both halves of a pair are one character", "\xF0\x9F\x98\x80x", utf8, Text, u"😀"_s,
            caseMatters, "0-4");
        row("an expression", "a1 b22", utf8, Expression, u"\\d+"_s, caseMatters, "1-2 4-6");
        row("an expression's line begins", "ab\nab", utf8, Expression, u"^a"_s, caseMatters,
            "0-1 3-4");
        row("letters beyond ASCII are letters", "\xC3\xA9-", utf8, Expression, u"\\w"_s,
            caseMatters, "0-2");
        row("empty matches are none", "bab", utf8, Expression, u"a*"_s, caseMatters, "1-2");
        row("a wrong expression finds nothing", "((", utf8, Expression, u"("_s, caseMatters, "");
        row("bytes", "\xE9 x\xE9 ", utf8, Bytes, u"E9 20"_s, caseMatters, "0-2 3-5");
        row("bytes written otherwise", "\xE9 ", utf8, Bytes, u"0xe920"_s, caseMatters, "0-2");
        row("half a byte is none", "\xE9", utf8, Bytes, u"E"_s, caseMatters, "");
        row("nothing to find", "abc", utf8, Text, u""_s, caseMatters, "");
    }
    void hits() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, encoding);
        QFETCH(int, kind);
        QFETCH(QString, pattern);
        QFETCH(bool, matchCase);
        QFETCH(QString, expected);
        QCOMPARE(told(found(textOf(bytes.toStdString(), EncodingId(encoding)),
                            {QueryKind(kind), pattern, matchCase})),
                 expected);
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("expected");
        QTest::newRow("an open bracket")
            << int(QueryKind::Expression) << u"a("_s
            << u"The expression is wrong at character 3 (missing closing parenthesis)"_s;
        QTest::newRow("not a byte") << int(QueryKind::Bytes) << u"xy"_s
                                    << u"Bytes are pairs of hexadecimal digits, like E9 20"_s;
        QTest::newRow("any text") << int(QueryKind::Text) << u"a("_s << QString();
    }
    void whatIsWrongIsSaid() {
        QFETCH(int, kind);
        QFETCH(QString, pattern);
        QFETCH(QString, expected);
        QCOMPARE(complaintAbout({QueryKind(kind), pattern, false}), expected);
    }

    /// 256 KiB are read at a time, and files are indexed every 64 KiB.
    void hitsOverSeamsAreFound_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<std::uint64_t>("from");
        for (const std::uint64_t from : {0u, 65536u, 262140u, 400000u})
            for (const auto& [kind, pattern] :
                 {std::pair(QueryKind::Text, "needle"), std::pair(QueryKind::Expression, "ne+dle"),
                  std::pair(QueryKind::Bytes, "6e6565646c65")})
                QTest::addRow("%s from %d", pattern, int(from))
                    << int(kind) << QString(pattern) << from;
    }
    void hitsOverSeamsAreFound() {
        QFETCH(int, kind);
        QFETCH(QString, pattern);
        QFETCH(std::uint64_t, from);
        for (const char filler : {'\n', '.'}) { // many lines, and a single one
            std::string bytes(600000, filler);
            QString expected;
            for (const int at : {10, 65533, 131072, 262141, 399997, 524286, 599994}) {
                bytes.replace(std::size_t(at), 6, "needle");
                expected += QStringLiteral("%1-%2 ").arg(at).arg(at + 6);
            }
            QCOMPARE(told(found(textOf(bytes), {QueryKind(kind), pattern, true}, from)),
                     expected.trimmed());
        }
    }

    void aLineThatBeganInThePieceBeforeHasOneBeginning() {
        const std::string bytes(600000, 'a');
        QCOMPARE(told(found(textOf(bytes), {QueryKind::Expression, u"^a"_s, true}, 300000)),
                 u"0-1"_s);
    }

    void theSearchBeginsWhereTheUserIs() {
        std::string bytes = "x" + std::string(500000, '.') + "x" + std::string(100, '.') + "x";
        std::vector<std::uint64_t> order;
        search(textOf(bytes), {QueryKind::Text, u"x"_s, true}, 400000, {},
               [&](const PlacesStep& step) {
                   for (const ByteRange& hit : step.found)
                       order.push_back(hit.begin);
               });
        QVERIFY(order == (std::vector<std::uint64_t>{500001, 500102, 0}));
    }

    void theLastStepHasSearchedAll() {
        const FileText text = textOf(std::string(600000, '\n'));
        for (const auto& [kind, pattern] :
             {std::pair(QueryKind::Text, "x"), std::pair(QueryKind::Bytes, "78")}) {
            std::uint64_t searched = 0;
            search(text, {kind, QString(pattern), true}, 300000, {},
                   [&](const PlacesStep& step) { searched = step.searched; });
            QCOMPARE(searched, std::uint64_t(600000));
        }
    }

    void aStoppedSearchEnds() {
        std::stop_source stop;
        stop.request_stop();
        std::uint64_t searched = 0;
        search(textOf(std::string(600000, '\n')), {QueryKind::Text, u"x"_s, true}, 0,
               stop.get_token(), [&](const PlacesStep& step) { searched = step.searched; });
        QCOMPARE(searched, 0u);
    }

    void damageIsNoLetter() {
        QCOMPARE(told(found(textOf("a\xFFz az"), {QueryKind::Text, u"az"_s, true})), u"4-6"_s);
    }
};

QTEST_APPLESS_MAIN(SearchTest)
#include "search_test.moc"
