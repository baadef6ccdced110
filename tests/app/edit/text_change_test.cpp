// The lines that differ between two texts, and the text after a change.

#include "app/edit/text_change.h"

#include <QTest>

#include <ctime>
#include <random>

using namespace charsleuth;

class TextChangeTest : public QObject {
    Q_OBJECT

    static std::u16string randomText(std::mt19937& random, std::size_t lines) {
        std::u16string text;
        for (std::size_t i = 0; i < lines; ++i) {
            text += static_cast<char16_t>(u'a' + random() % 4);
            text += u'\n';
        }
        if (random() % 2 == 0)
            text += u'x';
        return text;
    }

private slots:
    void changesMakeTheTextThatWasMeant() {
        std::mt19937 random(1);
        for (int i = 0; i < 3000; ++i) {
            const std::u16string before = randomText(random, random() % 12);
            const std::u16string after = randomText(random, random() % 12);
            const auto changes = changedLines(before, after);
            QCOMPARE(changedText(before, changes), after);
            QCOMPARE(changes.empty(), before == after);
        }
    }

    void linesThatStayAreInNoChange() {
        const auto changes =
            changedLines(u"one\ntwo\nthree\nfour\nfive\n", u"one\nTWO\nthree\nfour\n4.5\nfive\n");
        QCOMPARE(changes.size(), std::size_t(2));
        QCOMPARE(changes[0].begin, std::size_t(4));
        QCOMPARE(changes[0].end, std::size_t(8));
        QCOMPARE(changes[0].text, std::u16string(u"TWO\n"));
        QCOMPARE(changes[1].begin, changes[1].end);
        QCOMPARE(changes[1].text, std::u16string(u"4.5\n"));
    }

    void textsThatHaveNothingInCommonAreOneChange() {
        std::u16string before, after;
        for (int i = 0; i < 2000; ++i) {
            before += u"before " + QString::number(i).toStdU16String() + u'\n';
            after += u"after " + QString::number(i).toStdU16String() + u"\n\n";
        }
        const auto changes = changedLines(before, after);
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changedText(before, changes), after);
    }

    void placesDoNotOverlap() {
        QCOMPARE(placesOf(u"aaaa", u"aa"), (std::vector<std::size_t>{0, 2}));
        QVERIFY(placesOf(u"", u"a").empty());
        QCOMPARE(placesOf(u"xaax", u"x"), (std::vector<std::size_t>{0, 3}));
    }

    void eachPlaceIsFoundThatAPlainSearchFinds() {
        std::mt19937 random(2);
        for (std::size_t i = 0; i < 3000; ++i) {
            std::u16string text, wanted;
            while (text.size() < 40)
                text += static_cast<char16_t>(u'a' + random() % 2);
            while (wanted.size() <= i % 7)
                wanted += static_cast<char16_t>(u'a' + random() % 2);
            std::vector<std::size_t> places;
            for (std::size_t at = text.find(wanted); at != text.npos;
                 at = text.find(wanted, at + wanted.size()))
                places.push_back(at);
            QCOMPARE(placesOf(text, wanted), places);
        }
    }

    void aSearchTakesTimeByTheLengthOfTheText() {
        const std::u16string text(1 << 20, u'a'), half(1 << 19, u'a');
        const std::clock_t begin = std::clock();
        QVERIFY(placesOf(text, half + u'b').empty());
        QVERIFY(placesOf(text, u'b' + half).empty());
        QVERIFY(placesOf(text, half + u'b' + half.substr(2)).empty());
        QCOMPARE(placesOf(text, half).size(), std::size_t(2));
        QVERIFY(double(std::clock() - begin) / CLOCKS_PER_SEC < 5); // by characters minutes
    }

    void aLineForALineEndsWhereThereAreTooMany() {
        std::u16string before, after;
        for (int i = 0; i < 20'000; ++i) {
            before += u"a\n";
            after += u"b\n";
        }
        QCOMPARE(changedLines(before, after).size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TextChangeTest)
#include "text_change_test.moc"
