#include "core/repair/notice.h"

#include "core/detect.h"

#include <QTest>

using namespace charsleuth;

class NoticeTest : public QObject {
    Q_OBJECT

private slots:
    void sequencesOfUtf8InACodePageAreNoticed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("noticed");
        QTest::newRow("windows-1252") << QByteArray("cafÃ©") << true;
        QTest::newRow("windows-1251") << QByteArray("РџСЂРёРІРµС‚") << true;
        QTest::newRow("IBM437") << QByteArray("caf├⌐ am├ºlich") << true;
        QTest::newRow("IBM866") << QByteArray("╨Я╤А╨╕╨▓╨╡╤В") << true;
        QTest::newRow("a control for a sign") << QByteArray("author\xC2\x92s") << true;
        QTest::newRow("a no-break space") << QByteArray("10\xC2\xA0km") << false;
        QTest::newRow("a tree of folders") << QByteArray("├── äpfel\n│   └── ñu\n") << false;
        QTest::newRow("a frame") << QByteArray("╔═╤═╗\n║ é │ ü ║\n╚═╧═╝") << false;
        QTest::newRow("sound") << QByteArray("Übermäßig, Ärger: schön") << false;
        QTest::newRow("cut off") << QByteArray("├ä").chopped(1) << true;
        QTest::newRow("cut off before") << QByteArray("├ä").chopped(2) << false;
    }
    void sequencesOfUtf8InACodePageAreNoticed() {
        QFETCH(const QByteArray, text);
        const SampleSegment segment{.offset = 0, .bytes = {text.begin(), text.end()}};
        QTEST(mayBeMojibake({&segment, 1}), "noticed");
    }
    void textThatMakesNoSenseIsNoticedButNoTable_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("noticed");
        QByteArray table; // its languages change in each line, twice
        const char* words[] = {"déjà", "élève", "fenêtre", "août",    "naïf",    "ça",
                               "où",   "forêt", "crème",   "château", "théâtre", "être"};
        for (int i = 0; i < 144; ++i)
            table += "<tr><td class=\"left first\">" + QByteArray::number(i * 37) +
                     "</td><td><a href=\"/shop/item?id=" + QByteArray::number(i) +
                     "&amp;sort=price\">" + words[i % 12] +
                     "</a></td><td>add this one to the basket and look at what others have "
                     "bought</td></tr>\n";
        QTest::newRow("a table") << "<html><body><table>\n" + table + "</table></body></html>\n"
                                 << false;
        QTest::newRow("windows-1251 read as windows-1252")
            << QByteArray("Ñåãîäíÿ óòðîì â ñàäó áûëî òèõî, è ñòàðûé ïåñ ñïàë ó äâåðè.\n")
                   .repeated(9)
            << true;
        QTest::newRow("UTF-8 read as GBK")
            << QByteArray("n茫o, cora莽茫o, amanh茫, p茫es, li莽玫es e cora莽玫es\n").repeated(9)
            << true;
    }
    void textThatMakesNoSenseIsNoticedButNoTable() {
        QFETCH(const QByteArray, text);
        const Detection found = detect(
            {reinterpret_cast<const Byte*>(text.data()), static_cast<std::size_t>(text.size())});
        QCOMPARE(found.best()->encoding, EncodingId::Utf8);
        QTEST(found.mayBeMojibake, "noticed");
    }
};

QTEST_APPLESS_MAIN(NoticeTest)

#include "notice_test.moc"
