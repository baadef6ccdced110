/// "Save a converted copy" as hands use it: keys and clicks on the dialog as it is shown.

#include "app/viewer/models/encoding_model.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/replace_question.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <sys/xattr.h>

#include <array>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class SavingByHandTest : public WindowFixture {
    Q_OBJECT

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    static void waitFor(const ConvertDialog* dialog) {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
    }
    ConvertDialog* openDialog() {
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog) ||
            !QTest::qWaitFor([dialog] { return !dialog->isBusy(); }, 20000))
            qFatal("there is no dialog");
        return dialog;
    }
    static QPushButton* button(QWidget* parent, const QString& text) {
        for (QPushButton* one : parent->findChildren<QPushButton*>())
            if (one->text().remove('&') == text && one->isVisible())
                return one;
        return nullptr;
    }
    /// Where the mouse would, whether the button is enabled or not.
    static void click(QWidget* widget) {
        QVERIFY(widget != nullptr);
        QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center());
    }
    /// As the keyboard does, to the list of completions where one is open.
    static void key(QWidget* dialog, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* popup = QApplication::activePopupWidget();
        QTest::keyClick(popup != nullptr ? popup : dialog->focusWidget(), key, modifiers);
    }
    static void type(QWidget* dialog, const QString& words) {
        for (const QChar character : words) {
            QWidget* popup = QApplication::activePopupWidget();
            QTest::keyClicks(popup != nullptr ? popup : dialog->focusWidget(), character);
        }
    }
    static void typeOver(QWidget* dialog, const QString& words) {
        key(dialog, Qt::Key_A, Qt::ControlModifier);
        type(dialog, words);
    }
    /// Opens a file in a folder that has no other.
    void openAlone(const QString& name, const QByteArray& bytes) {
        for (const QString& other : QDir(m_folder.path()).entryList(QDir::Files))
            QFile::remove(m_folder.filePath(other));
        open(write(name, bytes), {.as = EncodingId::Utf8});
    }
    static QString place(const ConvertDialog* dialog) {
        return QFileInfo(dialog->findChild<QLineEdit*>("place")->text()).fileName();
    }

private slots:
    void whatIsTypedIsWhatIsWritten_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("a number") << "1252"
                                  << "a.windows-1252.txt" << QByteArray("\xE9\n");
        QTest::newRow("a name") << "windows-1252"
                                << "a.windows-1252.txt" << QByteArray("\xE9\n");
        QTest::newRow("an alias") << "Latin2"
                                  << "a.iso-8859-2.txt" << QByteArray("\xE9\n");
        QTest::newRow("ASCII, which is not the web's") << "US-ASCII"
                                                       << "a.us-ascii.txt" << QByteArray("e\n");
        QTest::newRow("capitals and spaces") << " CP437 "
                                             << "a.ibm437.txt" << QByteArray("\x82\n");
    }
    void whatIsTypedIsWhatIsWritten() {
        QFETCH(QString, words);
        QFETCH(QString, name);
        QFETCH(QByteArray, written);
        openAlone("a.txt", "é\n");
        ConvertDialog* dialog = openDialog();
        typeOver(dialog, words);
        key(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        waitFor(dialog);
        QCOMPARE(place(dialog), name);
        QVERIFY(!QFile::exists(m_folder.filePath(name))); // Enter took the word, it saved nothing
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr); // nothing hangs over the dialog
        if (!button(dialog, u"Save the copy"_s)->isEnabled()) {    // what it lacks is asked for
            QVERIFY2(dialog->message().contains("not in US-ASCII"), qPrintable(dialog->message()));
            for (QRadioButton* way : dialog->findChildren<QRadioButton*>())
                if (way->text().startsWith(u"Save, with the letters"_s))
                    QTest::mouseClick(way, Qt::LeftButton, {}, QPoint(8, way->height() / 2));
            waitFor(dialog);
            QVERIFY(button(dialog, u"Save the copy"_s)->isEnabled());
        }
        click(button(dialog, u"Save the copy"_s));
        waitFor(dialog);
        QCOMPARE(contentOf(m_folder.filePath(name)), written);
    }

    void leavingTheFieldTakesWhatIsTyped() {
        openAlone("a.txt", "é\n");
        ConvertDialog* dialog = openDialog();
        typeOver(dialog, u"1252"_s);
        key(dialog, Qt::Key_Tab);
        waitFor(dialog);
        QCOMPARE(dialog->findChild<EncodingField*>("to")->currentText(),
                 u"Western European (windows-1252)"_s);
        QCOMPARE(place(dialog), u"a.windows-1252.txt"_s);
    }

    void aClickOnSaveRightAfterTypingSavesWhatWasTyped() {
        openAlone("a.txt", "é\n");
        ConvertDialog* dialog = openDialog();
        typeOver(dialog, u"1252"_s);
        waitFor(dialog);
        click(button(dialog, u"Save the copy"_s));
        waitFor(dialog);
        QCOMPARE(contentOf(m_folder.filePath("a.windows-1252.txt")), QByteArray("\xE9\n"));
    }

    void anUnknownWordIsMarkedAndNothingCanBeSaved() {
        openAlone("a.txt", "é\n");
        ConvertDialog* dialog = openDialog();
        typeOver(dialog, u"klingon"_s);
        key(dialog, Qt::Key_Tab);
        QTRY_VERIFY(dialog->findChild<EncodingField*>("to")->isMarked());
        QVERIFY(dialog->message().contains(u"klingon"_s));
        QVERIFY(!button(dialog, u"Save the copy"_s)->isEnabled());
        key(dialog, Qt::Key_Return);
        QCOMPARE(QDir(m_folder.path()).entryList({"a.*.txt"}).size(), 0);
        dialog->findChild<EncodingField*>("to")->setFocus();
        typeOver(dialog, u"utf-8"_s);
        waitFor(dialog);
        QVERIFY(button(dialog, u"Save the copy"_s)->isEnabled());
    }

    void aDoubleClickOnSaveReplacesNothing() {
        openAlone("a.txt", "a\n");
        const QString target = write("a.utf-8.txt", "of somebody else");
        ConvertDialog* dialog = openDialog();
        QPushButton* save = button(dialog, u"Save the copy"_s);
        click(save);
        QTest::mouseDClick(save, Qt::LeftButton);
        click(save);
        key(dialog, Qt::Key_Return);
        QVERIFY(!dialog->isBusy());
        QCOMPARE(contentOf(target), QByteArray("of somebody else"));
        auto* question = dialog->findChild<ReplaceQuestion*>();
        QVERIFY(question->isVisible());
        QCOMPARE(dialog->message(), u"Nothing has been replaced yet."_s);
        QVERIFY(question->findChild<QLabel*>()->text().contains(u"a.utf-8.txt, 16 bytes"_s));
        QPushButton* replace = button(question, u"Replace"_s);
        QVERIFY(!replace->rect()
                     .translated(replace->mapTo(dialog, QPoint()))
                     .intersects(save->rect().translated(save->mapTo(dialog, QPoint()))));
        click(replace);
        waitFor(dialog);
        QCOMPARE(contentOf(target), QByteArray("a\n"));
    }

    void theSecondPressOfADoubleClickIsTakenByNoButton() {
        openAlone("a.txt", "a\n");
        ConvertDialog* dialog = openDialog();
        QPushButton* save = button(dialog, u"Save the copy"_s);
        const QPoint place = save->mapTo(dialog, save->rect().center());
        click(save);
        waitFor(dialog);
        QTRY_VERIFY(button(dialog, u"Open the copy"_s) != nullptr);
        QCoreApplication::processEvents();
        auto* under = qobject_cast<QPushButton*>(dialog->childAt(place));
        QVERIFY(under != nullptr);
        for (QPushButton* pressed : {under, save, button(dialog, u"Open the copy"_s)})
            for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
                const QPoint middle = pressed->rect().center();
                QMouseEvent event(
                    type, middle, pressed->mapToGlobal(middle), Qt::LeftButton,
                    type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
                QCoreApplication::sendEvent(pressed, &event);
            }
        QVERIFY(dialog->isVisible() && !dialog->isBusy());
        QVERIFY(dialog->findChild<ReplaceQuestion*>()->isHidden());
        QVERIFY2(dialog->message().startsWith(u"Saved as"), qPrintable(dialog->message()));
        click(button(dialog, u"Open the copy"_s));
        QTRY_VERIFY(find<ConvertDialog>() == nullptr);
    }

    void whatBecomesOfTheByteOrderMarkIsSaid() {
        open(write("a.txt", QByteArray("\xFF\xFE"
                                       "a\0\n\0",
                                       6)));
        ConvertDialog* dialog = openDialog();
        QCOMPARE(dialog->message(),
                 u"All of the text can be written as UTF-8; the byte order mark is kept."_s);
        auto* bom = dialog->findChild<QComboBox*>("bom");
        bom->setFocus();
        QTest::keyClick(bom, Qt::Key_End); // "write none"
        waitFor(dialog);
        QCOMPARE(dialog->message(),
                 u"All of the text can be written as UTF-8; the byte order mark is left out."_s);
    }

    void linesOfAnotherCodePageAreToldOf() {
        const QByteArray first = // in windows-1251
            "\xD1\xFA\xE5\xF8\xFC \xE6\xE5 \xE5\xF9\xB8 \xFD\xF2\xE8\xF5 \xEC\xFF\xE3\xEA\xE8\xF5 "
            "\xF4\xF0\xE0\xED\xF6\xF3\xE7\xF1\xEA\xE8\xF5 \xE1\xF3\xEB\xEE\xEA\n"
            "\xE8 \xE2\xFB\xEF\xE5\xE9 \xF7\xE0\xFE\n"
            "\xD8\xE8\xF0\xEE\xEA\xE0\xFF \xFD\xEB\xE5\xEA\xF2\xF0\xE8\xF4\xE8\xEA\xE0\xF6\xE8\xFF "
            "\xFE\xE6\xED\xFB\xF5 \xE3\xF3\xE1\xE5\xF0\xED\xE8\xE9 \xE4\xE0\xF1\xF2 "
            "\xEC\xEE\xF9\xED\xFB\xE9 \xF2\xEE\xEB\xF7\xEE\xEA\n"
            "\xEF\xEE\xE4\xFA\xB8\xEC\xF3 \xF1\xE5\xEB\xFC\xF1\xEA\xEE\xE3\xEE "
            "\xF5\xEE\xE7\xFF\xE9\xF1\xF2\xE2\xE0\n";
        const QByteArray second = // in KOI8-R
            "\xF3\xC5\xC7\xCF\xC4\xCE\xD1 \xC8\xCF\xD2\xCF\xDB\xC1\xD1 \xD0\xCF\xC7\xCF\xC4\xC1, "
            "\xC9 \xCD\xD9 \xD0\xCF\xCA\xC4\xA3\xCD \xC7\xD5\xCC\xD1\xD4\xD8\n"
            "\xD7 \xD3\xD4\xC1\xD2\xD9\xCA \xD0\xC1\xD2\xCB\n"
            "\xFA\xC1\xD7\xD4\xD2\xC1 \xCF\xC2\xC5\xDD\xC1\xC0\xD4 \xC4\xCF\xD6\xC4\xD8 \xC9 "
            "\xD3\xC9\xCC\xD8\xCE\xD9\xCA \xD7\xC5\xD4\xC5\xD2 \xD3 \xCD\xCF\xD2\xD1\n";
        for (const bool mixed : {false, true}) {
            open(write(mixed ? "b.txt" : "a.txt", mixed ? first + second : first));
            ConvertDialog* dialog = openDialog();
            auto* named = dialog->findChild<QCheckBox*>("named");
            QCOMPARE(named->isVisible(), mixed);
            QCOMPARE(button(dialog, u"Save the copy"_s)->isEnabled(), !mixed);
            const auto* parts = dialog->findChild<QPushButton*>("by-parts"); // which doubts nothing
            QCOMPARE(parts->isVisible(), mixed);
            QCOMPARE(parts->text().contains(u"windows-1251, KOI8-R"_s), mixed);
            const QString refused = dialog->message();
            QCOMPARE(refused.contains(u"may be in another encoding than windows-1251"_s), mixed);
            if (mixed) { // whoever says what it is in knows better
                QCOMPARE(named->text().remove(u'&'), u"Read all of it as windows-1251"_s);
                named->setFocus();
                QTest::keyClick(named, Qt::Key_Space);
                waitFor(dialog);
            }
            QCOMPARE(dialog->message(), u"All of the text can be written as UTF-8."_s);
            QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY(find<ConvertDialog>() == nullptr);
            m_window->activateWindow(); // as a desktop's window manager does
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        }
    }

    void anotherNameTakesTheQuestionBack() {
        openAlone("a.txt", "a\n");
        (void)write("a.utf-8.txt", "of somebody else");
        ConvertDialog* dialog = openDialog();
        click(button(dialog, u"Save the copy"_s));
        dialog->findChild<QLineEdit*>("place")->setFocus();
        typeOver(dialog, m_folder.filePath("b.txt"));
        QVERIFY(!dialog->findChild<ReplaceQuestion*>()->isVisible());
        QCOMPARE(dialog->message(), u"All of the text can be written as UTF-8."_s);
        click(button(dialog, u"Save the copy"_s));
        waitFor(dialog);
        QCOMPARE(contentOf(m_folder.filePath("b.txt")), QByteArray("a\n"));
        QVERIFY(dialog->message().startsWith("Saved as "));
        dialog->findChild<QLineEdit*>("place")->setFocus();
        typeOver(dialog, m_folder.filePath("c.txt"));
        QCOMPARE(dialog->message(), u"All of the text can be written as UTF-8."_s);
    }

    void whatWasMeantIsSavedAsUtf8AndSaysSo() {
        open(write("twice.txt", "un caf\xC3\x83\xC2\xA9 pr\xC3\x83\xC2\xA8s de la mer\n"));
        clickNotice(u"Save what was meant …"_s);
        auto* dialog = find<ConvertDialog>();
        waitFor(dialog);
        QCOMPARE(dialog->windowTitle(), u"Save the text that was meant"_s);
        QVERIFY(!dialog->findChild<EncodingField*>("to")->isVisible());
        QVERIFY(!dialog->message().contains("1252"));
        click(button(dialog, u"Save the copy"_s));
        waitFor(dialog);
        QVERIFY2(!dialog->message().contains("1252"), qPrintable(dialog->message()));
        const QString copy = m_folder.filePath("twice.utf-8.txt");
        QCOMPARE(contentOf(copy), QByteArray("un café près de la mer\n"));
        std::array<char, 32> charset{};
        if (getxattr(qPrintable(copy), "user.charset", charset.data(), charset.size() - 1) > 0)
            QCOMPARE(QByteArray(charset.data()), QByteArray("UTF-8"));
    }

    /// EBCDIC ends lines with NEL, which nothing else does.
    void lineEndsOfEbcdicAreToldAndChanged() {
        openAlone("host.txt", "x");
        open(write("host.txt", "\x81\x82\x15\x83\x15"), {.as = encodingNamed(u"IBM037"_s)});
        auto* dialog = openDialog();
        QVERIFY2(dialog->message().contains("NEL (U+0085)"), qPrintable(dialog->message()));
        auto* newline = dialog->findChild<QComboBox*>("newline");
        newline->setFocus();
        key(dialog, Qt::Key_Down);
        waitFor(dialog);
        QVERIFY2(!dialog->message().contains("NEL"), qPrintable(dialog->message()));
        click(button(dialog, u"Save the copy"_s));
        waitFor(dialog);
        QCOMPARE(contentOf(m_folder.filePath("host.utf-8.txt")), QByteArray("ab\nc\n"));
    }

    void aHintThatMeansNothingIsMarkedAndNotTaken() {
        openAlone("known", "\xC4\xE0 \xEC\xE8\xF0");
        press(Qt::Key_K, Qt::ControlModifier);
        auto* hints = find<HintsDialog>();
        QVERIFY(QTest::qWaitForWindowActive(hints));
        const auto activate = [hints](QWidget* field) { // a list of completions was active
            if (QApplication::activePopupWidget() != nullptr)
                key(hints, Qt::Key_Escape);
            hints->activateWindow();
            QTRY_VERIFY(hints->isActiveWindow());
            field->setFocus();
        };
        const auto* said = hints->findChild<QLabel*>("verdict");
        for (const char* field : {"language", "origin"}) {
            auto* combo = hints->findChild<QComboBox*>(field);
            activate(combo);
            typeOver(hints, u"klingon"_s);
            activate(combo);
            key(hints, Qt::Key_Tab);
            QVERIFY(combo->property("unknown").toBool());
            QVERIFY(said->isVisible() && said->text().startsWith(u"“klingon” is no "_s));
            activate(combo);
            key(hints, Qt::Key_Return); // which closes the dialog else
            QVERIFY(hints->isVisible());
            typeOver(hints, combo->itemText(3));
            QVERIFY(!combo->property("unknown").toBool() && !said->isVisible());
        }
        QTRY_VERIFY(!m_window->session().state().facts.language.empty());
        QVERIFY(!m_window->session().state().facts.origin.isEmpty());
    }

    void aHintCanBeTypedAgain() {
        open(write("known", "\xC4\xE0 \xEC\xE8\xF0"));
        press(Qt::Key_K, Qt::ControlModifier);
        auto* hints = find<HintsDialog>();
        QVERIFY(QTest::qWaitForWindowActive(hints));
        auto* language = hints->findChild<QComboBox*>("language");
        language->setFocus();
        typeOver(hints, u"Slovak"_s);
        QTRY_COMPARE(m_window->session().state().facts.language, std::string("sk"));
        QTRY_VERIFY(m_window->isSettled());
        typeOver(hints, u"l"_s);
        QTRY_VERIFY(m_window->session().state().facts.language.empty());
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(language->currentText(), u"l"_s);
        type(hints, u"atvian"_s);
        QCOMPARE(language->currentText(), u"latvian"_s);
        QTRY_COMPARE(m_window->session().state().facts.language, std::string("lv"));
    }
};

QTEST_MAIN(SavingByHandTest)
#include "saving_by_hand_test.moc"
