// The lists of a folder and of an archive, and the comparison with a file, follow the language and
// the theme while they are open, and fit on a small screen.

#include "app/viewer/archive/archive_list.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/folder/folder_list.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/candidate_panel.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/appearance.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/main_window.h"
#include "app/viewer/window/translations.h"
#include "tests/app/viewer/archive/made_zip.h"
#include "tests/app/viewer/forgotten_words.h"
#include "tests/app/viewer/test_file.h"

#include <QAbstractItemView>
#include <QDir>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ListsTest : public QObject {
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
    DocumentPage& page() const { return static_cast<MainWindow*>(m_window.data())->current(); }
    /// The list of a folder or an archive, with nothing selected in it.
    template <typename List>
    List* shown(const QString& name) {
        auto* window = new MainWindow(Scheme::Light, nullptr);
        m_window = window;
        window->show();
        window->open({m_files->filePath(name).toStdString()});
        if (!QTest::qWaitForWindowActive(window) ||
            !QTest::qWaitFor([window] { return window->isSettled(); }, patience))
            qFatal("the window is not there");
        return window->findChild<List*>();
    }
    template <typename List>
    List* withText(const QString& name) {
        List* list = shown<List>(name);
        list->selectFirst();
        if (!QTest::qWaitFor([this] { return page().isSettled() && page().session().isOpen(); },
                             patience))
            qFatal("there is no text");
        return list;
    }
    FolderList* folderShown() { return withText<FolderList>("."); }
    ArchiveList* archiveShown() { return withText<ArchiveList>("names.zip"); }
    /// As the preferences do it.
    void speakInWindow(const QString& language) {
        Preferences wanted = preferences();
        wanted.interfaceLanguage = language.toStdString();
        setPreferences(wanted);
        emit page().preferencesChanged(page().textView().pointSize());
        QSettings().clear();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(page().isSettled(), patience); }
    /// But for the names of the files here.
    QStringList forgotten() const {
        // A page that has given way goes first.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // Qt names the buttons of its tabs itself.
        return forgottenIn(*m_window).filter(
            QRegularExpression("^(?!.*(Река|Unicode|Scroll (Left|Right)))"));
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
        window.setMinimumSize(0, 0); // which is smaller on such a screen, too
        window.resize(smallScreen);
        QTest::qWait(50);
        QVERIFY2(window.width() <= smallScreen.width() && window.height() <= smallScreen.height(),
                 qPrintable(u"%1 x %2"_s.arg(window.width()).arg(window.height())));
        auto* area = window.findChild<QScrollArea*>("list");
        if (area == nullptr)
            area = window.findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
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
        setLanguage(*qApp, "en");
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
        speakInWindow("pseudo");
        QCOMPARE(forgotten().join("\n"), QString());
        settle();
        QCOMPARE(page().documentName(), u"a.txt"_s);
    }
    void theFilesOfAFolderFollowTheLanguage() {
        write("d.html",
              "<p>Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n");
        folderShown();
        const auto* table = find<QTableView>("folder-table")->model();
        QVERIFY2(textsOf(*table, FolderModel::Remarks).contains("not declared"),
                 qPrintable(textsOf(*table, FolderModel::Remarks).join(" | ")));
        speakInWindow("ja");
        QCOMPARE(forgotten().filter("QTable"), QStringList());
        const QString remarks = textsOf(*table, FolderModel::Remarks).join("");
        QVERIFY2(!remarks.contains(QRegularExpression("[a-z]{3}")), qPrintable(remarks));
        speakInWindow("en");
        QTRY_VERIFY(textsOf(*table, FolderModel::Remarks).contains("not declared"));
    }
    void theCauseInARowFollowsTheLanguage() {
        FolderList list(nullptr);
        list.open(m_files->filePath("not-there").toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(list.isSettled(), patience);
        const auto* table = list.table()->model();
        QCOMPARE(textsOf(*table, FolderModel::Remarks), QStringList{"No such file or directory"});
        speak("pseudo");
        QCOMPARE(textsOf(*table, FolderModel::Remarks),
                 QStringList{pseudo("No such file or directory")});
    }
    void theShownGroupStaysTheShownOne() {
        write("d.html",
              "<p>Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n");
        folderShown();
        auto* groups = find<QComboBox>("folder-filter");
        groups->setCurrentIndex(groups->findText(u"not declared (1)"_s));
        const auto* table = find<QTableView>("folder-table")->model();
        QCOMPARE(textsOf(*table, FolderModel::Name), QStringList{"d.html"});
        speakInWindow("ja");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        QCOMPARE(textsOf(*table, FolderModel::Name), QStringList{"d.html"});
        QVERIFY(groups->currentText().startsWith(textsOf(*table, FolderModel::Remarks).front()));
    }
    void nothingOfAPlanIsForgotten() {
        speak("pseudo");
        auto* list = folderShown();
        list->convertShown();
        auto* dialog = list->findChild<ConvertDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog != nullptr && !dialog->isBusy(), patience);
        QCOMPARE(forgottenIn(*dialog).join("\n"), QString());
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
        speakInWindow("pseudo");
        QCOMPARE(forgotten().join("\n"), QString());
        settle();
        QCOMPARE(page().documentName(), u"Река течет медленно.txt"_s);
        const auto* table = find<QTableView>("archive-table")->model();
        QVERIFY(table->index(0, MemberModel::KnownBy).data().toString().contains(QChar(0x05D0)));
    }
    void whatIsWrongWithAnArchiveFollowsTheLanguage() {
        shown<ArchiveList>("damaged.zip");
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
        m_window = &main;
        const auto summary = [&] { return main.current().compared().otherFile().summary(); };
        QTRY_COMPARE_WITH_TIMEOUT(summary(), u"1 difference"_s, patience);
        speakInWindow("pseudo");
        QTRY_VERIFY_WITH_TIMEOUT(main.current().isSettled(), patience);
        QVERIFY(main.current().otherFile() != nullptr);
        QCOMPARE(forgotten().join("\n"), QString());
        QCOMPARE(summary(), pseudo("1 difference"));
        QTest::keyClick(main.focusWidget(), Qt::Key_F7);
        QVERIFY(main.current().textView().selectedText().startsWith("Le café"));
        QSettings().clear();
        setLanguage(*qApp, "en");
    }

    void aListThatIsThereFromTheStartHasItsWidth() {
        for (const auto& [width, listed] : {std::pair(1280, 430), std::pair(640, 320)}) {
            MainWindow window(Scheme::Light, nullptr);
            window.resize(width, 480);
            window.open({m_files->path().toStdString()});
            window.show();
            QTRY_COMPARE(window.findChild<QScrollArea*>("list")->width(), listed);
            QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), patience);
        }
    }
    void inANarrowListNoWordsOfItsButtonsAreCut() {
        speak("de");
        folderShown();
        m_window->setMinimumSize(0, 0);
        for (const int width : {1280, 640}) {
            m_window->resize(width, 480);
            for (const char* name : {"folder-convert", "folder-convert-all"}) {
                const auto* button = find<QPushButton>(name);
                QTRY_VERIFY2(seen(*button).width() >= button->sizeHint().width(), name);
            }
        }
    }
    void candidatesLeaveNoGapBesideTheText() {
        folderShown();
        const auto* cards = m_window->findChild<CandidatePanel*>();
        QTRY_COMPARE(static_cast<QSplitter*>(cards->parentWidget())->sizes().front(),
                     cards->width());
    }

    void onASmallScreenAllOfAFolderIsReached() {
        auto* list = folderShown();
        verifyReachable(*m_window);
        list->convertShown();
        auto* dialog = m_window->findChild<ConvertDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog != nullptr && !dialog->isBusy(), patience);
        verifyReachable(*dialog);
    }
    void onASmallScreenAllOfAnArchiveIsReached() {
        archiveShown();
        verifyReachable(*m_window);
    }
    void onASmallScreenAllOfAComparisonIsReached() {
        DocumentPage page(Scheme::Light);
        page.setRemembering(false);
        page.open(m_files->filePath("a.txt").toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), patience);
        page.compareWith(m_files->filePath("b.txt").toStdString());
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), patience);
        page.setMinimumSize(0, 0);
        page.resize(smallScreen);
        QTRY_COMPARE(page.size(), smallScreen);
        const auto* bar = page.findChild<QWidget*>("compare-bar");
        QList<const QWidget*> used{page.otherFile(), &page.textView()};
        for (const QWidget* widget : bar->findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible())
                used += widget;
        QVERIFY(used.size() >= 6); // both texts, two ways, the encoding, the way out
        for (const QWidget* widget : used)
            QVERIFY2(seen(*widget).width() >= leastSeen &&
                         seen(*widget).height() >= std::min(widget->height(), leastSeen),
                     qPrintable(widget->metaObject()->className() + (' ' + widget->objectName())));
    }
};

QTEST_MAIN(ListsTest)
#include "lists_test.moc"
