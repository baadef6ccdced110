// Pages are laid out beside the window: it goes on, can stop them, and says what came of them.

#include "app/viewer/window/paper.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/text_style.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QLabel>
#include <QPrinter>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class PaperTest : public WindowFixture {
    Q_OBJECT

    static PrintedText textOf(const QByteArray& bytes) {
        const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
        return {.text = {shared, buildIndex(*shared, EncodingId::Utf8)},
                .language = {},
                .head = "test",
                .bytes = {0, static_cast<std::uint64_t>(bytes.size())},
                .family = fixedFamily()};
    }
    Paper& paper() const { return m_window->findChild<DocumentActions*>()->paper(); }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }

private slots:
    void aPdfIsSaved() {
        const QString path = m_folder.filePath("a.pdf");
        QSignalSpy ended(&paper(), &Paper::ended);
        paper().savePdf(path.toStdString(), "title", textOf("one line\n"));
        QVERIFY(paper().isRunning());
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended[0][0].toString(), QString());
        QVERIFY(contentOf(path).startsWith("%PDF"));
        QTRY_VERIFY(!paper().isRunning());
        QCOMPARE(find<QLabel>("status")->text(), u"All pages are done."_s);
    }

    void theWindowGoesOnAndEscapeStops() {
        open(write("a.txt", "text\nmore\n"));
        const QString path = write("old.pdf", "what was there");
        paper().savePdf(path.toStdString(), "title", textOf(QByteArray("line\n").repeated(200000)));
        QTRY_VERIFY(find<QLabel>("work")->isVisible());
        QVERIFY(find<QLabel>("work")->text().startsWith("Laying out the pages: "));
        QVERIFY(find<QToolButton>("stop-work")->isVisible());
        press(Qt::Key_Down);
        QCOMPARE(text()->caretLine(), std::optional<std::uint64_t>(1));
        QVERIFY(paper().isRunning());
        press(Qt::Key_Escape);
        QVERIFY(!paper().isRunning());
        QVERIFY(!find<QLabel>("work")->isVisible());
        QTest::qWait(100);
        QCOMPARE(contentOf(path), QByteArray("what was there"));
    }

    void aPlaceThatCannotBeWrittenIsNamed() {
        paper().savePdf(m_folder.filePath("no/such/folder.pdf").toStdString(), "title",
                        textOf("a\n"));
        auto* banners = find<BannerBar>();
        QTRY_VERIFY(banners->isVisible());
        QVERIFY(std::ranges::any_of(banners->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().contains("no/such/folder.pdf could not be written");
        }));
    }

    /// As a full disk does: the file cannot grow any more.
    void aDiskWithoutRoomLeavesWhatWasThere() {
        const QString path = write("old.pdf", "what was there");
        struct rlimit before {};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto undo = qScopeGuard([before] { setrlimit(RLIMIT_FSIZE, &before); });
        signal(SIGXFSZ, SIG_IGN);
        const struct rlimit small { 4096, before.rlim_max };
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        QSignalSpy ended(&paper(), &Paper::ended);
        paper().savePdf(path.toStdString(), "title", textOf(QByteArray("line\n").repeated(2000)));
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended[0][0].toString(), path + " could not be written: File too large");
        QCOMPARE(contentOf(path), QByteArray("what was there"));
    }

    /// Else root would put a file in the place of a device.
    void whatIsNoFileIsNotReplaced() {
        const QString path = m_folder.filePath("fifo");
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        QSignalSpy ended(&paper(), &Paper::ended);
        paper().savePdf(path.toStdString(), "title", textOf("a\n"));
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended[0][0].toString(), path + " could not be written: is not a regular file");
        struct stat status {};
        QVERIFY(::stat(qPrintable(path), &status) == 0 && S_ISFIFO(status.st_mode));
    }

    void itIsPrinted() {
        auto printer = std::make_shared<QPrinter>();
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(m_folder.filePath("printed.pdf"));
        QSignalSpy ended(&paper(), &Paper::ended);
        paper().print(printer, textOf("one line\n"));
        QTRY_COMPARE(ended.size(), 1);
        printer.reset();
        QTRY_VERIFY(contentOf(m_folder.filePath("printed.pdf")).startsWith("%PDF"));
    }
};

QTEST_MAIN(PaperTest)
#include "paper_test.moc"
