// The text as pages: all of it, in as many as it needs, and no more than there may be.

#include "app/viewer/window/printing.h"

#include "app/viewer/views/text_style.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// What is printed as PDF, and how it ended.
struct Printed {
    PrintEnd end{};
    QByteArray pdf;
    int pages() const { return static_cast<int>(pdf.count("/Type /Page\n")); }
};

Printed print(const QByteArray& bytes, int stopAfter = 1 << 30, int mostPages = pageLimit) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    const auto size = static_cast<std::uint64_t>(bytes.size());
    const PrintedText text{.text = {shared, buildIndex(*shared, EncodingId::Utf8)},
                           .head = "test",
                           .bytes = {0, size},
                           .family = fixedFamily(),
                           .mostPages = mostPages};
    Printed printed;
    QBuffer buffer(&printed.pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        int pages = 0;
        printed.end = printText(writer, text, [&](double) { return ++pages < stopAfter; });
    }
    return printed;
}

} // namespace

class PrintingTest : public QObject {
    Q_OBJECT

private slots:
    void aShortTextIsOnePage() {
        const Printed printed = print("one line\n");
        QCOMPARE(printed.end, PrintEnd::Complete);
        QVERIFY(printed.pdf.startsWith("%PDF"));
        QCOMPARE(printed.pages(), 1);
    }

    void anEmptyTextIsOnePage() { QCOMPARE(print("").pages(), 1); }

    void pagesGrowWithTheLines() {
        const int hundred = print(QByteArray("line\n").repeated(100)).pages();
        const int thousand = print(QByteArray("line\n").repeated(1000)).pages();
        QVERIFY(hundred >= 2);
        QVERIFY(thousand > 8 * hundred / 2);
    }

    void aLineLongerThanAPageGoesOnOnTheNext() {
        const Printed printed = print(QByteArray("word ").repeated(20000) + "\n");
        QCOMPARE(printed.end, PrintEnd::Complete);
        QVERIFY(printed.pages() > 5);
    }

    void itCanBeStopped() {
        const Printed printed = print(QByteArray("line\n").repeated(100000), 3);
        QCOMPARE(printed.end, PrintEnd::Stopped);
    }

    void thereIsAnEnd() {
        const Printed printed = print(QByteArray("\n").repeated(5000), 1 << 30, 3);
        QCOMPARE(printed.end, PrintEnd::TooLong);
        QCOMPARE(printed.pages(), 3);
        QCOMPARE(PrintedText().mostPages, pageLimit);
    }
};

QTEST_MAIN(PrintingTest)
#include "printing_test.moc"
