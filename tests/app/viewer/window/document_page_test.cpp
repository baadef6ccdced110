// The window by keyboard: what it shows of a file, what is copied, panels, zoom, colours.

#include "app/viewer/views/no_text_page.h"
#include "app/viewer/window/window_dump.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class DocumentPageTest : public WindowFixture {
    Q_OBJECT

    void openAs(EncodingId encoding) { open(write("a.txt", japanese()), Options{.as = encoding}); }
    EncodingId shown() const { return *m_window->session().state().shown; }

private slots:
    void aFileIsShown() {
        openAs(EncodingId::ShiftJis);
        QCOMPARE(text()->visibleLines().first(), u"日本"_s);
        QVERIFY(m_window->windowTitle().startsWith("a.txt"));
    }

    /// Qt's menu for toolbars would hide the only one, and nothing would bring it back.
    void aRightClickOnTheToolbarOpensNoMenu() {
        openAs(EncodingId::ShiftJis);
        auto* bar = find<QToolBar>();
        const QPoint middle = bar->rect().center();
        QContextMenuEvent click(QContextMenuEvent::Mouse, middle, bar->mapToGlobal(middle));
        QCoreApplication::sendEvent(bar, &click);
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        QVERIFY(bar->isVisible());
    }

    void foldersAreOfferedFromTheStart() {
        QString asked;
        QTimer::singleShot(0, [&asked] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            asked = dialog->windowTitle();
            dialog->reject();
        });
        for (QPushButton* button : find<NoTextPage>()->findChildren<QPushButton*>())
            if (button->text() == u"Open a folder …"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked, u"Open folder"_s);
    }

    void aDroppedFileIsOpened() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("dropped.txt", "dropped\n"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(text()->visibleLines(), QStringList{"dropped"});
    }

    void aDroppedFileIsNeverSaidToBeMoved() { // its owner would delete it
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("dropped.txt", "dropped\n"))});
        const Qt::DropActions offered = Qt::CopyAction | Qt::MoveAction;
        QDragEnterEvent enter({10, 10}, offered, &data, Qt::LeftButton, Qt::NoModifier);
        enter.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QCOMPARE(enter.dropAction(), Qt::CopyAction);
        QDropEvent drop({10, 10}, offered, &data, Qt::LeftButton, Qt::NoModifier);
        drop.setDropAction(Qt::MoveAction);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
        QTRY_COMPARE(text()->visibleLines(), QStringList{"dropped"});
    }

    void memoryThatRanOutInAJobIsSaidAndTheTextStays() {
        openAs(EncodingId::ShiftJis);
        emit m_window->session().outOfMemory();
        const auto said = find<BannerBar>()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(said, [](const QLabel* label) {
            return label->text().startsWith(u"There is not enough memory for a.txt"_s);
        }));
        QCOMPARE(text()->visibleLines().first(), u"日本"_s);
    }

    void theSelectionIsCopied() {
        openAs(EncodingId::ShiftJis);
        text()->select({0, 4});
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"日本"_s);
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(text()->selection().size(), std::uint64_t(japanese().size()));
    }

    void aRightClickOffersToCopy() {
        openAs(EncodingId::ShiftJis);
        QWidget* under = text()->viewport();
        QContextMenuEvent click(QContextMenuEvent::Mouse, {60, 10},
                                under->mapToGlobal(QPoint(60, 10)));
        QCoreApplication::sendEvent(under, &click);
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu != nullptr);
        QStringList offered;
        for (const QAction* action : menu->actions()) {
            offered += action->objectName();
            if (action->menu() != nullptr)
                for (const QAction* inner : action->menu()->actions())
                    offered += inner->objectName();
        }
        menu->close();
        for (const char* name : {"copy", "copy-escaped", "select-all"})
            QVERIFY2(offered.contains(QLatin1String(name)), name);
    }

    void malformedBytesAreCopiedByChoice() {
        openBytes("a\xE3\x81z\xFF");
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"a\uFFFDz\uFFFD"_s);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"a\\xE3\\x81z\\xFF"_s);
    }

    void panelsOpenAndClose() {
        openAs(EncodingId::ShiftJis);
        for (const auto& [key, name] :
             {std::pair(Qt::Key_I, "why-panel"), std::pair(Qt::Key_B, "bytes-panel")}) {
            auto* panel = m_window->findChild<QWidget*>(name);
            QVERIFY(!panel->isVisible());
            press(key, Qt::ControlModifier);
            QVERIFY(panel->isVisible());
            press(key, Qt::ControlModifier);
            QVERIFY(!panel->isVisible());
        }
    }

    void readingsAreComparedAndScrolledTogether() {
        openAs(EncodingId::ShiftJis);
        press(Qt::Key_D, Qt::ControlModifier);
        const auto views = m_window->findChildren<TextView*>();
        QCOMPARE(views.size(), 2);
        QVERIFY(views[0]->visibleLines().first() != views[1]->visibleLines().first());
        text()->scrollLines(20);
        QCOMPARE(views[1]->top(), views[0]->top());
        QVERIFY(views[0]->top() > 0);
        views[1]->scrollTo(0);
        QCOMPARE(text()->top(), 0u);
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(m_window->findChildren<TextView*>().size(), 1);
    }

    void theCommandLineCompares() {
        open(
            write("c.txt", japanese()),
            Options{.as = EncodingId::ShiftJis, .compare = {EncodingId::Koi8R, EncodingId::EucJp}});
        QCOMPARE(m_window->findChildren<TextView*>().size(), 3);
    }

    void zoomAndWrap() {
        openAs(EncodingId::ShiftJis);
        const double size = text()->pointSize();
        press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(text()->pointSize() > size);
        press(Qt::Key_0, Qt::ControlModifier);
        press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(text()->pointSize() < size);
        press(Qt::Key_Z, Qt::AltModifier);
        QVERIFY(!m_window->findChild<QAction*>("wrap")->isChecked());
    }

    void invisibleCharactersOnDemand() {
        open(write("i.txt", "a b\tc\r\n"));
        const QImage before = text()->grab().toImage();
        press(Qt::Key_I, Qt::AltModifier);
        QVERIFY(text()->grab().toImage() != before);
        press(Qt::Key_I, Qt::AltModifier);
        QVERIFY(text()->grab().toImage() == before);
    }

    void aBinaryFileIsShownOnlyWhenWanted() {
        QByteArray png = QByteArray::fromHex(
            "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489");
        png += QByteArray(4000, '\0');
        open(write("p.png", png));
        QVERIFY(!m_window->session().state().shown);
        QVERIFY(text()->visibleLines().isEmpty());
        clickNotice("Show as text anyway");
        QVERIFY(!text()->visibleLines().isEmpty());
    }

    void lineEndsOfABinaryFileThatIsShownAreSaid() {
        open(write("lines.bin", QByteArray("line\n") + QByteArray(4000, '\0') + "\nand line\n"));
        clickNotice("Show as text anyway");
        const auto status = [this] { return find<QLabel>("status")->text(); };
        QTRY_VERIFY2(status().contains("  ·  LF  ·  "), qPrintable(status()));
    }

    void aMissingFileIsSaidInTheWindow() {
        m_window->open(m_folder.filePath("nowhere.txt").toStdString());
        QTRY_VERIFY(m_window->findChild<BannerBar*>()->isVisible());
    }

    void aReloadKeepsTheChoice() {
        openAs(EncodingId::Koi8R);
        write("a.txt", "new\n");
        press(Qt::Key_F5);
        QTRY_COMPARE(text()->visibleLines(), QStringList{"new"});
        QCOMPARE(shown(), EncodingId::Koi8R);
    }

    void theDumpSaysWhatIsShown() {
        openAs(EncodingId::ShiftJis);
        const QByteArray dump = QByteArray::fromStdString(dumpOf(*m_window));
        QVERIFY(dump.contains(R"("encoding":"Shift_JIS")"));
        QVERIFY(dump.contains(R"("chosen_by":"user")"));
        QVERIFY(dump.contains(R"("malformed":1,)"));
        QVERIFY(dump.contains("\"text\":[\"日本\",\"語\""));
    }

    void darkColoursReachEveryPart() {
        openAs(EncodingId::ShiftJis);
        QApplication::setPalette(paletteOf(Scheme::Dark));
        QCoreApplication::processEvents();
        const QImage image = m_window->grab().toImage();
        QApplication::setPalette(paletteOf(Scheme::Light));
        int bright = 0;
        for (int y = 0; y < image.height(); y += 4)
            for (int x = 0; x < image.width(); x += 4)
                bright += image.pixelColor(x, y).lightness() > 200;
        QVERIFY2(bright < image.width() * image.height() / 16 / 20,
                 qPrintable(QString::number(bright)));
    }
};

QTEST_MAIN(DocumentPageTest)
#include "document_page_test.moc"
