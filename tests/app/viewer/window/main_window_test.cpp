// One window, a tab for each document; a second viewer hands its files to the first.

#include "app/viewer/window/main_window.h"

#include "app/viewer/views/mojibake_dialog.h"
#include "app/viewer/window/translations.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/views/text_view.h"
#include "tests/app/viewer/test_file.h"

#include <QAction>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class MainWindowTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    std::string write(const QString& name, const QByteArray& bytes) const {
        return writtenFile(m_folder, name, bytes).toStdString();
    }
    bool isSettled() const {
        for (int i = 0; i < m_window->count(); ++i)
            if (!m_window->page(i).isSettled())
                return false;
        return true;
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 20000); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }
    QString shownText() const { return m_window->current().textView().visibleLines().value(0); }
    static void click(QListWidget* list, int row) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(row)).center());
    }
    QString notice() const {
        for (const QLabel* label :
             m_window->current().findChild<BannerBar*>()->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                return label->text();
        return {};
    }
    void drop(const std::vector<std::string>& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const std::string& path : paths)
            urls += QUrl::fromLocalFile(QString::fromStdString(path));
        data.setUrls(urls);
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_window->current(), &enter);
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_window->current(), &event);
        settle();
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("charsleuth-test");
        QCoreApplication::setApplicationName("tabs");
    }

    void init() {
        m_window = std::make_unique<MainWindow>(Scheme::Light, nullptr);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void eachFileHasATab() {
        m_window->open({write("a.txt", "first\n"), write("b.txt", "second\n")});
        settle();
        QCOMPARE(m_window->count(), 2);
        QCOMPARE(m_window->findChild<QTabWidget*>()->tabText(0), u"a.txt"_s);
        QCOMPARE(shownText(), u"second"_s);
        QVERIFY(m_window->windowTitle().startsWith("b.txt"));
    }

    void anOpenFileIsShownAgain() {
        const std::string a = write("a.txt", "first\n");
        m_window->open({a, write("b.txt", "second\n")});
        settle();
        m_window->open({a});
        QCOMPARE(m_window->count(), 2);
        QCOMPARE(shownText(), u"first"_s);
    }

    void aFileThatCouldNotBeOpenedIsSaidAndLeavesNoTab() {
        m_window->open({write("a.txt", "first\n"), "no/such/file.txt"});
        settle();
        QTRY_COMPARE(m_window->count(), 1);
        QVERIFY2(notice().contains("could not be opened"), qPrintable(notice()));
        QVERIFY(m_window->focusWidget()->objectName() != "status"); // which is empty
    }

    void aTabWhoseFileCouldNotBeOpenedTakesTheNextOne() {
        m_window->open({"no/such/file.txt"});
        QTRY_VERIFY(notice().contains("could not be opened"));
        m_window->open({write("a.txt", "first\n")});
        settle();
        QCOMPARE(m_window->count(), 1);
        QCOMPARE(shownText(), u"first"_s);
    }

    void whatCouldNotBeOpenedIsTriedAgain() {
        const std::string path = m_folder.filePath("later.txt").toStdString();
        m_window->open({path});
        QTRY_VERIFY(notice().contains("could not be opened"));
        m_window->open({write("later.txt", "now\n")});
        settle();
        QCOMPARE(m_window->count(), 1);
        QCOMPARE(shownText(), u"now"_s);
    }

    void keysChangeAndCloseTabs() {
        m_window->open({write("a.txt", "first\n"), write("b.txt", "second\n")});
        settle();
        press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(shownText(), u"first"_s);
        press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(shownText(), u"second"_s);
        press(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(m_window->count(), 1);
        QCOMPARE(shownText(), u"first"_s);
        press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!m_window->isVisible());
    }

    void menusAndKeysAreThoseOfTheShownDocument() {
        m_window->open({write("a.txt", "first\n"), write("b.txt", "second\n")});
        settle();
        int visible = 0;
        for (const QMenuBar* bar : m_window->findChildren<QMenuBar*>())
            visible += bar->isVisible();
        QCOMPARE(visible, 1);
        QVERIFY(m_window->current().menus()->isVisible());
        press(Qt::Key_I, Qt::ControlModifier);
        QVERIFY(m_window->page(1).findChild<QWidget*>("why-panel")->isVisible());
        QVERIFY(m_window->page(0).findChild<QWidget*>("why-panel")->isHidden());
    }

    void panelsOpenByName() {
        m_window->open({write("a.txt", "first\n")});
        settle();
        m_window->current().showPanel("why");
        QVERIFY(m_window->current().findChild<QWidget*>("why-panel")->isVisible());
    }

    void fiveHundredDroppedFilesAreBounded() {
        std::vector<std::string> paths;
        for (int i = 0; i < 500; ++i)
            paths.push_back(write(QStringLiteral("%1.txt").arg(i), "text\n"));
        drop(paths);
        QCOMPARE(m_window->count(), MainWindow::mostTabs);
        QCOMPARE(notice(), u"468 of 500 files were left out: at most 32 are open at a time."_s);
    }

    void whatCannotBeOpenedIsSaid_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("cause");
        QTest::newRow("nothing") << m_folder.filePath("nowhere") << "No such file or directory";
    }
    void whatCannotBeOpenedIsSaid() {
        QFETCH(QString, path);
        QFETCH(QString, cause);
        drop({path.toStdString()});
        QVERIFY2(notice().endsWith(cause), qPrintable(notice()));
    }

    void aDroppedFolderIsListedInTheEmptyTab() {
        drop({m_folder.path().toStdString()});
        QCOMPARE(m_window->count(), 1);
        QCOMPARE(m_window->current().path(), m_folder.path().toStdString());
        QVERIFY(m_window->current().list() != nullptr);
    }

    void anEmptyDeviceIsShownAsEmpty() {
        drop({"/dev/null"});
        QVERIFY(m_window->current().session().state().isEmpty());
    }

    void aPasteOpensATab() {
        m_window->open({write("a.txt", "first\n")});
        settle();
        m_window->openBytes("Clipboard", bytesInMemory({'x', '\n'}));
        settle();
        QCOMPARE(m_window->count(), 2);
        QCOMPARE(m_window->findChild<QTabWidget*>()->tabText(1), u"Clipboard"_s);
        QCOMPARE(shownText(), u"x"_s);
    }

    void theOpenFilesAreKeptForTheNextTime() {
        QTemporaryDir folder;
        ChoiceStore memory(folder.filePath("m.sqlite"));
        m_window = std::make_unique<MainWindow>(Scheme::Light, &memory);
        const std::string a = write("a.txt", "first\n");
        const std::string b = write("b.txt", "second\n");
        m_window->open({a, b});
        settle();
        m_window->close();
        QCOMPARE(filesOfLastTime(), (std::vector<std::string>{a, b}));
        QSettings().clear();
    }

    void theViewsAreAsTheyWere() {
        QTemporaryDir folder;
        ChoiceStore memory(folder.filePath("m.sqlite"));
        const ViewState wanted{.why = true, .bytes = false, .wrap = false, .pointSize = 14};
        {
            MainWindow first(Scheme::Light, &memory);
            first.current().setViewState(wanted);
            first.close();
        }
        const MainWindow second(Scheme::Light, &memory);
        QVERIFY(second.current().viewState() == wanted);
        QSettings().clear();
    }

    void theWindowHasAnIcon() {
        const QImage icon = m_window->windowIcon().pixmap(48, 48).toImage();
        bool drawn = false;
        for (int x = 0; x < icon.width(); ++x)
            drawn = drawn || icon.pixelColor(x, icon.height() / 2).alpha() > 0;
        QVERIFY(drawn);
    }

    void anotherLanguageIsSpokenAtOnce() {
        QSettings().clear();
        ChoiceStore store(m_folder.filePath("choices"));
        m_window = std::make_unique<MainWindow>(Scheme::Light, &store);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->open({write("a.txt", "first\n"), write("b.txt", "\x93\xFA\x96\x7B\nlast\n")});
        settle();
        press(Qt::Key_E, Qt::ControlModifier);
        QTest::keyClicks(m_window->focusWidget(), "koi8-u");
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        const QString text = shownText();
        press(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = m_window->findChild<PreferencesDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        auto* languages = dialog->findChild<QComboBox*>("interface-language");
        languages->setFocus();
        QTest::keyClick(languages, Qt::Key_Home);
        const int japanese = languages->findText(u"日本語"_s);
        QVERIFY(japanese > 0);
        for (int i = 0; i < japanese; ++i)
            QTest::keyClick(languages, Qt::Key_Down);
        QTest::keyClick(dialog, Qt::Key_Return);
        settle();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QCOMPARE(m_window->count(), 2);
        QCOMPARE(m_window->current().menus()->actions().front()->text(), u"ファイル(&F)"_s);
        QCOMPARE(m_window->findChild<QTabWidget*>()->tabText(1), u"b.txt"_s);
        QCOMPARE(shownText(), text); // and what was chosen
        press(Qt::Key_Z, Qt::ControlModifier);
        settle();
        QVERIFY(shownText() != text);
        m_window.reset();
        setLanguage(*qApp, "en");
        QSettings().clear();
    }

    void aListOfMojibakeGoesWithItsTabAndWithTheWindow() {
        const std::string twice = write("twice.txt", "un caf\xC3\x83\xC2\xA9 de la mer\n");
        const auto list = [this]() -> MojibakeDialog* {
            press(Qt::Key_F3, Qt::ControlModifier);
            return m_window->findChild<MojibakeDialog*>();
        };
        m_window->open({write("a.txt", "a\n"), twice});
        settle();
        QPointer<MojibakeDialog> shown;
        QTRY_VERIFY((shown = list()) && shown->isVisible());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!shown);
        m_window->open({twice});
        settle();
        QTRY_VERIFY((shown = list()) && shown->isVisible());
        m_window->close();
        QTRY_VERIFY(!shown || !shown->isVisible());
    }

    void aFolderHasATabAndItsFilesHaveTheirs() {
        const QTemporaryDir folder;
        const std::string a = writtenFile(folder, "a.txt", "first\n").toStdString();
        m_window->open({folder.path().toStdString(), a});
        settle();
        QCOMPARE(m_window->count(), 2);
        QCOMPARE(shownText(), u"first"_s);
        press(Qt::Key_Tab, Qt::ControlModifier);
        m_window->current().list()->selectFirst(); // which is open in the other tab, too
        settle();
        QCOMPARE(m_window->current().session().state().path, a);
        m_window->open({a});
        QCOMPARE(m_window->count(), 2);
        QVERIFY(m_window->current().list() == nullptr);
        const auto folders = [this] { // there is none in the menus of a file
            return m_window->current().menus()->findChild<QMenu*>("list-menu") != nullptr;
        };
        QVERIFY(!folders());
        press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(folders());
    }

    void aPanelWaitsForItsDocument() {
        for (const char* panel : {"hints", "convert"}) {
            m_window->open({write("a.txt", "a\n")}, {.goTo = Place{}});
            m_window->current().showPanel(panel);
            QTRY_VERIFY(m_window->findChild<QDialog*>(QLatin1String(panel)) != nullptr);
            QTRY_VERIFY(m_window->findChild<QDialog*>(QLatin1String(panel))->isVisible());
            m_window->findChild<QDialog*>(QLatin1String(panel))->close();
        }
    }

    void aListStandsBesideMoreThanEightTabs() {
        std::vector<std::string> paths;
        for (int i = 0; i <= MainWindow::mostWithoutList; ++i)
            paths.push_back(write(u"listed-%1.txt"_s.arg(i), QByteArray::number(i) + "\n"));
        auto* list = m_window->findChild<QListWidget*>("documents");
        m_window->open({paths.begin(), paths.end() - 1});
        settle();
        QVERIFY(!list->isVisible());
        m_window->open({paths.back()});
        settle();
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), MainWindow::mostWithoutList + 1);
        QCOMPARE(list->item(2)->text(), u"listed-2.txt"_s);
        click(list, 2);
        QCOMPARE(shownText(), u"2"_s);
        press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!list->isVisible());
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
