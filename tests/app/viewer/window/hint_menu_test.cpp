// "Hint: this is ...": what somebody who knows a name in the text does with it.

#include "app/viewer/window/hint_menu.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QMenu>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class HintMenuTest : public WindowFixture {
    Q_OBJECT

    /// A right click on the selection, and what stands in the menu of that name.
    QMenu* opened(const QString& name) {
        const auto at = text()->rectOf(text()->selection().begin);
        QTest::mouseClick(text()->viewport(), Qt::RightButton, {}, at->center().toPoint());
        QContextMenuEvent event(QContextMenuEvent::Mouse, at->center().toPoint(),
                                text()->viewport()->mapToGlobal(at->center().toPoint()));
        QCoreApplication::sendEvent(text()->viewport(), &event);
        auto* context = find<QMenu>("context");
        auto* hint = find<HintMenu>("hint");
        if (!context->isVisible())
            return nullptr;
        context->setActiveAction(hint->menuAction());
        hint->popup(QPoint(10, 10));
        return hint->findChild<QMenu*>(name);
    }
    static void choose(QMenu* menu, QAction* action) {
        menu->popup(QPoint(20, 20));
        for (qsizetype i = 0; i <= menu->actions().indexOf(action); ++i)
            QTest::keyClick(menu, Qt::Key_Down);
        QCOMPARE(menu->activeAction(), action);
        QTest::keyClick(menu, Qt::Key_Return);
    }
    void closeMenus() {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    }

private slots:
    void aNameIsChosenFromWhatItReadsAs() {
        open(write("a.txt", "Herr M\x81ller\n"), {.as = EncodingId::Windows1252});
        text()->select({5, 11});
        QMenu* names = opened("names");
        QVERIFY(names != nullptr);
        QAction* meant = nullptr;
        for (QAction* action : names->actions())
            if (action->text().contains(u"“Müller”"_s))
                meant = action;
        QVERIFY(meant != nullptr);
        choose(names, meant);
        closeMenus();
        QCOMPARE(text()->visibleLines().front(), u"Herr Müller"_s);
        QCOMPARE(text()->selectedText(), u"Müller"_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(text()->visibleLines().front() != u"Herr Müller"_s);
    }

    void whatIsNoNameIsNotOffered() {
        open(write("a.txt", "Herr M\x81ller\n"), {.as = EncodingId::Windows1252});
        text()->select({0, 4}); // the same in all
        QMenu* names = opened("names");
        QVERIFY(names != nullptr);
        QVERIFY(!names->actions().front()->isEnabled());
        closeMenus();
    }

    void aLanguageIsAHint() {
        open(write("a.txt", "Gda\xF1sk, \xA3\xF3"
                            "d\x9F\n"));
        text()->select({0, 6});
        QMenu* languages = opened("languages");
        QVERIFY(languages != nullptr && languages->actions().size() > 1);
        QAction* first = languages->actions().front();
        choose(languages, first);
        closeMenus();
        settle();
        QVERIFY(!m_window->session().state().facts.language.empty());
    }
};

QTEST_MAIN(HintMenuTest)
#include "hint_menu_test.moc"
