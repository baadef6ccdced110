// What is said where no font has the letters, and of which characters it is not said.

#include "app/viewer/models/missing_scripts.h"

#include <QTest>

using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class MissingScriptsTest : public QObject {
    Q_OBJECT

private slots:
    void whereNothingIsMissingNothingIsSaid() { QCOMPARE(missingScriptsText({}), QString()); }

    void theScriptAndAPackageAreNamed() {
        QCOMPARE(missingScriptsText({scriptOf(U'ក')}),
                 u"No font here has Khmer. The text is right; the grey boxes stand for characters "
                 "that cannot be drawn. Debian has such fonts in fonts-noto-core."_s);
        const QString han = missingScriptsText({scriptOf(U'漢'), scriptOf(U'か')});
        QVERIFY(han.contains("fonts-noto-cjk."));
        QVERIFY(han.contains("Hiragana") && han.contains("Han"));
    }

    void manyScriptsAreNotAllNamed() {
        const QString text = missingScriptsText(
            {scriptOf(U'ក'), scriptOf(U'ກ'), scriptOf(U'ཀ'), scriptOf(U'က'), scriptOf(U'Ꭰ')});
        QVERIFY(text.contains("and others"));
    }

    void whatNoFontCanHaveIsNobodysFault() {
        for (const char32_t character : {char32_t(0xE000), char32_t(0x378), char32_t(0x80),
                                         char32_t(0x202E), char32_t(0xD800), char32_t(0x10FFFF)})
            QCOMPARE(scriptOf(character), -1);
    }

    void signsOfNoScriptAreSymbols() {
        QVERIFY(missingScriptsText({scriptOf(U'🜨')}).contains("some symbols"));
        QVERIFY(scriptOf(U'\u0301') >= 0);
    }
};

QTEST_GUILESS_MAIN(MissingScriptsTest)
#include "missing_scripts_test.moc"
