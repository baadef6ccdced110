#include "core/repair/chain.h"

#include <QTest>

using namespace charsleuth;

class ChainTest : public QObject {
    Q_OBJECT

private slots:
    void wordsAreReadAgain_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("one step") << QByteArray("UTF-8 read as windows-1252");
        QTest::newRow("three") << QByteArray(
            "UTF-8 read as windows-1252; UTF-8 read as ISO-8859-1; written as HTML entities");
        QTest::newRow("two pages") << QByteArray("KOI8-R read as windows-1251");
    }
    void wordsAreReadAgain() {
        QFETCH(QByteArray, words);
        const auto chain = chainNamed(words.toStdString());
        QVERIFY(chain.has_value());
        std::string again;
        for (const std::string& step : wordsOf(*chain))
            again += (again.empty() ? "" : "; ") + step;
        QCOMPARE(QByteArray::fromStdString(again), words);
    }

    void otherWordsAreNoChain_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("an unknown page") << QByteArray("UTF-8 read as latin-77");
        QTest::newRow("a page as itself") << QByteArray("UTF-8 read as utf8");
        QTest::newRow("an empty step") << QByteArray("UTF-8 read as windows-1252;");
        QTest::newRow("five steps") << QByteArray(
            "UTF-8 read as windows-1252; UTF-8 read as windows-1252; UTF-8 read as windows-1252; "
            "UTF-8 read as windows-1252; UTF-8 read as windows-1252");
    }
    void otherWordsAreNoChain() {
        QFETCH(QByteArray, words);
        QVERIFY(!chainNamed(words.toStdString()).has_value());
    }

    void stepsHappenInOrder() {
        const auto chain = chainNamed("UTF-8 read as windows-1252; written as HTML entities");
        QCOMPARE(damaged(u"é", *chain), u"&Atilde;&copy;");
        const auto twice = chainNamed("UTF-8 read as latin1; UTF-8 read as latin1");
        QCOMPARE(damaged(u"é", *twice), u"ÃƒÂ©");
    }
    void whatAPageLacksIsNoDamagedText() {
        QVERIFY(!damaged(u"é", *chainNamed("KOI8-R read as windows-1252")).has_value());
    }
};

QTEST_GUILESS_MAIN(ChainTest)
#include "chain_test.moc"
