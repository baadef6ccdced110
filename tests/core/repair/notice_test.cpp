#include "core/repair/notice.h"

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
};

QTEST_APPLESS_MAIN(NoticeTest)

#include "notice_test.moc"
