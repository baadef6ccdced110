/// On a screen of 1280 x 720 at 200 %, dialogs have their buttons and what they say in sight.

#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/elided_label.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/main_window.h"
#include "app/viewer/window/translations.h"
#include "tests/app/viewer/given_screen.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QDialog>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class SmallScreenTest : public WindowFixture {
    Q_OBJECT

public:
    static void initMain() {
        giveScreen({1280, 720});
        qputenv("QT_SCALE_FACTOR", "2");
    }

private slots:
    void dialogsFit_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("action");
        for (const char* language : {"en", "de", "ru"})
            for (const char* name :
                 {"help", "keys", "about", "preferences", "hints", "word", "mojibake", "save-copy"})
                QTest::addRow("%s in %s", name, language) << QString(language) << QString(name);
    }
    void dialogsFit() {
        QFETCH(QString, language);
        QFETCH(QString, action);
        setLanguage(*qApp, language);
        const QSize room = m_window->screen()->availableSize();
        QCOMPARE(room, QSize(640, 360));
        m_window->resize(room);
        open(write(u"a.txt"_s, "K\xC3\x83\xC2\xB6ln, M\xC3\x83\xC2\xBCnchen\n"), {});
        QTRY_VERIFY(m_window->action(action)->isEnabled());
        m_window->showPanel(action.toStdString());
        const auto shown = [&]() -> QDialog* {
            for (auto* each : m_window->findChildren<QDialog*>())
                if (each->isVisible())
                    return each;
            return nullptr;
        };
        QTRY_VERIFY(shown() != nullptr);
        QDialog* dialog = shown();
        QTest::qWait(50); // it follows its content
        QVERIFY2(dialog->width() <= room.width() && dialog->height() <= room.height(),
                 qPrintable(u"%1 x %2"_s.arg(dialog->width()).arg(dialog->height())));
        QVERIFY2(dialog->geometry().right() <= m_window->screen()->availableGeometry().right(),
                 qPrintable(QString::number(dialog->geometry().right())));
        for (const auto* button : dialog->findChildren<QPushButton*>())
            if (button->isVisible() && qobject_cast<QScrollArea*>(button->parent()) == nullptr)
                QVERIFY2(dialog->rect().intersects(
                             QRect(button->mapTo(dialog, QPoint()), button->size())),
                         qPrintable(button->text()));
        for (const auto* area : dialog->findChildren<QScrollArea*>())
            QVERIFY(!area->horizontalScrollBar()->isVisible());
        setLanguage(*qApp, "en");
    }
    void aDialogForFilesFits() {
        FittingFileDialogs fitting;
        qApp->installEventFilter(&fitting);
        QFileDialog dialog(m_window.get());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.resize(900, 600); // as it was on another screen
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QSize room = m_window->screen()->availableSize();
        QVERIFY2(dialog.width() <= room.width() && dialog.height() <= room.height(),
                 qPrintable(u"%1 x %2"_s.arg(dialog.width()).arg(dialog.height())));
    }
    void aNoticeBesideAListIsNotCut_data() {
        QTest::addColumn<QString>("language");
        for (const char* name : {"en", "de", "ru", "pl", "fr"})
            QTest::newRow(name) << QString(name);
    }
    void aNoticeBesideAListIsNotCut() {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        writtenFile(folder, u"a.txt"_s,
                    QByteArray("K\xC3\x83\xC2\xB6ln, M\xC3\x83\xC2\xBCnchen\n").repeated(9));
        setLanguage(*qApp, language);
        MainWindow window(Scheme::Light, nullptr);
        window.open({folder.path().toStdString()});
        window.setGeometry({{4, 14}, window.screen()->availableSize() - QSize(60, 18)}); // framed
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 20000);
        window.findChild<QTableView*>(u"folder-table"_s)->selectRow(0);
        const auto* notices = window.findChild<BannerBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(notices->isVisible() && window.isSettled(), 20000);
        const auto* text = notices->findChildren<QLabel*>().back();
        QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
        for (const auto* button : notices->findChildren<QPushButton*>())
            QVERIFY2(button->width() >= button->sizeHint().width() &&
                         button->visibleRegion().boundingRect() == button->rect(),
                     qPrintable(button->text()));
        const auto* view = window.findChild<TextView*>();
        QVERIFY2(view->viewport()->height() >= 2 * view->fontMetrics().lineSpacing(),
                 qPrintable(QString::number(view->viewport()->height())));
        setLanguage(*qApp, "en");
    }
    void whatDiffersIsCountedInAWindowWithoutRoom() {
        m_window->resize(m_window->screen()->availableSize());
        setLanguage(*qApp, "de");
        open(write(u"a.txt"_s, "caf\xE9 noir\nth\xE9 vert\n"), {.as = EncodingId::Windows1252});
        m_window->compareWith(write(u"b.txt"_s, "caf\xE9 noir\nth\xE9 bleu\n").toStdString());
        const auto* summary = m_window->findChild<ElidedLabel*>(u"compare-summary"_s);
        QTRY_COMPARE(summary->text(), u"1 Unterschied"_s);
        QTRY_COMPARE(summary->drawnText(), summary->text());
        setLanguage(*qApp, "en");
    }
    void aFoldersTableHasRoom_data() {
        QTest::addColumn<QString>("language");
        for (const char* name : {"en", "de", "ru", "ja"})
            QTest::newRow(name) << QString(name);
    }
    void aFoldersTableHasRoom() {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        for (int i = 0; i < 40; ++i)
            writtenFile(folder, u"%1.srt"_s.arg(i), "caf\xE9 noir, th\xE9 vert\n");
        setLanguage(*qApp, language);
        MainWindow window(Scheme::Light, nullptr);
        window.open({folder.path().toStdString()});
        window.setGeometry({{4, 14}, window.screen()->availableSize() - QSize(8, 18)}); // framed
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 20000);
        const auto* table = window.findChild<QTableView*>(u"folder-table"_s);
        const auto rows = [table] {
            return table->viewport()->height() / table->verticalHeader()->defaultSectionSize();
        };
        QTRY_VERIFY2(rows() >= 4, qPrintable(QString::number(rows())));
        QVERIFY(window.findChild<QPushButton*>(u"folder-convert-all"_s)->isVisible());
        for (const auto* area : window.findChildren<QScrollArea*>())
            QVERIFY2(!area->horizontalScrollBar()->isVisible(), qPrintable(area->objectName()));
        setLanguage(*qApp, "en");
    }
    void whatAPlanFoundIsSeenBeforeItIsCarriedOut() {
        m_window->resize(m_window->screen()->availableSize());
        open(write(u"a.txt"_s, "caf\xE9 noir, th\xE9 vert\n"), {.as = EncodingId::Windows1252});
        m_window->showPanel("save-copy");
        auto* verdict =
            m_window->findChild<QDialog*>(u"convert"_s)->findChild<QLabel*>(u"verdict"_s);
        QTRY_COMPARE(verdict->text(), u"All of the text can be written as UTF-8."_s);
        QTRY_COMPARE(verdict->visibleRegion().boundingRect(), verdict->rect());
    }
};

QTEST_MAIN(SmallScreenTest)
#include "small_screen_test.moc"
