// Files that change under the window, and files that are larger than any memory.

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

private slots:
    void aFileRenamedOverIsSaidAndReadAnew() {
        openBytes("before\n");
        text()->select({0, 3});
        renameOver("after\n");
        QTRY_VERIFY(isSaid("The file has become shorter"));
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

    void aSparseFileOf10GiBIsThereAtOnce() {
        const QString path = write("huge.txt", "first\n");
        constexpr qint64 kEnd = qint64(10) << 30;
        QFile file(path);
        QVERIFY(file.resize(kEnd) && file.open(QIODevice::ReadWrite) && file.seek(kEnd));
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
