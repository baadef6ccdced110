#include "core/statistics/model/drawing.h"

#include "core/detect.h"
#include "core/registry/registry.h"
#include "core/statistics/model/language_model.h"

#include <QTest>

#include <cmath>
#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

EncodingId answerTo(std::string_view text) {
    const Detection detection = detect(bytesOf(text));
    return detection.ranked.front().encoding;
}

/// P of all drawing characters after `before`.
double sumAfter(Shape before) {
    double sum = 0;
    for (char32_t now = 0x2500; now < 0x25A0; ++now)
        sum += std::exp(-costUnit * costOfNext(before, shapeOf(now)));
    return sum;
}

} // namespace

class DrawingTest : public QObject {
    Q_OBJECT

private slots:
    void joinedDrawingPartsCostLess() {
        const auto cost = [](char32_t before, char32_t now) {
            return costOfNext(shapeOf(before), shapeOf(now));
        };
        QVERIFY(cost(U'┌', U'─') < cost(U'┌', U'┌'));
        QVERIFY(cost(U'─', U'┐') < cost(U'─', U'┌'));
        QVERIFY(cost(U'═', U'╗') < cost(U'═', U'┐'));
        QVERIFY(cost(U'─', U'─') < cost(U'─', U'┬'));
        QVERIFY(costBelow(shapeOf(U'│'), shapeOf(U'│')) < 0);
        QVERIFY(costBelow(shapeOf(U'┌'), shapeOf(U'└')) < 0);
        QVERIFY(costBelow(shapeOf(U'└'), shapeOf(U'│')) > 0);
    }
    void probabilitiesAddUpToOneAtMost() {
        for (char32_t before = 0x2500; before < 0x25A0; ++before)
            QVERIFY2(
                sumAfter(shapeOf(before)) < 1.2,
                qPrintable(QString("%1: %2").arg(before, 0, 16).arg(sumAfter(shapeOf(before)))));
        for (const Beside beside : {Beside::Nothing, Beside::Quote, Beside::Sign, Beside::Letter}) {
            double sum = 0;
            for (char32_t now = 0x2500; now < 0x25A0; ++now)
                sum += std::exp(-costUnit * costOfFirst(shapeOf(now), beside));
            QVERIFY(sum < 0.1);
        }
    }
    /// IBM437; in most other DOS code pages it is the same text.
    void aFrameIsNoWord() {
        QCOMPARE(answerTo("\xDA\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xBF\n"
                          "\xB3 Colour \xB3\n"
                          "\xB3 Sound  \xB3\n"
                          "\xC0\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xD9\n"),
                 EncodingId::Ibm437);
        QCOMPARE(answerTo("PRINT \"\xC9\xCD\xCD\xCD\xCD\xCD\xBB\"\nPRINT \"\xBA Quit\xBA\"\n"
                          "PRINT \"\xC8\xCD\xCD\xCD\xCD\xCD\xBC\"\n"),
                 EncodingId::Ibm437);
        QCOMPARE(answerTo("line = string(20, \"\xC4\")\n"), EncodingId::Ibm437);
    }
    void aColumnInKoi8RIsKoi8R() {
        QCOMPARE(answerTo("\x82\x80\x80\x80\x80\x80\x83\n\x81 one \x81\n\x81 two "
                          "\x81\n\x84\x80\x80\x80\x80\x80\x85\n"),
                 EncodingId::Koi8R);
    }
    /// `\xE7` is the letter ч of IBM866; what follows the frames says nothing about the language.
    void whatFollowsADrawingIsNoLanguage() {
        std::string text;
        for (int line = 0; line < 12; ++line)
            text += "PRINT \"\xDB\xDF\xDF\xDF\xDF\xDB\"; 1\nPRINT \"\xB3\";\"\xB3" +
                    std::to_string(line) + "|\"; \"\xC4+\xC4\"\n";
        QCOMPARE(answerTo(text), EncodingId::Ibm437);
        QVERIFY(costAfterDrawing(Beside::Nothing) < costAfterDrawing(Beside::Quote));
        QVERIFY(costAfterDrawing(Beside::Quote) < costAfterDrawing(Beside::Sign));
        QVERIFY(costAfterDrawing(Beside::Sign) < costAfterDrawing(Beside::Letter));
    }
    /// A colour code of mIRC ends with a digit.
    void aFrameAfterADigitIsNoWord() {
        QCOMPARE(answerTo("echo \x03"
                          "13\xB3\x03"
                          "15 Name \x03"
                          "13\xB3\necho \x03"
                          "13\xC0\xC4\xC4\xC4\x03"
                          "15 Quit\n"
                          "echo \x03"
                          "13\xC4\xC4\xC4\x03"
                          "14\xC4\xC4\n"),
                 EncodingId::Ibm437);
    }
    /// In IBM437 `▓` and `╡`.
    void partsThatJoinNothingAreMarks() {
        QCOMPARE(answerTo("static double area; /* in m \xB2 */\n"
                          "static double density; /* in \xB5 g */\n"),
                 EncodingId::Windows1252);
    }
    void wordsBesideAFrameTellTheLanguage() {
        QCOMPARE(answerTo("\xC9\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xBB\n"
                          "\xBA \x94\xA0\xA9\xAB\xEB  \xBA\n" // Файлы
                          "\xBA \x82\xEB\xE5\xAE\xA4  \xBA\n" // Выход
                          "\xC8\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xBC\n"),
                 EncodingId::Ibm866);
    }
};

QTEST_GUILESS_MAIN(DrawingTest)
#include "drawing_test.moc"
