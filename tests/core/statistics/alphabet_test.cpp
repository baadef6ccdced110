#include "core/statistics/alphabet.h"

#include <QTest>

using namespace charsleuth;

class AlphabetTest : public QObject {
    Q_OBJECT

private slots:
    void aLetterAndItsCapitalAreOneSymbol() {
        QCOMPARE(symbolOf(U'Ж').id, symbolOf(U'ж').id);
        QCOMPARE(symbolOf(U'Ж').letterCase, LetterCase::Upper);
        QCOMPARE(symbolOf(U'ж').letterCase, LetterCase::Lower);
    }
    void aPresentationFormIsACapitalOfItsLetter() {
        QCOMPARE(symbolOf(0xFE91).id, symbolOf(0x0628).id); // initial beh
        QCOMPARE(symbolOf(0xFE91).letterCase, LetterCase::Upper);
    }
    void lettersBelongToTheirScripts() {
        QCOMPARE(scriptOf(symbolOf(U'é')), Script::Latin);
        QCOMPARE(scriptOf(symbolOf(U'я')), Script::Cyrillic);
        QCOMPARE(scriptOf(symbolOf(U'ก')), Script::Thai);
        QCOMPARE(scriptOf(symbolOf(U'か')), Script::Han);
        QCOMPARE(scriptOf(symbolOf(U'한')), Script::Han);
    }
    void punctuationBelongsToNoScript() {
        QCOMPARE(scriptOf(symbolOf(U'“')), Script::None);
        QCOMPARE(numberIn(Script::Latin, symbolOf(U'“')), numberIn(Script::Thai, symbolOf(U'“')));
    }
    void inAnotherScriptALetterIsOneOfItsClass() {
        QCOMPARE(numberIn(Script::Cyrillic, symbolOf(U'a')),
                 numberIn(Script::Cyrillic, symbolOf(U'q')));
        QVERIFY(numberIn(Script::Cyrillic, symbolOf(U'a')) !=
                numberIn(Script::Cyrillic, symbolOf(U'é')));
        QVERIFY(!isOwnLetter(numberIn(Script::Cyrillic, symbolOf(U'a'))));
        QVERIFY(isOwnLetter(numberIn(Script::Cyrillic, symbolOf(U'щ'))));
    }
    void controlsPrivateUseAndUnassignedAreThreeClasses() {
        QVERIFY(symbolOf(0x81).id != symbolOf(0xE000).id);
        QVERIFY(symbolOf(0xE000).id != symbolOf(0x378).id);
        QCOMPARE(symbolOf(0xF0000).id, symbolOf(0xE000).id);
    }
    void whatIsNoCodePointIsUnassigned() {
        QCOMPARE(symbolOf(0x110000).id, symbolOf(0x10FFFF).id);
        QCOMPARE(symbolOf(0xFFFFFFFF).id, symbolOf(0x10FFFF).id);
    }
};

QTEST_APPLESS_MAIN(AlphabetTest)
#include "alphabet_test.moc"
