// The windows beside the main one: those of a folder, of an archive and of a comparison follow the
// language and the theme while they are open, and fit on a small screen.

#include "app/viewer/window/side_window.h"

#include "app/viewer/archive/archive_window.h"
#include "app/viewer/folder/convert_folder_dialog.h"
#include "app/viewer/folder/folder_window.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/appearance.h"
#include "app/viewer/window/compare_files_window.h"
#include "app/viewer/window/main_window.h"
#include "app/viewer/window/translations.h"
#include "tests/app/viewer/archive/made_zip.h"
#include "tests/app/viewer/forgotten_words.h"
#include "tests/app/viewer/test_file.h"

#include <QAbstractItemView>
#include <QDir>
#include <QListView>
#include <QPointer>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class SideWindowTest : public QObject {
    Q_OBJECT

    static constexpr int patience = 20000;        // milliseconds
    static constexpr QSize smallScreen{624, 352}; // 1280x800 at a factor of 2, without a frame

    static constexpr int leastSeen = 24; // pixels

    QTemporaryDir m_state; ///< of settings
    std::unique_ptr<QTemporaryDir> m_files;
    std::unique_ptr<QObject> m_translators;
    QPointer<QMainWindow> m_window;

    void write(const QString& name, const QByteArray& bytes) const {
        writtenFile(*m_files, name, bytes);
    }
    void speak(const QString& language) const { setLanguage(*m_translators, language); }
    template <typename Window>
    Window* shown(Window* window, const QString& name) {
        m_window = window;
        window->show();
        window->open(m_files->filePath(name).toStdString());
        if (!QTest::qWaitForWindowActive(window) ||
            !QTest::qWaitFor([window] { return window->isSettled(); }, patience))
            qFatal("the window is not there");
        return window;
    }
    FolderWindow* folderShown() {
        auto* window = shown(new FolderWindow(nullptr), ".");
        window->selectFirstOdd();
        if (!QTest::qWaitFor([window] { return window->isSettled(); }, patience))
            qFatal("the file's text is not there");
        return window;
    }
    ArchiveWindow* archiveShown(const QString& name = "names.zip") {
        auto* window = shown(new ArchiveWindow, name);
        window->selectFirst();
        if (!QTest::qWaitFor([window] { return window->isSettled(); }, patience))
            qFatal("the member's text is not there");
        return window;
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<DocumentPage*>()->isSettled(), patience);
    }
    /// But for the names of the files here.
    QStringList forgotten() const {
        // A page that has given way goes first.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return forgottenIn(*m_window).filter(QRegularExpression("^(?!.*(Река|Unicode))"));
    }
    template <typename Widget>
    Widget* find(const char* name) const {
        return m_window->findChild<Widget*>(QLatin1String(name));
    }
    static QStringList textsOf(const QAbstractItemModel& model, int column) {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts += model.index(row, column).data().toString();
        return texts;
    }

    /// What of a widget is not cut off by those that it lies in.
    static QRect seen(const QWidget& widget) {
        QRect rect = widget.rect();
        for (const QWidget* at = &widget; !at->isWindow(); at = at->parentWidget())
            rect = rect.translated(at->pos()) & at->parentWidget()->rect();
        return rect;
    }

    /// Whether all that is used can be scrolled to in a window of the small screen.
    static void verifyReachable(QWidget& window) {
        window.resize(smallScreen);
        QTest::qWait(50);
        QVERIFY2(window.width() <= smallScreen.width() && window.height() <= smallScreen.height(),
                 qPrintable(u"%1 x %2"_s.arg(window.width()).arg(window.height())));
        auto* area = window.findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(area != nullptr);
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
                !area->widget()->isAncestorOf(widget))
                continue;
            area->ensureWidgetVisible(widget);
            QVERIFY2(seen(*widget).height() >= std::min(widget->height(), leastSeen) &&
                         seen(*widget).width() >= std::min(widget->width(), leastSeen),
                     qPrintable(widget->metaObject()->className() + (' ' + widget->objectName())));
        }
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_state.path());
        QCoreApplication::setOrganizationName(u"charsleuth-test"_s);
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
    }
    void init() {
        m_translators = std::make_unique<QObject>();
        m_files = std::make_unique<QTemporaryDir>();
        write("a.txt", "Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n");
        write("b.txt", "Gr\xC3\xBC\xC3\x9F"
                       "e aus K\xC3\xB6ln.\n");
        write("names.zip",
              zipOf({{"\x90\xA5\xAA\xA0 \xE2\xA5\xE7\xA5\xE2 \xAC\xA5\xA4\xAB\xA5\xAD\xAD\xAE.txt",
                      "text\n"},
                     {"folder/", ""}}));
        write("damaged.zip", "PK\3\4 and nothing else");
    }
    void cleanup() {
        delete m_window;
        m_translators.reset();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCoreApplication::processEvents();
    }

    void nothingOfAFolderIsForgotten() {
        speak("pseudo");
        folderShown();
        QCOMPARE(forgotten().join("\n"), QString());
    }
    void nothingOfAFolderKeepsTheOldLanguage() {
        folderShown();
        speak("pseudo");
        QCOMPARE(forgotten().join("\n"), QString());
        settle();
        QCOMPARE(m_window->findChild<DocumentPage*>()->documentName(), u"a.txt"_s);
    }
    void theFilesOfAFolderFollowTheLanguage() {
        write("d.html",
              "<p>Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n");
        folderShown();
        const auto* table = find<QTableView>("folder-table")->model();
        QVERIFY2(textsOf(*table, FolderModel::Remarks).contains("not declared"),
                 qPrintable(textsOf(*table, FolderModel::Remarks).join(" | ")));
        speak("ja");
        QCOMPARE(forgotten().filter("QTable"), QStringList());
        const QString remarks = textsOf(*table, FolderModel::Remarks).join("");
        QVERIFY2(!remarks.contains(QRegularExpression("[a-z]{3}")), qPrintable(remarks));
        speak("en");
        QTRY_VERIFY(textsOf(*table, FolderModel::Remarks).contains("not declared"));
    }
    void theCauseInARowFollowsTheLanguage() {
        shown(new FolderWindow(nullptr), "not-there");
        const auto* table = find<QTableView>("folder-table")->model();
        QCOMPARE(textsOf(*table, FolderModel::Remarks), QStringList{"No such file or directory"});
        speak("pseudo");
        QCOMPARE(textsOf(*table, FolderModel::Remarks),
                 QStringList{pseudo("No such file or directory")});
    }
    void theShownGroupStaysTheShownOne() {
        write("d.html",
              "<p>Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n");
        folderShown();
        find<QComboBox>("folder-group-by")->setCurrentIndex(1);
        auto* groups = find<QListView>("folder-groups");
        const auto row = textsOf(*groups->model(), 0).indexOf(u"not declared (1)"_s);
        QVERIFY(row > 0);
        groups->setCurrentIndex(groups->model()->index(int(row), 0));
        const auto* table = find<QTableView>("folder-table")->model();
        QCOMPARE(textsOf(*table, FolderModel::Name), QStringList{"d.html"});
        speak("ja");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCOMPARE(textsOf(*table, FolderModel::Name), QStringList{"d.html"});
        QVERIFY(groups->currentIndex().data().toString().startsWith(
            textsOf(*table, FolderModel::Remarks).front()));
    }
    void nothingOfAPlanKeepsTheOldLanguage() {
        auto* window = folderShown();
        window->convertShown();
        auto* dialog = window->findChild<ConvertFolderDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog != nullptr && !dialog->conversion().isBusy(), patience);
        speak("pseudo");
        QCOMPARE(forgotten().join("\n"), QString());
        const auto* plan = dialog->findChild<QTableView*>()->model();
        QCOMPARE(plan->rowCount(), 4);
        const QString what = textsOf(*plan, 1).join("");
        QVERIFY2(!what.contains("convert") || what.contains(QChar(0x05D0)), qPrintable(what));
    }
    void nothingOfAnArchiveIsForgotten() {
        speak("pseudo");
        archiveShown();
        QCOMPARE(forgotten().join("\n"), QString());
    }
    void nothingOfAnArchiveKeepsTheOldLanguage() {
        archiveShown();
        speak("pseudo");
        QCOMPARE(forgotten().join("\n"), QString());
        settle();
        QCOMPARE(m_window->findChild<DocumentPage*>()->documentName(),
                 u"Река течет медленно.txt"_s);
        const auto* table = find<QTableView>("archive-table")->model();
        QVERIFY(table->index(0, MemberModel::KnownBy).data().toString().contains(QChar(0x05D0)));
    }
    void whatIsWrongWithAnArchiveFollowsTheLanguage() {
        shown(new ArchiveWindow, "damaged.zip");
        const auto* verdict = find<QLabel>("archive-verdict");
        const QString before = verdict->text();
        speak("ja");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QVERIFY2(verdict->text() != before, qPrintable(before));
    }

    void aComparisonStaysOpenInAnotherLanguage() {
        MainWindow main(Scheme::Light, nullptr);
        main.show();
        main.open({m_files->filePath("a.txt").toStdString()});
        QTRY_VERIFY_WITH_TIMEOUT(main.current().isSettled(), patience);
        main.current().compareWith(m_files->filePath("b.txt").toStdString());
        QPointer<CompareFilesWindow> window = main.findChild<CompareFilesWindow*>();
        m_window = window;
        QTRY_VERIFY_WITH_TIMEOUT(window->summary() == "1 difference", patience);
        Preferences wanted = preferences();
        wanted.interfaceLanguage = "pseudo";
        setPreferences(wanted);
        emit main.current().preferencesChanged(main.current().textView().pointSize());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(window != nullptr && window->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(window->isSettled() && main.current().isSettled(), patience);
        QCOMPARE(forgotten().join("\n"), QString());
        QCOMPARE(window->summary(), pseudo("1 difference"));
        QTest::keyClick(window, Qt::Key_F7);
        QVERIFY(window->left().selectedText().startsWith("Le café"));
        QSettings().clear();
        setLanguage(*qApp, "en");
    }

    void theThemeIsTakenOver() {
        const auto isDark = [](const QWidget& widget) {
            QPixmap picture(widget.size());
            const QImage image = const_cast<QWidget&>(widget).grab().toImage();
            return image.pixelColor(image.width() - 4, image.height() / 2).lightness() < 128;
        };
        for (const bool folder : {true, false}) {
            applyScheme("light");
            QMainWindow* window =
                folder ? static_cast<QMainWindow*>(folderShown()) : archiveShown();
            QVERIFY(!isDark(*window->findChild<TextView*>()));
            const QIcon before = window->windowIcon();
            applyScheme("dark");
            QTRY_VERIFY(isDark(*window->findChild<TextView*>()));
            QVERIFY(isDark(*window));
            QVERIFY(window->windowIcon().cacheKey() != before.cacheKey());
            delete m_window;
        }
        applyScheme("light");
    }
    void windowsAreMadeInTheThemeOfNow() {
        MainWindow main(Scheme::Light, nullptr); // the theme when the program began
        main.open({m_files->filePath("a.txt").toStdString()});
        QTRY_VERIFY_WITH_TIMEOUT(main.current().isSettled(), patience);
        setPreferences({.theme = "dark"});
        emit main.current().preferencesChanged(main.current().textView().pointSize());
        main.current().compareWith(m_files->filePath("b.txt").toStdString());
        const std::unique_ptr<QMainWindow> windows[] = {std::make_unique<FolderWindow>(nullptr),
                                                        std::make_unique<ArchiveWindow>()};
        const QString dark = styleSheetOf(themeOf(Scheme::Dark));
        for (const auto& window : windows) {
            QCOMPARE(window->styleSheet(), dark);
            QCOMPARE(window->findChild<DocumentPage*>()->styleSheet(), dark);
        }
        QCOMPARE(main.findChild<CompareFilesWindow*>()->styleSheet(), dark);
        QSettings().clear();
        applyScheme("light");
    }
    void aComparisonTakesTheThemeOver() {
        DocumentPage page(Scheme::Light);
        page.setRemembering(false);
        page.open(m_files->filePath("a.txt").toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), patience);
        page.compareWith(m_files->filePath("b.txt").toStdString());
        auto* window = page.findChild<CompareFilesWindow*>();
        QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), patience);
        const QString before = window->styleSheet();
        applyScheme("dark");
        QTRY_VERIFY(window->styleSheet() != before);
        applyScheme("light");
        QTRY_COMPARE(window->styleSheet(), before);
    }

    void onASmallScreenAllOfAFolderIsReached() {
        auto* window = folderShown();
        verifyReachable(*window);
        window->convertShown();
        auto* dialog = window->findChild<ConvertFolderDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog != nullptr && !dialog->conversion().isBusy(), patience);
        verifyReachable(*dialog);
    }
    void onASmallScreenAllOfAnArchiveIsReached() { verifyReachable(*archiveShown()); }
    void onASmallScreenAllOfAComparisonIsReached() {
        DocumentPage page(Scheme::Light);
        page.setRemembering(false);
        page.open(m_files->filePath("a.txt").toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), patience);
        page.compareWith(m_files->filePath("b.txt").toStdString());
        auto* window = page.findChild<CompareFilesWindow*>();
        QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), patience);
        verifyReachable(*window);
    }
};

QTEST_MAIN(SideWindowTest)
#include "side_window_test.moc"
