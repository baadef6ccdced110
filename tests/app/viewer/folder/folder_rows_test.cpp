/// What is done with the files of a folder row by row: they are opened, named, excluded.

#include "app/viewer/folder/convert_folder_dialog.h"
#include "app/viewer/folder/folder_window.h"
#include "app/viewer/session/choice_store.h"
#include "app/viewer/views/no_text_page.h"
#include "app/viewer/views/offer_line.h"
#include "app/viewer/views/text_view.h"
#include "tests/app/viewer/archive/made_zip.h"
#include "tests/app/viewer/test_file.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class FolderRowsTest : public QObject {
    Q_OBJECT

    static constexpr int patience = 20000; // milliseconds

    QTemporaryDir m_state; ///< of settings and journals
    std::unique_ptr<QTemporaryDir> m_files;
    std::unique_ptr<FolderWindow> m_window;

    static QByteArray french() {
        return "Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\nO\xF9 est "
               "pass\xE9 l'\xE9t\xE9 ?\n";
    }
    static QByteArray russian() {
        return "\xF2\xC5\xCB\xC1 \xD4\xC5\xDE\xC5\xD4 \xCD\xC5\xC4\xCC\xC5\xCE\xCE\xCF, "
               "\xD2\xD9\xC2\xC1\xCB\xC9 \xD3\xC9\xC4\xD1\xD4 \xCE\xC1 "
               "\xC2\xC5\xD2\xC5\xC7\xD5.\n";
    }
    void show(ChoiceStore* memory = nullptr) {
        m_window = std::make_unique<FolderWindow>(memory);
        m_window->setAttribute(Qt::WA_DeleteOnClose, false);
        m_window->show();
        m_window->open(m_files->path().toStdString());
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    template <typename Widget>
    Widget* find(const QString& name = {}) const {
        return m_window->findChild<Widget*>(name);
    }
    QTableView* table() const { return find<QTableView>(u"folder-table"_s); }
    QString cell(int row, int column) const {
        return table()->model()->index(row, column).data().toString();
    }
    QPoint placeOf(int row) const {
        return table()->visualRect(table()->model()->index(row, 0)).center();
    }
    void clickRow(int row) const {
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, placeOf(row));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    /// By the right button on the row, and a click on the words in the menu that comes.
    void chooseInMenu(int row, const QString& name) const {
        QTest::mouseClick(table()->viewport(), Qt::RightButton, {}, placeOf(row));
        QContextMenuEvent event(QContextMenuEvent::Mouse, placeOf(row),
                                table()->viewport()->mapToGlobal(placeOf(row)));
        QCoreApplication::sendEvent(table()->viewport(), &event);
        auto* menu = find<QMenu>(u"folder-rows"_s);
        QTRY_VERIFY(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(menu->findChild<QAction*>(name)).center());
        QTRY_VERIFY(!menu->isVisible());
    }
    /// Into the field for the encoding, as hands do it.
    void typeEncoding(const QString& words) const {
        auto* field = find<QComboBox>(u"folder-encoding"_s);
        field->setFocus();
        field->lineEdit()->selectAll();
        QTest::keyClicks(field->lineEdit(), words);
        QWidget* popup = QApplication::activePopupWidget(); // the list of completions has the keys
        QTest::keyClick(popup != nullptr ? popup : field->lineEdit(), Qt::Key_Return);
    }
    /// By a click on the button.
    ConvertFolderDialog* planFor(const QString& button) const {
        QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton);
        auto* dialog = find<ConvertFolderDialog>();
        if (!QTest::qWaitFor(
                [&] { return dialog->conversion().stage() == FolderConversion::Stage::Planned; },
                patience))
            qFatal("there is no plan");
        return dialog;
    }
    /// Whether it stands in the place of a text.
    bool said(const QString& line) const {
        const auto labels = find<NoTextPage>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->text() == line; });
    }
    /// What stands there below name and place.
    QString words() const {
        const auto labels = find<NoTextPage>()->findChildren<QLabel*>();
        return labels.size() > 3 ? labels[3]->text() : QString();
    }
    QString shownName() const { return find<QLabel>(u"folder-shown"_s)->text(); }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_state.path());
        QCoreApplication::setOrganizationName(u"charsleuth-test"_s);
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
    }
    void init() {
        m_files = std::make_unique<QTemporaryDir>();
        writtenFile(*m_files, u"a.txt"_s, french());
        writtenFile(*m_files, u"b.txt"_s, russian());
    }
    void cleanup() { m_window.reset(); }

    void enterTakesTheEncodingThatWasTyped() {
        show();
        clickRow(0);
        typeEncoding(u"cp850"_s);
        QTRY_COMPARE(cell(0, FolderModel::Encoding), u"IBM850"_s);
        QCOMPARE(cell(1, FolderModel::Encoding), u"KOI8-R"_s);
    }
    void whatIsChosenBesideTheTextStandsInTheTable() {
        show();
        clickRow(0);
        auto* text = find<TextView>();
        text->setFocus();
        QTest::keyClick(text, Qt::Key_2); // the second candidate
        QTRY_COMPARE(cell(0, FolderModel::Confidence), u"chosen"_s);
        QVERIFY(cell(0, FolderModel::Encoding) != u"windows-1252"_s);
        QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(cell(0, FolderModel::Encoding), u"windows-1252"_s);
    }
    /// Of each selected file, and used where the folder is converted.
    void whatWasChosenBeforeStandsInTheTableAndIsConvertedSo() {
        ChoiceStore memory(m_state.filePath(u"choices"_s));
        show(&memory);
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        typeEncoding(u"cp850"_s);
        QTRY_COMPARE(cell(0, FolderModel::Encoding), u"IBM850"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(memory.count(), 2);
        show(&memory);
        QCOMPARE(cell(1, FolderModel::Encoding), u"IBM850"_s);
        QCOMPARE(cell(1, FolderModel::Confidence), u"chosen"_s);
        clickRow(0);
        QCOMPARE(find<DocumentPage>()->session().state().shown, EncodingId::Ibm850);
        auto* dialog = planFor(u"folder-convert"_s);
        const FilePlan& plan = dialog->conversion().plans().front();
        QCOMPARE(plan.from, EncodingId::Ibm850);
        const auto* rows = dialog->findChild<QTableWidget*>();
        QVERIFY2(rows->item(0, 4)->text().contains("as you chose"),
                 qPrintable(rows->item(0, 4)->text()));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTest::mouseClick(find<QPushButton>(u"folder-detected"_s), Qt::LeftButton);
        QCOMPARE(cell(0, FolderModel::Encoding), u"windows-1252"_s);
        show(&memory);
        QCOMPARE(cell(0, FolderModel::Encoding), u"windows-1252"_s);
        QCOMPARE(cell(1, FolderModel::Encoding), u"IBM850"_s);
        writtenFile(*m_files, u"b.txt"_s, french() + russian());
        show(&memory); // it was chosen for another content
        QCOMPARE(cell(1, FolderModel::Confidence).endsWith('%'), true);
        m_window.reset(); // before the memory
    }
    void whatIsChosenForAFileByItselfIsTakenWhenTheWindowIsActiveAgain() {
        ChoiceStore memory(m_state.filePath(u"choices of files"_s));
        show(&memory);
        clickRow(0);
        DocumentPage page(Scheme::Light);
        page.setMemory(&memory);
        page.setRemembering(false);
        page.show();
        page.activateWindow();
        page.open(m_files->filePath("a.txt").toStdString());
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), patience);
        QTest::keyClick(&page, Qt::Key_2);
        QTRY_COMPARE(memory.count(), 1);
        m_window->activateWindow();
        QTRY_COMPARE(cell(0, FolderModel::Confidence), u"chosen"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(find<DocumentPage>()->session().state().shown, page.session().state().shown);
        m_window.reset(); // before the memory
    }
    void whatWasFoundWithAnotherEncodingIsNotSaidOfTheChosenOne() {
        writtenFile(*m_files, u"c.txt"_s,
                    QByteArray("Gr\xC3\xBC\xC3\x9F"
                               "e aus K\xC3\xB6ln.\n")
                            .repeated(9) +
                        "\xFF\n");
        show();
        QCOMPARE(cell(0, FolderModel::Language), u"French"_s);
        QVERIFY(cell(2, FolderModel::Remarks).contains("damaged"));
        QCOMPARE(cell(2, FolderModel::Damage), u"1"_s);
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        typeEncoding(u"cp850"_s);
        QTRY_COMPARE(cell(0, FolderModel::Encoding), u"IBM850"_s);
        QCOMPARE(cell(0, FolderModel::Language), QString());
        QCOMPARE(cell(0, FolderModel::Remarks), u"not declared"_s);
        QCOMPARE(cell(2, FolderModel::Remarks), QString());
        QCOMPARE(cell(2, FolderModel::Damage), QString());
        typeEncoding(u"windows-1252"_s);
        QTRY_COMPARE(cell(0, FolderModel::Language), u"French"_s); // it was found with that
    }
    void withoutASelectionTheFolderIsToldOf() {
        show();
        QCOMPARE(words(), u"Select a file to see its text."_s);
        QVERIFY(said(
            u"2 files, %1 bytes; 2 files to look at:"_s.arg(french().size() + russian().size())));
        clickRow(0);
        QTRY_VERIFY(find<TextView>()->isVisible());
        QVERIFY(!find<NoTextPage>()->isVisible());
        QTest::keyClick(table(), Qt::Key_Escape);
        QTRY_VERIFY(find<NoTextPage>()->isVisible());
        QCOMPARE(words(), u"Select a file to see its text."_s);
        QVERIFY(table()->hasFocus());
        QTest::keyClicks(find<QLineEdit>(u"folder-search"_s), "nothing is called so");
        QVERIFY2(words().startsWith("No file is shown"), qPrintable(words()));
    }
    void itsWordsLeadToTheFilesToLookAt() {
        writtenFile(*m_files, u"c.txt"_s, "plain\n");
        show();
        const auto* way = find<NoTextPage>()->findChild<OfferLine*>();
        QCOMPARE(way->text(), u"not declared"_s);
        QTest::mouseClick(const_cast<OfferLine*>(way), Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), 2);
    }
    void aFileThatCannotBeReadShowsWhy() {
        show();
        clickRow(0);
        QFile::remove(m_files->filePath("b.txt"));
        clickRow(1);
        QTRY_VERIFY(find<NoTextPage>()->isVisible());
        QVERIFY2(words().contains("No such file"), qPrintable(words()));
        clickRow(0);
        QTRY_VERIFY(find<TextView>()->isVisible());
    }
    void aRightClickOnEmptySpaceHasNoMenuOfRows() {
        show();
        clickRow(0);
        const QPoint below(40, table()->viewport()->height() - 5);
        QVERIFY(!table()->indexAt(below).isValid());
        QContextMenuEvent event(QContextMenuEvent::Mouse, below,
                                table()->viewport()->mapToGlobal(below));
        QCoreApplication::sendEvent(table()->viewport(), &event);
        QTest::qWait(50);
        QVERIFY(!find<QMenu>(u"folder-rows"_s)->isVisible());
    }
    void whatIsConvertedIsShownAnewAndStaysSelected() {
        show();
        clickRow(0);
        m_window->convertSelected();
        auto* dialog = find<ConvertFolderDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* convert = dialog->findChild<QPushButton*>(u"convert"_s);
        QTRY_VERIFY_WITH_TIMEOUT(convert->isVisible() && convert->isEnabled(), patience);
        QTest::mouseClick(convert, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QPushButton*>(u"undo"_s)->isVisible(), patience);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, FolderModel::Encoding), u"UTF-8"_s, patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(table()->selectionModel()->selectedRows().size(), 1);
        const DocumentState& state = find<DocumentPage>()->session().state();
        QCOMPARE(state.shown, EncodingId::Utf8);
        QVERIFY(!state.onDisk);
    }
    void theTextIsNamedAndGoesWithItsGroup() {
        show();
        QCOMPARE(shownName(), u"No file is selected."_s);
        clickRow(0);
        QCOMPARE(shownName(), u"a.txt"_s);
        QVERIFY(find<DocumentPage>()->session().isOpen());
        auto* groups = find<QListView>(u"folder-groups"_s);
        const int other = groups->model()->index(1, 0).data().toString().contains("KOI8") ? 1 : 2;
        QTest::mouseClick(groups->viewport(), Qt::LeftButton, {},
                          groups->visualRect(groups->model()->index(other, 0)).center());
        QTRY_COMPARE(shownName(), u"No file is selected."_s);
        const auto pages = m_window->findChildren<DocumentPage*>();
        QVERIFY(std::ranges::none_of(pages, [](DocumentPage* page) {
            return page->isVisible() && page->session().isOpen();
        }));
        clickRow(0);
        QCOMPARE(shownName(), u"b.txt"_s);
    }
    void aFileIsOpenedByADoubleClickAndByEnter() {
        writtenFile(*m_files, u"c.zip"_s, zipOf({{"a.txt", "text\n"}}));
        show();
        QSignalSpy wanted(m_window.get(), &FolderWindow::filesWanted);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, placeOf(2)); // the first press
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, placeOf(2));
        QTRY_COMPARE(wanted.size(), 1);
        using Paths = std::vector<std::string>;
        QCOMPARE(wanted.front().front().value<Paths>(),
                 Paths{m_files->filePath("c.zip").toStdString()});
        clickRow(0);
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted.back().front().value<Paths>().size(), 3U);
    }
    void aRowHasAMenu() {
        show();
        chooseInMenu(1, u"row-copy-path"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_files->filePath("b.txt"));
        QSignalSpy alone(m_window.get(), &FolderWindow::newWindowWanted);
        chooseInMenu(0, u"row-new-window"_s);
        QCOMPARE(alone.size(), 1);
        chooseInMenu(1, u"row-read-as"_s);
        QVERIFY(find<QComboBox>(u"folder-encoding"_s)->hasFocus());
        QTest::keyClicks(m_window->focusWidget(), "IBM866");
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        QTest::mouseClick(find<QPushButton>(u"folder-overrule"_s), Qt::LeftButton);
        QVERIFY2(cell(1, FolderModel::Encoding).contains("IBM866"),
                 qPrintable(cell(1, FolderModel::Encoding)));
        chooseInMenu(1, u"row-detected"_s);
        QVERIFY(cell(1, FolderModel::Encoding).contains("KOI8-R"));
    }
    void whatIsExcludedIsNotConverted() {
        show();
        chooseInMenu(0, u"row-exclude"_s);
        QVERIFY2(cell(0, FolderModel::Remarks).contains("is not converted"),
                 qPrintable(cell(0, FolderModel::Remarks)));
        QVERIFY(!find<QPushButton>(u"folder-convert"_s)->isEnabled());
        auto* all = find<QPushButton>(u"folder-convert-all"_s);
        QCOMPARE(all->text(), u"Convert a&ll 1…"_s);
        QTest::keyClick(table(), Qt::Key_F5); // it outlasts that the folder is read again
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QTest::mouseClick(all, Qt::LeftButton);
        auto* dialog = find<ConvertFolderDialog>();
        QTRY_COMPARE_WITH_TIMEOUT(dialog->conversion().stage(), FolderConversion::Stage::Planned,
                                  patience);
        QCOMPARE(dialog->conversion().plans().size(), 1U);
        QVERIFY(dialog->conversion().plans().front().path.ends_with("b.txt"));
        dialog->close();
        chooseInMenu(0, u"row-exclude"_s);
        QCOMPARE(all->text(), u"Convert a&ll 2…"_s);
    }
    void theKeyForTheLastConversionWorksInTheFields() {
        show();
        m_window->convertShown();
        auto* dialog = find<ConvertFolderDialog>();
        const auto reaches = [&](FolderConversion::Stage stage) {
            return QTest::qWaitFor([&] { return dialog->conversion().stage() == stage; }, patience);
        };
        QVERIFY(reaches(FolderConversion::Stage::Planned));
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"convert"_s), Qt::LeftButton);
        QVERIFY(reaches(FolderConversion::Stage::Converted));
        for (const auto& field : {u"folder-encoding"_s, u"folder-search"_s}) {
            QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY_WITH_TIMEOUT(!dialog->isVisible() && m_window->isSettled(), patience);
            m_window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
            find<QWidget>(field)->setFocus();
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Z,
                            Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY2(dialog->isVisible(), qPrintable(field));
        }
    }
    void whatOnlyTheNameSaysIsNoDeclaration() {
        writtenFile(*m_files, u"c.koi8-r.txt"_s,
                    "Gr\xC3\xBC\xC3\x9F"
                    "e aus K\xC3\xB6ln.\n");
        writtenFile(*m_files, u"d.html"_s,
                    "<meta charset=koi8-r><p>Gr\xC3\xBC\xC3\x9F"
                    "e aus K\xC3\xB6ln.\n");
        show();
        QCOMPARE(cell(2, FolderModel::Remarks), u"named otherwise"_s);
        QCOMPARE(cell(2, FolderModel::Declared), QString());
        QCOMPARE(cell(3, FolderModel::Remarks), u"declared otherwise"_s);
    }
};

QTEST_MAIN(FolderRowsTest)
#include "folder_rows_test.moc"
