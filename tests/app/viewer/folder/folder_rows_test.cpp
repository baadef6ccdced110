/// What is done with the files of a folder row by row: they are opened, named, excluded.

#include "app/viewer/folder/folder_advice.h"
#include "app/viewer/folder/runs_dialog.h"
#include "app/viewer/views/copy_panel.h"
#include "app/viewer/views/find_bar.h"
#include "tests/app/viewer/folder/folder_fixture.h"

#include <QCheckBox>

using namespace charsleuth;
using namespace charsleuth::viewer;

class FolderRowsTest : public FolderFixture {
    Q_OBJECT

private slots:
    void enterTakesTheEncodingThatWasTyped() {
        show();
        clickRow(0);
        typeEncoding(u"cp850"_s);
        QTRY_COMPARE(cell(0, FolderModel::Encoding), u"IBM850"_s);
        QCOMPARE(cell(1, FolderModel::Encoding), u"KOI8-R"_s);
    }
    void whatIsOddAboutAFileStaysSoWhenItsEncodingIsChosen() {
        writtenFile(*m_files, u"c.txt"_s,
                    "Un caf\xEF\xBF\xBD noir, s'il vous pla\xC3\xAEt, et d\xC3\xA9j\xC3\xA0.\n");
        show();
        const auto remarks = [this](int row) { return cell(row, FolderModel::Remarks); };
        QVERIFY2(remarks(2).contains(u"damaged"_s), qPrintable(remarks(2)));
        clickRow(2);
        typeEncoding(u"windows-1252"_s); // U+FFFD is three signs then
        QTRY_COMPARE(cell(2, FolderModel::Encoding), u"windows-1252"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(remarks(2).contains(u"damaged"_s), qPrintable(remarks(2)),
                                  patience);
        const auto heard = table()->model()->index(2, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(!heard.contains(u"nothing odd"_s), qPrintable(heard));
        clickRow(0); // sound in what it is, malformed in what is chosen
        typeEncoding(u"UTF-8"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(remarks(0).contains(u"damaged"_s), qPrintable(remarks(0)),
                                  patience);
        QVERIFY(!cell(0, FolderModel::Damage).isEmpty());
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
    void aRightClickOnEmptySpaceHasNoMenuOfRows() {
        show();
        clickRow(0);
        const QPoint below(40, table()->viewport()->height() - 5);
        QVERIFY(!table()->indexAt(below).isValid());
        QContextMenuEvent event(QContextMenuEvent::Mouse, below,
                                table()->viewport()->mapToGlobal(below));
        QCoreApplication::sendEvent(table()->viewport(), &event);
        QTest::qWait(50);
        QVERIFY(!find<QMenu>(u"list-menu"_s)->isVisible());
    }
    void whatIsConvertedIsShownAnewAndStaysSelected() {
        show();
        clickRow(0);
        find<FolderList>()->convertSelected();
        auto* dialog = find<ConvertDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        chooseDestination(dialog, Destination::InPlace);
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
    void oneKeyGoesThroughTheProblemsOfAllFiles() {
        const QByteArray german = "Gr\xC3\xBC\xC3\x9F"
                                  "e aus K\xC3\xB6ln, und sch\xC3\xB6ne Tage.\n";
        for (const auto& name : {u"c.txt"_s, u"d.txt"_s})
            writtenFile(*m_files, name, german + "\xFF\n" + german);
        show();
        const ByteRange damage{static_cast<std::uint64_t>(german.size()),
                               static_cast<std::uint64_t>(german.size()) + 1};
        const auto next = [this](Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(m_window->focusWidget(), Qt::Key_F3, modifiers);
            QTest::qWait(200); // a selection rests before its text is read
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        };
        next(); // a.txt and b.txt have nothing to look at
        QTRY_COMPARE(find<TextView>()->selection(), damage);
        QCOMPARE(shownName(), u"c.txt"_s);
        next();
        QTRY_COMPARE(shownName(), u"d.txt"_s);
        QTRY_COMPARE(find<TextView>()->selection(), damage);
        next(Qt::ShiftModifier);
        QTRY_COMPARE(shownName(), u"c.txt"_s);
        QTRY_COMPARE(find<TextView>()->selection(), damage);
    }
    void theTextIsNamedAndGoesWithItsGroup() {
        show();
        QCOMPARE(shownName(), QString());
        clickRow(0);
        QCOMPARE(shownName(), u"a.txt"_s);
        QVERIFY(find<DocumentPage>()->session().isOpen());
        auto* groups = find<QComboBox>(u"folder-filter"_s);
        groups->setCurrentIndex(groups->findText(u"KOI8-R (1)"_s));
        QTRY_COMPARE(shownName(), QString());
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
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, placeOf(2)); // the first press
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, placeOf(2));
        QTRY_COMPARE(m_window->count(), 2); // an archive's names are a list, too
        QCOMPARE(m_window->current().path(), m_files->filePath("c.zip").toStdString());
        QTest::keyClick(m_window->focusWidget(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(m_window->current().path(), m_files->path().toStdString());
        clickRow(0);
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_window->count(), 4);
        QCOMPARE(m_window->openFiles(),
                 (std::vector<std::string>{m_files->path().toStdString(),
                                           m_files->filePath("c.zip").toStdString(),
                                           m_files->filePath("a.txt").toStdString(),
                                           m_files->filePath("b.txt").toStdString()}));
    }
    void aRowHasAMenu() {
        show();
        chooseInMenu(1, u"row-copy-path"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_files->filePath("b.txt"));
        typeEncoding(u"IBM866"_s);
        QTRY_COMPARE(cell(1, FolderModel::Encoding), u"IBM866"_s);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ControlModifier, placeOf(0));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ControlModifier, placeOf(1));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ControlModifier, placeOf(1));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        chooseInMenu(1, u"row-read-as"_s);
        QCOMPARE(cell(0, FolderModel::Encoding), u"IBM866"_s);
        chooseInMenu(1, u"row-detected"_s);
        QCOMPARE(cell(0, FolderModel::Encoding), u"windows-1252"_s);
        QCOMPARE(cell(1, FolderModel::Encoding), u"KOI8-R"_s);
    }
    void whatIsExcludedIsNotConverted() {
        show();
        chooseInMenu(0, u"row-exclude"_s);
        QVERIFY2(cell(0, FolderModel::Remarks).contains("is not converted"),
                 qPrintable(cell(0, FolderModel::Remarks)));
        QVERIFY(!find<QPushButton>(u"folder-convert"_s)->isEnabled());
        auto* all = find<QPushButton>(u"folder-convert-all"_s);
        QCOMPARE(all->text(), u"Convert a&ll 1 …"_s);
        QTest::keyClick(table(), Qt::Key_F5); // it outlasts that the folder is read again
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QTest::mouseClick(all, Qt::LeftButton);
        auto* dialog = find<ConvertDialog>();
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Planned, patience);
        QCOMPARE(conversionOf(dialog).plans().size(), 1U);
        QVERIFY(conversionOf(dialog).plans().front().path.ends_with("b.txt"));
        dialog->close();
        chooseInMenu(0, u"row-exclude"_s);
        QCOMPARE(all->text(), u"Convert a&ll 2 …"_s);
    }
    void theKeyForTheConversionsWorksInTheFields() {
        show();
        find<QWidget>(u"folder-search"_s)->setFocus();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_H,
                        Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<RunsDialog>(u"runs"_s);
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(find<RunsDialog>(u"runs"_s) == nullptr);
    }
    void aKeyMeansTheSameWhereverTheFocusIs() {
        show();
        clickRow(0);
        for (const auto& part : {u"folder-table"_s, u"folder-search"_s, u"folder-filter"_s}) {
            find<QWidget>(part)->setFocus();
            QTest::keyClick(m_window->focusWidget(), Qt::Key_F, Qt::ControlModifier);
            auto* bar = find<FindBar>();
            QVERIFY2(bar->isVisible(), qPrintable(part));
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
            QTRY_VERIFY2(!bar->isVisible(), qPrintable(part));
        }
        find<TextView>()->setFocus(); // there too the folder's files are converted
        QTest::keyClick(m_window->focusWidget(), Qt::Key_S,
                        Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QVERIFY(find<CopyPanel>() == nullptr);
    }
    void aDialogStaysBeforeItsOwnPage() {
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        m_window->open({m_files->filePath("a.txt").toStdString()}); // by another program
        QTRY_COMPARE(m_window->count(), 2);
        QCOMPARE(m_window->current().path(), m_files->path().toStdString());
        QTest::keyClick(dialog, Qt::Key_Escape);
        m_window->activateWindow(); // as a desktop's window manager does
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(m_window->current().path(), m_files->filePath("a.txt").toStdString());
    }
    void garbledTextOfManyFilesIsPutRight() {
        const QByteArray garbled = "un caf\xC3\x83\xC2\xA9 pr\xC3\x83\xC2\xA8s de la mer\n";
        for (const auto& name : {u"c.txt"_s, u"d.txt"_s})
            writtenFile(*m_files, name, garbled);
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        auto* repair = dialog->findChild<QCheckBox*>(u"repair"_s);
        QTest::mouseClick(repair, Qt::LeftButton, {}, QPoint(8, repair->height() / 2));
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Planned, patience);
        QTRY_COMPARE_WITH_TIMEOUT(conversionOf(dialog).count(FilePlan::Action::Convert), 4,
                                  patience);
        const auto* rows = dialog->findChild<QTableWidget*>();
        QCOMPARE(rows->item(2, 4)->text(), u"2 places are put right"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"convert"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        QFile file(m_files->filePath(u"c.txt"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("un café près de la mer\n"));
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"undo"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Undone, patience);
        QFile again(m_files->filePath(u"d.txt"_s));
        QVERIFY(again.open(QIODevice::ReadOnly));
        QCOMPARE(again.readAll(), garbled);
    }
    void linesInTwoCodePagesAreSeen() {
        const QByteArray both = // KOI8-R and windows-1251 in turn
            "\xF3\xDF\xC5\xDB\xD8 \xD6\xC5 \xC5\xDD\xA3 \xDC\xD4\xC9\xC8 "
            "\xCD\xD1\xC7\xCB\xC9\xC8 \xC6\xD2\xC1\xCE\xC3\xD5\xDA\xD3\xCB\xC9\xC8 "
            "\xC2\xD5\xCC\xCF\xCB\n"
            "\xE8 \xE2\xFB\xEF\xE5\xE9 "
            "\xF7\xE0\xFE\n"
            "\xFB\xC9\xD2\xCF\xCB\xC1\xD1 \xDC\xCC\xC5\xCB\xD4\xD2\xC9\xC6\xC9\xCB\xC1\xC3\xC9\xD1 "
            "\xC0\xD6\xCE\xD9\xC8 \xC7\xD5\xC2\xC5\xD2\xCE\xC9\xCA "
            "\xC4\xC1\xD3\xD4 \xCD\xCF\xDD\xCE\xD9\xCA \xD4\xCF\xCC\xDE\xCF\xCB\n"
            "\xEF\xEE\xE4\xFA\xB8\xEC\xF3 \xF1\xE5\xEB\xFC\xF1\xEA\xEE\xE3\xEE "
            "\xF5\xEE\xE7\xFF\xE9\xF1\xF2\xE2\xE0\n"
            "\xF3\xC5\xC7\xCF\xC4\xCE\xD1 \xC8\xCF\xD2\xCF\xDB\xC1\xD1 \xD0\xCF\xC7\xCF\xC4\xC1, "
            "\xC9 "
            "\xCD\xD9 \xD0\xCF\xCA\xC4\xA3\xCD \xC7\xD5\xCC\xD1\xD4\xD8\n"
            "\xE2 \xF1\xF2\xE0\xF0\xFB\xE9 "
            "\xEF\xE0\xF0\xEA\n"
            "\xFA\xC1\xD7\xD4\xD2\xC1 \xCF\xC2\xC5\xDD\xC1\xC0\xD4 \xC4\xCF\xD6\xC4\xD8 \xC9 "
            "\xD3\xC9\xCC\xD8\xCE\xD9\xCA \xD7\xC5\xD4\xC5\xD2 \xD3 \xCD\xCF\xD2\xD1\n";
        writtenFile(*m_files, u"c.txt"_s, both);
        show();
        QCOMPARE(cell(0, FolderModel::Remarks), QString());
        QCOMPARE(cell(1, FolderModel::Remarks), QString());
        QVERIFY2(cell(2, FolderModel::Remarks).contains("two encodings"),
                 qPrintable(cell(2, FolderModel::Remarks)));
        const auto ways = find<NoTextPage>()->findChildren<OfferLine*>(); // what to look at
        const auto way = std::ranges::find(ways, u"two encodings"_s, &OfferLine::text);
        QVERIFY(way != ways.end());
        QTest::mouseClick(*way, Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(cell(0, FolderModel::Name), u"c.txt"_s);
    }
    void theFirstArrowSelectsTheFirstFile() {
        show();
        QTRY_COMPARE(QApplication::focusWidget(), table());
        QVERIFY(!table()->selectionModel()->hasSelection());
        QTest::keyClick(table(), Qt::Key_Down);
        QTRY_COMPARE(shownName(), u"a.txt"_s);
        QTest::keyClick(table(), Qt::Key_Down);
        QTRY_COMPARE(shownName(), u"b.txt"_s);
        QTest::keyClick(table(), Qt::Key_Escape);
        QTRY_VERIFY(!table()->selectionModel()->hasSelection());
        QTest::keyClick(table(), Qt::Key_Up);
        QTRY_COMPARE(shownName(), u"b.txt"_s);
    }
    /// Twelve Spanish files, and one of nine letters that reads as well in other encodings.
    void aTieIsAskedAboutWithBothReadings() {
        const char* const ways[] = {"monta\xF1"
                                    "a",
                                    "ma\xF1"
                                    "ana",
                                    "se\xF1or"};
        for (int file = 0; file < 12; ++file)
            writtenFile(*m_files, u"c%1.txt"_s.arg(file + 10),
                        QByteArray("\xBFQui\xE9n vio la ") + ways[file % 3] +
                            " despu\xE9s del a\xF1o pasado? Tambi\xE9n habr\xE1 sesi\xF3n en el "
                            "jard\xEDn.\n");
        writtenFile(*m_files, u"d.txt"_s, "o\xF1\xF3 con u");
        show();
        clickRow(14);
        const auto reading = [&](const QString& title) -> QPushButton* {
            for (auto* button : find<DocumentPage>()->findChildren<QPushButton*>())
                if (button->text() == title && button->isVisible())
                    return button;
            return nullptr;
        };
        const QString title = u"windows-1252, like the others"_s;
        QTRY_VERIFY(reading(title) != nullptr);
        QVERIFY(reading(title)->accessibleDescription().contains(u"o\u00F1\u00F3 con u"_s));
        QTest::mouseClick(reading(title), Qt::LeftButton);
        QTRY_COMPARE(cell(14, FolderModel::Confidence), u"chosen"_s);
        QCOMPARE(cell(14, FolderModel::Encoding), u"windows-1252"_s);
        // What the answer changes is said again, with the text, before it is written.
        auto* dialog = planFor(u"folder-convert-all"_s);
        const auto* rows = dialog->findChild<QTableWidget*>();
        QCOMPARE(rows->item(0, 0)->text(), u"d.txt"_s);
        const QString remark = rows->item(0, 4)->text();
        QVERIFY2(
            remark.startsWith(u"read as you chose: \u201Co\u00F1\u00F3 con u\u201D; by itself"_s),
            qPrintable(remark));
        QVERIFY2(remark.count(u"con u"_s) == 2, qPrintable(remark));
        QTest::keyClick(dialog, Qt::Key_Escape);
        clickRow(0); // sure by itself
        QVERIFY(reading(title) == nullptr);
    }
    void copiesGoBesideTheFolderUnlessTheUserChoosesOtherwise() {
        show();
        auto* dialog = planFor(u"folder-convert-all"_s, Destination::Copy);
        QCOMPARE(dialog->findChild<QComboBox*>(u"destination"_s)->currentText(),
                 u"Copies go to a folder"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"convert"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        QDir made(m_files->path() + u".converted"_s);
        QCOMPARE(made.entryList(QDir::Files), (QStringList{u"a.txt"_s, u"b.txt"_s}));
        QCOMPARE(QDir(m_files->path()).entryList(QDir::Files), made.entryList(QDir::Files));
        QFile file(m_files->filePath(u"a.txt"_s));
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == french());
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"undo"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Undone, patience);
        QCOMPARE(dialog->message(), u"2 copies are deleted, 0 are not; the files that were copied "
                                    "are as they were."_s);
        QVERIFY(!made.exists());
    }
    void anOriginalThatIsThereIsSaidInThePlanAndIsNoDeadEnd() {
        writtenFile(*m_files, u"a.txt.orig"_s, "an earlier one\n");
        show();
        QCOMPARE(table()->model()->rowCount(), 2);
        auto* dialog = planFor(u"folder-convert-all"_s);
        const auto* rows = dialog->findChild<QTableWidget*>();
        QCOMPARE(rows->item(0, 0)->text(), u"a.txt"_s);
        QCOMPARE(rows->item(0, 1)->text(), u"refused"_s);
        QVERIFY2(rows->item(0, 4)->text().endsWith(u"originals can go to a folder instead"_s),
                 qPrintable(rows->item(0, 4)->text()));
        auto* where = dialog->findChild<QComboBox*>(u"destination"_s);
        where->setFocus();
        QTest::keyClick(where, Qt::Key_Down);
        QTRY_COMPARE_WITH_TIMEOUT(conversionOf(dialog).count(FilePlan::Action::Convert), 2,
                                  patience);
    }
    void theOthersStayWhatTheyWereWhenTheyAreConverted() {
        writtenFile(*m_files, u"c.txt"_s, french());
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"convert"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, FolderModel::Encoding), u"UTF-8"_s, patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        const EncodingCounts counts = sureEncodings(find<FolderList>()->model().rows(), {});
        QCOMPARE(counts, (EncodingCounts{{EncodingId::Windows1252, 2}, {EncodingId::Koi8R, 1}}));
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
