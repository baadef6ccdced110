// The overview beside the text and what is marked in it.

#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/overview_ruler.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QHelpEvent>
#include <QToolTip>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

std::size_t countOf(const OverviewRuler* ruler, MarkKind kind) {
    std::size_t count = 0;
    for (const OverviewMark& mark : ruler->marks())
        count += mark.kind == kind ? mark.count : 0;
    return count;
}

const QByteArray htmlText =
    "<html><head><meta charset=\"iso-8859-1\">\n<p>\xC3\xA9t\xC3\xA9 d\xC3\xA9"
    "j\xC3\xA0 No\xC3\xABl\n";

} // namespace

class MarksTest : public WindowFixture {
    Q_OBJECT

    OverviewRuler* ruler() const { return find<OverviewRuler>(); }
    void clickAt(double y) {
        QTest::mouseClick(ruler(), Qt::LeftButton, {}, {ruler()->width() / 2, int(y)});
    }

private slots:
    void cardsTintWhatTheirReadingsTellApart() {
        open(write("a.txt", "1 \xA4 a day\n")); // § or €
        const QColor tint = themeOf(Scheme::Light).difference;
        const QImage cards = find<CandidateView>()->grab().toImage();
        int tinted = 0;
        for (int y = 0; y < cards.height(); ++y)
            for (int x = 0; x < cards.width(); ++x)
                tinted += cards.pixelColor(x, y) == tint;
        QVERIFY2(tinted > 100, qPrintable(QString::number(tinted)));
    }

    void bytesAndTextHaveOneSelection() {
        openBytes("a\xC3\xA9z\n");
        press(Qt::Key_B, Qt::ControlModifier);
        auto* bytes = find<BytesView>();
        bytes->setFocus();
        QTest::keyClick(bytes, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(text()->selection() == (ByteRange{0, 3}));
        QTest::keyClick(bytes, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(text()->selection() == (ByteRange{0, 4}));
        QCOMPARE(text()->selectedText(), u"aéz"_s);
        text()->select({1, 3});
        QVERIFY(bytes->selectedRow().startsWith("00000000"));
        QTest::keyClick(bytes, Qt::Key_Right); // on from there
        QCOMPARE(text()->caret(), 3u);
    }

    void bytesOfWhatIsNoTextAreVisited() {
        open(write("p.png", QByteArray::fromHex("89504e470d0a1a0a0000000d49484452") +
                                QByteArray(4000, '\0')));
        press(Qt::Key_B, Qt::ControlModifier);
        auto* bytes = find<BytesView>();
        bytes->setFocus();
        QTest::keyClick(bytes, Qt::Key_Down);
        QVERIFY(bytes->selectedRow().startsWith("00000010"));
    }

    void eachKindIsMarked() {
        openBytes(htmlText + "\xFF\n");
        press(Qt::Key_F, Qt::ControlModifier);
        typeIn("html");
        settle();
        press(Qt::Key_D, Qt::ControlModifier);
        settle();
        QCOMPARE(countOf(ruler(), MarkKind::Malformed), std::size_t(1));
        QCOMPARE(countOf(ruler(), MarkKind::Hit), std::size_t(1));
        QCOMPARE(countOf(ruler(), MarkKind::Declaration), std::size_t(1));
        QVERIFY(countOf(ruler(), MarkKind::Difference) >= 5);
        QVERIFY(ruler()->accessibleDescription().startsWith("1 malformed, "));
    }

    void differencesAreMarkedOnlyFromWhatMayBeRight() {
        open(write("sure.txt",
                   QByteArray("\xC3\xA9t\xC3\xA9 d\xC3\xA9j\xC3\xA0 vu\n").repeated(20)));
        QCOMPARE(countOf(ruler(), MarkKind::Difference), std::size_t(0));
        m_window->session().choose(EncodingId::Windows1252); // not what was detected
        settle();
        QVERIFY(countOf(ruler(), MarkKind::Difference) > 0);
        open(write("unsure.txt", "1 \xA4 a day\n")); // § or €
        QCOMPARE(countOf(ruler(), MarkKind::Difference), std::size_t(1));
    }

    void aClickJumpsToTheMark() {
        openBytes(QByteArray(6000, '\n') + "\xFF" + QByteArray(6000, '\n'));
        QCOMPARE(countOf(ruler(), MarkKind::Malformed), std::size_t(1));
        clickAt(ruler()->yOf(ruler()->marks().back()) + 2);
        QVERIFY(text()->selection() == (ByteRange{6000, 6001}));
        QVERIFY(text()->visibleLines().contains(u"⟦FF⟧"_s));
    }

    void aClickElsewhereJumpsToThatShareOfTheFile() {
        openBytes(QByteArray(100000, '\n'));
        clickAt(ruler()->height() / 2.0);
        QVERIFY(std::abs(double(text()->caret()) - 50000) < 2000);
        clickAt(ruler()->height() - 1);
        QCOMPARE(text()->caret(), 100000u);
    }

    void marksStandBesideTheirLinesWhereAllIsSeen() {
        openBytes("a\n\xFF\nb\n");
        const double y = ruler()->yOf(ruler()->marks().front());
        const QPoint inText =
            text()->viewport()->mapFromGlobal(ruler()->mapToGlobal(QPoint(0, int(y))));
        QVERIFY(std::abs(*text()->yOf(2) - inText.y()) <= 1);
    }

    void shapesDifferWithoutColour() {
        OverviewRuler ruler(text());
        ruler.setTheme(themeOf(Scheme::Light));
        ruler.resize(16, 100);
        std::vector<QImage> shapes;
        for (const MarkKind kind :
             {MarkKind::Malformed, MarkKind::Difference, MarkKind::Hit, MarkKind::Declaration}) {
            ruler.setMarks({{kind, {50, 51}, 1}}, 100);
            shapes.push_back(
                ruler.grab().toImage().convertToFormat(QImage::Format_Mono, Qt::ThresholdDither));
        }
        for (std::size_t i = 0; i < shapes.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(shapes[i] != shapes[j], qPrintable(QString("%1 %2").arg(i).arg(j)));
    }

    void theDeclarationIsMarkedInTheText() {
        open(write("d.html", htmlText));
        const auto begin = std::uint64_t(htmlText.indexOf("iso-"));
        QVERIFY(text()->marked().declared == (std::vector<ByteRange>{{begin, begin + 10}}));
    }

    void hoveringTellsOfACharacter() {
        open(write("d.html", htmlText));
        const QPointF place(52, *text()->yOf(50)); // the second line's first sign
        QHelpEvent hover(QEvent::ToolTip, place.toPoint(), text()->mapToGlobal(place).toPoint());
        QCoreApplication::sendEvent(text()->viewport(), &hover);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY2(QToolTip::text().contains("U+003C LESS-THAN SIGN"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void theKeyboardTellsOfTheCharacterAtTheCaret() {
        open(write("d.html", htmlText));
        text()->goTo(std::uint64_t(htmlText.indexOf("iso-")));
        press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY2(QToolTip::text().contains("HTML meta element says"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void anotherFileHasItsOwnMarks() {
        openBytes(htmlText + "\xFF\n");
        openBytes("plain\n");
        QVERIFY(ruler()->marks().empty());
        QVERIFY(text()->marked().declared.empty());
    }
};

QTEST_MAIN(MarksTest)
#include "marks_test.moc"
