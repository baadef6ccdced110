// Every action of the window by keyboard: its own key runs it, and keys reach it in its menu. A new
// action is tried without being named here.

#include "app/viewer/window/main_window.h"
#include "app/viewer/window/parts_controller.h"
#include "tests/app/viewer/test_file.h"

#include <QApplication>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

QList<QAction*> keyActionsOf(const MainWindow& window) {
    QList<QAction*> all = window.current().actions();
    for (QAction* action : window.actions())
        if (!all.contains(action))
            all += action;
    return all;
}

/// Goes down a menu that is open and collects what the keys reach, its submenus included.
void walk(QMenu* menu, QSet<const QAction*>& reached) {
    for (qsizetype i = 0; i < menu->actions().size(); ++i) {
        if (i > 0 || menu->activeAction() == nullptr)
            QTest::keyClick(menu, Qt::Key_Down);
        QAction* active = menu->activeAction();
        if (active == nullptr || (i > 0 && reached.contains(active)))
            return;
        reached += active;
        if (QMenu* sub = active->menu(); sub != nullptr && active->isEnabled()) {
            QTest::keyClick(menu, Qt::Key_Right);
            QTRY_VERIFY(sub->isVisible());
            if (sub->activeAction() != nullptr)
                reached += sub->activeAction();
            walk(sub, reached);
            QTest::keyClick(sub, Qt::Key_Left);
            QTRY_VERIFY(!sub->isVisible());
        }
    }
}

/// Names of what is in a menu and can be chosen, but was not reached.
QStringList missedIn(const QMenu* menu, const QSet<const QAction*>& reached) {
    QStringList missed;
    for (const QAction* action : menu->actions()) {
        if (action->isSeparator() || !action->isVisible() || !action->isEnabled())
            continue;
        if (!reached.contains(action))
            missed += action->text();
        if (action->menu() != nullptr)
            missed += missedIn(action->menu(), reached);
    }
    return missed;
}

} // namespace

class EveryActionTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    std::string write(const QString& name, const QByteArray& bytes) const {
        return writtenFile(m_folder, name, bytes).toStdString();
    }
    /// Two documents; the shown one is compared, damaged, has mojibake, is read part by part,
    /// and a choice was undone, so that no action is without an object.
    void openWindow() {
        m_window = std::make_unique<MainWindow>(Scheme::Light, nullptr);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->open({write("other.txt", "text\n")});
        const auto settled = [this] { return m_window->current().isSettled(); };
        QVERIFY(QTest::qWaitFor(settled, 20000));
        m_window->open(
            {write("a.txt", "déjà vu, thé, été, naïve, garçon; un cafÃ© prÃ¨s de la mer\n\xFF\n")},
            Options{.as = EncodingId::Utf8, .compare = {EncodingId::Utf8, EncodingId::Iso8859_2}});
        QVERIFY(QTest::qWaitFor(settled, 20000));
        DocumentPage& page = m_window->current();
        page.session().choose(page.parts().withPart({0, 5}, EncodingId::Iso8859_2));
        page.session().choose(EncodingId::Iso8859_2);
        m_window->current().stepChoice(-1); // so that it can be done again
        QVERIFY(QTest::qWaitFor(settled, 20000));
    }
    /// Closes whatever waits for an answer, a moment after it has come.
    static void closeWhatComes(QTimer& timer) {
        connect(&timer, &QTimer::timeout, [] {
            if (QWidget* dialog = QApplication::activeModalWidget())
                dialog->close();
        });
        timer.start(20);
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void itsKeyRunsIt_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("key");
        openWindow();
        for (const QAction* action : keyActionsOf(*m_window)) {
            QVERIFY2(!action->objectName().isEmpty() && !action->shortcuts().isEmpty(),
                     qPrintable(action->text()));
            for (int key = 0; key < action->shortcuts().size(); ++key)
                QTest::addRow("%s %s", qPrintable(action->objectName()),
                              qPrintable(action->shortcuts()[key].toString()))
                    << action->objectName() << key;
        }
    }
    void itsKeyRunsIt() {
        QFETCH(QString, name);
        QFETCH(int, key);
        openWindow();
        const QList<QAction*> actions = keyActionsOf(*m_window);
        const auto found = std::ranges::find(actions, name, &QAction::objectName);
        QVERIFY(found != actions.end());
        QAction* action = *found;
        QVERIFY2(action->isEnabled(), "openWindow() has to make it possible");
        const QKeySequence sequence = action->shortcuts()[key];
        QSignalSpy triggered(action, &QAction::triggered);
        QTimer closing;
        closeWhatComes(closing);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keySequence(m_window->focusWidget(), sequence);
        QCOMPARE(triggered.size(), 1);
    }

    void noTwoHaveTheSameKey() {
        openWindow();
        QHash<QKeySequence, QString> owners;
        for (const QAction* action : keyActionsOf(*m_window))
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!owners.contains(key), qPrintable(key.toString() + ": " + owners[key] +
                                                           ", " + action->objectName()));
                owners[key] = action->objectName();
            }
    }

    /// In the menus, or in the context menu of the text; the others are reached by a bar, a notice
    /// or a button, and are in the table of keys.
    void thoseOutsideTheMenusAreFew() {
        openWindow();
        QSet<const QAction*> inMenus;
        for (const QMenu* menu : m_window->current().findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                inMenus += action;
        for (const QMenu* menu : m_window->current().menus()->findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                inMenus += action;
        QStringList missing;
        for (const QAction* action : keyActionsOf(*m_window))
            if (!inMenus.contains(action) &&
                !action->objectName().startsWith(QLatin1String("candidate-")))
                missing += action->objectName();
        missing.sort();
        QCOMPARE(missing, (QStringList{"mojibake", "next-hit", "next-part", "only-different",
                                       "part-by-part", "previous-hit", "previous-part",
                                       "save-parts", "stop", "zoom-in", "zoom-out", "zoom-reset"}));
    }

    void menuKeysReachIt_data() {
        QTest::addColumn<int>("number");
        openWindow();
        const QList<QAction*> menus = m_window->current().menus()->actions();
        for (int i = 0; i < menus.size(); ++i)
            QTest::newRow(qPrintable(menus[i]->text())) << i;
    }
    void menuKeysReachIt() {
        QFETCH(int, number);
        openWindow();
        QAction* title = m_window->current().menus()->actions()[number];
        const QKeySequence mnemonic = QKeySequence::mnemonic(title->text());
        QVERIFY2(!mnemonic.isEmpty(), qPrintable(title->text()));
        QTest::keySequence(m_window->focusWidget(), mnemonic);
        QMenu* menu = title->menu();
        QTRY_VERIFY(menu->isVisible());
        QSet<const QAction*> reached;
        if (menu->activeAction() != nullptr)
            reached += menu->activeAction();
        walk(menu, reached);
        QCOMPARE(missedIn(menu, reached), QStringList());
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu->isVisible());
    }

    void returnChoosesAnEncodingInItsMenu() {
        openWindow();
        QTest::keySequence(m_window->focusWidget(), QKeySequence("Alt+C"));
        auto* menu = m_window->current().menus()->findChild<QMenu*>("encodings");
        QTRY_VERIFY(menu->isVisible());
        const auto isAnother = [](const QAction* action) {
            return action != nullptr && action->isCheckable() && !action->isChecked();
        };
        while (!isAnother(menu->activeAction()))
            QTest::keyClick(menu, Qt::Key_Down);
        const QString label = menu->activeAction()->text();
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(!menu->isVisible());
        const CandidateModel& cards = m_window->current().cards();
        const int row = cards.rowOf(m_window->current().session().state().readAs());
        QVERIFY(row >= 0);
        QCOMPARE(cards.card(row).label, label);
    }
};

QTEST_MAIN(EveryActionTest)
#include "every_action_test.moc"
