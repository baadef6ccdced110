// Where the caret is, in words.

#include "app/viewer/models/caret_place.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class CaretPlaceTest : public QObject {
    Q_OBJECT

    static FileText textOf(const QByteArray& bytes, EncodingId encoding = EncodingId::Utf8) {
        const SharedBytes held = bytesInMemory({bytes.begin(), bytes.end()});
        return {held, buildIndex(*held, encoding)};
    }

private slots:
    void columnsCountCharacters() {
        const FileText text = textOf("\xF0\x9F\x98\x80\xC3\xA9x\n");
        QVERIFY(columnOf(text, 0) == 1u);
        QVERIFY(columnOf(text, 4) == 2u);
        QVERIFY(columnOf(text, 6) == 3u);
    }

    void columnsGoOnOverThePiecesOfALongLine() {
        const FileText text = textOf(QByteArray(5000, 'a'));
        QVERIFY(columnOf(text, 4000) == 4001u);
        QVERIFY(!columnOf(textOf(QByteArray(200'000, 'a')), 150'000));
    }

    void theCharacterIsNamedByCodePointAndBytes() {
        QCOMPARE(caretText(textOf("\xC3\xA9\n"), 0, 0, {}), u"Ln 1, Col 1  @0  ·  U+00E9  C3 A9"_s);
        QCOMPARE(caretText(textOf("\xF0\x9F\x98\x80"), 0, 0, {}),
                 u"Ln 1, Col 1  @0  ·  U+1F600  F0 9F 98 80"_s);
        QCOMPARE(caretText(textOf("a\r\n"), 0, 1, {}),
                 u"Ln 1, Col 2  @1  ·  U+000D U+000A  0D 0A"_s);
        QCOMPARE(caretText(textOf("\xFFz"), 0, 0, {}), u"Ln 1, Col 1  @0  ·  does not fit  FF"_s);
        QCOMPARE(caretText(textOf("a"), 0, 1, {}), u"Ln 1, Col 2  @1"_s);
    }

    void aSelectionHasItsOwnPlace() {
        QCOMPARE(caretText(textOf("one\ntwo\n"), 1, 5, {0, 5}),
                 u"Ln 2, Col 2  @5  ·  5 bytes selected, @0 to @4"_s);
        QCOMPARE(caretText(textOf("one"), 0, 1, {0, 1}),
                 u"Ln 1, Col 2  @1  ·  1 byte selected, @0"_s);
    }

    void aMalformedSequenceIsWhereItBegins() {
        QCOMPARE(caretText(textOf("ab\xE2\x82z"), 0, 4, {2, 4}),
                 u"malformed 1 of 1  ·  Ln 1, Col 3  @2"_s);
    }

    void aLineThatIsNotKnownYetIsLeftOut() {
        QCOMPARE(caretText(textOf("a"), std::nullopt, 0, {}), u"@0  ·  U+0061  61"_s);
    }
};

QTEST_GUILESS_MAIN(CaretPlaceTest)
#include "caret_place_test.moc"
