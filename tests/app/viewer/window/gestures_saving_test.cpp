// What hands expect of saving: what the target lacks, a file replaced and put back.

#include "app/viewer/models/copies.h"
#include "app/viewer/views/convert_dialog.h"
#include "tests/app/viewer/conversion_dialogs.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QCheckBox>
#include <QClipboard>
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

    /// The encodings that lose nothing.
    static QWidget* holdingOf(const ConvertDialog* dialog) {
        return dialog->findChildren<QWidget*>("holding").back();
    }
    static const LossModel& losses(const ConvertDialog* dialog) {
        return *static_cast<LossModel*>(dialog->findChild<QTableView*>()->model());
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

    void whatHasNoLettersIsToldBeforeItBecomesAQuestionMark() {
        openBytes("\xC5\x81\xC3\xB3"
                  "d\xC5\xBA, \xE6\x9D\xB1\xE4\xBA\xAC\n"); // Łódź, 東京
        ConvertDialog* dialog = convertTo(u"windows-1252"_s);
        const auto* table = dialog->findChild<QTableView*>();
        QVERIFY(table->isColumnHidden(LossModel::WrittenAs)); // nothing is written
        click<QRadioButton>(dialog, u"Save, with the letters"_s);
        QVERIFY(!table->isColumnHidden(LossModel::WrittenAs));
        QStringList written;
        for (int row = 0; row < losses(dialog).rowCount(); ++row)
            written += losses(dialog).index(row, LossModel::WrittenAs).data().toString();
        QCOMPARE(written, (QStringList{u"L"_s, u"z"_s, u"?"_s, u"?"_s}));
        const auto lead = [dialog] { return dialog->findChild<QLabel*>("lead")->text(); };
        QVERIFY2(lead().contains("question marks where there are none"), qPrintable(lead()));
        click<QPushButton>(dialog, u"Save the copy"_s);
        waitFor(dialog);
        QCOMPARE(contentOf(m_folder.filePath("a.windows-1252.txt")), QByteArray("L\xF3"
                                                                                "dz, ??\n"));
    }

    void utf8IsTheFirstOfTheEncodingsThatHoldEverything() {
        openBytes("\xC5\x81\xC3\xB3"
                  "d\xC5\xBA, \xE6\x9D\xB1\xE4\xBA\xAC\n");
        ConvertDialog* dialog = convertTo(u"windows-1252"_s);
        QTRY_VERIFY_WITH_TIMEOUT(holdingOf(dialog)->isVisible(), 20000);
        auto* holding = holdingOf(dialog);
        const QList<QPushButton*> offers = holding->findChildren<QPushButton*>();
        QVERIFY2(offers[0]->text().contains("UTF-8"), qPrintable(offers[0]->text()));
        QVERIFY(std::ranges::none_of(offers, [](const QPushButton* offer) {
            return offer->text().contains("UTF-1)"); // smaller, and nothing reads it
        }));
        QTest::mouseClick(offers[0], Qt::LeftButton);
        waitFor(dialog);
        QCOMPARE(losses(dialog).rowCount(), 0);
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
        QTRY_VERIFY_WITH_TIMEOUT(holdingOf(dialog)->isVisible(), 20000);
        auto* holding = holdingOf(dialog);
        const QList<QPushButton*> offers = holding->findChildren<QPushButton*>();
        QVERIFY(offers.size() > 1);
        QVERIFY2(offers[1]->text().contains("5 bytes"), qPrintable(offers[1]->text()));
        QTest::mouseClick(offers[1], Qt::LeftButton);
        waitFor(dialog);
        QVERIFY(losses(dialog).rowCount() == 0);
        QVERIFY(!holdingOf(dialog)->isVisible());
    }

    void aFileIsReplacedWithABackupAndThatIsUndone() {
        const QString path = write("in place.txt", "caf\xE9\n");
        open(path, {.as = EncodingId::Iso8859_1});
        ConvertDialog* dialog = convertTo(u"UTF-8"_s);
        const auto lead = [dialog] { return dialog->findChild<QLabel*>("lead")->text(); };
        QVERIFY2(lead().contains("stays as it is"), qPrintable(lead()));
        chooseDestination(dialog, Destination::InPlace);
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
        chooseDestination(dialog, Destination::InPlace);
        click<QPushButton>(dialog, u"Replace the file"_s);
        waitFor(dialog);
        (void)write("changed.txt", "of somebody else");
        click<QPushButton>(dialog, u"Undo"_s);
        QCOMPARE(contentOf(path), QByteArray("of somebody else"));
    }

    void whatWasPastedIsSavedAndReplacesNoFile() {
        connect(m_window.get(), &DocumentPage::documentWanted, m_window.get(),
                &DocumentPage::openBytes); // as the window with tabs does, in another one
        QApplication::clipboard()->setText(u"caf\u00E9\n"_s);
        press(Qt::Key_V, Qt::ControlModifier);
        settle();
        ConvertDialog* dialog = convertTo(u"UTF-8"_s);
        QVERIFY(!dialog->findChild<QComboBox*>("destination")->isVisible());
        QCOMPARE(dialog->findChild<QLabel*>("lead")->text(),
                 u"The copy has the same text in UTF-8."_s); // there is no file that stays
        auto* place = dialog->findChild<QLineEdit*>("place");
        place->setFocus();
        place->selectAll();
        QTest::keyClicks(place, m_folder.filePath("pasted.txt"));
        click<QPushButton>(dialog, u"Save the copy"_s);
        waitFor(dialog);
        QVERIFY2(dialog->message().startsWith("Saved as"), qPrintable(dialog->message()));
        QCOMPARE(contentOf(m_folder.filePath("pasted.txt")), QByteArray("caf\xC3\xA9\n"));
    }

    void aPartOfAFileIsSaved() {
        connect(m_window.get(), &DocumentPage::documentWanted, m_window.get(),
                &DocumentPage::openBytes);
        open(write("whole.txt", "caf\xC3\xA9\nth\xC3\xA9\n"));
        text()->select({0, 6});
        press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        settle();
        ConvertDialog* dialog = convertTo(u"UTF-8"_s);
        click<QPushButton>(dialog, u"Save the copy"_s);
        waitFor(dialog);
        QVERIFY2(dialog->message().startsWith("Saved as"), qPrintable(dialog->message()));
        QCOMPARE(contentOf(m_folder.filePath("whole.bytes-0-5.utf-8.txt")),
                 QByteArray("caf\xC3\xA9\n"));
    }

    void theFirstSentenceSaysWhatIsWritten() {
        openBytes("\xC5\xBC\xC3\xB3\xC5\x82w \xE2\x82\xAC\n");
        ConvertDialog* dialog = convertTo(u"UTF-16LE"_s);
        const auto lead = [dialog] { return dialog->findChild<QLabel*>("lead")->text(); };
        QCOMPARE(lead(), u"The copy has the same text in UTF-16LE. a.txt stays as it is."_s);
        auto* to = dialog->findChild<QComboBox*>("to")->lineEdit();
        to->setFocus();
        to->selectAll();
        QTest::keyClicks(to, "ISO-8859-1");
        QTest::keyClick(to, Qt::Key_Tab);
        waitFor(dialog);
        QCOMPARE(lead(), u"In ISO-8859-1 something would be lost, so nothing is saved. "
                         "a.txt stays as it is."_s);
        const std::pair<QString, QString> ways[] = {
            {u"Save, with the letters"_s, u"Letters that people type stand for"_s},
            {u"Save, with HTML"_s, u"HTML entities stand for"_s},
            {u"Save, with escapes"_s, u"Escapes stand for"_s},
            {u"Save, with question"_s, u"Question marks stand for"_s}};
        for (const auto& [button, words] : ways) {
            click<QRadioButton>(dialog, button);
            QVERIFY2(lead().contains(words) && !lead().contains("same text"), qPrintable(lead()));
        }
        auto* newline = dialog->findChild<QComboBox*>("newline");
        newline->setFocus();
        QTest::keyClick(newline, Qt::Key_Down); // LF
        waitFor(dialog);
        QVERIFY2(lead().contains("Lines end in LF"), qPrintable(lead()));
    }
};

QTEST_MAIN(GesturesSavingTest)
#include "gestures_saving_test.moc"
