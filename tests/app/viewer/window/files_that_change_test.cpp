// Files that change under the window, and files that are larger than any memory.

#include "app/viewer/document/byte_source.h"
#include "app/viewer/views/convert_dialog.h"
#include "tests/app/viewer/conversion_dialogs.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QCheckBox>
#include <QLabel>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class FilesThatChangeTest : public WindowFixture {
    Q_OBJECT

    bool isSaid(const QString& words) const {
        const auto labels = find<BannerBar>()->findChildren<QLabel*>();
        return find<BannerBar>()->isVisible() &&
               std::ranges::any_of(
                   labels, [&](const QLabel* label) { return label->text().startsWith(words); });
    }
    void renameOver(const QByteArray& bytes) {
        const QString other = write("other.txt", bytes);
        QCOMPARE(rename(qPrintable(other), qPrintable(m_folder.filePath("a.txt"))), 0);
    }

    static constexpr int longerThanALook = 400; // milliseconds, at the file on the disk

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    static void clickIn(const ConvertDialog* dialog, const QString& label) {
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == label)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
    }
    void saveCopy() { clickIn(find<ConvertDialog>(), u"&Save the copy"_s); }

private slots:
    void aFileRenamedOverIsSaidAndReadAnew() {
        openBytes("before\n");
        text()->select({0, 3});
        renameOver("after\n");
        QTRY_VERIFY(isSaid("The file has become shorter since it was opened. What was opened "
                           "stays on view."));
        QCOMPARE(text()->visibleLines(), QStringList{"before"});
        QCOMPARE(text()->selectedText(), u"bef"_s);
        clickNotice("Reload");
        QTRY_COMPARE(text()->visibleLines(), QStringList{"after"});
        QTRY_VERIFY(!find<BannerBar>()->isVisible());
    }

    void whatWasOpenedMayBeKeptUntilTheFileChangesOnceMore() {
        openBytes("before\n");
        for (const char* now : {"behind\n", "beyond\n"}) {
            renameOver(now);
            QTRY_VERIFY(isSaid("The file has changed on disk"));
            clickNotice("Keep");
            QVERIFY(!find<BannerBar>()->isVisible());
            renameOver(now); // which is no other content
            QTest::qWait(longerThanALook);
            QVERIFY(!find<BannerBar>()->isVisible());
            QCOMPARE(text()->visibleLines(), QStringList{"before"});
        }
    }

    void whatTheWindowReplacesIsShownAndGivenBack_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("by the key") << 0;
        QTest::newRow("by the notice") << 1;
        QTest::newRow("in the dialog") << 2;
    }
    void whatTheWindowReplacesIsShownAndGivenBack() {
        QFETCH(int, way);
        QFile::remove(m_folder.filePath("a.txt.orig"));
        const QByteArray russian = "\xF0\xD2\xC9\xD7\xC5\xD4\n"; // "Привет" in KOI8-R
        openBytes("plain\n" + russian, EncodingId::Koi8R);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
        chooseDestination(dialog, Destination::InPlace);
        clickIn(dialog, u"&Replace the file"_s);
        QTRY_COMPARE(m_window->session().state().shown, EncodingId::Utf8);
        QCOMPARE(text()->visibleLines().mid(0, 2), (QStringList{u"plain"_s, u"Привет"_s}));
        if (way == 2)
            clickIn(dialog, u"&Undo"_s);
        QTest::keyClick(dialog, Qt::Key_Escape);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::qWait(longerThanALook);
        QVERIFY(!isSaid("The file has"));
        QCOMPARE(isSaid("a.txt is in UTF-8 now."), way != 2);
        if (way == 0)
            press(Qt::Key_Z, Qt::ControlModifier);
        else if (way == 1)
            clickNotice(u"Undo"_s);
        QTRY_COMPARE(m_window->session().state().shown, EncodingId::Koi8R);
        QCOMPARE(contentOf(m_folder.filePath("a.txt")), "plain\n" + russian);
        QCOMPARE(text()->visibleLines().mid(0, 2), (QStringList{u"plain"_s, u"Привет"_s}));
        QTest::qWait(longerThanALook);
        QVERIFY(!find<BannerBar>()->isVisible());
    }

    /// As `iconv ... > the same file` does. The view and a copy stay what was opened.
    void aFileRewrittenInPlaceIsKeptAsItWasOpened() {
        openBytes("caf\xE9\n", EncodingId::Windows1252);
        (void)write("a.txt", "caf\xC3\xA9 et th\xC3\xA9\n");
        QTRY_VERIFY(isSaid("The file has changed on disk"));
        QCOMPARE(text()->visibleLines(), QStringList{u"café"_s});
        clickNotice("Keep");
        QCOMPARE(text()->visibleLines(), QStringList{u"café"_s});
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        saveCopy();
        QCOMPARE(contentOf(m_folder.filePath("a.utf-8.txt")), QByteArray("caf\xC3\xA9\n"));
    }

    /// Beyond what is held in memory: what was shown stays, nothing of the new bytes is mixed in,
    /// and no copy is made.
    void aLargeFileRewrittenInPlaceIsReadNoFurther() {
        const QByteArray lines = QByteArray("caf\xE9\n").repeated((mostHeld >> 2) / 5 * 4 + 1000);
        QVERIFY(static_cast<std::uint64_t>(lines.size()) > mostHeld);
        QFile::remove(m_folder.filePath("a.utf-8.txt"));
        openBytes(lines, EncodingId::Windows1252);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        (void)write("a.txt", QByteArray("th\xC3\xA9s\n").repeated(lines.size() / 6 + 1));
        saveCopy();
        QCOMPARE(contentOf(m_folder.filePath("a.utf-8.txt")), QByteArray("(not there)"));
        QTest::keyClick(find<ConvertDialog>(), Qt::Key_Escape);
        QTRY_VERIFY(isSaid("Reading failed") || isSaid("The file has"));
        QTest::keyClick(text(), Qt::Key_End, Qt::ControlModifier);
        for (const QString& line : text()->visibleLines())
            QVERIFY2(line.isEmpty() || line == u"café"_s, qPrintable(line));
    }

    void aSparseFileOf10GiBIsThereAtOnce() {
        const QString path = write("huge.txt", "first\n");
        constexpr qint64 end = qint64(10) << 30;
        QFile file(path);
        QVERIFY(file.resize(end) && file.open(QIODevice::ReadWrite) && file.seek(end));
        QVERIFY(file.write("\nlast\n") > 0);
        file.close();
        m_window->open(path.toStdString(), Options{.as = EncodingId::Windows1252});
        QTRY_COMPARE(text()->visibleLines().value(0), u"first"_s);
        QTest::keyClick(text(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY(text()->visibleLines().contains(u"last"_s));
        QVERIFY(!m_window->isSettled()); // most of it is still to be read
        press(Qt::Key_Escape);
        QVERIFY(m_window->isSettled());
        QVERIFY(text()->visibleLines().contains(u"last"_s));
    }
};

QTEST_MAIN(FilesThatChangeTest)
#include "files_that_change_test.moc"
