// What hands expect: each gesture by keys and clicks.

#include "app/viewer/session/preferences.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/word_dialog.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class GesturesTest : public WindowFixture {
    Q_OBJECT

    static constexpr auto ctrl = Qt::ControlModifier;
    static constexpr auto ctrlShift = Qt::ControlModifier | Qt::ShiftModifier;

    EncodingId shown() const { return *m_window->session().state().shown; }
    /// As an input method or a national keyboard does; QTest has keys of ASCII only.
    static void typeInto(QWidget* widget, const QString& words) {
        for (const QChar character : words) {
            QKeyEvent event(QEvent::KeyPress, 0, Qt::NoModifier, character);
            QApplication::sendEvent(widget, &event);
        }
    }

private slots:
    void initTestCase() {
        QCoreApplication::setOrganizationName("charsleuth-gestures-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

    void choicesAreUndoneAndDoneAgain() {
        open(write("a.txt", japanese()));
        const EncodingId detected = shown();
        press(Qt::Key_2);
        const EncodingId second = shown();
        QVERIFY(second != detected);
        press(Qt::Key_3);
        const EncodingId third = shown();
        press(Qt::Key_Z, ctrl);
        QCOMPARE(shown(), second);
        press(Qt::Key_Z, ctrl);
        QCOMPARE(shown(), detected);
        QCOMPARE(m_window->session().state().chosenBy, ChosenBy::Detection);
        press(Qt::Key_Z, ctrl); // there is no more
        QCOMPARE(shown(), detected);
        press(Qt::Key_Z, ctrlShift);
        press(Qt::Key_Z, ctrlShift);
        QCOMPARE(shown(), third);
    }

    void aHintIsUndone() {
        open(write("known", "\xC4\xE0 \xEC\xE8\xF0"));
        m_window->session().setFacts({.language = "sk"});
        settle();
        press(Qt::Key_Z, ctrl);
        settle();
        QVERIFY(m_window->session().state().facts.isEmpty());
        press(Qt::Key_Z, ctrlShift);
        settle();
        QCOMPARE(m_window->session().state().facts.language, std::string("sk"));
    }

    void f3BelongsToFindWhileItsBarIsOpen() {
        openBytes("one\ntwo\none\n\xFF\n");
        press(Qt::Key_F, ctrl);
        typeIn(u"one"_s);
        settle();
        QCOMPARE(text()->selection().begin, 0u);
        press(Qt::Key_F3);
        settle();
        QCOMPARE(text()->selection().begin, 8u);
        press(Qt::Key_F3, Qt::ShiftModifier);
        settle();
        QCOMPARE(text()->selection().begin, 0u);
        press(Qt::Key_Escape);
        press(Qt::Key_F3);
        QCOMPARE(text()->selection().begin, 12u); // the malformed byte
    }

    void preferencesHaveWhatOneLooksForThere() {
        openBytes("one\n");
        press(Qt::Key_Comma, ctrl);
        auto* dialog = find<PreferencesDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        for (const char* name : {"theme", "font", "size", "interface-language", "languages",
                                 "save-as", "save-newline", "remember", "reopen"})
            QVERIFY2(dialog->findChild<QWidget*>(name) != nullptr, name);
        auto* theme = dialog->findChild<QComboBox*>("theme");
        theme->setFocus();
        QTest::keyClick(theme, Qt::Key_End);
        auto* saveAs = dialog->findChild<QComboBox*>("save-as")->lineEdit();
        saveAs->setFocus();
        saveAs->selectAll();
        QTest::keyClicks(saveAs, "utf-16be");
        QWidget* completions = QApplication::activePopupWidget();
        QTest::keyClick(completions != nullptr ? completions : saveAs, Qt::Key_Tab);
        dialog->accept();
        QCOMPARE(preferences().theme, std::string("dark"));
        QCOMPARE(preferences().saveAs, EncodingId::Utf16Be);
        m_window->setRemembering(true);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        text()->setFocus();
        press(Qt::Key_S, ctrlShift);
        QVERIFY(find<ConvertDialog>() != nullptr);
        QCOMPARE(find<ConvertDialog>()->findChild<QComboBox*>("to")->currentText(),
                 u"Unicode (UTF-16BE)"_s);
        setPreferences({});
    }

    void thereIsAnAbout() {
        for (QAction* action : m_window->actions())
            if (action->objectName() == "about")
                action->trigger();
        auto* about = find<QMessageBox>();
        QVERIFY(about != nullptr && about->isVisible());
    }

    void menusFitTheScreen() {
        open(write("a.txt", japanese()));
        for (QAction* title : m_window->menus()->actions()) {
            emit title->menu()->aboutToShow();
            QVERIFY2(title->menu()->actions().size() <= 24, qPrintable(title->text()));
        }
    }

    void theTextFollowsTheSearchAndEscapeGoesBack() {
        open(write("a.txt", japanese()));
        const EncodingId before = shown();
        press(Qt::Key_E, ctrl);
        auto* search = find<EncodingSearch>();
        typeIn(u"koi8"_s);
        QCOMPARE(shown(), before); // typing alone chooses nothing
        press(Qt::Key_Down);
        const EncodingId tried = shown();
        QVERIFY(tried != before);
        QCOMPARE(m_window->session().state().chosenBy, ChosenBy::Detection);
        press(Qt::Key_Escape);
        QVERIFY(!search->isVisible());
        QCOMPARE(shown(), before);
        press(Qt::Key_Z, ctrl); // what was only tried is no choice
        QCOMPARE(shown(), before);
        press(Qt::Key_E, ctrl);
        typeIn(u"koi8"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(shown(), tried);
        QCOMPARE(m_window->session().state().chosenBy, ChosenBy::User);
    }

    void entriesShowALineOfTheFile() {
        open(write("a.txt", "\xE4\xEE\xE1\xF0\xEE\n"));
        press(Qt::Key_E, ctrl);
        typeIn(u"windows-1251"_s);
        auto* list = find<EncodingSearch>()->findChild<QListView*>();
        QCOMPARE(list->model()->index(0, 0).data(EncodingModel::PreviewRole).toString(),
                 u"добро"_s);
    }

    void languagesAreFoundByTheirOwnNames_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("found");
        QTest::newRow("Russian") << u"русский"_s << u"windows-1251"_s;
        QTest::newRow("Japanese") << u"日本語"_s << u"Shift_JIS"_s;
        QTest::newRow("english name") << u"french"_s << u"windows-1252"_s;
        QTest::newRow("own name") << u"Français"_s << u"windows-1252"_s;
        QTest::newRow("without marks") << u"Francais"_s << u"windows-1252"_s;
    }
    void languagesAreFoundByTheirOwnNames() {
        QFETCH(QString, words);
        QFETCH(QString, found);
        openBytes("one\n");
        press(Qt::Key_E, ctrl);
        find<EncodingSearch>()->input()->setText(words);
        const auto* model = find<EncodingSearch>()->findChild<QListView*>()->model();
        bool there = false;
        for (int row = 0; row < model->rowCount(); ++row)
            there = there || model->index(row, 0).data().toString().contains(found);
        QVERIFY2(there, qPrintable(words));
    }

    void aWordIsMadeToAppear() {
        open(write("a.txt", "Hallo\nFrau M\x81ller\n"), {.as = EncodingId::Utf8}); // code page 850
        press(Qt::Key_F, ctrlShift);
        auto* dialog = find<WordDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        typeInto(dialog->focusWidget(), u"Müller"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy() && dialog->found().size() > 1, 20000);
        const WordRow& heading = dialog->found()[0];
        QVERIFY(!heading.place);
        const WordRow& place = dialog->found()[1];
        QVERIFY(place.place == (ByteRange{11, 17}));
        QCOMPARE(place.remark, u"line 2"_s);
        QVERIFY2(place.text.contains(u"Müller"_s), qPrintable(place.text));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        settle();
        QCOMPARE(shown(), heading.encoding);
        QCOMPARE(text()->selectedText(), u"Müller"_s);
    }

    void aWordThatIsInNoEncodingIsSaidToBe() {
        openBytes("one\n");
        press(Qt::Key_F, ctrlShift);
        auto* dialog = find<WordDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        typeInto(dialog->focusWidget(), u"Łódź"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy() && !dialog->summary().isEmpty(), 20000);
        QVERIFY(dialog->found().empty());
        QVERIFY(dialog->summary().startsWith("No encoding"));
    }

    void aRightClickOffersWhatCanBeDone() {
        openBytes("caf\xC3\xA9 noir\n");
        text()->select({0, 5});
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(60, 20),
                                text()->viewport()->mapToGlobal(QPoint(60, 20)));
        QApplication::sendEvent(text()->viewport(), &event);
        auto* menu = find<QMenu>("context");
        QTRY_VERIFY(menu->isVisible());
        QStringList names;
        for (const QAction* action : menu->actions()) {
            names += action->objectName();
            if (action->menu() !=
                nullptr) // its entries say "Hex", which says how to copy only here
                for (const QAction* copy : action->menu()->actions())
                    names += copy->objectName();
        }
        for (const char* name : {"copy", "copy-hex", "copy-escapes", "copy-percent", "character",
                                 "find-bytes", "detect-selection", "word"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        menu->hide();
        const std::pair<Qt::Key, QString> copies[] = {{Qt::Key_H, u"63 61 66 C3 A9"_s},
                                                      {Qt::Key_X, u"caf\\xC3\\xA9"_s},
                                                      {Qt::Key_P, u"caf%C3%A9"_s}};
        for (const auto& [key, copied] : copies) {
            press(key, Qt::ControlModifier | Qt::AltModifier);
            QCOMPARE(QApplication::clipboard()->text(), copied);
        }
        press(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        settle();
        QCOMPARE(find<FindBar>()->query().kind, QueryKind::Bytes);
        QCOMPARE(find<FindBar>()->query().pattern, u"63 61 66 C3 A9"_s);
    }

    void aRightClickIsForWhatIsClicked() {
        openBytes("one two\nthree\n");
        const auto rightClick = [](QWidget* viewport, QPointF at) {
            QTest::mouseClick(viewport, Qt::RightButton, {}, at.toPoint());
        };
        text()->select({0, 3});
        rightClick(text()->viewport(), text()->rectOf(1)->center()); // the selection
        QCOMPARE(text()->selection(), (ByteRange{0, 3}));
        const QRectF r = *text()->rectOf(10);
        rightClick(text()->viewport(), r.topLeft() + QPointF(1, r.height() / 2)); // outside it
        QCOMPARE(text()->selection(), (ByteRange{10, 10}));
    }

    void aRightClickOnTheBytesKeepsTheirSelection() {
        openBytes("one two and three\n");
        press(Qt::Key_B, ctrl);
        text()->select({0, 16}); // a row of them
        auto* bytes = find<BytesView>();
        const int middle = bytes->fontMetrics().height() / 2;
        QTest::mouseClick(bytes->viewport(), Qt::RightButton, {},
                          QPoint(bytes->width() / 3, middle));
        QCOMPARE(text()->selection(), (ByteRange{0, 16}));
    }

    void theBytesHaveTheSameMenu() {
        openBytes("one\n");
        press(Qt::Key_B, ctrl);
        QWidget* viewport = find<BytesView>()->viewport();
        QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(60, 20),
                                viewport->mapToGlobal(QPoint(60, 20)));
        QApplication::sendEvent(viewport, &event);
        QTRY_VERIFY(find<QMenu>("context")->isVisible());
        find<QMenu>("context")->hide();
    }

    void aDifferenceIsMarkedInAllPanes() {
        openBytes("one \xC3\xA9 two\n");
        press(Qt::Key_D, ctrl);
        settle();
        press(Qt::Key_F7);
        settle();
        const std::vector<TextView*> views = find<ReadingsView>()->views();
        QCOMPARE(views.size(), std::size_t{2});
        QVERIFY(!views[0]->selection().empty());
        QVERIFY(views[1]->selection() == views[0]->selection());
    }

    void aMisspeltDeclarationIsSaid() {
        open(write("a.html", "<meta charset=\"windos-1251\">\n\xCF\xF0\xE8\xE2\xE5\xF2, "
                             "\xEC\xE8\xF0\n"),
             {.as = EncodingId::Iso8859_1});
        clickNotice(u"Show as windows-1251"_s);
        QCOMPARE(encodingNamed(u"windows-1251"_s), shown());
    }

    void dragShowsWhereToDrop() {
        auto* overlay = find<QWidget>("drop-overlay");
        QVERIFY(!overlay->isVisible());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(write("a.txt", "one\n"))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(overlay->isVisible() && overlay->size() == m_window->size());
        QDragLeaveEvent leave;
        QApplication::sendEvent(m_window.get(), &leave);
        QVERIFY(!overlay->isVisible());
    }
};

QTEST_MAIN(GesturesTest)
#include "gestures_test.moc"
