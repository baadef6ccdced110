// Which encoding the text is shown in, chosen by keys, cards, the search and the menus.

#include "app/viewer/words/wording.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/encoding_search.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ChoosingTest : public WindowFixture {
    Q_OBJECT

    void openAs(EncodingId encoding) { open(write("a.txt", japanese()), Options{.as = encoding}); }
    EncodingId shown() const { return *m_window->session().state().shown; }

private slots:
    void digitsChooseCandidates() {
        openAs(EncodingId::ShiftJis);
        const CandidateModel& cards = m_window->cards();
        QVERIFY(cards.rowCount() >= 2);
        press(Qt::Key_1);
        QCOMPARE(shown(), cards.card(0).encoding);
        press(Qt::Key_2);
        QCOMPARE(m_window->cards().rowOf(shown()), 1);
    }

    void theChosenCardIsSeen() {
        m_window->resize(900, 420);
        // What does not fit another encoding is told below, where the cards had room before.
        open(write("b.txt", u"Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\n"_s.toUtf8()));
        auto* cards = find<CandidateView>();
        const int last = std::min(9, m_window->cards().rowCount()) - 1;
        for (int row = last; row >= 0; --row) {
            press(Qt::Key_1);
            settle();
            press(Qt::Key(Qt::Key_1 + row));
            settle();
            QCOMPARE(cards->currentIndex().row(), m_window->cards().rowOf(shown()));
            for (int i = 0; i < 2; ++i) { // the panel that says why takes room, and gives it back
                QTRY_VERIFY(
                    cards->viewport()->rect().contains(cards->visualRect(cards->currentIndex())));
                press(Qt::Key_I, Qt::ControlModifier);
            }
        }
    }

    void aRightClickChoosesNoCandidate() {
        openAs(EncodingId::ShiftJis);
        const EncodingId before = shown();
        auto* cards = find<CandidateView>();
        const int other = m_window->cards().rowOf(before) == 0 ? 1 : 0;
        const QPoint at = cards->visualRect(cards->model()->index(other, 0)).center();
        QTest::mouseClick(cards->viewport(), Qt::RightButton, {}, at);
        QCOMPARE(shown(), before);
        QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(shown() != before);
    }

    /// The first press of it was on what stood there before the cards came.
    void theSecondPressOfADoubleClickChoosesNothing() {
        openAs(EncodingId::ShiftJis);
        const EncodingId before = shown();
        auto* cards = find<CandidateView>();
        const int other = m_window->cards().rowOf(before) == 0 ? 1 : 0;
        const QPointF at = cards->visualRect(cards->model()->index(other, 0)).center();
        for (const QEvent::Type type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, at, cards->viewport()->mapToGlobal(at), Qt::LeftButton,
                              type == QEvent::MouseButtonDblClick ? Qt::LeftButton : Qt::NoButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(cards->viewport(), &event);
        }
        QCOMPARE(shown(), before);
    }

    void arrowsChooseCandidates() {
        openAs(EncodingId::ShiftJis);
        auto* cards = m_window->findChild<CandidateView*>();
        cards->setFocus();
        press(Qt::Key_Home);
        QCOMPARE(shown(), m_window->cards().card(0).encoding);
        press(Qt::Key_Down);
        QCOMPARE(m_window->cards().rowOf(shown()), 1);
    }

    void theRestIsOpenedAndSaysWhyItIsRuledOut() {
        openAs(EncodingId::ShiftJis);
        auto* rest = find<QToolButton>("rest");
        QVERIFY(rest->text().contains("more") && rest->text().contains("ruled out"));
        const int few = m_window->cards().rowCount();
        rest->setFocus();
        press(Qt::Key_Space);
        QVERIFY(m_window->cards().rowCount() > few + 20);
        QCOMPARE(rest->text(), u"Show fewer"_s);
        auto* cards = find<CandidateView>();
        cards->setFocus();
        press(Qt::Key_End);
        const Card& last = m_window->cards().card(m_window->cards().rowCount() - 1);
        QVERIFY(last.ruledOut && last.remark.startsWith("Ruled out: "));
        QCOMPARE(shown(), last.encoding);
        press(Qt::Key_I, Qt::ControlModifier);
        const auto labels = find<QWidget>("why-panel")->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().contains("is ruled out"); }));
        QTest::mouseClick(rest, Qt::LeftButton);
        QVERIFY(m_window->cards().rowCount() <= few + 1);
    }

    void theSearchFindsAndShowsAnEncoding() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_E, Qt::ControlModifier);
        auto* search = m_window->findChild<EncodingSearch*>();
        QVERIFY(search->isVisible());
        QTest::keyClicks(search->input(), "koi8-r");
        QTest::keyClick(search->input(), Qt::Key_Return);
        QVERIFY(!search->isVisible());
        QCOMPARE(shown(), EncodingId::Koi8R);
        QCOMPARE(m_window->session().state().chosenBy, ChosenBy::User);
    }

    void theFirstStepDownTriesTheHitOnTop() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_E, Qt::ControlModifier);
        auto* search = m_window->findChild<EncodingSearch*>();
        QTest::keyClicks(search->input(), "koi8");
        const EncodingModel& found = search->found();
        QVERIFY(found.rowCount() > 1);
        QTest::keyClick(search->input(), Qt::Key_Down);
        QCOMPARE(shown(), found.encodingAt(0));
        QTest::keyClick(search->input(), Qt::Key_Down);
        QCOMPARE(shown(), found.encodingAt(1));
        QTest::keyClick(search->input(), Qt::Key_Up);
        QCOMPARE(shown(), found.encodingAt(0));
        QTest::keyClick(search->input(), Qt::Key_Escape);
        QCOMPARE(shown(), EncodingId::ShiftJis);
    }

    void aSearchWithoutAHitSaysSo() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_E, Qt::ControlModifier);
        auto* search = m_window->findChild<EncodingSearch*>();
        auto* none = search->findChild<QLabel*>("none-found");
        QVERIFY(!none->isVisible());
        QTest::keyClicks(search->input(), "no such thing");
        QVERIFY(none->isVisible());
        search->input()->clear();
        QVERIFY(!none->isVisible());
    }

    void theMenuOfTheToolbarIsNotMirrored() {
        openAs(EncodingId::ShiftJis);
        std::optional<Qt::LayoutDirection> direction;
        QTimer::singleShot(0, [&direction] {
            QWidget* menu = QApplication::activePopupWidget();
            direction = menu->layoutDirection();
            menu->close();
        });
        m_window->findChild<QToolButton*>("encoding")->click();
        QTRY_VERIFY(direction.has_value());
        QCOMPARE(*direction, Qt::LeftToRight);
    }

    void theDetectionCanBeTakenBack_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("by the menu's key")
            << int(Qt::Key_E) << int(Qt::ControlModifier | Qt::ShiftModifier);
        QTest::newRow("by the first card") << int(Qt::Key_1) << 0;
    }
    void theDetectionCanBeTakenBack() {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        openAs(EncodingId::Koi8R);
        QCOMPARE(m_window->session().state().chosenBy, ChosenBy::User);
        press(Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QCOMPARE(m_window->session().state().chosenBy, ChosenBy::Detection);
        QCOMPARE(shown(), m_window->cards().card(0).encoding);
    }

    void escapeLeavesTheSearch() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_E, Qt::ControlModifier);
        auto* search = m_window->findChild<EncodingSearch*>();
        QTest::keyClick(search->input(), Qt::Key_Escape);
        QVERIFY(!search->isVisible());
        QCOMPARE(shown(), EncodingId::ShiftJis);
    }

    void theMenuShowsAnEncoding() {
        openAs(EncodingId::ShiftJis);
        QAction* entry = nullptr;
        QMenu* menu = m_window->findChild<QMenu*>("encodings");
        emit menu->aboutToShow();
        for (const QMenu* group : menu->findChildren<QMenu*>())
            for (QAction* action : group->actions())
                if (action->text() == encodingLabel(EncodingId::Koi8R))
                    entry = action;
        QVERIFY(entry != nullptr);
        entry->trigger();
        QCOMPARE(shown(), EncodingId::Koi8R);
    }

    void theMenuTicksWhatIsShown() {
        for (const EncodingId chosen : {EncodingId::ShiftJis, EncodingId::Iso8859_7}) {
            openAs(chosen); // the second one nobody suggests
            auto* menu = find<QMenu>("encodings");
            QStringList ticked;
            QTimer::singleShot(200, menu, [&] { // the button waits until it is closed
                for (const QAction* action : menu->actions())
                    if (action->isChecked())
                        ticked += action->text();
                menu->close();
            });
            QTest::mouseClick(find<QToolButton>("encoding"), Qt::LeftButton);
            QCOMPARE(ticked, QStringList(encodingLabel(chosen)));
        }
    }

    void whatAnUndoSaysEndsWithTheNextChoice() {
        openAs(EncodingId::ShiftJis);
        auto* status = find<QLabel>("status");
        press(Qt::Key_2);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(status->text().startsWith("Japanese"), qPrintable(status->text()));
        press(Qt::Key_2);
        QVERIFY2(status->text().contains("chosen by you"), qPrintable(status->text()));
    }

    void theStatusSaysWhoChose() {
        openAs(EncodingId::Koi8R);
        const auto says = [this](const QString& words) {
            const auto labels = m_window->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](QLabel* label) {
                return label->text().startsWith("KOI8-R") && label->text().contains(words);
            });
        };
        QVERIFY(says("chosen by you"));
    }
};

QTEST_MAIN(ChoosingTest)
#include "choosing_test.moc"
