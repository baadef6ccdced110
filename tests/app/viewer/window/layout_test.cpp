// Where things stand and what they look like: what a demanding eye stumbles over.

#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/hint_chip.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/reason_view.h"
#include "app/viewer/window/main_window.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QTabBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class LayoutTest : public WindowFixture {
    Q_OBJECT

    static QByteArray falseDeclaration() {
        return "<!DOCTYPE html>\n<html lang=\"fr\">\n<meta http-equiv=\"Content-Type\" "
               "content=\"text/html; charset=iso-8859-1\">\n<title>le phare de la derni\xC3\xA8re "
               "\xC3\xAEle</title>\n<p>d\xC3\xA9j\xC3\xA0 \xC3\xA9t\xC3\xA9</p>\n";
    }
    ConvertDialog* convert() {
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog) ||
            !QTest::qWaitFor([dialog] { return !dialog->isBusy(); }, 20000))
            qFatal("there is no dialog");
        return dialog;
    }
    QString position() const { return find<QLabel>("position")->text(); }
    static void setTarget(ConvertDialog* dialog, const QString& words) {
        auto* input = dialog->findChild<QComboBox*>("to")->lineEdit();
        input->setFocus();
        input->selectAll();
        QTest::keyClicks(input, words);
        QTest::keyClick(input, Qt::Key_Tab);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
    }

private slots:
    void aNoticeThatComesLateMovesNothing() {
        QByteArray lines;
        for (int i = 0; i < 300; ++i)
            lines += "line " + QByteArray::number(i) + "\n";
        openBytes(lines);
        text()->scrollTo(1000);
        const auto placeOfTop = [this] {
            return std::pair(text()->visibleLines().front(),
                             text()->viewport()->mapToGlobal(QPoint(0, 0)));
        };
        const auto before = placeOfTop();
        m_window->tell("Something has been noticed.");
        QTest::qWait(50);
        QVERIFY(find<BannerBar>()->isVisible());
        QCOMPARE(placeOfTop(), before);
    }

    void thePositionIsNotCut() {
        openBytes("\xE6\x97\xA5\xE6\x9C\xAC\n");
        for (const int width : {1120, 640, 400}) {
            m_window->resize(width, 480);
            QTest::qWait(20);
            const auto* label = find<QLabel>("position");
            QVERIFY2(label->width() >= label->sizeHint().width(),
                     qPrintable(QString::number(width)));
            QVERIFY(label->text().startsWith("Ln 1"));
        }
    }

    void theTextHasMostOfANarrowPage() {
        open(write("a.txt", japanese()), {.as = EncodingId::ShiftJis});
        auto* cards = find<CandidateView>();
        for (const int width : {1120, 640, 380}) {
            m_window->resize(width, 480);
            QTRY_COMPARE(cards->isVisible(), width > 400);
            QTRY_VERIFY2(text()->viewport()->width() > width * 2 / 5,
                         qPrintable(QString::number(width)));
        }
    }

    void whatIsMalformedIsTheLastThingToBeCut() {
        m_window->resize(500, 400); // half of a screen at 200 %
        open(write("a.txt", japanese()), {.as = EncodingId::ShiftJis});
        const auto* malformed = find<QLabel>("malformed");
        const auto* status = find<QLabel>("status");
        QCOMPARE(malformed->text(), u"1 malformed"_s);
        QTRY_VERIFY(malformed->width() >= malformed->sizeHint().width());
        QVERIFY(status->width() < status->sizeHint().width());
        QVERIFY(status->geometry().right() < malformed->geometry().left());
        open(write("b.txt", "sound\n"));
        QVERIFY(!malformed->isVisible());
    }

    void nothingOfTheHintsIsOutOfSight() {
        openBytes("one\n");
        press(Qt::Key_K, Qt::ControlModifier);
        auto* dialog = find<HintsDialog>();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        for (const QScrollArea* area : dialog->findChildren<QScrollArea*>()) {
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        }
        dialog->hide();
    }

    void reasonsHaveTheRoomThatTheyNeed() {
        open(write("a.html", falseDeclaration()));
        press(Qt::Key_I, Qt::ControlModifier);
        m_window->resize(1100, 600);
        QTest::qWait(50);
        press(Qt::Key_B, Qt::ControlModifier); // leaves the reasons half of the width
        m_window->resize(640, 480);
        auto* reasons = find<ReasonView>();
        const auto fits = [reasons] {
            for (int row = 0; row < reasons->model()->rowCount(); ++row) {
                const QModelIndex index = reasons->model()->index(row, 0);
                if (reasons->visualRect(index).height() < reasons->sizeHintForIndex(index).height())
                    return false;
            }
            return true;
        };
        QTRY_VERIFY(fits());
    }

    void aTitleHasItsMarginHoweverLateTheDocumentComes() {
        MainWindow window(Scheme::Light, nullptr);
        window.show();
        window.open({write("a.txt", "one\n").toStdString()});
        QTRY_VERIFY(window.current().isSettled());
        window.current().showPanel("why");
        window.open({write("b.txt", "two\n").toStdString()});
        QTRY_VERIFY(window.current().isSettled());
        auto* panel = window.current().findChild<QWidget*>("why-panel");
        QVERIFY(panel->isVisible());
        auto* title = panel->findChild<QLabel*>("panel-heading");
        const QImage drawn = title->grab().toImage().convertToFormat(QImage::Format_RGB32);
        for (int x = 0; x < 16; ++x) // nothing but the ground within the margin
            for (int y = 0; y < drawn.height(); ++y)
                QCOMPARE(drawn.pixel(x, y), drawn.pixel(0, 0));
    }

    void aHintIsSaidAndTakenBackByItsCross() {
        open(write("known", "\xC4\xE0 \xEC\xE8\xF0"));
        auto* chip = find<HintChip>();
        QVERIFY(!chip->isVisible());
        m_window->session().setFacts({.language = "sk"});
        settle();
        QVERIFY(chip->isVisible());
        QCOMPARE(chip->findChild<QToolButton*>("hint-words")->text(), u"Hint: Slovak"_s);
        QTest::mouseClick(chip->findChild<QToolButton*>("hint-remove"), Qt::LeftButton);
        settle();
        QVERIFY(m_window->session().state().facts.isEmpty());
        QVERIFY(!chip->isVisible());
    }

    void aLanguageIsTypedAtOnce() {
        open(write("known", "\xC4\xE0 \xEC\xE8\xF0"));
        press(Qt::Key_K, Qt::ControlModifier);
        auto* hints = find<HintsDialog>();
        QVERIFY(QTest::qWaitForWindowActive(hints));
        QTest::keyClicks(hints->focusWidget(), "Slovak");
        QTRY_COMPARE(m_window->session().state().facts.language, std::string("sk"));
        settle();
        QVERIFY(find<HintChip>()->isVisible());
    }

    void theSaveDialogIsAsTallAsItsContent() {
        openBytes("\xC5\xBC\xC3\xB3\xC5\x82w\n");
        ConvertDialog* dialog = convert();
        const int before = dialog->height();
        setTarget(dialog, u"ISO-8859-1"_s);
        QVERIFY(dialog->findChild<QTableView*>()->isVisible());
        QTRY_VERIFY(dialog->height() > before);
        setTarget(dialog, u"UTF-8"_s);
        QVERIFY(!dialog->findChild<QTableView*>()->isVisible());
        QTRY_COMPARE(dialog->height(), before);
    }

    void dialogsHaveNoIconsOfAnotherTheme() {
        openBytes("one\n");
        ConvertDialog* dialog = convert();
        for (const QAbstractButton* button :
             dialog->findChild<QDialogButtonBox*>()->findChildren<QAbstractButton*>())
            QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
    }

    void aScreenAt300PercentHasRoomForTheWindow() {
        MainWindow window(Scheme::Light, nullptr);
        window.setMinimumSize(0, 0);
        window.show();
        window.open({write("a.html", falseDeclaration()).toStdString()});
        QTRY_VERIFY(window.current().isSettled());
        window.resize(426, 240); // 1280x800 at 300 %, less frame and panel
        QTest::qWait(20);
        QStringList large; // what would not give way
        for (const QWidget* part : window.findChildren<QWidget*>())
            if (part->isVisible() &&
                (part->minimumSizeHint().width() > 400 || part->minimumSizeHint().height() > 200))
                large += QLatin1String(part->metaObject()->className()) + u' ' + part->objectName();
        QVERIFY2(window.size() == QSize(426, 240), qPrintable(large.join(u", "_s)));
        QVERIFY(window.current().textView().viewport()->height() > 20);
        window.current().showPanel("convert");
        auto* dialog = window.findChild<ConvertDialog*>();
        QVERIFY(dialog->minimumSizeHint().height() <= 240);
        auto* area = dialog->findChild<FittingArea*>();
        dialog->resize(426, 240);
        QTest::qWait(20);
        area->ensureWidgetVisible(dialog->findChild<QLineEdit*>("place"));
        QVERIFY(!dialog->findChild<QLineEdit*>("place")->visibleRegion().isEmpty());
    }

    void caretAndSelectionAreNotMixed() {
        openBytes("one\n\xC3\xA9two\nthree\n");
        text()->goTo(4);
        QCOMPARE(position(), u"Ln 2, Col 1  @4  ·  U+00E9  C3 A9"_s);
        press(Qt::Key_Right);
        QCOMPARE(position(), u"Ln 2, Col 2  @6  ·  U+0074  74"_s);
        press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(position(), u"Ln 3, Col 2  @11  ·  5 bytes selected, @6 to @10"_s);
    }

    void aClickIntoTheSecondPaneMovesThePosition() {
        openBytes("one\ntwo\nthr\xC3\xA9"
                  "e\n");
        press(Qt::Key_D, Qt::ControlModifier);
        settle();
        const std::vector<TextView*> views = find<ReadingsView>()->views();
        QCOMPARE(views.size(), std::size_t{2});
        const auto place = views[1]->rectOf(5);
        QVERIFY(place);
        QTest::mouseClick(views[1]->viewport(), Qt::LeftButton, {},
                          place->center().toPoint() - QPoint(2, 0));
        QVERIFY2(position().startsWith("Ln 2, Col 2"), qPrintable(position()));
    }

    void aCopyOfASelectionHasAName() {
        MainWindow window(Scheme::Light, nullptr);
        window.show();
        window.open({write("film.srt", "one two three\n").toStdString()});
        QTRY_VERIFY(window.current().isSettled());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* view = window.current().findChild<ReadingsView*>()->text();
        view->select({4, 7});
        QTest::keyClick(view, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(window.count(), 2);
        QTRY_VERIFY(window.current().isSettled());
        window.current().showPanel("convert");
        auto* dialog = window.findChild<ConvertDialog*>();
        QCOMPARE(dialog->findChild<QLineEdit*>("place")->text(),
                 m_folder.filePath("film.bytes-4-6.utf-8.srt"));
    }

    void aFailedOpenLeavesNoTab() {
        MainWindow window(Scheme::Light, nullptr);
        window.show();
        window.open({write("a.txt", "one\n").toStdString()});
        QTRY_VERIFY(window.current().isSettled());
        window.open({m_folder.filePath("not there").toStdString()});
        QTRY_COMPARE(window.count(), 1);
        bool said = false;
        for (const QLabel* label :
             window.current().findChild<BannerBar*>()->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains("not there"));
        QVERIFY(said);
    }

    void aSaveErrorDoesNotLookLikeASuccess() {
        openBytes("one\n");
        ConvertDialog* dialog = convert();
        auto* verdict = dialog->findChild<QLabel*>("verdict");
        const QColor usual = verdict->grab().toImage().pixelColor(2, verdict->height() / 2);
        auto* place = dialog->findChild<QLineEdit*>("place");
        place->selectAll();
        QTest::keyClicks(place, m_folder.filePath("no folder/a.txt"));
        QTest::keyClick(dialog->findChild<QPushButton*>("convert"), Qt::Key_Return);
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(verdict->property("failed").toBool());
        QVERIFY(verdict->grab().toImage().pixelColor(2, verdict->height() / 2) != usual);
    }

    void everyTabStopShowsTheFocus() {
        open(write("a.html", falseDeclaration()));
        press(Qt::Key_F, Qt::ControlModifier);
        press(Qt::Key_B, Qt::ControlModifier);
        press(Qt::Key_I, Qt::ControlModifier);
        m_window->session().setFacts({.language = "fr"});
        settle();
        text()->setFocus();
        QSet<QWidget*> seen;
        QStringList hidden;
        for (int stop = 0; stop < 60; ++stop) {
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
            QWidget* widget = m_window->focusWidget();
            if (seen.contains(widget))
                break;
            seen += widget;
            const QImage with = widget->grab().toImage();
            widget->clearFocus();
            const QImage without = widget->grab().toImage();
            widget->setFocus(Qt::TabFocusReason);
            if (with == without)
                hidden +=
                    QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        }
        QVERIFY(seen.size() > 12);
        QCOMPARE(hidden.join(u", "_s), QString());
    }

    void manyTabsCanBeRead() {
        MainWindow window(Scheme::Light, nullptr);
        window.resize(1000, 600);
        window.show();
        std::vector<std::string> paths;
        for (int i = 0; i < 20; ++i)
            paths.push_back(write(u"file number %1.txt"_s.arg(i), "one\n").toStdString());
        window.open(paths);
        QCOMPARE(window.count(), 20);
        auto* tabs = window.findChild<QTabBar*>();
        for (int i = 0; i < tabs->count(); ++i)
            QVERIFY(tabs->tabRect(i).width() >= 100);
        auto* list = window.findChild<QListWidget*>("documents");
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(list->item(3)->text(), u"file number 3.txt"_s);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(3)).center());
        QCOMPARE(window.current().documentName(), u"file number 3.txt"_s);
    }

    void aFewTabsNeedNoList() {
        MainWindow window(Scheme::Light, nullptr);
        window.show();
        window.open({write("a.txt", "one\n").toStdString(), write("b.txt", "two\n").toStdString()});
        QTRY_VERIFY(window.current().isSettled());
        QVERIFY(!window.findChild<QListWidget*>("documents")->isVisible());
    }

    void mojibakeHasNoLanguage() {
        open(write("twice.txt", QByteArray("un caf\xC3\x83\xC2\xA9 pr\xC3\x83\xC2\xA8s de la mer, "
                                           "en \xC3\x83\xC2\xA9t\xC3\x83\xC2\xA9\n")
                                    .repeated(3)));
        press(Qt::Key_I, Qt::ControlModifier);
        const auto* reasons = find<ReasonView>()->model();
        QVERIFY(reasons->rowCount() > 1);
        for (int row = 0; row < reasons->rowCount(); ++row)
            QVERIFY2(!reasons->index(row, 0).data().toString().startsWith("Reads as"),
                     qPrintable(reasons->index(row, 0).data().toString()));
    }

    void buttonsAreBelowANoticeInANarrowWindow() {
        open(write("a.txt", japanese()), {.as = EncodingId::ShiftJis});
        const auto below = [this] {
            const QWidget* first = noticeButton(u"First"_s);
            const auto* words = first->parentWidget()->findChild<QLabel*>();
            return first->y() > words->geometry().bottom();
        };
        QVERIFY(!below());
        m_window->resize(380, 480);
        QTRY_VERIFY(below());
        QVERIFY(noticeButton(u"Next"_s)->visibleRegion().boundingRect().width() > 20);
    }

    void severalNoticesTakeTheRoomOfOne() {
        open(write("a.html", falseDeclaration() + "\xFF\n"));
        auto* bar = find<BannerBar>();
        const auto notices = [bar] {
            int count = 0;
            for (const QToolButton* close : bar->findChildren<QToolButton*>())
                count += close->isVisible();
            return count;
        };
        QCOMPARE(notices(), 1);
        const int one = bar->sizeHint().height();
        auto* more = bar->findChild<QPushButton*>("more-notices");
        QVERIFY(more != nullptr && more->text() == u"1 more"_s);
        QTest::mouseClick(more, Qt::LeftButton);
        QTRY_COMPARE(notices(), 2);
        QVERIFY(bar->sizeHint().height() > one);
    }
};

QTEST_MAIN(LayoutTest)
#include "layout_test.moc"
