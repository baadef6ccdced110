// What a screen reader is told, and what works without a mouse.

#include "app/viewer/views/word_dialog.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QListView>
#include <QSet>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolBar>
#include <QToolButton>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class AccessibilityTest : public WindowFixture {
    Q_OBJECT

    QAccessibleInterface* interface() const {
        return QAccessible::queryAccessibleInterface(text());
    }
    QAccessibleTextInterface* textInterface() const { return interface()->textInterface(); }
    void showEverything() {
        openBytes("one \xFF two\n");
        press(Qt::Key_D, Qt::ControlModifier);
        press(Qt::Key_I, Qt::ControlModifier);
        press(Qt::Key_B, Qt::ControlModifier);
        press(Qt::Key_F, Qt::ControlModifier);
        settle();
    }

private slots:
    void tabReachesTheToolbar() {
        openBytes("text\n");
        QSet<QWidget*> reached;
        for (int i = 0; i < 60; ++i) {
            press(Qt::Key_Tab);
            reached += m_window->focusWidget();
        }
        for (QToolButton* button : find<QToolBar>()->findChildren<QToolButton*>())
            if (button->isVisible() && button->isEnabled())
                QVERIFY2(reached.contains(button), qPrintable(button->text()));
    }

    void theListOfPlacesShowsWhereTheFocusIs() {
        openBytes("one two\n");
        press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<WordDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClicks(dialog->focusWidget(), "two");
        auto* list = dialog->findChild<QTableWidget*>("word-places");
        QTRY_VERIFY(list->model()->rowCount() > 0);
        const auto ringed = [list] {
            const QImage picture = list->grab().toImage();
            const QColor ring = QGuiApplication::palette().color(QPalette::Highlight);
            for (int y = 0; y < picture.height(); ++y)
                if (picture.pixelColor(picture.width() / 2, y) == ring)
                    return true;
            return false;
        };
        QVERIFY(!ringed());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget(), list);
        QTRY_VERIFY(ringed());
    }

    void theTextIsWhatIsOnTheScreen() {
        openBytes("one \xFF\ntwo\n");
        QVERIFY(textInterface() != nullptr);
        QCOMPARE(textInterface()->text(0, textInterface()->characterCount()), u"one ⟦FF⟧\ntwo\n"_s);
        QCOMPARE(interface()->role(), QAccessible::EditableText);
        QVERIFY(interface()->state().readOnly && interface()->state().multiLine);
    }

    void itFollowsTheScreen() {
        QByteArray bytes;
        for (int i = 1; i < 1000; ++i)
            bytes += "line " + QByteArray::number(i) + "\n";
        openBytes(bytes);
        QVERIFY(textInterface()->characterCount() < 2000);
        QTest::keyClick(text(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY(interface()->text(QAccessible::Value).contains("line 999"));
        QVERIFY(!interface()->text(QAccessible::Value).contains("line 1\n"));
    }

    void caretAndLinesAreRead() {
        openBytes("one\ntwo words\n");
        text()->goTo(8);
        const int caret = textInterface()->cursorPosition();
        QCOMPARE(caret, 8);
        int start = 0;
        int end = 0;
        QCOMPARE(textInterface()->textAtOffset(caret, QAccessible::LineBoundary, &start, &end),
                 u"two words\n"_s);
        QCOMPARE(textInterface()->textAtOffset(caret, QAccessible::WordBoundary, &start, &end),
                 u"words"_s);
        textInterface()->setCursorPosition(4);
        QCOMPARE(text()->caret(), 4u);
    }

    void selectionsGoBothWays() {
        openBytes("\xC3\xA9t\xC3\xA9\n");
        QCOMPARE(textInterface()->selectionCount(), 0);
        textInterface()->setSelection(0, 1, 3);
        QVERIFY(text()->selection() == (ByteRange{2, 5}));
        int start = 0;
        int end = 0;
        textInterface()->selection(0, &start, &end);
        QCOMPARE(start, 1);
        QCOMPARE(end, 3);
        textInterface()->removeSelection(0);
        QVERIFY(text()->selection().empty());
    }

    void pointsAndCharactersBelongTogether() {
        openBytes("one\ntwo\n");
        for (const int offset : {0, 2, 4, 6}) {
            const QRect area = textInterface()->characterRect(offset);
            QVERIFY(!area.isEmpty());
            QCOMPARE(textInterface()->offsetAtPoint(area.center()), offset);
        }
    }

    void damageIsAnAttribute() {
        openBytes("a\xFFz\n");
        int start = 0;
        int end = 0;
        QCOMPARE(textInterface()->attributes(2, &start, &end), u"invalid:true"_s);
        QCOMPARE(start, 1);
        QCOMPARE(end, 5);
        QCOMPARE(textInterface()->attributes(0, &start, &end), QString());
    }

    void everyControlHasANameAndARole() {
        showEverything();
        for (QWidget* widget : m_window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                continue;
            const auto* named = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(named != nullptr);
            const QString what =
                QString("%1 %2").arg(widget->metaObject()->className(), widget->objectName());
            QVERIFY2(!named->text(QAccessible::Name).isEmpty(), qPrintable(what));
            QVERIFY2(named->role() != QAccessible::NoRole && named->role() != QAccessible::Client,
                     qPrintable(what));
        }
    }

    void tabReachesEverythingAndComesBack() {
        showEverything();
        text()->setFocus();
        QSet<QWidget*> reached;
        for (int i = 0; i < 100; ++i) {
            m_window->focusWidget();
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
            if (!reached.contains(m_window->focusWidget()))
                reached.insert(m_window->focusWidget());
            else if (m_window->focusWidget() == text())
                break;
        }
        QCOMPARE(m_window->focusWidget(), text());
        for (QWidget* widget : m_window->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() &&
                (widget->focusPolicy() & Qt::TabFocus) && widget->focusProxy() == nullptr)
                QVERIFY2(reached.contains(widget),
                         qPrintable(QString("%1 %2").arg(widget->metaObject()->className(),
                                                         widget->objectName())));
    }

    void theFocusIsSeen() {
        showEverything();
        for (QWidget* widget : m_window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() ||
                !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            const auto grabbed = [&] {
                QCoreApplication::processEvents();
                return widget->grab().toImage();
            };
            m_window->setFocus();
            const QImage without = grabbed();
            widget->setFocus(Qt::TabFocusReason);
            QVERIFY2(grabbed() != without,
                     qPrintable(QString("%1 %2 %3")
                                    .arg(widget->metaObject()->className(), widget->objectName(),
                                         widget->accessibleName())));
        }
    }

    void theRowOfBytesIsRead() {
        openBytes("abc");
        press(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(QAccessible::queryAccessibleInterface(find<QAbstractScrollArea>("bytes"))
                     ->text(QAccessible::Value),
                 u"00000000 61 62 63 abc"_s);
    }

    void reasonsAreVisitedByKeyboard() {
        openBytes("<meta charset=\"koi8-r\">\n\xC3\xA9\n");
        press(Qt::Key_I, Qt::ControlModifier);
        auto* reasons = find<QListView>("reasons");
        reasons->setFocus();
        QCOMPARE(reasons->currentIndex().row(), 0);
        while (!reasons->currentIndex().data().toString().startsWith("Against") &&
               reasons->currentIndex().row() + 1 < reasons->model()->rowCount())
            QTest::keyClick(reasons, Qt::Key_Down);
        QTest::keyClick(reasons, Qt::Key_Return);
        QVERIFY(text()->selection() == (ByteRange{15, 21})); // against: the file says so
    }

    void bytesAreVisitedByKeyboard() {
        openBytes("a\xE2\x82\xAC" + QByteArray(100, 'b'));
        press(Qt::Key_B, Qt::ControlModifier);
        auto* bytes = find<QAbstractScrollArea>("bytes");
        QVERIFY(bytes != nullptr);
        bytes->setFocus();
        QTest::keyClick(bytes, Qt::Key_Right);
        QCOMPARE(text()->caret(), 1u);
        QTest::keyClick(bytes, Qt::Key_Right);
        QCOMPARE(text()->caret(), 4u);
        QTest::keyClick(bytes, Qt::Key_Left);
        QCOMPARE(text()->caret(), 1u);
        QTest::keyClick(bytes, Qt::Key_Down);
        QCOMPARE(text()->caret(), 17u);
        QTest::keyClick(bytes, Qt::Key_Home);
        QCOMPARE(text()->caret(), 16u);
        QTest::keyClick(bytes, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(text()->caret(), 103u);
        QTest::keyClick(bytes, Qt::Key_Up);
        QCOMPARE(text()->caret(), 87u);
    }
};

QTEST_MAIN(AccessibilityTest)
#include "accessibility_test.moc"
