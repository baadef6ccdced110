/// What the list of a folder says: without a selection, of files that cannot be read, and of
/// those whose encoding was chosen, now or earlier.

#include "app/viewer/window/translations.h"
#include "tests/app/viewer/folder/folder_fixture.h"

using namespace charsleuth;
using namespace charsleuth::viewer;

class FolderWordsTest : public FolderFixture {
    Q_OBJECT

private slots:
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
        const FilePlan& plan = conversionOf(dialog).plans().front();
        QCOMPARE(plan.from, EncodingId::Ibm850);
        const auto* rows = dialog->findChild<QTableWidget*>();
        QVERIFY2(rows->item(0, 4)->text().contains("as you chose"),
                 qPrintable(rows->item(0, 4)->text()));
        QTest::keyClick(dialog, Qt::Key_Escape);
        chooseInMenu(0, u"row-detected"_s);
        QCOMPARE(cell(0, FolderModel::Encoding), u"windows-1252"_s);
        show(&memory);
        QCOMPARE(cell(0, FolderModel::Encoding), u"windows-1252"_s);
        QCOMPARE(cell(1, FolderModel::Encoding), u"IBM850"_s);
        writtenFile(*m_files, u"b.txt"_s, french() + russian());
        show(&memory); // it was chosen for another content
        QCOMPARE(cell(1, FolderModel::Confidence).endsWith('%'), true);
        m_window.reset(); // before the memory
    }
    void whatIsChosenForAFileInItsTabIsTakenWhenTheListIsShownAgain() {
        ChoiceStore memory(m_state.filePath(u"choices of files"_s));
        show(&memory);
        clickRow(0);
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(m_window->count(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_2);
        const EncodingId chosen = *m_window->current().session().state().shown;
        QTRY_COMPARE(memory.count(), 1);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_COMPARE(cell(0, FolderModel::Confidence), u"chosen"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(m_window->current().session().state().shown, chosen);
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
        QTRY_COMPARE(cell(2, FolderModel::Damage), QString());
        QCOMPARE(cell(0, FolderModel::Remarks), QString());
        QCOMPARE(cell(2, FolderModel::Remarks), QString());
        QCOMPARE(cell(2, FolderModel::Damage), QString());
        typeEncoding(u"windows-1252"_s);
        QTRY_COMPARE(cell(0, FolderModel::Language), u"French"_s); // it was found with that
    }
    void damageStaysInTheTableWhenAnEncodingIsChosen() {
        writtenFile(*m_files, u"c.txt"_s, russian() + "\xD0\xBF\xFF\n");
        show();
        clickRow(2);
        typeEncoding(u"UTF-8"_s);
        QTRY_COMPARE(cell(2, FolderModel::Confidence), u"chosen"_s);
        QTRY_VERIFY(cell(2, FolderModel::Damage).toInt() > 9);
        QVERIFY2(cell(2, FolderModel::Remarks).contains("damaged"),
                 qPrintable(cell(2, FolderModel::Remarks)));
    }
    /// Subtitles have no place for the name of their encoding.
    void onlyWhatCanDeclareIsToLookAtUndeclared() {
        writtenFile(*m_files, u"c.srt"_s, "1\n00:00:01,000 --> 00:00:02,000\n" + french());
        writtenFile(*m_files, u"d.HTML"_s, "<p>" + french());
        show();
        QCOMPARE(cell(2, FolderModel::Remarks), QString());
        QCOMPARE(cell(3, FolderModel::Remarks), u"not declared"_s);
    }
    void aPlanListsWhatIsChangedInTheText() {
        writtenFile(*m_files, u"c.xml"_s,
                    "<?xml version=\"1.0\" encoding=\"windows-1252\"?>\n<p>" + french() + "</p>\n");
        show();
        clickRow(2);
        auto* dialog = planFor(u"folder-convert"_s);
        const QString note = dialog->findChild<QTableWidget*>()->item(0, 4)->toolTip();
        QVERIFY2(note.contains(u"line 1: “windows-1252” becomes “UTF-8”"_s), qPrintable(note));
        dialog->close();
    }
    void mojibakeThatIsThereOnlyInTheChosenEncodingIsTold() {
        QByteArray text;
        for (int line = 0; line < 6; ++line)
            text += "Gr\xFC\xDF"
                    "e aus K\xF6ln, sch\xF6ne B\xFC"
                    "cher.\n";
        writtenFile(*m_files, u"c.txt"_s,
                    text + u"GrÃ¼ÃŸe aus KÃ¶ln\nGrÃ¼ÃŸe aus KÃ¶ln\n"_s.toUtf8());
        show();
        clickRow(2);
        QCOMPARE(cell(2, FolderModel::Encoding), u"windows-1252"_s);
        QVERIFY(!cell(2, FolderModel::Remarks).contains(u"encoded twice"_s));
        typeEncoding(u"utf-8"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(cell(2, FolderModel::Remarks).contains(u"encoded twice"_s),
                                  qPrintable(cell(2, FolderModel::Remarks)), patience);
    }
    void namesThatDifferInTheirMiddleAreToldApart() {
        for (const QString& number : {u"07"_s, u"08"_s})
            writtenFile(*m_files, u"Episode.%1.The.One.With.A.Long.Name.srt"_s.arg(number),
                        french());
        show();
        const auto picture = [&](int row) {
            return table()->viewport()->grab(table()->visualRect(table()->model()->index(row, 0)));
        };
        QVERIFY(cell(2, 0).contains(u"07"_s) && cell(3, 0).contains(u"08"_s));
        QVERIFY(picture(2).toImage() != picture(3).toImage());
    }
    void returnClicksAButton() {
        show();
        clickRow(0);
        auto* button = find<QPushButton>(u"folder-convert"_s);
        button->setFocus();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->close();
    }
    void withoutASelectionTheFolderIsToldOf() {
        show();
        QCOMPARE(words(), u"Select a file to see its text."_s);
        QVERIFY(said(u"2 files, %1 bytes; there is nothing odd about them."_s.arg(
            french().size() + russian().size())));
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
        writtenFile(*m_files, u"c.html"_s, french());
        writtenFile(*m_files, u"d.html"_s, french());
        show();
        const auto* way = find<NoTextPage>()->findChild<OfferLine*>();
        QCOMPARE(way->text(), u"not declared"_s);
        QTest::mouseClick(const_cast<OfferLine*>(way), Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QTRY_COMPARE(shownName(), u"c.html"_s);
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
    void whatIsDoneWithAFileIsNotCut() {
        setLanguage(*qApp, u"ru"_s);
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        const auto* rows = dialog->findChild<QTableWidget*>();
        const QAbstractItemView& view = *rows;
        QVERIFY(rows->columnWidth(1) >= view.sizeHintForColumn(1));
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"convert"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->stage(), ConversionStage::Converted, patience);
        QVERIFY(rows->columnWidth(1) >= view.sizeHintForColumn(1));
        dialog->close();
        setLanguage(*qApp, u"en"_s);
    }
    void aPlanSpeaksOfConfidenceAsItsFieldDoes() {
        writtenFile(*m_files, u"c.txt"_s, "na\xEFve\n");
        show();
        auto* dialog = planFor(u"folder-convert-all"_s);
        const auto* rows = dialog->findChild<QTableWidget*>();
        const QString note = rows->item(0, 4)->text().replace(QChar(0x202F), u' ');
        static const QRegularExpression expected(
            u"^is .+ with a confidence of \\d+\\.\\d %, below 95\\.0 %$"_s);
        QVERIFY2(expected.match(note).hasMatch(), qPrintable(note));
        dialog->close();
    }
    void aFolderHasItsNameHoweverItIsTyped() {
        m_window = std::make_unique<MainWindow>(Scheme::Light, nullptr);
        m_window->show();
        const QString before = QDir::currentPath(), name = QFileInfo(m_files->path()).fileName();
        QDir::setCurrent(m_files->path());
        for (const std::string& typed : {m_files->path().toStdString() + "/", std::string(".")}) {
            m_window->open({typed}); // the second time it is there already
            QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
            QCOMPARE(m_window->count(), 1);
            QCOMPARE(m_window->windowTitle(), name + u" (folder) — Charsleuth"_s);
        }
        QDir::setCurrent(before);
        auto* dialog = planFor(u"folder-convert-all"_s);
        QVERIFY(std::ranges::any_of(dialog->findChildren<QLineEdit*>(), [&](QLineEdit* place) {
            return place->text() == m_files->path() + ".converted";
        }));
        dialog->close();
    }
};

QTEST_MAIN(FolderWordsTest)
#include "folder_words_test.moc"
