/// What hands expect of keys: F6, Escape and Return outside of dialogs, Alt and a letter; and of
/// menus, that they are not long.

#include "app/viewer/views/alt_letters.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/detail_panels.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/window/main_window.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class HandsTest : public WindowFixture {
    Q_OBJECT

    void openDamaged() {
        open(write(u"damaged.txt"_s, japanese()), {.as = EncodingId::ShiftJis});
        QTRY_VERIFY(noticeButton(u"First"_s) != nullptr);
        text()->setFocus();
    }
    bool isInNotice() const { return find<BannerBar>()->isAncestorOf(QApplication::focusWidget()); }
    bool isInCandidates() const { return find<CandidateView>()->hasFocus(); }
    /// Entries of a menu and the menus in it that lead to something.
    static int entriesIn(const QMenu* menu) {
        int entries = 0;
        for (const QAction* action : menu->actions())
            if (action->menu() != nullptr)
                entries += 1 + entriesIn(action->menu());
            else if (!action->isSeparator())
                ++entries;
        return entries;
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void f6WalksThroughPartsAndNotices() {
        openDamaged();
        press(Qt::Key_F6);
        QVERIFY(isInNotice());
        press(Qt::Key_Tab); // to another button of it
        press(Qt::Key_F6);
        QVERIFY(isInCandidates());
        press(Qt::Key_F6);
        QVERIFY(text()->hasFocus());
        press(Qt::Key_I, Qt::ControlModifier);
        press(Qt::Key_F6);
        QVERIFY(find<DetailPanels>()->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(text()->hasFocus());
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(isInCandidates());
    }
    void returnOnANoticeDoesWhatItsButtonSays() {
        openDamaged();
        press(Qt::Key_F6);
        press(Qt::Key_Return); // "First"
        const std::uint64_t damage = static_cast<std::uint64_t>(japanese().size()) - 2;
        QTRY_COMPARE(text()->selection(), (ByteRange{damage, damage + 1}));
    }
    void escapeClosesTheNoticeThatHasTheFocusOnly() {
        openDamaged();
        press(Qt::Key_Escape);
        QVERIFY(noticeButton(u"First"_s) != nullptr);
        press(Qt::Key_F6);
        press(Qt::Key_Escape);
        QTRY_VERIFY(noticeButton(u"First"_s) == nullptr);
        QTRY_VERIFY(text()->hasFocus() || isInNotice());
    }
    void escapeLeadsFromTheCandidatesToTheText() {
        openDamaged();
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(isInCandidates());
        press(Qt::Key_Escape);
        QVERIFY(text()->hasFocus());
    }
    void altAndALetterOfAGreyButtonTypeNothing() {
        AltLetters altLetters;
        qApp->installEventFilter(&altLetters); // as main() does
        openDamaged();
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
        auto* to = dialog->findChild<QComboBox*>(u"to"_s)->lineEdit();
        to->setFocus();
        to->selectAll();
        QTest::keyClicks(to, u"klingon"_s);
        QTest::keyClick(to, Qt::Key_S, Qt::AltModifier); // Save, which is grey now
        QCOMPARE(to->text(), u"klingon"_s);
        // Keys go to the field by the list that it belongs to, or to a list without a field.
        QTest::keyClick(dialog->findChild<QComboBox*>(u"to"_s), Qt::Key_S, Qt::AltModifier);
        QCOMPARE(to->text(), u"klingon"_s);
        QComboBox plain;
        plain.addItems({u"Beside the files"_s, u"Copies go to a folder"_s});
        QTest::keyClick(&plain, Qt::Key_C, Qt::AltModifier);
        QCOMPARE(plain.currentIndex(), 0);
        // Why it is grey stands beside it.
        QCOMPARE(dialog->findChild<QLabel*>(u"progress-words"_s)->text(),
                 u"No encoding to write is named."_s);
    }
    void whyNothingIsSavedStandsBesideTheButton() {
        openDamaged();
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        const auto* why = dialog->findChild<QLabel*>(u"progress-words"_s);
        QTRY_COMPARE_WITH_TIMEOUT(why->text(),
                                  u"Something would be lost: choose what stands for it."_s, 20000);
        QTest::keyClick(dialog, Qt::Key_Q, Qt::AltModifier); // question marks
        QTRY_COMPARE(why->text(), QString());
    }
    void f8OpensTheSearchOfEncodings() {
        openDamaged();
        press(Qt::Key_F8);
        QVERIFY(find<EncodingSearch>()->isVisible());
    }
    /// But for the encodings themselves and the files opened lately.
    void theMenusHaveFewEntries() {
        MainWindow window(Scheme::Light, nullptr);
        int entries = 0;
        for (const QAction* menu : window.current().menus()->actions())
            if (menu->menu()->objectName() != u"encodings"_s)
                entries += entriesIn(menu->menu());
            else
                for (const QAction* action : menu->menu()->actions())
                    entries += action->objectName().isEmpty() ? 0 : 1;
        entries += 2; // "Recently used" and "All by region" of the encodings
        QVERIFY2(entries <= 40, qPrintable(QString::number(entries)));
    }
};

QTEST_MAIN(HandsTest)
#include "hands_test.moc"
