// The window by keyboard: every action does what its menu says.

#include "app/viewer/main_window.h"

#include "app/viewer/models/wording.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/views/go_to_dialog.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window_dump.h"
#include "tests/app/viewer/window_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// Two lines of Japanese in Shift_JIS, 200 lines of ASCII, one damaged byte at the very end.
QByteArray japanese() {
    QByteArray bytes = "\x93\xFA\x96\x7B\n\x8C\xEA\n";
    for (int i = 0; i < 200; ++i)
        bytes += "line\n";
    return bytes + "\xFF\n";
}

} // namespace

class MainWindowTest : public WindowFixture {
    Q_OBJECT

    void openAs(EncodingId encoding) { open(write("a.txt", japanese()), Options{.as = encoding}); }
    EncodingId shown() const { return *m_window->session().state().shown; }
    QWidget* focused() const { return m_window->focusWidget(); }
    void clickBanner(const QString& label) {
        for (QPushButton* button : m_window->findChild<BannerBar*>()->findChildren<QPushButton*>())
            if (button->text() == label && button->isVisible())
                return button->click();
        QFAIL("no such button");
    }
    void answerDialog(const QString& input) {
        QTimer::singleShot(0, [input] {
            auto* dialog = qobject_cast<GoToDialog*>(QApplication::activeModalWidget());
            dialog->input()->setText(input);
            dialog->accept();
        });
    }

private slots:
    void everyActionHasANameAndAKey() {
        for (const QAction* action : m_window->actions())
            QVERIFY2(!action->objectName().isEmpty() && !action->shortcuts().isEmpty(),
                     qPrintable(action->text()));
    }

    void noTwoActionsHaveTheSameKey() {
        QHash<QKeySequence, QString> owners;
        for (const QAction* action : m_window->actions())
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!owners.contains(key), qPrintable(key.toString() + ": " + owners[key] +
                                                           ", " + action->objectName()));
                owners[key] = action->objectName();
            }
    }

    void aFileIsShown() {
        openAs(EncodingId::ShiftJis);
        QCOMPARE(text()->visibleLines().first(), u"日本"_qs);
        QVERIFY(m_window->windowTitle().startsWith("a.txt"));
    }

    void aDroppedFileIsOpened() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("dropped.txt", "dropped\n"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(text()->visibleLines(), QStringList{"dropped"});
    }

    void digitsChooseCandidates() {
        openAs(EncodingId::ShiftJis);
        const CandidateModel& cards = m_window->cards();
        QVERIFY(cards.rowCount() >= 2);
        press(Qt::Key_1);
        QCOMPARE(shown(), cards.card(0).encoding);
        press(Qt::Key_2);
        QCOMPARE(m_window->cards().rowOf(shown()), 1);
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
        QVERIFY(text()->visibleLines().contains(u"⟦FE⟧"_qs));
        press(Qt::Key_F3, Qt::ShiftModifier);
        QVERIFY(text()->selection() == (ByteRange{1, 2}));
        press(Qt::Key_F3, Qt::ShiftModifier); // round the corner
        QVERIFY(text()->selection() == (ByteRange{3003, 3004}));
    }

    void theDamageBannerGoesToTheFirst() {
        openAs(EncodingId::ShiftJis);
        clickBanner("First");
        QCOMPARE(text()->selection().begin, std::uint64_t(japanese().size() - 2));
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

    void aPlaceThatIsNotThereIsRefused_data() {
        QTest::addColumn<QString>("words");
        for (const char* words : {"", "nonsense", "0", "11", "@21", "-1", "@", "101%", "%", "-1%"})
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
                 u"Give a line from 1 to 10, @ and a byte from 0 to 20, or a percentage."_qs);
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

    void theSelectionIsCopied() {
        openAs(EncodingId::ShiftJis);
        text()->select({0, 4});
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"日本"_qs);
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(text()->selection().size(), std::uint64_t(japanese().size()));
    }

    void malformedBytesAreCopiedByChoice() {
        openBytes("a\xE3\x81z\xFF");
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"a\uFFFDz\uFFFD"_qs);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"a\\xE3\\x81z\\xFF"_qs);
    }

    void lineNumbersCanBeHidden() {
        openBytes("a\n");
        const double left = text()->rectOf(0)->left();
        press(Qt::Key_L, Qt::AltModifier);
        QVERIFY(text()->rectOf(0)->left() < left);
        press(Qt::Key_L, Qt::AltModifier);
        QCOMPARE(text()->rectOf(0)->left(), left);
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

    void panelsOpenAndClose() {
        openAs(EncodingId::ShiftJis);
        for (const auto& [key, name] :
             {std::pair(Qt::Key_I, "why-panel"), std::pair(Qt::Key_B, "bytes-panel")}) {
            auto* panel = m_window->findChild<QWidget*>(name);
            QVERIFY(!panel->isVisible());
            press(key, Qt::ControlModifier);
            QVERIFY(panel->isVisible());
            press(key, Qt::ControlModifier);
            QVERIFY(!panel->isVisible());
        }
    }

    void readingsAreComparedAndScrolledTogether() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_D, Qt::ControlModifier);
        const auto views = m_window->findChildren<TextView*>();
        QCOMPARE(views.size(), 2);
        QVERIFY(views[0]->visibleLines().first() != views[1]->visibleLines().first());
        text()->scrollLines(20);
        QCOMPARE(views[1]->top(), views[0]->top());
        QVERIFY(views[0]->top() > 0);
        views[1]->scrollTo(0);
        QCOMPARE(text()->top(), 0u);
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(m_window->findChildren<TextView*>().size(), 1);
    }

    void theCommandLineCompares() {
        open(
            write("c.txt", japanese()),
            Options{.as = EncodingId::ShiftJis, .compare = {EncodingId::Koi8R, EncodingId::EucJp}});
        QCOMPARE(m_window->findChildren<TextView*>().size(), 3);
    }

    void zoomAndWrap() {
        openAs(EncodingId::ShiftJis);
        const double size = text()->pointSize();
        press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(text()->pointSize() > size);
        press(Qt::Key_0, Qt::ControlModifier);
        press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(text()->pointSize() < size);
        press(Qt::Key_Z, Qt::AltModifier);
        QVERIFY(!m_window->findChild<QAction*>("wrap")->isChecked());
    }

    void invisibleCharactersOnDemand() {
        open(write("i.txt", "a b\tc\r\n"));
        const QImage before = text()->grab().toImage();
        press(Qt::Key_I, Qt::AltModifier);
        QVERIFY(text()->grab().toImage() != before);
        press(Qt::Key_I, Qt::AltModifier);
        QVERIFY(text()->grab().toImage() == before);
    }

    void aBinaryFileIsShownOnlyWhenWanted() {
        QByteArray png = QByteArray::fromHex(
            "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489");
        png += QByteArray(4000, '\0');
        open(write("p.png", png));
        QVERIFY(!m_window->session().state().shown);
        QVERIFY(text()->visibleLines().isEmpty());
        clickBanner("Show as text anyway");
        QVERIFY(!text()->visibleLines().isEmpty());
    }

    void aMissingFileIsSaidInTheWindow() {
        m_window->open(m_folder.filePath("nowhere.txt").toStdString());
        QTRY_VERIFY(m_window->findChild<BannerBar*>()->isVisible());
    }

    void aReloadKeepsTheChoice() {
        openAs(EncodingId::Koi8R);
        write("a.txt", "new\n");
        press(Qt::Key_F5);
        QTRY_COMPARE(text()->visibleLines(), QStringList{"new"});
        QCOMPARE(shown(), EncodingId::Koi8R);
    }

    void theDumpSaysWhatIsShown() {
        openAs(EncodingId::ShiftJis);
        const QByteArray dump = QByteArray::fromStdString(dumpOf(*m_window));
        QVERIFY(dump.contains(R"("encoding":"Shift_JIS")"));
        QVERIFY(dump.contains(R"("chosen_by":"user")"));
        QVERIFY(dump.contains(R"("malformed":1,)"));
        QVERIFY(dump.contains("\"text\":[\"日本\",\"語\""));
    }

    void darkColoursReachEveryPart() {
        openAs(EncodingId::ShiftJis);
        QApplication::setPalette(paletteOf(Scheme::Dark));
        QCoreApplication::processEvents();
        const QImage image = m_window->grab().toImage();
        QApplication::setPalette(paletteOf(Scheme::Light));
        int bright = 0;
        for (int y = 0; y < image.height(); y += 4)
            for (int x = 0; x < image.width(); x += 4)
                bright += image.pixelColor(x, y).lightness() > 200;
        QVERIFY2(bright < image.width() * image.height() / 16 / 20,
                 qPrintable(QString::number(bright)));
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
