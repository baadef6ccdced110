// The text view: the same byte stays where it is; keys, wheel and mouse move by lines.

#include "app/viewer/views/text_view.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

FileText textOf(const std::string& bytes, EncodingId encoding) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    return {shared, buildIndex(*shared, encoding)};
}

std::string numberedLines(int count) {
    std::string out;
    for (int i = 1; i <= count; ++i)
        out += "line " + std::to_string(i) + "\n";
    return out;
}

} // namespace

class TextViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<TextView> m_view;

    void show(const std::string& bytes, EncodingId encoding = EncodingId::Utf8) {
        m_view->setText(textOf(bytes, encoding), "");
    }
    QString topLine() const { return m_view->visibleLines().value(0); }

private slots:
    void init() {
        m_view = std::make_unique<TextView>();
        m_view->setTheme(themeOf(Scheme::Light));
        m_view->resize(600, 400);
        m_view->show();
        m_view->setFocus();
    }

    void itShowsTheBeginning() {
        show(numberedLines(1000));
        QCOMPARE(topLine(), u"line 1"_s);
        QVERIFY(m_view->visibleLines().size() < 30);
    }

    void keysMoveTheCaretAndTheViewFollows() {
        show(numberedLines(1000));
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->caret(), 7u);
        QCOMPARE(topLine(), u"line 1"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_view->caret(), 1u);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QCOMPARE(m_view->caret(), 6u);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->caret(), 7u);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->caret(), 6u);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(m_view->caret(), 0u);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->caretLine(), std::optional<std::uint64_t>(40));
        QCOMPARE(m_view->visibleLines().contains(u"line 41"_s), true);
        QVERIFY(topLine() != "line 1");
    }

    void theCaretKeepsItsColumnOverShortLines() {
        show("abcdef\nx\nabcdef\n");
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->caret(), 8u);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->caret(), 15u);
    }

    void shiftExtendsTheSelection() {
        show("\u00E9t\u00E9\nabc\n");
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), u"\u00E9"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), u"\u00E9t\u00E9\na"_s);
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_view->selectedText().endsWith("abc"));
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QVERIFY(m_view->selection().empty());
    }

    void theSelectionReachesTheEndsOfTheTextLineByLine() {
        show("abc\nlast");
        m_view->goTo(5);
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), u"ast"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), u"abc\nl"_s);
    }

    void theCaretCrossesThePiecesOfALongLine() {
        show(std::string(5000, 'x'));
        m_view->goTo(rowUnits);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->caret(), std::uint64_t{rowUnits - 1});
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->caret(), std::uint64_t{rowUnits});
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->caret(), std::uint64_t{rowUnits + 1});
    }

    void keysMoveByPages() {
        show(numberedLines(1000));
        QTest::keyClick(m_view.get(), Qt::Key_PageDown);
        const QString paged = topLine();
        QVERIFY(paged != "line 1");
        QCOMPARE(u"line %1"_s.arg(*m_view->caretLine() + 1), paged);
        QTest::keyClick(m_view.get(), Qt::Key_PageUp);
        QCOMPARE(topLine(), u"line 1"_s);
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(m_view->visibleLines().last(), u"line 1000"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(topLine(), u"line 1"_s);
    }

    void theWheelMovesThreeLinesANotch() {
        show(numberedLines(1000));
        QWheelEvent notch({50, 50}, m_view->mapToGlobal(QPointF(50, 50)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view->viewport(), &notch);
        QCOMPARE(topLine(), u"line 4"_s);
    }

    void theScrollBarReachesBothEnds() {
        show(numberedLines(5000));
        QScrollBar* bar = m_view->verticalScrollBar();
        bar->triggerAction(QAbstractSlider::SliderToMaximum);
        QCOMPARE(m_view->visibleLines().last(), u"line 5000"_s);
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        bar->triggerAction(QAbstractSlider::SliderToMinimum);
        QCOMPARE(topLine(), u"line 1"_s);
    }

    void draggingTheScrollBarGoesToThatPartOfTheFile() {
        show(numberedLines(5000));
        QScrollBar* bar = m_view->verticalScrollBar();
        bar->setSliderPosition(bar->maximum() / 2);
        const int line = topLine().mid(5).toInt();
        QVERIFY2(line > 2000 && line < 3000, qPrintable(topLine()));
    }

    void anotherEncodingKeepsTheByte() {
        const std::string bytes = numberedLines(3000);
        show(bytes);
        m_view->scrollTo(bytes.find("line 2000\n"));
        QCOMPARE(topLine(), u"line 2000"_s);
        show(bytes, EncodingId::Koi8R);
        QCOMPARE(topLine(), u"line 2000"_s);
    }

    void widthAndZoomKeepTheByte() {
        const std::string bytes = numberedLines(3000);
        show(bytes);
        m_view->scrollTo(bytes.find("line 2000\n"));
        m_view->resize(300, 300);
        m_view->setPointSize(18);
        m_view->setWrap(false);
        QCOMPARE(topLine(), u"line 2000"_s);
    }

    void longLinesWrapAndScrollByTheirPieces() {
        std::string bytes;
        for (int i = 0; i < 20000; ++i)
            bytes += "word ";
        show(bytes + "\nend");
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QVERIFY(m_view->caret() > 0 && m_view->caret() < 100);
        m_view->scrollLines(1);
        QVERIFY(m_view->top() > 0 && m_view->top() < 100);
        QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(m_view->visibleLines().last(), u"end"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(m_view->top(), 0u);
    }

    void withoutWrapLongLinesScrollSideways() {
        show(std::string(1500, 'x') + "\n");
        QCOMPARE(m_view->horizontalScrollBar()->maximum(), 0);
        m_view->setWrap(false);
        QVERIFY(m_view->horizontalScrollBar()->maximum() > 5000);
        m_view->goTo(1400);
        QVERIFY(m_view->horizontalScrollBar()->value() > 5000);
    }

    void goingToAByteMakesItVisible() {
        const std::string bytes = numberedLines(3000);
        show(bytes);
        QSignalSpy moved(m_view.get(), &TextView::caretMoved);
        m_view->goTo(bytes.find("line 1500\n"));
        QVERIFY(m_view->visibleLines().contains(u"line 1500"_s));
        QCOMPARE(m_view->caretLine(), std::optional<std::uint64_t>(1499));
        QVERIFY(moved.size() >= 1);
        const std::uint64_t top = m_view->top();
        m_view->goTo(bytes.find("line 1502\n"));
        QCOMPARE(m_view->top(), top);
    }

    void theMouseSelects() {
        show("one two three\nfour\n");
        const TextStyle style = textStyle(themeOf(Scheme::Light), TextView::normalPointSize, "");
        const double left = 24 + std::ceil(3 * style.cell * 0.9); // margins and line numbers
        const auto pointAt = [&](int column, int line) {
            return QPointF(left + (column + 0.3) * style.cell, 8 + (line + 0.5) * style.lineHeight)
                .toPoint();
        };
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, pointAt(5, 0));
        QCOMPARE(m_view->selectedText(), u"two"_s);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, pointAt(2, 0));
        QVERIFY(m_view->selection().empty());
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, pointAt(40, 1));
        QVERIFY(m_view->selectedText().endsWith("four"));
    }

    void copiedDamageIsAReplacementCharacter() {
        show("a\xFF"
             "b");
        m_view->select({0, 3});
        QCOMPARE(m_view->selectedText(), u"a\uFFFDb"_s);
        QCOMPARE(m_view->visibleLines(), QStringList{u"a⟦FF⟧b"_s});
    }

    void anEmptyFileAndNoFileAreCalm() {
        show("");
        QCOMPARE(m_view->visibleLines(), QStringList{""});
        QTest::keyClick(m_view.get(), Qt::Key_PageDown);
        m_view->reset();
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {100, 18});
        QVERIFY(m_view->visibleLines().isEmpty());
    }
};

QTEST_MAIN(TextViewTest)
#include "text_view_test.moc"
