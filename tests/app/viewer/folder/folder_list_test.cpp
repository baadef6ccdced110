/// The folder window and its conversion as hands use them: keys and clicks, on files that are read
/// again afterwards.

#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/folder/folder_list.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/text_view.h"
#include "tests/app/viewer/folder/folder_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <memory>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

using namespace charsleuth;
using namespace charsleuth::viewer;

/// By the file's number: its size when it was last sent to the disk, bytes.
static std::map<ino_t, off_t>& synced() {
    static std::map<ino_t, off_t> sizes;
    return sizes;
}

/// Takes the C library's place in this program: notes how much of a file was sent to the disk.
extern "C" int fdatasync(int file) {
    struct stat status {};
    fstat(file, &status);
    synced()[status.st_ino] = status.st_size;
    return int(syscall(SYS_fdatasync, file));
}

class FolderListTest : public FolderFixture {
    Q_OBJECT

    static constexpr int manyFiles = 40;

    static QByteArray russian() { // KOI8-R
        return "\xF5\xD4\xD2\xCF\xCD \xCD\xD9 \xD7\xD9\xDB\xCC\xC9 \xC9\xDA \xC4\xCF\xCD\xC1 \xC9 "
               "\xC4\xCF\xCC\xC7\xCF \xDB\xCC\xC9 \xD7\xC4\xCF\xCC\xD8 \xD2\xC5\xCB\xC9.\n";
    }
    QByteArray contentOf(const QString& name) const {
        QFile file(m_files->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QDir().mkpath(QFileInfo(m_files->filePath(name)).path());
        writtenFile(*m_files, name, bytes);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget* focused = m_window->focusWidget();
        QTest::keyClick(focused != nullptr ? focused : m_window.get(), Qt::Key(key), modifiers);
    }
    static void click(QWidget* widget) {
        QVERIFY(widget != nullptr && widget->isVisible());
        QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center());
    }
    /// All files are chosen, and their plan is on the screen.
    ConvertDialog* openPlan() const {
        table()->setFocus();
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        return planShown();
    }
    ConvertDialog* planShown() const {
        auto* dialog = find<ConvertDialog>();
        if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog) ||
            !QTest::qWaitFor([&] { return summary(dialog).contains("Nothing is written yet"); },
                             patience))
            qFatal("there is no plan");
        chooseDestination(dialog, Destination::InPlace);
        return dialog;
    }
    static QString summary(QWidget* dialog) {
        return dialog->findChild<QLabel*>(QStringLiteral("verdict"))->text();
    }
    static QPushButton* button(QWidget* dialog, const char* name) {
        return dialog->findChild<QPushButton*>(QLatin1String(name));
    }

private slots:
    void init() {
        makeFiles();
        write("b.txt", russian());
        write("c.txt", "Gr\xC3\xBC\xC3\x9F"
                       "e aus K\xC3\xB6ln.\n");
    }

    void filesStandThereWithWhatTheyAreIn() {
        show();
        QCOMPARE(table()->model()->rowCount(), 3);
        QCOMPARE(cell(0, FolderModel::Name), QStringLiteral("a.txt"));
        QVERIFY2(cell(0, FolderModel::Encoding).contains("windows-1252"),
                 qPrintable(cell(0, FolderModel::Encoding)));
        QVERIFY(cell(1, FolderModel::Encoding).contains("KOI8-R"));
        QVERIFY(cell(2, FolderModel::Encoding).contains("UTF-8"));
    }
    void aSearchLeavesWhatFits() {
        show();
        press(Qt::Key_J, Qt::ControlModifier);
        QTest::keyClicks(m_window->focusWidget(), "koi");
        QCOMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(cell(0, FolderModel::Name), QStringLiteral("b.txt"));
    }
    void aClickOnAHeadingSorts() {
        show();
        QHeaderView* heading = table()->horizontalHeader();
        const auto click = [&] {
            QTest::mouseClick(
                heading->viewport(), Qt::LeftButton, {},
                {heading->sectionViewportPosition(FolderModel::Name) + 20, heading->height() / 2});
        };
        click(); // it is sorted by names already
        QCOMPARE(cell(0, FolderModel::Name), QStringLiteral("c.txt"));
        click();
        QCOMPARE(cell(0, FolderModel::Name), QStringLiteral("a.txt"));
    }
    void theTextOfTheSelectedFileIsShown() {
        show();
        clickRow(0);
        press(Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(find<DocumentPage>()->session().state().path,
                 m_files->filePath("b.txt").toStdString());
        press(Qt::Key_Down); // the focus has stayed in the table
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(find<DocumentPage>()->session().state().path,
                 m_files->filePath("c.txt").toStdString());
    }
    void keysAreTheTablesOrTheTextsByTheFocus() {
        show();
        m_window->resize(1180, 700); // so that the page has room for the candidates
        clickRow(0);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(table()->selectionModel()->selectedRows().size(), 3);
        press(Qt::Key_F6);
        auto* text = find<TextView>();
        QVERIFY(text->hasFocus());
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(text->selection().size(), std::uint64_t(french().size()));
        press(Qt::Key_F6);
        QVERIFY(find<CandidateView>()->hasFocus());
        press(Qt::Key_F6);
        QVERIFY(table()->hasFocus());
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(find<CandidateView>()->hasFocus());
    }
    void keysOfTheTextWorkInTheTable() {
        show();
        clickRow(0);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(find<BytesView>()->isVisible());
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!find<BytesView>()->isVisible());
    }
    void severalFilesAreOverruledAndTakenBack() {
        show();
        clickRow(0);
        clickRow(1, Qt::ShiftModifier);
        const auto& session = find<DocumentPage>()->session();
        const auto shows = [&](const char* file, EncodingId encoding) {
            return m_window->isSettled() && session.isOpen() &&
                   QString::fromStdString(session.state().path).endsWith(QLatin1String(file)) &&
                   session.state().shown == encoding;
        };
        QTRY_VERIFY_WITH_TIMEOUT(shows("b.txt", EncodingId::Koi8R), patience);
        typeEncoding("IBM866");
        QCOMPARE(cell(0, FolderModel::Encoding), QStringLiteral("IBM866"));
        QCOMPARE(cell(1, FolderModel::Encoding), QStringLiteral("IBM866"));
        QVERIFY(!cell(2, FolderModel::Encoding).contains("IBM866"));
        QTRY_VERIFY_WITH_TIMEOUT(shows("b.txt", EncodingId::Ibm866), patience);
        chooseInMenu(1, "row-detected");
        QCOMPARE(cell(0, FolderModel::Encoding), QStringLiteral("windows-1252"));
        QTRY_VERIFY_WITH_TIMEOUT(shows("b.txt", EncodingId::Koi8R), patience);
    }
    /// What is chosen is chosen for the shown file alone, until the others are asked for.
    void theOtherSelectedFilesStayWhatTheyAreUntilAskedFor() {
        show();
        clickRow(0);
        clickRow(1, Qt::ShiftModifier);
        QTest::keyClick(find<TextView>(), Qt::Key_2);
        QTRY_COMPARE(cell(1, FolderModel::Confidence), QStringLiteral("chosen"));
        QCOMPARE(cell(0, FolderModel::Encoding), QStringLiteral("windows-1252"));
    }
    void whatIsRefusedStandsFirstInThePlan() {
        write("z.txt", french().repeated(9) + "\x81\x8D\n");
        show();
        auto* dialog = openPlan();
        const auto* rows = dialog->findChild<QTableWidget*>();
        QVERIFY2(summary(dialog).contains("1 refused"), qPrintable(summary(dialog)));
        QCOMPARE(rows->item(0, 0)->text(), QStringLiteral("z.txt"));
        QCOMPARE(rows->item(1, 0)->text(), QStringLiteral("a.txt"));
    }
    void filesAreConvertedByThePlanAndUndone() {
        show();
        auto* dialog = openPlan();
        QVERIFY2(summary(dialog).startsWith("2 to convert"), qPrintable(summary(dialog)));
        QCOMPARE(contentOf("a.txt"), french()); // nothing is written yet
        click(button(dialog, "convert"));
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("2 converted"), patience);
        QVERIFY(contentOf("a.txt").startsWith("Le caf\xC3\xA9 est"));
        QCOMPARE(contentOf("a.txt.orig"), french());
        click(button(dialog, "undo"));
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("2 files are again"), patience);
        QCOMPARE(contentOf("a.txt"), french());
        QCOMPARE(contentOf("b.txt"), russian());
        QCOMPARE(contentOf("a.txt.orig"), QByteArray("(not there)"));
    }
    void onlySelectedFilesAreConverted() {
        show();
        auto* convert = find<QPushButton>("folder-convert");
        QVERIFY(!convert->isEnabled()); // nothing is selected
        clickRow(1);
        QCOMPARE(convert->text(), QStringLiteral("Convert 1 selec&ted …"));
        click(convert);
        auto* dialog = planShown();
        QVERIFY2(summary(dialog).startsWith("1 to convert, 0 unchanged"),
                 qPrintable(summary(dialog)));
        click(button(dialog, "convert"));
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("1 converted"), patience);
        QCOMPARE(contentOf("a.txt"), french());
        QCOMPARE(contentOf("b.txt.orig"), russian());
    }
    void allThatAreShownAreConverted() {
        show();
        clickRow(1);
        auto* convert = find<QPushButton>("folder-convert-all");
        QCOMPARE(convert->text(), QStringLiteral("Convert a&ll 3 …"));
        press(Qt::Key_J, Qt::ControlModifier);
        QTest::keyClicks(m_window->focusWidget(), "1252");
        QCOMPARE(convert->text(), QStringLiteral("Convert a&ll 1 shown …"));
        click(convert);
        QVERIFY(summary(planShown()).startsWith("1 to convert, 0 unchanged"));
    }
    void groupsAreChosenByKeys() {
        write("d.csv", russian());
        write("e.html", french());
        show();
        auto* groups = find<QComboBox>("folder-filter");
        QStringList listed;
        for (int i = 0; i < groups->count(); ++i)
            listed += groups->itemText(i);
        const QStringList expected{"All files (5)", "Files to look at (1)", "not declared (1)",
                                   "KOI8-R (2)",    "windows-1252 (2)",     "UTF-8 (1)"};
        QCOMPARE(listed, expected);
        groups->setFocus();
        press(Qt::Key_K);
        QCOMPARE(table()->model()->rowCount(), 2);
        QCOMPARE(cell(0, FolderModel::Encoding), QStringLiteral("KOI8-R"));
        press(Qt::Key_Home);
        QCOMPARE(table()->model()->rowCount(), 5);
    }
    void aGroupStaysChosenWhenItHasNoFilesAnyMore() {
        show();
        auto* groups = find<QComboBox>("folder-filter");
        groups->setCurrentIndex(groups->findText("KOI8-R (1)"));
        QCOMPARE(table()->model()->rowCount(), 1);
        clickRow(0);
        typeEncoding(QStringLiteral("cp866"));
        QTRY_COMPARE(groups->currentText(), QStringLiteral("KOI8-R (0)"));
        QCOMPARE(table()->model()->rowCount(), 0);
        groups->setCurrentIndex(0);
        QCOMPARE(table()->model()->rowCount(), 3);
        QCOMPARE(groups->findText("KOI8-R (0)"), -1);
    }
    void whatIsConvertedIsTakenBackByItsJournal() {
        show();
        auto* dialog = openPlan();
        click(button(dialog, "convert"));
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("2 converted"), patience);
        const QDir folder(m_state.filePath("charsleuth"));
        int onDisk = 0;
        for (const QString& name : folder.entryList({"*.journal"})) {
            struct stat status {};
            QCOMPARE(::stat(folder.filePath(name).toLocal8Bit(), &status), 0);
            onDisk += synced()[status.st_ino] == status.st_size ? 1 : 0; // all of it
        }
        QVERIFY(onDisk > 0);
    }
    void byKeysAloneItIsConverted() {
        show();
        auto* dialog = openPlan();
        dialog->findChild<QDoubleSpinBox*>()->setFocus(); // which is disabled while it converts
        QTest::keyClick(dialog->focusWidget(), Qt::Key_C, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).startsWith("2 converted"), patience);
        QVERIFY(button(dialog, "undo")->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        // The folder is read again.
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->isSettled() && cell(0, FolderModel::Encoding).contains("UTF-8"), patience);
    }
    void escapeWhileItConvertsEndsTheWorkAndLeavesItsReport() {
        for (int i = 0; i < manyFiles; ++i)
            write(QStringLiteral("d%1.txt").arg(i), french());
        show();
        auto* dialog = openPlan();
        click(button(dialog, "convert"));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(summary(dialog).contains(" converted, "), patience);
        // "Cancelled after 3 of 42 files. 3 converted, ..."
        const int converted =
            summary(dialog).section(u" converted, "_s, 0, 0).section(' ', -1).toInt();
        QVERIFY2(converted < manyFiles + 2, qPrintable(summary(dialog)));
        QCOMPARE(button(dialog, "undo")->isVisible(), converted > 0);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }
};

QTEST_MAIN(FolderListTest)
#include "folder_list_test.moc"
