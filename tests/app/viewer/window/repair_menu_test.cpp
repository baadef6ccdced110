// "Repair the selection": garbled text that nobody else noticed is put right by hand.

#include "app/viewer/window/repair_menu.h"

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/mojibake_dialog.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/parts_controller.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QLabel>
#include <QTableView>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// Letters by which nobody can tell: "LÃ®" is 28 decibans where 30 are asked for.
const QByteArray doubtful = "Le mot LÃ® est ici\nrien\n";

} // namespace

class RepairMenuTest : public WindowFixture {
    Q_OBJECT

    static constexpr auto ctrl = Qt::ControlModifier;
    static constexpr auto ctrlAlt = Qt::ControlModifier | Qt::AltModifier;

    const MojibakeModel& runs() const { return m_window->mojibake().model(); }
    bool isRepaired() const { return m_window->session().state().amendment != nullptr; }
    /// Selects the first place of some words in the file, and opens the menu by its key.
    RepairMenu* openedOn(const QByteArray& words, const QByteArray& content) {
        const auto at = static_cast<std::uint64_t>(content.indexOf(words));
        text()->setFocus();
        text()->select({at, at + static_cast<std::uint64_t>(words.size())});
        press(Qt::Key_J, ctrlAlt);
        auto* menu = find<RepairMenu>("repair");
        return QTest::qWaitFor([&] { return menu->isVisible(); }, 5000) ? menu : nullptr;
    }
    /// Goes down to the entry that says so.
    static void goTo(QMenu* menu, const QString& words) {
        for (int i = 0; i < menu->actions().size(); ++i) {
            QTest::keyClick(menu, Qt::Key_Down);
            if (menu->activeAction()->text().startsWith(words))
                return;
        }
        QFAIL(qPrintable("no such entry: " + words));
    }
    void repair(const QByteArray& words, const QByteArray& content, const QString& entry) {
        RepairMenu* menu = openedOn(words, content);
        QVERIFY(menu != nullptr);
        goTo(menu, entry);
        QTest::keyClick(menu, Qt::Key_Return);
        settle();
    }
    QString noticeText() const {
        for (const QLabel* label : find<BannerBar>()->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                return label->text();
        return {};
    }

private slots:
    void whatNobodyNoticedIsPutRight() {
        open(write("a.txt", doubtful));
        QCOMPARE(runs().rowCount(), 0);
        repair("LÃ®", doubtful, u"“Lî”, if it was UTF-8 read as windows-1252"_s);
        QCOMPARE(text()->visibleLines().front(), u"Le mot Lî est ici"_s);
        QCOMPARE(text()->marked().garbled.size(), 1u); // tinted
        QCOMPARE(runs().rowCount(), 1);                // listed
        QCOMPARE(runs().index(0, MojibakeModel::SureColumn).data().toString(), u"by you"_s);
        QTRY_COMPARE(noticeText(), u"You put “LÃ®” in line 1 right: “Lî” (UTF-8 read as "
                                   "windows-1252)."_s);
    }

    void theTextShowsWhatIsPointedAt() {
        open(write("a.txt", doubtful));
        RepairMenu* menu = openedOn("LÃ®", doubtful);
        QVERIFY(menu != nullptr);
        goTo(menu, u"“Lî”"_s);
        QCOMPARE(text()->visibleLines().front(), u"Le mot Lî est ici"_s);
        QTest::keyClick(menu, Qt::Key_Escape);
        QCOMPARE(text()->visibleLines().front(), u"Le mot LÃ® est ici"_s);
        QVERIFY(!isRepaired());
        QCOMPARE(runs().rowCount(), 0);
        QVERIFY(!m_window->canStepChoice(-1));
    }

    void itIsUndoneAndDoneAgain() {
        open(write("a.txt", doubtful));
        repair("LÃ®", doubtful, u"“Lî”"_s);
        press(Qt::Key_Z, ctrl);
        QVERIFY(!isRepaired());
        QCOMPARE(runs().rowCount(), 0);
        QVERIFY(m_window->session().state().offered.empty());
        press(Qt::Key_Z, ctrl | Qt::ShiftModifier);
        QCOMPARE(text()->visibleLines().front(), u"Le mot Lî est ici"_s);
        QCOMPARE(runs().rowCount(), 1);
    }

    void oneAfterTheOther() {
        const QByteArray content = "LÃ® Ïðèâåò\nLÃ®\n";
        open(write("a.txt", content), {.as = EncodingId::Utf8});
        repair("Ïðèâåò", content, u"“Привет”, if it was windows-1251 read as windows-1252"_s);
        repair("LÃ®", content, u"“Lî”"_s);
        QCOMPARE(text()->visibleLines().mid(0, 2), (QStringList{u"Lî Привет"_s, u"LÃ®"_s}));
        QCOMPARE(runs().rowCount(), 2);
        press(Qt::Key_Z, ctrl);
        QCOMPARE(text()->visibleLines().front(), u"LÃ® Привет"_s);
        QCOMPARE(runs().rowCount(), 1);
    }

    void anotherMeaningTakesThePlaceOfTheFirst() {
        const QByteArray content = "x Ïðèâåò\n";
        open(write("a.txt", content), {.as = EncodingId::Utf8});
        repair("Ïðèâåò", content, u"“Привет”"_s);
        RepairMenu* menu = openedOn("Ïðèâåò", content); // of what stands in the file
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_Down);
        QVERIFY(menu->activeAction()->text().startsWith(u"“Привет”"_s));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(runs().rowCount(), 1);
        QVERIFY(text()->visibleLines().front() != u"x Привет"_s);
        QVERIFY(text()->visibleLines().front() != u"x Ïðèâåò"_s);
    }

    /// Signs of a garbled word are no letters: a double click stops at them.
    void aWordThatIsCutIsTakenWhole() {
        const QByteArray content = "nach MÃ¼nchen, ja\n";
        open(write("a.txt", content), {.as = EncodingId::Utf8});
        const auto at = text()->rectOf(5);
        QTest::mouseDClick(text()->viewport(), Qt::LeftButton, {}, at->center().toPoint());
        press(Qt::Key_J, ctrlAlt);
        auto* menu = find<RepairMenu>("repair");
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QCOMPARE(menu->activeAction()->text(),
                 u"“München”, if it was UTF-8 read as windows-1252"_s);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(text()->visibleLines().front(), u"nach München, ja"_s);
    }

    void whatWasFoundIsNotPutRightUnasked() {
        const QByteArray content = "Le déjà vu à la crème brûlée\nun cafÃ© prÃ¨s de LÃ®\n";
        open(write("a.txt", content));
        const int found = runs().rowCount();
        QVERIFY(found >= 2);
        repair("cafÃ©", content, u"“café”"_s);
        QCOMPARE(text()->visibleLines()[1], u"un café prÃ¨s de LÃ®"_s);
        QCOMPARE(runs().rowCount(), found);
        QCOMPARE(runs().takenCount(), 1u); // the list says what is shown
        clickNotice(u"Repair the others"_s);
        QCOMPARE(text()->visibleLines()[1], u"un café près de Lî"_s);
        QCOMPARE(runs().takenCount(), static_cast<std::size_t>(found));
        m_window->stepChoice(-1);
        QCOMPARE(text()->visibleLines()[1], u"un café prÃ¨s de LÃ®"_s);
        m_window->stepChoice(-1);
        QCOMPARE(text()->visibleLines()[1], u"un cafÃ© prÃ¨s de LÃ®"_s);
        QCOMPARE(runs().takenCount(), static_cast<std::size_t>(found)); // nobody left them out
    }

    void aTickThatWasUndoneIsThereAgain() {
        const QByteArray content = "Le déjà vu à la crème brûlée\nun cafÃ© prÃ¨s de la mer\n";
        open(write("a.txt", content));
        press(Qt::Key_1);
        press(Qt::Key_F3, ctrl);
        auto* table = find<MojibakeDialog>()->findChild<QTableView*>();
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(runs().takenCount(), 1u);
        m_window->stepChoice(-1);
        QCOMPARE(text()->visibleLines()[1], u"un café près de la mer"_s);
        QCOMPARE(runs().takenCount(), 2u);
        QCOMPARE(m_window->session().state().offered.size(), 1u);
    }

    void aPartInAnotherEncodingLeavesItAsItIs() {
        const QByteArray content = "LÃ® une\nd\xE9j\xE0 vu\n";
        open(write("a.txt", content), {.as = EncodingId::Utf8});
        repair("LÃ®", content, u"“Lî”"_s);
        const auto second = static_cast<std::uint64_t>(content.indexOf('\n') + 1);
        m_window->session().choose(m_window->parts().withPart(
            {second, static_cast<std::uint64_t>(content.size())}, EncodingId::Windows1252));
        QCOMPARE(text()->visibleLines().mid(0, 2), (QStringList{u"Lî une"_s, u"déjà vu"_s}));
        QCOMPARE(runs().rowCount(), 1);
    }

    void itIsSaved() {
        open(write("a.txt", doubtful));
        repair("LÃ®", doubtful, u"“Lî”"_s);
        clickNotice(u"Save what was meant …"_s);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Save the copy"_s && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
        QFile copy(m_folder.filePath("a.utf-8.txt"));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), QByteArray("Le mot Lî est ici\nrien\n"));
    }

    void itSaysWhyItIsEmpty() {
        open(write("a.txt", doubtful));
        text()->select({0, 0});
        press(Qt::Key_J, ctrlAlt);
        auto* menu = find<RepairMenu>("repair");
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().front()->text(), u"Select it first"_s);
        menu->close();
        menu = openedOn("mot", doubtful);
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().front()->text(),
                 u"No known misreading makes other text of the selection"_s);
        QVERIFY(!menu->actions().front()->isEnabled());
        menu->close();
    }

    void aRightClickOnTheSelectionOffersIt() {
        open(write("a.txt", doubtful));
        text()->select({7, 12});
        const QPoint place = text()->rectOf(8)->center().toPoint();
        QTest::mouseClick(text()->viewport(), Qt::RightButton, {}, place);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                                text()->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(text()->viewport(), &event);
        auto* context = find<QMenu>("context");
        QVERIFY(context->isVisible());
        auto* menu = find<RepairMenu>("repair");
        QVERIFY(context->actions().contains(menu->menuAction()));
        context->setActiveAction(menu->menuAction());
        QTest::keyClick(context, Qt::Key_Right);
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->activeAction()->text(), u"“Lî”, if it was UTF-8 read as windows-1252"_s);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(text()->visibleLines().front(), u"Le mot Lî est ici"_s);
    }
};

QTEST_MAIN(RepairMenuTest)
#include "repair_menu_test.moc"
