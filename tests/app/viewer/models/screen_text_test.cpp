// The screen as a text: what cannot be seen has a name, and every offset its byte.

#include "app/viewer/models/screen_text.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ScreenTextTest : public QObject {
    Q_OBJECT

    Rows m_rows;
    ScreenText screenOf(const std::string& bytes) {
        m_rows = FileText(bytesInMemory({bytes.begin(), bytes.end()}), emptyIndex(EncodingId::Utf8))
                     .rowsAt(0, 0, 100);
        std::vector<const Row*> rows;
        for (const Row& row : m_rows.rows)
            rows.push_back(&row);
        return ScreenText(rows);
    }

private slots:
    void everythingIsSaid() {
        QCOMPARE(screenOf("a\xE3\x81"
                          "b\n\xE2\x80\xAE")
                     .text(),
                 u"a⟦E3⟧⟦81⟧b\n⟦RLO⟧\n"_s);
    }

    void offsetsAndBytesBelongTogether() {
        const ScreenText screen = screenOf("\xC3\xA9\xFFz\nq");
        QCOMPARE(screen.text(), u"é⟦FF⟧z\nq\n"_s);
        QCOMPARE(screen.byteOf(0), 0u);
        QCOMPARE(screen.byteOf(2), 2u); // inside the brackets
        QCOMPARE(screen.byteOf(5), 3u);
        QCOMPARE(screen.byteOf(7), 5u);
        QCOMPARE(screen.byteOf(1000), 6u);
        QCOMPARE(screen.offsetOf(2), std::optional<int>(1));
        QCOMPARE(screen.offsetOf(3), std::optional<int>(5));
        QCOMPARE(screen.offsetOf(5), std::optional<int>(7));
        QVERIFY(!screen.offsetOf(7));
    }

    void damageIsKnown() {
        const ScreenText screen = screenOf("a\xFFz");
        QVERIFY(!screen.isMalformed(0));
        QVERIFY(screen.isMalformed(1) && screen.isMalformed(4));
        QVERIFY(!screen.isMalformed(5));
        QVERIFY(!screen.isMalformed(100));
    }

    void nothingIsNothing() {
        QCOMPARE(ScreenText().text(), QString());
        QCOMPARE(ScreenText().byteOf(3), 0u);
        QVERIFY(!ScreenText().offsetOf(0));
    }
};

QTEST_APPLESS_MAIN(ScreenTextTest)
#include "screen_text_test.moc"
