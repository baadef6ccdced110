// Back and forth in what was chosen.

#include "app/viewer/session/choice_history.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

class ChoiceHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void stepsGoBackAndForth() {
        ChoiceHistory history;
        const ChosenState first{.reading = EncodingId::Utf8};
        const ChosenState second{.reading = EncodingId::Utf8, .facts = {.language = "ja"}};
        history.note(first);
        history.note(second);
        QVERIFY(history.step(-1) == first);
        QVERIFY(history.step(-1) == ChosenState());
        QVERIFY(!history.step(-1) && !history.canStep(-1));
        QVERIFY(history.step(1) == first);
        QVERIFY(history.step(1) == second);
        QVERIFY(!history.step(1));
    }

    void whatHoldsAlreadyIsNoStep() {
        ChoiceHistory history;
        history.note({});
        QVERIFY(!history.canStep(-1));
    }

    void anotherChoiceDropsWhatWasUndone() {
        ChoiceHistory history;
        history.note({.reading = EncodingId::Utf8});
        history.step(-1);
        history.note({.reading = EncodingId::Big5});
        QVERIFY(!history.canStep(1));
        QVERIFY(history.step(-1) == ChosenState());
    }
};

QTEST_GUILESS_MAIN(ChoiceHistoryTest)
#include "choice_history_test.moc"
