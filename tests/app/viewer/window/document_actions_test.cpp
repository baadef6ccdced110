// What the window does with a document, by keyboard: copies, hints, clipboard, commands, help.

#include "app/viewer/window/document_page.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/help_window.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/text_view.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class DocumentActionsTest : public WindowFixture {
    Q_OBJECT

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }
    template <typename Dialog>
    Dialog* dialog() const {
        auto* found = m_window->findChild<Dialog*>();
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    ConvertDialog* convertDialog() {
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* found = dialog<ConvertDialog>();
        if (found == nullptr || !QTest::qWaitFor([found] { return !found->isBusy(); }, 20000))
            qFatal("there is no dialog");
        return found;
    }
    static void clickButton(QWidget* dialog, const QString& text) {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove('&') == text && button->isVisible() && button->isEnabled())
                return button->click();
        QFAIL(qPrintable("no such button: " + text));
    }
    static void waitFor(const ConvertDialog* dialog) {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
    }
    static void chooseTarget(ConvertDialog* dialog, EncodingId to) {
        auto* combo = dialog->findChild<QComboBox*>("to");
        combo->setCurrentIndex(combo->findData(static_cast<int>(to)));
        waitFor(dialog);
    }
    QString notice() const {
        for (const QLabel* label : m_window->findChild<BannerBar*>()->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                return label->text();
        return {};
    }

    static const LossModel& losses(const ConvertDialog* dialog) {
        return *static_cast<LossModel*>(dialog->findChild<QTableView*>()->model());
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aCopyIsSavedBesideTheFile() {
        const QString file = write("polish.txt", "za\xBF\xF3\xB3\xE6\r\n");
        open(file, {.as = EncodingId::Iso8859_2});
        ConvertDialog* convert = convertDialog();
        QCOMPARE(convert->message(), u"All of the text can be written as UTF-8."_s);
        QCOMPARE(convert->findChild<QLineEdit*>("place")->text(),
                 m_folder.filePath("polish.utf-8.txt"));
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QCOMPARE(contentOf(m_folder.filePath("polish.utf-8.txt")), QByteArray("zażółć\r\n"));
        QCOMPARE(contentOf(file), QByteArray("za\xBF\xF3\xB3\xE6\r\n"));
        QVERIFY(convert->message().startsWith("Saved as "));
        QSignalSpy wanted(m_window.get(), &DocumentPage::filesWanted);
        clickButton(convert, "Open the copy");
        QCOMPARE(wanted.size(), 1);
    }

    void whatWasMeantIsSaved() {
        open(write("twice.txt", "un caf\xC3\x83\xC2\xA9 pr\xC3\x83\xC2\xA8s de la mer\n"));
        clickButton(m_window->findChild<BannerBar*>(), "Save what was meant …");
        auto* convert = dialog<ConvertDialog>();
        QVERIFY(convert != nullptr);
        waitFor(convert);
        QCOMPARE(convert->findChild<QLineEdit*>("place")->text(),
                 m_folder.filePath("twice.utf-8.txt"));
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QCOMPARE(contentOf(m_folder.filePath("twice.utf-8.txt")),
                 QByteArray("un café près de la mer\n"));
    }

    void lineEndsAndBomAreChosen() {
        open(write("ends.txt", "a\r\nb\r\n"), {.as = EncodingId::Utf8});
        ConvertDialog* convert = convertDialog();
        convert->findChild<QComboBox*>("newline")->setCurrentIndex(1);
        convert->findChild<QComboBox*>("bom")->setCurrentIndex(1);
        waitFor(convert);
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QCOMPARE(contentOf(m_folder.filePath("ends.utf-8.txt")), QByteArray("\xEF\xBB\xBF"
                                                                            "a\nb\n"));
    }

    void whatWouldBeLostIsListedAndRefused() {
        open(write("euro.txt", "1 €\n2 €\n"), {.as = EncodingId::Utf8});
        ConvertDialog* convert = convertDialog();
        chooseTarget(convert, EncodingId::Iso8859_1);
        QCOMPARE(convert->message(), u"1 character is not in ISO-8859-1."_s);
        QCOMPARE(losses(convert).rowCount(), 1);
        QCOMPARE(losses(convert).index(0, LossModel::OnLines).data().toString(), u"1, 2"_s);
        const auto buttons = convert->findChildren<QPushButton*>();
        QVERIFY(std::ranges::none_of(buttons, [](const QPushButton* button) {
            return button->isVisible() && button->text().contains("Save") && button->isEnabled();
        }));
        convert->findChildren<QRadioButton*>()[3]->setChecked(true); // escapes
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QCOMPARE(contentOf(m_folder.filePath("euro.iso-8859-1.txt")),
                 QByteArray("1 \\u{20AC}\n2 \\u{20AC}\n"));
    }

    void theDeclarationIsCorrected() {
        open(write("page.html",
                   "<html><head><meta charset=\"iso-8859-2\"></head>za\xBF\xF3\xB3\xE6"),
             {.as = EncodingId::Iso8859_2});
        ConvertDialog* convert = convertDialog();
        QVERIFY(convert->findChild<QCheckBox*>("fix")->isVisible());
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QVERIFY(contentOf(m_folder.filePath("page.utf-8.html")).contains("charset=\"utf-8\""));
    }

    void aTargetThatCannotBeWrittenIsNamed() {
        open(write("a.txt", "a\n"), {.as = EncodingId::Utf8});
        ConvertDialog* convert = convertDialog();
        convert->findChild<QLineEdit*>("place")->setText("/nonexistent/a.txt");
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QCOMPARE(convert->message(), u"/nonexistent/a.txt: No such file or directory."_s);
        convert->findChild<QLineEdit*>("place")->setText(m_folder.filePath("a.txt"));
        clickButton(convert, "Save the copy");
        waitFor(convert);
        QVERIFY(convert->message().contains("is the file that is converted"));
    }

    void aFolderThatMayNotBeWrittenIsNamed() {
        const bool root = geteuid() == 0; // who may write everywhere
        const QString file = write("a.txt", "a\n");
        QVERIFY(QDir(m_folder.path()).mkpath("closed"));
        for (const QString& folder : {m_folder.path(), m_folder.filePath("closed")})
            QCOMPARE(chmod(qPrintable(folder), 0555), 0);
        open(file, {.as = EncodingId::Utf8});
        ConvertDialog* convert = convertDialog();
        const QString target = m_folder.filePath("closed/a.txt");
        convert->findChild<QLineEdit*>("place")->setText(target);
        {
            const auto becomeRootAgain = qScopeGuard([root] {
                if (root)
                    QCOMPARE(seteuid(0), 0);
            });
            QVERIFY(!root || seteuid(65534) == 0);
            clickButton(convert, "Save the copy");
            waitFor(convert);
        }
        QCOMPARE(chmod(qPrintable(m_folder.path()), 0755), 0);
        QCOMPARE(convert->message(), target + ": Permission denied.");
        QCOMPARE(contentOf(file), QByteArray("a\n"));
    }

    /// As a full disk does: the file cannot grow any more.
    void aDiskWithoutRoomLeavesWhatWasThere() {
        const QByteArray text = QByteArray("line\n").repeated(2000);
        const QString file = write("a.txt", text);
        const QString target = write("old.txt", "what was there");
        open(file, {.as = EncodingId::Utf8});
        ConvertDialog* convert = convertDialog();
        convert->findChild<QLineEdit*>("place")->setText(target);
        struct rlimit before {};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto undo = qScopeGuard([before] { setrlimit(RLIMIT_FSIZE, &before); });
        signal(SIGXFSZ, SIG_IGN);
        const struct rlimit small { 4096, before.rlim_max };
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        clickButton(convert, "Save the copy");
        clickButton(convert, "Replace");
        waitFor(convert);
        QVERIFY2(convert->message().startsWith(target) &&
                     convert->message().contains("File too large"),
                 qPrintable(convert->message()));
        QCOMPARE(contentOf(target), QByteArray("what was there"));
        QCOMPARE(contentOf(file), text);
        QCOMPARE(QDir(m_folder.path()).entryList({"*old.txt*"}, QDir::Files | QDir::Hidden).size(),
                 1);
    }

    void escapeStopsThenCloses() {
        open(write("long.txt", QByteArray("line\n").repeated(8 << 20)), {.as = EncodingId::Utf8});
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        ConvertDialog* convert = dialog<ConvertDialog>();
        QVERIFY(convert->isBusy());
        QTest::keyClick(convert, Qt::Key_Escape);
        QVERIFY(!convert->isBusy() && convert->isVisible());
        QCOMPARE(convert->message(), u"Stopped."_s);
        QTest::keyClick(convert, Qt::Key_Escape);
        QVERIFY(!convert->isVisible());
    }

    void whatTheUserKnowsMovesTheCandidates() {
        open(write("known", "\xC4\xE0 \xEC\xE8\xF0"));
        press(Qt::Key_K, Qt::ControlModifier);
        auto* hints = dialog<HintsDialog>();
        QVERIFY(hints != nullptr && !hints->isModal());
        auto* language = hints->findChild<QComboBox*>("language");
        language->setCurrentIndex(language->findData("ru"));
        QTRY_COMPARE(m_window->session().state().facts.language, std::string("ru"));
        QTRY_VERIFY(m_window->isSettled());
        hints->findChild<QCheckBox*>("siblings")->setChecked(true);
        QTRY_VERIFY(m_window->session().state().facts.siblings);
        clickButton(hints, "I know nothing");
        QTRY_VERIFY(m_window->session().state().facts.isEmpty());
    }

    void theSelectionAloneIsDetected() {
        open(write("mixed.txt", "caf\xC3\xA9 \x93\xFA\x96\x7B\n"), {.as = EncodingId::ShiftJis});
        QSignalSpy wanted(m_window.get(), &DocumentPage::documentWanted);
        press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(wanted.size(), 0); // nothing is selected
        m_window->findChild<TextView*>()->select({0, 5});
        press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(wanted.size(), 1);
        const auto bytes = wanted[0][1].value<SharedBytes>();
        QCOMPARE(readRange(*bytes, {0, 100}), (std::vector<Byte>{'c', 'a', 'f', 0xC3, 0xA9}));
        QCOMPARE(readRange(*bytes, {4, 100}).size(), std::size_t(1));
        QVERIFY(wanted[0][0].toString().startsWith("mixed.txt"));
    }

    void theClipboardBecomesADocument_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << u"né"_s << int(Qt::ControlModifier) << QByteArray("n\xC3\xA9");
        QTest::newRow("written bytes")
            << "E9 4A" << int(Qt::ControlModifier | Qt::ShiftModifier) << QByteArray("\xE9J");
        QTest::newRow("garbled text")
            << u"Ã©"_s << int(Qt::ControlModifier | Qt::ShiftModifier) << QByteArray("\xC3\xA9");
    }
    void theClipboardBecomesADocument() {
        QFETCH(QString, text);
        QFETCH(int, modifiers);
        QFETCH(QByteArray, bytes);
        QApplication::clipboard()->setText(text);
        QSignalSpy wanted(m_window.get(), &DocumentPage::documentWanted);
        press(Qt::Key_V, Qt::KeyboardModifiers(modifiers));
        QCOMPARE(wanted.size(), 1);
        const auto got = readRange(*wanted[0][1].value<SharedBytes>(), {0, 100});
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(got.data()), qsizetype(got.size())),
                 bytes);
    }

    void aClipboardWithoutBytesIsSaid() {
        QApplication::clipboard()->setText("no hex");
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(notice().startsWith("The clipboard holds neither bytes"));
    }

    void commandsAreCopied() {
        open(write("command.txt", "text\n"), {.as = EncodingId::Koi8R});
        press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        const char* const begins[] = {"charsleuth show --as KOI8-R ", "iconv -f KOI8-R ",
                                      "vim -c 'e ++enc=koi8-r' ", "open(\"/"};
        QCOMPARE(lines.size(), 4);
        for (int i = 0; i < 4; ++i)
            QVERIFY2(lines[i].startsWith(QLatin1String(begins[i]), Qt::CaseInsensitive),
                     qPrintable(lines[i]));
    }

    void followingBeginsAndEnds() {
        open(write("grows.log", "one\n"));
        press(Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier); // selects, as everywhere
        QCOMPARE(text()->selectedText(), u"one"_s);
        QVERIFY(!m_window->session().state().following);
        press(Qt::Key_End, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(m_window->session().state().following);
        write("grows.log", "one\ntwo\n");
        QTRY_COMPARE(m_window->textView().visibleLines().value(1), u"two"_s);
        press(Qt::Key_End, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!m_window->session().state().following);
    }

    void helpKeysAndPreferencesOpen() {
        press(Qt::Key_F1, Qt::NoModifier);
        QVERIFY(
            dialog<HelpWindow>()->findChild<QTextBrowser*>()->toPlainText().contains("candidates"));
        press(Qt::Key_F1, Qt::ControlModifier);
        auto* table = dialog<KeysDialog>()->findChild<QTableWidget*>();
        QVERIFY(table->rowCount() > 30);
        press(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(dialog<PreferencesDialog>() != nullptr);
    }

    void everyActionIsInTheTableOfKeys() {
        QStringList missing;
        const auto rows = keyTable(m_window->actions());
        for (const QAction* action : m_window->actions())
            if (std::ranges::none_of(rows, [&](const QStringList& row) {
                    return row[1].contains(action->shortcut().toString(QKeySequence::NativeText));
                }))
                missing += action->objectName();
        QCOMPARE(missing, QStringList());
    }
};

QTEST_MAIN(DocumentActionsTest)
#include "document_actions_test.moc"
