// Files that change under the window, and files that are larger than any memory.

#include "app/viewer/document/byte_source.h"
#include "app/viewer/views/convert_dialog.h"
#include "tests/app/viewer/window/window_fixture.h"

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

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    void saveCopy() {
        auto* dialog = find<ConvertDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == u"&Save the copy"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
    }

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

    void whatWasOpenedMayBeKept() {
        openBytes("before\n");
        renameOver("behind\n");
        QTRY_VERIFY(isSaid("The file has changed on disk"));
        clickNotice("Keep");
        QVERIFY(!find<BannerBar>()->isVisible());
        QCOMPARE(text()->visibleLines(), QStringList{"before"});
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
