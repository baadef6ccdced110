// Going to a line, a byte, a share of the file, and to what does not fit.

#include "app/viewer/views/go_to_dialog.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/window/window_dump.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class GoingPlacesTest : public WindowFixture {
    Q_OBJECT

    void openAs(EncodingId encoding) { open(write("a.txt", japanese()), Options{.as = encoding}); }
    void answerDialog(const QString& input) {
        QTimer::singleShot(0, [input] {
            auto* dialog = qobject_cast<GoToDialog*>(QApplication::activeModalWidget());
            dialog->input()->setText(input);
            dialog->accept();
        });
    }

private slots:
    void f3GoesToDamageAndBack() {
        open(write("d.txt", "a\xFF\n" + QByteArray(3000, '\n') + "\xFE\n"),
             Options{.as = EncodingId::Utf8});
        press(Qt::Key_F3);
        QVERIFY(text()->selection() == (ByteRange{1, 2}));
        const auto labels = m_window->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](QLabel* label) { return label->text().startsWith("malformed 1 of 2"); }));
        press(Qt::Key_F3);
        QVERIFY(text()->selection() == (ByteRange{3003, 3004}));
        QVERIFY(text()->visibleLines().contains(u"⟦FE⟧"_s));
        press(Qt::Key_F3, Qt::ShiftModifier);
        QVERIFY(text()->selection() == (ByteRange{1, 2}));
        press(Qt::Key_F3, Qt::ShiftModifier); // round the corner
        QVERIFY(text()->selection() == (ByteRange{3003, 3004}));
    }

    void f3GoesToC1ControlsAsWell() {
        open(write("c.txt", "a\xFF\n" + QByteArray(3000, '\n') + "b\xC2\x85 \xC2\x81\n\xFE\n"),
             Options{.as = EncodingId::Utf8});
        for (const ByteRange place : {ByteRange{1, 2}, ByteRange{3007, 3009}, ByteRange{3010, 3011},
                                      ByteRange{1, 2}}) { // NEL is a line end; round the corner
            press(Qt::Key_F3);
            QVERIFY2(text()->selection() == place,
                     qPrintable(QString::number(text()->selection().begin)));
        }
        press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(text()->selection().begin, 3010u);
    }
    void aKindThatIsLeftOutIsPassedOver() {
        const auto leaveOut = [this](int entry) {
            press(Qt::Key_F3, Qt::ControlModifier | Qt::ShiftModifier);
            QMenu* menu = find<QMenu>("problem-kinds-menu");
            QTRY_VERIFY(menu->isVisible());
            for (int i = 0; i <= entry; ++i)
                QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
            QTRY_VERIFY(find<QMenu>("problem-kinds-menu") == nullptr);
            m_window->activateWindow(); // as a desktop does when a menu closes
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
            settle();
        };
        open(write("k.txt", "a\xFF\nb\xC2\x93\n"), Options{.as = EncodingId::Utf8});
        const auto isInRuler = [this] {
            return std::ranges::count(find<OverviewRuler>()->marks(), MarkKind::Malformed,
                                      &OverviewMark::kind) > 0;
        };
        QVERIFY(isInRuler());
        leaveOut(0); // malformed bytes
        QVERIFY(!isInRuler());
        for (int i = 0; i < 2; ++i) {
            press(Qt::Key_F3);
            QCOMPARE(text()->selection().begin, 4u);
        }
        leaveOut(1); // C1 control characters
        QVERIFY(!m_window->action("next-problem")->isEnabled());
        leaveOut(0); // no more
        QVERIFY(isInRuler());
        press(Qt::Key_F3);
        QCOMPARE(text()->selection().begin, 1u);
    }
    void withoutAProblemF3IsGrey() {
        open(write("s.txt", "sound\n"));
        QVERIFY(!m_window->action("next-problem")->isEnabled());
        press(Qt::Key_F3);
        QVERIFY(text()->selection().empty());
    }

    void theDamageBannerGoesToTheFirst() {
        openAs(EncodingId::ShiftJis);
        clickNotice("First");
        QCOMPARE(text()->selection().begin, std::uint64_t(japanese().size() - 2));
    }

    void whereverOneCameFromTheTextHasTheFocus() {
        openAs(EncodingId::ShiftJis);
        find<QToolButton>("encoding")->setFocus();
        answerDialog("150");
        press(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(m_window->focusWidget(), text());
    }

    void goToLineAndByte() {
        openAs(EncodingId::ShiftJis);
        answerDialog("150");
        press(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(text()->caretLine(), std::optional<std::uint64_t>(149));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        answerDialog("50%");
        press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(std::abs(double(text()->caret()) - double(japanese().size()) / 2) < 6);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        answerDialog("@6");
        press(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(text()->caret(), 5u); // the character that byte 6 belongs to
    }

    /// As compilers and the status bar name a place.
    void goToLineAndColumn() {
        const QString line = u"日本語𠮟る"_s; // 𠮟 has two UTF-16 units and four bytes
        const QString text = u"one\n"_s + line + u"\nend"_s;
        open(write("c.txt", text.toUtf8()), Options{.as = EncodingId::Utf8});
        const std::vector<std::pair<QString, std::uint64_t>> places{
            {u"1:1"_s, 0},       {u"2:2"_s, 4 + 3},      {u"2:4"_s, 4 + 9},     {u"2:5"_s, 4 + 13},
            {u"2:99"_s, 4 + 16}, {u"3:2"_s, 4 + 17 + 1}, {u"3:9"_s, 4 + 17 + 3}};
        for (const auto& [place, byte] : places) {
            m_window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
            answerDialog(place);
            press(Qt::Key_L, Qt::ControlModifier);
            QCOMPARE(this->text()->caret(), byte);
        }
    }

    void aPlaceThatIsNotThereIsRefused_data() {
        QTest::addColumn<QString>("words");
        for (const char* words : {"", "nonsense", "0", "11", "@21", "-1", "@", "101%", "%", "-1%",
                                  "11:1", "5:0", "5:", ":5", "5:x"})
            QTest::newRow(words) << QString(words);
    }
    void aPlaceThatIsNotThereIsRefused() {
        QFETCH(QString, words);
        GoToDialog dialog(10, 20, m_window.get());
        dialog.show();
        dialog.input()->setText(words);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.message()->text(),
                 u"Give a line from 1 to 10, @ and a byte from 0 to 20, or a percentage."_s);
        dialog.input()->setText("10");
        dialog.accept();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.place().line, std::optional<std::uint64_t>(10));
    }

    void theStatusFollowsTheCaret() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(dumpOf(*m_window).find("Ln 203") != std::string::npos);
    }

    void theCommandLineGoesToALine() {
        open(write("g.txt", japanese()),
             Options{.as = EncodingId::ShiftJis, .goTo = Place{.line = 100}});
        QCOMPARE(text()->caretLine(), std::optional<std::uint64_t>(99));
    }
};

QTEST_MAIN(GoingPlacesTest)
#include "going_places_test.moc"
