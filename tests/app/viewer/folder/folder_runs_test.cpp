/// Each conversion of a folder is taken back by itself, also later; an interrupted one goes on.

#include "app/tree/journal_place.h"
#include "app/tree/tree_writer.h"
#include "app/viewer/folder/runs_dialog.h"
#include "tests/app/viewer/folder/folder_fixture.h"

using namespace charsleuth;
using namespace charsleuth::viewer;

class FolderRunsTest : public FolderFixture {
    Q_OBJECT

    QByteArray contentOf(const QString& name) const {
        QFile file(m_files->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    static QString summary(QWidget* dialog) {
        return dialog->findChild<QLabel*>(u"verdict"_s)->text();
    }
    static void click(QWidget* dialog, const QString& name) {
        auto* button = dialog->findChild<QPushButton*>(name);
        QVERIFY2(button != nullptr && button->isVisible() && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static bool says(QWidget* dialog, const QString& words) {
        return QTest::qWaitFor([&] { return summary(dialog).startsWith(words); }, patience);
    }
    /// Of all those that are not deleted yet.
    template <typename Dialog>
    Dialog* shown() const {
        Dialog* found = nullptr;
        const auto isThere = [&] {
            for (auto* dialog : m_window->findChildren<Dialog*>())
                if (dialog->isVisible())
                    found = dialog;
            return found != nullptr;
        };
        if (!QTest::qWaitFor(isThere, patience))
            qFatal("there is no dialog");
        return found;
    }
    /// A window with that alone; empty where there is no path.
    void showPath(const QString& path) {
        m_window = std::make_unique<MainWindow>(Scheme::Light, nullptr);
        m_window->show();
        if (!path.isEmpty())
            m_window->open({path.toStdString()});
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    /// Closes what is shown; the folder is read again.
    void close(QWidget* dialog) const {
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && find<ConvertDialog>() == nullptr,
                                 patience);
        m_window->activateWindow(); // as a desktop's window manager does
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    /// By its key.
    RunsDialog* runs() const {
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        return shown<RunsDialog>();
    }
    static QString cellOf(QWidget* dialog, int row, int column) {
        return dialog->findChild<QTableWidget*>()->item(row, column)->text();
    }
    static int rowsOf(QWidget* dialog) { return dialog->findChild<QTableWidget*>()->rowCount(); }

private slots:
    void aCancelledConversionSaysSo() {
        for (int i = 0; i < 12; ++i)
            writtenFile(*m_files, u"more%1.txt"_s.arg(i), russian());
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        click(dialog, u"convert"_s);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY2(says(dialog, u"Cancelled after "_s), qPrintable(summary(dialog)));
        // The next day the rest of it is converted, and all of it taken back.
        show();
        auto* list = runs();
        QCOMPARE(cellOf(list, 0, 4), u"interrupted"_s);
        click(list, u"go-on"_s);
        dialog = shown<ConvertDialog>();
        QVERIFY2(says(dialog, u"1"_s), qPrintable(summary(dialog)));
        click(dialog, u"convert"_s);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        for (int i = 0; i < 12; ++i)
            QVERIFY(contentOf(u"more%1.txt"_s.arg(i)) != russian());
        close(dialog);
        list = runs();
        QCOMPARE(rowsOf(list), 1);
        QCOMPARE(cellOf(list, 0, 4), u"finished"_s);
        click(list, u"take-back"_s);
        QVERIFY(says(shown<ConvertDialog>(), u"14 files are again"_s));
    }
    void enterInAFieldOfTheDialogConvertsNothing() {
        show();
        auto* dialog = planFor(u"folder-convert-all"_s, Destination::Copy);
        auto* where = dialog->findChild<QComboBox*>(u"destination"_s);
        where->setFocus();
        QTest::keyClick(where, Qt::Key_Down); // in place
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Planned, patience);
        QTest::keyClick(where, Qt::Key_Return);
        QCOMPARE(dialog->stage(), ConversionStage::Planned);
        QVERIFY(!where->hasFocus());
        QCOMPARE(contentOf(u"a.txt"_s), french());
    }
    void runsOfASubfolderAreSeenFromAboveAndFromAnEmptyWindow() {
        QVERIFY(QDir(m_files->path()).mkdir(u"sub"_s));
        const QString sub = m_files->filePath(u"sub"_s);
        writtenFile(*m_files, u"sub/c.txt"_s, russian());
        showPath(sub);
        auto* dialog = planFor(u"folder-convert-all"_s);
        click(dialog, u"convert"_s);
        QVERIFY2(says(dialog, u"1 converted"_s), qPrintable(summary(dialog)));
        show();
        auto* list = runs();
        QCOMPARE(rowsOf(list), 1);
        QCOMPARE(cellOf(list, 0, 5), QFileInfo(sub).canonicalFilePath());
        QTest::keyClick(list, Qt::Key_Escape);
        showPath({});
        QTest::keyClick(m_window->focusWidget(), Qt::Key_H,
                        Qt::ControlModifier | Qt::ShiftModifier);
        click(shown<RunsDialog>(), u"take-back"_s);
        QVERIFY(says(shown<ConvertDialog>(), u"1 file is again"_s));
        QCOMPARE(contentOf(u"sub/c.txt"_s), russian());
    }
    void aSingleFileIsTakenBackTheNextDay() {
        showPath(m_files->filePath(u"a.txt"_s));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_S,
                        Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = shown<ConvertDialog>();
        chooseDestination(dialog, Destination::InPlace);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Planned, patience);
        click(dialog, u"convert"_s);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        QVERIFY(contentOf(u"a.txt"_s) != french());
        showPath({});
        QTest::keyClick(m_window->focusWidget(), Qt::Key_H,
                        Qt::ControlModifier | Qt::ShiftModifier);
        auto* list = shown<RunsDialog>();
        QCOMPARE(rowsOf(list), 1);
        QCOMPARE(cellOf(list, 0, 1), u"1"_s);
        click(list, u"take-back"_s);
        QVERIFY(says(shown<ConvertDialog>(), u"1 file is again"_s));
        QCOMPARE(contentOf(u"a.txt"_s), french());
        QVERIFY(!QFile::exists(m_files->filePath(u"a.txt.orig"_s)));
    }
    void oneFileOfARunIsNotFiles() {
        FolderRun run;
        run.files.resize(1);
        QVERIFY(runText(run).startsWith(u"1 file, "_s));
        run.files.resize(2);
        QVERIFY(runText(run).startsWith(u"2 files, "_s));
    }
    /// A journal tells of one encoding for each file, and nothing of parts, repairs and losses.
    void aSingleFileThatWasInterruptedIsNotGoneOnWith() {
        showPath(m_files->filePath(u"a.txt"_s));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_S,
                        Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = shown<ConvertDialog>();
        chooseDestination(dialog, Destination::InPlace);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Planned, patience);
        click(dialog, u"convert"_s);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        m_window.reset();
        // As if the program had been killed before the copy was in its place.
        TreeRequest request;
        request.roots = {QFileInfo(m_files->path()).canonicalFilePath().toStdString()};
        QFile journal(QString::fromStdString(*journalPlaceFor(request)));
        QVERIFY(journal.open(QIODevice::ReadWrite));
        QByteArray steps;
        while (!steps.contains("\"begin\"") && !journal.atEnd())
            steps += journal.readLine();
        QVERIFY(steps.contains("\"begin\"") && journal.resize(steps.size()));
        journal.close();
        QVERIFY(QFile::remove(m_files->filePath(u"a.txt"_s)));
        QVERIFY(QFile::rename(m_files->filePath(u"a.txt.orig"_s), m_files->filePath(u"a.txt"_s)));
        show();
        auto* list = runs();
        QCOMPARE(rowsOf(list), 1);
        QCOMPARE(cellOf(list, 0, 4), u"interrupted"_s);
        QVERIFY(!list->findChild<QPushButton*>(u"go-on"_s)->isEnabled());
        click(list, u"take-back"_s);
        dialog = shown<ConvertDialog>();
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Undone, patience);
        QCOMPARE(contentOf(u"a.txt"_s), french());
        close(dialog);
        QCOMPARE(rowsOf(runs()), 0);
    }
    void aConversionIsTakenBackTheNextDay() {
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        click(dialog, u"convert"_s);
        QVERIFY2(says(dialog, u"2 converted"_s), qPrintable(summary(dialog)));
        close(dialog);
        show(); // another window
        auto* list = runs();
        QCOMPARE(rowsOf(list), 1);
        QVERIFY2(cellOf(list, 0, 0)
                     .contains(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)),
                 qPrintable(cellOf(list, 0, 0)));
        QCOMPARE(cellOf(list, 0, 1), u"2"_s);
        click(list, u"take-back"_s);
        dialog = shown<ConvertDialog>();
        QVERIFY2(says(dialog, u"2 files are again"_s), qPrintable(summary(dialog)));
        QCOMPARE(contentOf(u"a.txt"_s), french());
        QCOMPARE(contentOf(u"b.txt"_s), russian());
        close(dialog);
        QCOMPARE(rowsOf(runs()), 0);
    }
    void theFolderOfAConversionIsOpened() {
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        click(dialog, u"convert"_s);
        QVERIFY(says(dialog, u"2 converted"_s));
        close(dialog);
        QVERIFY(
            !runs()->findChild<QPushButton*>(u"go-on"_s)->isEnabled()); // it is listed, and ended
        showPath({});
        QTest::keyClick(m_window.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        auto* list = shown<RunsDialog>();
        QCOMPARE(list->findChild<QPushButton*>(u"go-on"_s)->text(), u"Open its &folder"_s);
        click(list, u"go-on"_s);
        QTRY_VERIFY_WITH_TIMEOUT(table() != nullptr && m_window->isSettled(), patience);
        QTRY_COMPARE(cell(0, FolderModel::Name), u"a.txt"_s);
    }
    void undoTakesBackOneRun() {
        show();
        clickRow(1);
        auto* dialog = planFor(u"folder-convert"_s);
        click(dialog, u"convert"_s);
        QVERIFY(says(dialog, u"1 converted"_s));
        close(dialog);
        dialog = planFor(u"folder-convert-all"_s);
        click(dialog, u"convert"_s);
        QVERIFY2(says(dialog, u"1 converted"_s), qPrintable(summary(dialog)));
        click(dialog, u"undo"_s);
        QVERIFY2(says(dialog, u"1 file is again"_s), qPrintable(summary(dialog)));
        QCOMPARE(contentOf(u"a.txt"_s), french());
        QVERIFY(contentOf(u"b.txt"_s) != russian()); // of the run before
        close(dialog);
        auto* list = runs();
        QCOMPARE(rowsOf(list), 1);
        click(list, u"take-back"_s);
        dialog = shown<ConvertDialog>();
        QVERIFY(says(dialog, u"1 file is again"_s));
        QCOMPARE(contentOf(u"b.txt"_s), russian());
    }
    /// The journal of a program that was killed between two files.
    void whatWasInterruptedIsToldAndGoesOn() {
        TreeRequest request;
        request.roots = {m_files->path().toStdString()};
        const std::string path = *journalPlaceFor(request);
        RunOrder order{.files = {}, .minConfidence = 0.95};
        for (const char* name : {"a.txt", "b.txt"})
            order.files.push_back({m_files->filePath(QString(name)).toStdString(), ""});
        {
            auto journal = Journal::open(path, headFor(request));
            QVERIFY(journal && !journal->append(beginOfRun(1, order)));
            TreeWriter writer(request, *journal);
            BesideReader beside(FolderUse::AllFiles);
            const std::string file = order.files.front().path;
            PreparedFile prepared = writer.prepare({file, file, "a.txt"}, beside);
            PreparedFile* const one = &prepared;
            QVERIFY(!writer.putInPlace({&one, 1}));
        }
        QVERIFY(contentOf(u"a.txt"_s) != french());
        show();
        const auto ways = find<NoTextPage>()->findChildren<OfferLine*>();
        const auto way =
            std::ranges::find(ways, u"a conversion was interrupted"_s, &OfferLine::text);
        QVERIFY(way != ways.end());
        QTest::mouseClick(*way, Qt::LeftButton);
        auto* list = shown<RunsDialog>();
        QCOMPARE(cellOf(list, 0, 1), u"1 of 2"_s);
        QCOMPARE(cellOf(list, 0, 4), u"interrupted"_s);
        click(list, u"go-on"_s);
        auto* dialog = shown<ConvertDialog>();
        QVERIFY2(says(dialog, u"1 to convert, 1 unchanged"_s), qPrintable(summary(dialog)));
        click(dialog, u"convert"_s);
        QVERIFY2(says(dialog, u"1 converted"_s), qPrintable(summary(dialog)));
        click(dialog, u"undo"_s); // of the whole run
        QVERIFY2(says(dialog, u"2 files are again"_s), qPrintable(summary(dialog)));
        QCOMPARE(contentOf(u"a.txt"_s), french());
        QCOMPARE(contentOf(u"b.txt"_s), russian());
        close(dialog);
        QCOMPARE(rowsOf(runs()), 0);
    }
};

QTEST_MAIN(FolderRunsTest)
#include "folder_runs_test.moc"
