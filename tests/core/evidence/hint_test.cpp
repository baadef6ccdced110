#include "core/evidence/hint.h"

#include <QTest>

using namespace charsleuth;

class HintTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindIsFoundByItsName() {
        for (int kind = 0; kind <= static_cast<int>(HintKind::Parent); ++kind)
            QCOMPARE(hintKindFromName(nameOf(static_cast<HintKind>(kind))),
                     static_cast<HintKind>(kind));
    }
    void anotherWordIsNoKind() { QVERIFY(!hintKindFromName("charset")); }
};

QTEST_APPLESS_MAIN(HintTest)
#include "hint_test.moc"
