#include "core/opinions/icu.h"
#include "core/opinions/uchardet.h"

#include <QTest>

using namespace charsleuth;

namespace {
/// "Привет, мир. Это небольшой русский текст, ..." in windows-1251.
constexpr std::string_view russian =
    "\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0. \xDD\xF2\xEE \xED\xE5\xE1\xEE\xEB\xFC\xF8\xEE\xE9 "
    "\xF0\xF3\xF1\xF1\xEA\xE8\xE9 \xF2\xE5\xEA\xF1\xF2, \xED\xE0\xEF\xE8\xF1\xE0\xED\xED\xFB\xE9 "
    "\xE4\xEB\xFF \xEF\xF0\xEE\xE2\xE5\xF0\xEA\xE8.";
} // namespace

class OpinionsTest : public QObject {
    Q_OBJECT

private slots:
    void icuNamesRussianTextAndSaysHowSureItIs() {
        const auto opinion = askIcu(bytesOf(russian));
        QVERIFY(opinion);
        QCOMPARE(opinion->engine, "icu");
        QCOMPARE(opinion->label, "windows-1251");
        QVERIFY(opinion->confidence && *opinion->confidence > 0 && *opinion->confidence <= 1);
    }
    void icuHasAnAnswerForNoBytesAtAll() { QVERIFY(askIcu({})); }

#ifdef CHARSLEUTH_WITH_UCHARDET
    void uchardetNamesRussianTextAndStatesNoConfidence() {
        const auto opinion = askUchardet(bytesOf(russian));
        QVERIFY(opinion);
        QCOMPARE(opinion->engine, "uchardet");
        QCOMPARE(opinion->label, "WINDOWS-1251");
        QVERIFY(!opinion->confidence);
    }
    void uchardetHasAnEmptyLabelForNoBytesAtAll() {
        QCOMPARE(askUchardet({})->label, "");
    }
    void uchardetSeesNothingBehindTheFirst64KiB() {
        std::string text(64 * 1024, 'a');
        text += russian;
        QCOMPARE(askUchardet(bytesOf(text))->label, "ASCII");
    }
#else
    void withoutUchardetThereIsNoOpinionOfIt() {
        QVERIFY(!askUchardet(bytesOf(russian)));
    }
#endif
};

QTEST_APPLESS_MAIN(OpinionsTest)
#include "opinions_test.moc"
