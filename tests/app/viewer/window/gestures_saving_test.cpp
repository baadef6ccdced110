// What hands expect of saving: what the target lacks, a file replaced and put back, a batch.

#include "app/viewer/views/batch_row.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/holding_list.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QLineEdit>
#include <QRadioButton>
#include <QTableView>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class FolderOpener : public QObject {
    Q_OBJECT

public:
    QUrl opened;

public slots:
    void open(const QUrl& url) { opened = url; }
};

class GesturesSavingTest : public WindowFixture {
    Q_OBJECT

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    ConvertDialog* convertTo(const QString& words) {
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog))
            qFatal("there is no dialog");
        auto* input = dialog->findChild<QComboBox*>("to")->lineEdit();
        input->setFocus();
        input->selectAll();
        QTest::keyClicks(input, words);
        QTest::keyClick(input, Qt::Key_Tab);
        waitFor(dialog);
        return dialog;
    }
    static void waitFor(const ConvertDialog* dialog) {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
    }
    template <typename Button>
    static void click(QWidget* parent, const QString& words) {
        for (Button* button : parent->findChildren<Button*>())
            if (button->text().remove('&').startsWith(words) && button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton, {},
                                         QPoint(8, button->height() / 2));
        QFAIL(qPrintable("no such button: " + words));
    }

private slots:
    void whatATargetLacksIsWrittenInLetters() {
        openBytes("\xC5\xBC\xC3\xB3\xC5\x82w \xE2\x80\x93 5 \xE2\x82\xAC\n");
        ConvertDialog* dialog = convertTo(u"ISO-8859-1"_s);
        click<QRadioButton>(dialog, u"Save, with the letters"_s);
        click<QPushButton>(dialog, u"Save the copy"_s);
        waitFor(dialog);
        QVERIFY2(dialog->message().startsWith("Saved"), qPrintable(dialog->message()));
        QVERIFY2(dialog->message().endsWith("but for this: 4 characters are not in ISO-8859-1."),
                 qPrintable(dialog->message()));
        QCOMPARE(contentOf(m_folder.filePath("a.iso-8859-1.txt")), QByteArray("z\xF3lw - 5 EUR\n"));
    }

    void orAsHtmlEntities() {
        open(write("euro.txt", "5 \xE2\x82\xAC\n"), {.as = EncodingId::Utf8});
        ConvertDialog* dialog = convertTo(u"ISO-8859-1"_s);
        click<QRadioButton>(dialog, u"Save, with HTML entities"_s);
        click<QPushButton>(dialog, u"Save the copy"_s);
        waitFor(dialog);
        QCOMPARE(contentOf(m_folder.filePath("euro.iso-8859-1.txt")), QByteArray("5 &#8364;\n"));
    }

    void orInAnEncodingThatHoldsEverything() {
        openBytes("\xC5\xBC\xC3\xB3\xC5\x82w\n");
        ConvertDialog* dialog = convertTo(u"ISO-8859-1"_s);
        auto* holding = dialog->findChild<HoldingList*>();
        QTRY_VERIFY_WITH_TIMEOUT(holding->isVisible(), 20000);
        const QList<QPushButton*> offers = holding->findChildren<QPushButton*>();
        QVERIFY(offers.size() > 1);
        QVERIFY2(offers.front()->text().contains("5 bytes"), qPrintable(offers.front()->text()));
        QTest::mouseClick(offers.front(), Qt::LeftButton);
        waitFor(dialog);
        QVERIFY(dialog->losses().rowCount() == 0);
        QVERIFY(!holding->isVisible());
    }

    void aFileIsReplacedWithABackupAndThatIsUndone() {
        const QString path = write("in place.txt", "caf\xE9\n");
        open(path, {.as = EncodingId::Iso8859_1});
        ConvertDialog* dialog = convertTo(u"UTF-8"_s);
        const auto lead = [dialog] { return dialog->findChild<QLabel*>("lead")->text(); };
        QVERIFY2(lead().contains("stays as it is"), qPrintable(lead()));
        click<QCheckBox>(dialog, u"Replace the file itself"_s);
        QVERIFY2(lead().contains("itself gets") && lead().contains(".orig"), qPrintable(lead()));
        click<QPushButton>(dialog, u"Replace the file"_s);
        waitFor(dialog);
        QCOMPARE(contentOf(path), QByteArray("caf\xC3\xA9\n"));
        QCOMPARE(contentOf(path + ".orig"), QByteArray("caf\xE9\n"));
        QVERIFY2(dialog->message().startsWith("in place.txt is in UTF-8 now."),
                 qPrintable(dialog->message()));
        QVERIFY(!dialog->findChild<QComboBox*>("to")->isEnabled()); // it can be undone only
        click<QPushButton>(dialog, u"Undo"_s);
        QVERIFY(dialog->findChild<QComboBox*>("to")->isEnabled());
        QCOMPARE(contentOf(path), QByteArray("caf\xE9\n"));
        QVERIFY(!QFile::exists(path + ".orig"));
    }

    void whatChangedSinceIsNotUndone() {
        const QString path = write("changed.txt", "caf\xE9\n");
        open(path, {.as = EncodingId::Iso8859_1});
        ConvertDialog* dialog = convertTo(u"UTF-8"_s);
        click<QCheckBox>(dialog, u"Replace the file itself"_s);
        click<QPushButton>(dialog, u"Replace the file"_s);
        waitFor(dialog);
        (void)write("changed.txt", "of somebody else");
        click<QPushButton>(dialog, u"Undo"_s);
        QCOMPARE(contentOf(path), QByteArray("of somebody else"));
    }

    void aFileOfABatchIsReadOtherwise() {
        const QString first = write("first.txt", "\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0, "
                                                 "\xEA\xE0\xEA \xE4\xE5\xEB\xE0\n");
        const QString second = write("second.txt", "caf\xC3\xA9\n");
        ConvertDialog dialog({{.path = first.toStdString()}, {.path = second.toStdString()}}, {},
                             m_window.get());
        dialog.show();
        waitFor(&dialog);
        const auto cell = [&dialog](CopyModel::Column column) {
            return dialog.copies().index(0, column).data().toString();
        };
        QCOMPARE(cell(CopyModel::From), u"windows-1251"_s);
        QVERIFY(cell(CopyModel::Confidence).endsWith('%'));
        auto* table = dialog.findChild<QTableView*>();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(dialog.copies().index(0, 0)).center());
        auto* row = dialog.findChild<BatchRow*>();
        QVERIFY(row->isVisible());
        QCOMPARE(row->preview(), u"Привет, мир, как дела"_s);
        auto* from = row->findChild<QComboBox*>("from")->lineEdit();
        from->setFocus();
        from->selectAll();
        QTest::keyClicks(from, "koi8-r");
        QWidget* completions = QApplication::activePopupWidget();
        QTest::keyClick(completions != nullptr ? completions : from, Qt::Key_Tab);
        waitFor(&dialog);
        QCOMPARE(cell(CopyModel::From), u"KOI8-R"_s);
        QCOMPARE(cell(CopyModel::Confidence), u"chosen by you"_s);
        QVERIFY(row->preview() != u"Привет, мир, как дела"_s);
    }

    void theFolderOfABatchIsOpened() {
        const QString first = write("one.txt", "caf\xC3\xA9\n");
        const QString second = write("two.txt", "th\xC3\xA9\n");
        ConvertDialog dialog({{.path = first.toStdString()}, {.path = second.toStdString()}}, {},
                             m_window.get());
        dialog.show();
        waitFor(&dialog);
        click<QPushButton>(&dialog, u"Save the copies"_s);
        waitFor(&dialog);
        FolderOpener opener; // in place of the desktop's file manager
        QDesktopServices::setUrlHandler(u"file"_s, &opener, "open");
        click<QPushButton>(&dialog, u"Open the folder"_s);
        QDesktopServices::unsetUrlHandler(u"file"_s);
        QCOMPARE(opener.opened.toLocalFile(), m_folder.filePath("converted"));
        QCOMPARE(contentOf(opener.opened.toLocalFile() + "/one.txt"), QByteArray("caf\xC3\xA9\n"));
    }
};

QTEST_MAIN(GesturesSavingTest)
#include "gestures_saving_test.moc"
