#include "core/statistics/model/alphabet.h"

#include <QTest>

using namespace charsleuth;

class AlphabetTest : public QObject {
    Q_OBJECT

    const Alphabet m_alphabet;

private slots:
    void aLetterAndItsCapitalAreOneSymbol() {
        QCOMPARE(m_alphabet.symbolOf(U'Ж').id, m_alphabet.symbolOf(U'ж').id);
        QCOMPARE(m_alphabet.symbolOf(U'Ж').letterCase, LetterCase::Upper);
        QCOMPARE(m_alphabet.symbolOf(U'ж').letterCase, LetterCase::Lower);
    }
    void aPresentationFormIsACapitalOfItsLetter() {
        QCOMPARE(m_alphabet.symbolOf(0xFE91).id, m_alphabet.symbolOf(0x0628).id); // initial beh
        QCOMPARE(m_alphabet.symbolOf(0xFE91).letterCase, LetterCase::Upper);
    }
    void lettersBelongToTheirScripts() {
        QCOMPARE(m_alphabet.scriptOf(m_alphabet.symbolOf(U'é')), Script::Latin);
        QCOMPARE(m_alphabet.scriptOf(m_alphabet.symbolOf(U'я')), Script::Cyrillic);
        QCOMPARE(m_alphabet.scriptOf(m_alphabet.symbolOf(U'ก')), Script::Thai);
        QCOMPARE(m_alphabet.scriptOf(m_alphabet.symbolOf(U'か')), Script::Han);
        QCOMPARE(m_alphabet.scriptOf(m_alphabet.symbolOf(U'한')), Script::Han);
    }
    void punctuationBelongsToNoScript() {
        QCOMPARE(m_alphabet.scriptOf(m_alphabet.symbolOf(U'“')), Script::None);
        QCOMPARE(m_alphabet.numberIn(Script::Latin, m_alphabet.symbolOf(U'“')),
                 m_alphabet.numberIn(Script::Thai, m_alphabet.symbolOf(U'“')));
    }
    void apostrophesAreTheAcuteAccentAndTheCurlyOne() {
        for (char32_t character = 0x20; character < 0x2100; ++character) {
            const auto symbol = m_alphabet.numberIn(Script::Latin, m_alphabet.symbolOf(character));
            QCOMPARE(Alphabet::isApostrophe(symbol), character == U'´' || character == U'’');
        }
    }
    void lettersOfAnotherScriptShareASymbol() {
        QCOMPARE(m_alphabet.numberIn(Script::Cyrillic, m_alphabet.symbolOf(U'a')),
                 m_alphabet.numberIn(Script::Cyrillic, m_alphabet.symbolOf(U'q')));
        QVERIFY(m_alphabet.numberIn(Script::Cyrillic, m_alphabet.symbolOf(U'a')) !=
                m_alphabet.numberIn(Script::Cyrillic, m_alphabet.symbolOf(U'é')));
        QVERIFY(!m_alphabet.isOwnLetter(
            m_alphabet.numberIn(Script::Cyrillic, m_alphabet.symbolOf(U'a'))));
        QVERIFY(m_alphabet.isOwnLetter(
            m_alphabet.numberIn(Script::Cyrillic, m_alphabet.symbolOf(U'щ'))));
    }
    void controlsPrivateUseAndUnassignedAreThreeClasses() {
        QVERIFY(m_alphabet.symbolOf(0x81).id != m_alphabet.symbolOf(0xE000).id);
        QVERIFY(m_alphabet.symbolOf(0xE000).id != m_alphabet.symbolOf(0x378).id);
        QCOMPARE(m_alphabet.symbolOf(0xF0000).id, m_alphabet.symbolOf(0xE000).id);
    }
    void whatIsNoCodePointIsUnassigned() {
        QCOMPARE(m_alphabet.symbolOf(0x110000).id, m_alphabet.symbolOf(0x10FFFF).id);
        QCOMPARE(m_alphabet.symbolOf(0xFFFFFFFF).id, m_alphabet.symbolOf(0x10FFFF).id);
    }
};

QTEST_APPLESS_MAIN(AlphabetTest)
#include "alphabet_test.moc"
