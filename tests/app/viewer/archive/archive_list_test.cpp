/// The list of an archive as hands use it: names, encodings of names, members' texts.

#include "app/archive/archive_file.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/text_view.h"
#include "core/registry/registry.h"
#include "tests/app/viewer/archive/archive_fixture.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>

using namespace charsleuth;
using namespace charsleuth::viewer;

class ArchiveListTest : public ArchiveFixture {
    Q_OBJECT

private slots:
    void namesStandThereInTheEncodingThatAllOfThemTell() {
        show(madeZip());
        QCOMPARE(find<QTableView>("archive-table")->model()->rowCount(), 4);
        QCOMPARE(cell(0, MemberModel::Name), QStringLiteral("Река течет медленно.txt"));
        QCOMPARE(cell(2, MemberModel::Name), QStringLiteral("Берег реки/plain.txt"));
        QVERIFY2(find<QLabel>("archive-verdict")->text().contains("IBM866"),
                 qPrintable(find<QLabel>("archive-verdict")->text()));
        QVERIFY(find<QTableWidget>("archive-candidates")->rowCount() > 1);
        QVERIFY(find<QTableWidget>("archive-candidates")->item(0, 2)->text().contains("Река"));
    }
    void theWindowHasRoomForAllOfItsParts() {
        show(madeZip());
        const auto* area = m_window->findChild<QScrollArea*>("list");
        QVERIFY(!area->verticalScrollBar()->isVisible());
        clickRow(0);
        for (const QSize size : {QSize(1180, 680), QSize(640, 440)}) {
            m_window->resize(size);
            const auto* text = m_window->findChild<TextView*>();
            QTRY_VERIFY(text->height() > size.height() / 2 && text->width() > size.width() * 2 / 5);
        }
    }
    void anotherCandidateIsChosenByKeys() {
        show(madeZip());
        auto* candidates = find<QTableWidget>("archive-candidates");
        candidates->setFocus();
        QTest::keyClick(candidates, Qt::Key_Home);
        QTest::keyClick(candidates, Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->isSettled() && cell(0, MemberModel::KnownBy) == "your choice", patience);
        QVERIFY(cell(0, MemberModel::Name) != QStringLiteral("Река течет медленно.txt"));
        QTest::keyClick(candidates, Qt::Key_Up);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, MemberModel::Name),
                                  QStringLiteral("Река течет медленно.txt"), patience);
    }
    void anyEncodingCanBeTyped() {
        show(madeZip());
        auto* candidates = find<QTableWidget>("archive-candidates");
        QCOMPARE(candidates->rowCount(), static_cast<int>(allEncodings().size()));
        candidates->setFocus();
        QTest::keyClicks(candidates, "ibm8"); // though digits are keys of the page
        QVERIFY(candidates->item(candidates->currentRow(), 0)->text().startsWith("IBM8"));
        QTest::qWait(QApplication::keyboardInputInterval() + 50);
        QTest::keyClicks(candidates, "koi8-u");
        QTRY_VERIFY_WITH_TIMEOUT(
            find<QLabel>("archive-verdict")->text().endsWith("KOI8-U as you chose"), patience);
    }
    void aMembersTextIsShown() {
        show(madeZip());
        m_window->findChild<ArchiveList*>()->selectFirst();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !shownText().isEmpty(), patience);
        QCOMPARE(shownText(), QStringLiteral("Река течет медленно.txt"));
        auto* page = m_window->findChild<DocumentPage*>();
        QCOMPARE(page->session().state().shown, std::optional(EncodingId::Koi8R));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
        QCOMPARE(find<QLabel>("archive-status")->text(), QStringLiteral("This is a folder."));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Down);
        QTRY_COMPARE_WITH_TIMEOUT(shownText(), QStringLiteral("Берег реки/plain.txt"), patience);
    }
    void nothingIsShownBeforeAMemberIsSelected() {
        show(madeZip());
        QVERIFY(find<QTableView>("archive-table")->hasFocus());
        QVERIFY(!showsText());
        QStringList said;
        for (const QLabel* label : m_window->findChild<NoTextPage*>()->findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains("Select a file to see its text."), qPrintable(said.join(" | ")));
        QVERIFY2(said.contains("Files: 3. Folders: 1."), qPrintable(said.join(" | ")));
    }
    /// Else they would be shown in the place of a member.
    void filesThatAreDroppedAreOpenedInTabs() {
        show(madeZip());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(writtenFile(m_folder, "a.txt", "text\n"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_window->current(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_window->current(), &drop);
        QCOMPARE(m_window->count(), 2);
        QVERIFY(m_window->page(0).session().state().bytes == nullptr);
    }
    void theTextGoesWithItsMember() {
        show(madeZip());
        clickRow(0);
        QTRY_VERIFY(showsText());
        clickRow(1); // a folder
        QVERIFY(!showsText());
        clickRow(2);
        QTRY_VERIFY(showsText());
        QTest::keyClick(find<QTableView>("archive-table"), Qt::Key_Escape);
        QTRY_VERIFY(!showsText());
    }
    void theKeysOfTheShownTextWorkBesideIt() {
        show(madeZip());
        clickRow(0);
        QTRY_VERIFY(showsText());
        QVERIFY(find<QTableView>("archive-table")->hasFocus());
        QTest::keyClick(m_window->focusWidget(), Qt::Key_S,
                        Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_window->findChild<ConvertDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        // Beside the archive, whatever folder the program was started in.
        QCOMPARE(dialog->findChild<QLineEdit*>("place")->text(),
                 m_folder.filePath("Река течет медленно.utf-8.txt"));
        QVERIFY(!dialog->findChild<QComboBox*>("destination")->isVisible()); // it is no file
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), patience);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY2_WITH_TIMEOUT(dialog->message().startsWith("Saved as"),
                                  qPrintable(dialog->message()), patience);
        QFile copy(m_folder.filePath("Река течет медленно.utf-8.txt"));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(copy.readAll()).startsWith("Река течет медленно, рыбаки"));
        QTest::keyClick(dialog, Qt::Key_Escape);
    }
    void aMemberIsOpenedByADoubleClickAndByEnter() {
        show(madeZip());
        clickRow(0);
        auto* viewport = find<QTableView>("archive-table")->viewport();
        QTest::mouseDClick(viewport, Qt::LeftButton, {}, placeOf(0));
        const auto goBack = [this] {
            QTest::keyClick(m_window->focusWidget(), Qt::Key_W, Qt::ControlModifier);
            return m_window->count() == 1;
        };
        QTRY_COMPARE_WITH_TIMEOUT(m_window->count(), 2, patience);
        QCOMPARE(m_window->current().documentName(), QStringLiteral("Река течет медленно.txt"));
        QVERIFY(goBack());
        QTest::keyClick(find<QTableView>("archive-table"), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->count(), 2, patience);
        QVERIFY(goBack());
        clickRow(1);
        QTest::keyClick(find<QTableView>("archive-table"), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(m_window->count(), 1); // a folder has no text
    }
    void theEncodingInUseIsMarkedAndTheFirstIsTheWayBack() {
        show(madeZip());
        auto* candidates = find<QTableWidget>("archive-candidates");
        QCOMPARE(candidates->currentRow(), 0);
        const auto verdict = [this] { return find<QLabel>("archive-verdict")->text(); };
        for (const int row : {1, 0}) {
            QTest::mouseClick(candidates->viewport(), Qt::LeftButton, {},
                              candidates->visualItemRect(candidates->item(row, 0)).center());
            QTRY_VERIFY_WITH_TIMEOUT(verdict().contains("as you chose") == (row == 1), patience);
            QCOMPARE(candidates->currentRow(), row);
        }
    }
    void whereTheArchiveTellsAllNamesNoneIsAskedFor() {
        show(writtenFile(m_folder, "plain.zip", zipOf({{"a.txt", "text\n"}})));
        QVERIFY(!find<QTableWidget>("archive-candidates")->isVisible());
    }
    void aSearchLeavesWhatFits() {
        show(madeZip());
        QTest::keyClicks(find<QLineEdit>("archive-search"), "plain");
        QCOMPARE(find<QTableView>("archive-table")->model()->rowCount(), 1);
    }
    void whatIsNoArchiveIsTold() {
        show(writtenFile(m_folder, "no.zip", "PK\3\4 and nothing else"));
        // The cause is told where the names were awaited.
        const QString said = find<QLabel>("archive-verdict")->text();
        QVERIFY2(said.contains("no.zip"), qPrintable(said));
    }
    void aZipIsListedBesideFilesInTabs() {
        MainWindow window(Scheme::Light, nullptr);
        const std::string zip = madeZip().toStdString();
        const std::string text = writtenFile(m_folder, "a.txt", "text\n").toStdString();
        window.open({zip, text, zip});
        QCOMPARE(window.openFiles(), (std::vector<std::string>{zip, text}));
        QCOMPARE(window.current().path(), zip);
    }
    void theEndOfAnArchivesNameMayBeInCapitals() {
        for (const char* name : {"a.TAR", "a.Tar.GZ", "a.7Z", "a.LZH"})
            QVERIFY2(isArchive(writtenFile(m_folder, QLatin1String(name), "x").toStdString()),
                     name);
        QVERIFY(!isArchive(writtenFile(m_folder, "star", "x").toStdString()));
    }
    void aZipThatIsADocumentOrAProgramIsNoArchive_data() {
        QTest::addColumn<QByteArray>("required");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("odt") << QByteArray("META-INF/manifest.xml") << QByteArray("<manifest/>");
        QTest::newRow("epub") << QByteArray("META-INF/container.xml") << QByteArray("<c/>");
        QTest::newRow("docx") << QByteArray("[Content_Types].xml") << QByteArray("<Types/>");
        QTest::newRow("jar") << QByteArray("META-INF/MANIFEST.MF")
                             << QByteArray("Manifest-Version: 1.0\n");
    }
    /// It is shown as what it is, with a button for its members.
    void aZipThatIsADocumentOrAProgramIsNoArchive() {
        QFETCH(QByteArray, required);
        QFETCH(QByteArray, content);
        const std::string path =
            writtenFile(
                m_folder, QString("a.%1").arg(QTest::currentDataTag()),
                zipOf({{"mimetype", "text"}, {required, content}, {"content.xml", "<content/>"}}))
                .toStdString();
        QVERIFY(!isArchive(path));
        MainWindow window(Scheme::Light, nullptr);
        window.show();
        window.open({path});
        QVERIFY(window.current().list() == nullptr);
        const auto list = [&] {
            for (QPushButton* button : window.current().findChildren<QPushButton*>())
                if (button->text() == QLatin1String("List the files in it"))
                    return button;
            return static_cast<QPushButton*>(nullptr);
        };
        QTRY_VERIFY_WITH_TIMEOUT(list() != nullptr, patience);
        list()->click();
        QCOMPARE(window.count(), 2);
        QVERIFY(window.current().list() != nullptr);
        QCOMPARE(window.current().path(), path);
    }
    void aZipOfTextsIsAnArchive() { QVERIFY(isArchive(madeZip().toStdString())); }
};

QTEST_MAIN(ArchiveListTest)
#include "archive_list_test.moc"
