// Boxes for malformed bytes and control characters are paint, never text.

#include "app/viewer/views/row_layout.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

Row rowOf(const std::string& bytes, EncodingId encoding = EncodingId::Utf8) {
    const FileText text(bytesInMemory({bytes.begin(), bytes.end()}), emptyIndex(encoding));
    return text.rowsAt(0, 0, 0).rows[0];
}

TextStyle style() {
    return textStyle(themeOf(Scheme::Light), 11, "ja");
}

RowLayout layoutOf(const std::string& bytes, bool wrap = false, double width = 600) {
    return {rowOf(bytes), style(), {.width = width, .wrap = wrap, .visibleTo = width}};
}

QImage painted(const RowLayout& layout, const Highlights& highlights = {}) {
    QImage image(600, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    layout.paint(painter, {0, 0}, style(), highlights, image.rect());
    return image;
}

bool contains(const QImage& image, const QColor& color) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color)
                return true;
    return false;
}

} // namespace

class RowLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void aBoxHasRoomForEachByte() {
        const double plain = layoutOf("ab").naturalWidth();
        const double one = layoutOf("a\xFF"
                                    "b")
                               .naturalWidth();
        const double two = layoutOf("a\xE3\x81"
                                    "b")
                               .naturalWidth();
        const double box = style().boxWidth + 2 * style().boxGap;
        QVERIFY(qAbs(one - plain - box) < 1);
        QVERIFY(qAbs(two - plain - 2 * box) < 1);
    }

    void directionControlsDoNotAct() {
        // "a RLO b": b stays to the right of a.
        const RowLayout layout = layoutOf("a\xE2\x80\xAE"
                                          "bc");
        QVERIFY(layout.xOf(0) < layout.xOf(4));
        QVERIFY(layout.xOf(4) < layout.xOf(5));
    }

    void textWithHiddenDirectionsReadsInTheOrderOfItsBytes_data() {
        QTest::addColumn<QByteArray>("bytes");
        // Boucher and Anderson, "Trojan Source", 2021.
        QTest::newRow("early return") << QByteArray("'''\xE2\x81\xA7' ''' ;return");
        QTest::newRow("commenting out") << QByteArray(
            "/*\xE2\x80\xAE } \xE2\x81\xA6if (isAdmin)\xE2\x81\xA9 \xE2\x81\xA6 begin*/");
        QTest::newRow("stretched string")
            << QByteArray("\"user\xE2\x80\xAE \xE2\x81\xA6// check\xE2\x81\xA9 \xE2\x81\xA6\"");
    }
    void textWithHiddenDirectionsReadsInTheOrderOfItsBytes() {
        QFETCH(QByteArray, bytes);
        const RowLayout layout = layoutOf(bytes.toStdString());
        double x = -1;
        for (const std::uint64_t byte : layout.row().byteOf) {
            if (layout.xOf(byte) <= x)
                QCOMPARE(byte, layout.row().byteOf.front());
            x = layout.xOf(byte);
        }
    }

    void joinersAreSeenAndStillShape() {
        const auto widthOf = [](const std::string& bytes) {
            return layoutOf(bytes).naturalWidth();
        };
        // KA VIRAMA ZWNJ SSA shows the virama; without ZWNJ the letters are one.
        const std::string joined = "\xE0\xA4\x95\xE0\xA5\x8D\xE0\xA4\xB7";
        const std::string apart = "\xE0\xA4\x95\xE0\xA5\x8D\xE2\x80\x8C\xE0\xA4\xB7";
        QVERIFY(widthOf(apart) > widthOf(joined));
        QVERIFY(painted(layoutOf("a\xE2\x80\x8D"
                                 "b")) != painted(layoutOf("ab")));
    }

    void whatNoFontHasIsShownByItsCodePoint() {
        const RowLayout layout = layoutOf("a\xF4\x8F\xBF\xBD"
                                          "b"); // U+10FFFD, for private use
        QVERIFY(contains(painted(layout), themeOf(Scheme::Light).control.fill));
        QCOMPARE(layout.placeAfter(0), 1u);
        QCOMPARE(layout.placeAfter(1), 5u);
        QCOMPARE(layout.placeBefore(5), 1u);
        QVERIFY(layout.xOf(5) - layout.xOf(1) > 4 * style().cell);
    }

    void manyMarksOnOneLetterDoNotPileUp() {
        std::string zalgo = "a";
        for (int i = 0; i < 1000; ++i)
            zalgo += "\xCC\x81";
        QVERIFY(layoutOf(zalgo).naturalWidth() > 900 * style().boxWidth);
        QVERIFY(layoutOf("a\xCC\x81\xCC\xA3").naturalWidth() < 3 * style().cell);
    }

    void whiteSpaceIsMarkedOnDemand() {
        for (const char* bytes : {"a b", "a\tb",
                                  "a\xC2\xA0"
                                  "b",
                                  "ab\r\n"}) {
            TextStyle shown = style();
            shown.invisibles = true;
            const RowLayout layout(rowOf(bytes), shown,
                                   {.width = 600, .wrap = false, .visibleTo = 600});
            QImage image(600, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            layout.paint(painter, {0, 0}, shown, {}, image.rect());
            QVERIFY2(image != painted(layoutOf(bytes)), bytes);
            QCOMPARE(layout.naturalWidth(), layoutOf(bytes).naturalWidth());
        }
    }

    void malformedBytesAreLoudAndControlsAreQuiet() {
        const Theme theme = themeOf(Scheme::Light);
        QVERIFY(contains(painted(layoutOf("a\xFF"
                                          "b")),
                         theme.malformed.fill));
        QVERIFY(!contains(painted(layoutOf("ab")), theme.malformed.fill));
        QVERIFY(contains(painted(layoutOf("a\x01"
                                          "b")),
                         theme.control.fill));
        QVERIFY(!contains(painted(layoutOf("a\x01"
                                           "b")),
                          theme.malformed.fill));
    }

    void aSelectedBoxHasARing() {
        const RowLayout layout = layoutOf("a\xFF"
                                          "b\xFE");
        const QColor ring = themeOf(Scheme::Light).accent;
        QVERIFY(!contains(painted(layout), ring));
        QVERIFY(contains(painted(layout, {{1, 2}, {}}), ring));
        QVERIFY(!contains(painted(layout, {{0, 1}, {}}), ring)); // another character
    }

    void aGenuineReplacementCharacterGetsNoBox() {
        QVERIFY(!contains(painted(layoutOf("a\xEF\xBF\xBD"
                                           "b")),
                          themeOf(Scheme::Light).malformed.fill));
    }

    void rightToLeftTextBeginsAtTheRight() {
        const RowLayout layout = layoutOf("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D"); // shalom
        QVERIFY(layout.xOf(0) > 500);
        QVERIFY(layout.xOf(2) < layout.xOf(0));
    }

    void wrappedLinesHaveOneRhythm() {
        const RowLayout layout =
            layoutOf("word \xE6\xBC\xA2\xE5\xAD\x97 \xE0\xB8\x81\xE0\xB8\xB3 word word word word",
                     true, 120);
        QVERIFY(layout.lineCount() > 2);
        QCOMPARE(layout.height(style()), layout.lineCount() * style().lineHeight);
    }

    void pointsAndBytesFindEachOther() {
        const RowLayout layout = layoutOf("one two three four five six", true, 120);
        for (std::uint64_t byte = 0; byte < 27; ++byte) {
            const double y = (layout.lineOf(byte) + 0.5) * style().lineHeight;
            QCOMPARE(layout.byteAt({layout.xOf(byte) + 1, y}, style()), byte);
        }
        QCOMPARE(layout.byteAt({5000, layout.height(style()) - 1}, style()), 27u);
    }

    void aFullWidthCharacterTakesTwoCells() {
        const double width = layoutOf("\xE6\xBC\xA2\xE5\xAD\x97x").naturalWidth();
        QVERIFY2(qAbs(width - 5 * style().cell) < 1, qPrintable(QString::number(width)));
    }

    void aLongRowIsLaidOutAsFarAsItIsSeen() {
        const RowLayout layout = layoutOf(std::string(2048, 'x'));
        QVERIFY(qAbs(layout.naturalWidth() - 2048 * style().cell) < 2048 * style().cell * 0.05);
    }
};

QTEST_MAIN(RowLayoutTest)
#include "row_layout_test.moc"
