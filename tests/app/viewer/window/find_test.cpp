// Finding by keyboard: what is typed is looked for, the keys go from hit to hit.

#include "app/viewer/views/find_bar.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class FindTest : public WindowFixture {
    Q_OBJECT

    FindBar* bar() const { return find<FindBar>(); }
    QString summary() const { return bar()->findChild<QLabel*>("find-summary")->text(); }
    void look(const QString& pattern) {
        press(Qt::Key_F, Qt::ControlModifier);
        typeIn(pattern);
        settle();
    }

private slots:
    void typingFinds() {
        openBytes("one two\nTwo two\n");
        QVERIFY(!bar()->isVisible());
        look("two");
        QVERIFY(bar()->isVisible());
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
        QCOMPARE(summary(), u"1 of 3"_s);
    }

    void keysGoOn() {
        openBytes("one two\nTwo two\n");
        look("two");
        press(Qt::Key_Return);
        QVERIFY(text()->selection() == (ByteRange{8, 11}));
        QCOMPARE(summary(), u"2 of 3"_s);
        press(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
        text()->setFocus();
        press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(text()->selection() == (ByteRange{8, 11}));
        press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
    }

    void halfAWordIsNoHitForAllOfIt() {
        openBytes("one two\n");
        look("two");
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
        typeIn("x");
        settle();
        QCOMPARE(summary(), u"Not found"_s);
        QVERIFY(text()->selection().empty());
        press(Qt::Key_Backspace);
        settle();
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
    }

    void hitsAreMarkedInTheText() {
        openBytes("one two\nTwo two\n" + QByteArray(3000, '\n') + "two");
        look("two");
        QVERIFY(text()->marked().hits == (std::vector<ByteRange>{{4, 7}, {8, 11}, {12, 15}}));
        press(Qt::Key_Return, Qt::ShiftModifier); // round the corner to the last
        QVERIFY(text()->marked().hits == (std::vector<ByteRange>{{3016, 3019}}));
    }

    void bytesAndCaseByKeyboard() {
        openBytes("\xE9 a A", EncodingId::Windows1252);
        look("A");
        QCOMPARE(summary(), u"1 of 2"_s);
        press(Qt::Key_Tab); // to the kind
        press(Qt::Key_Tab);
        press(Qt::Key_Space);
        settle();
        QCOMPARE(m_window->finder().places().count(), std::size_t(1));
        QVERIFY(m_window->finder().places().all().front() == (ByteRange{4, 5}));
        press(Qt::Key_Backtab);
        QCOMPARE(m_window->focusWidget(), bar()->kind());
        press(Qt::Key_End);
        bar()->input()->setFocus();
        bar()->input()->clear();
        typeIn("E9 20");
        settle();
        QVERIFY(text()->selection() == (ByteRange{0, 2}));
    }

    void theSelectionIsWhatIsLookedFor() {
        openBytes("one two\nTwo two\n");
        text()->select({8, 11});
        press(Qt::Key_F, Qt::ControlModifier);
        settle();
        QCOMPARE(bar()->input()->text(), u"Two"_s);
        QVERIFY(text()->selection() == (ByteRange{8, 11}));
    }

    void escapeLeavesAndUnmarks() {
        openBytes("one two\n");
        look("two");
        press(Qt::Key_Escape);
        QVERIFY(!bar()->isVisible());
        QVERIFY(text()->marked().hits.empty());
        QCOMPARE(m_window->focusWidget(), text());
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
    }

    void escapeStopsALongSearchFirst() {
        openBytes(QByteArray(64 << 20, 'a'));
        press(Qt::Key_F, Qt::ControlModifier);
        bar()->kind()->setCurrentIndex(int(QueryKind::Expression));
        bar()->input()->setText("[b-z]{3}$");
        QVERIFY(m_window->finder().isRunning());
        press(Qt::Key_Escape);
        QVERIFY(!m_window->finder().isRunning());
        QVERIFY(bar()->isVisible());
        QVERIFY2(summary().contains("stopped"), qPrintable(summary()));
        press(Qt::Key_Escape);
        QVERIFY(!bar()->isVisible());
    }

    void theCommandLineFinds() {
        open(write("b.txt", "one two\n"), Options{.find = "two"});
        QVERIFY(text()->selection() == (ByteRange{4, 7}));
    }
};

QTEST_MAIN(FindTest)
#include "find_test.moc"
