// Readings side by side, by keyboard: in order, in step, through their differences.

#include "app/viewer/words/wording.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/readings_view.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <cmath>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// Lines of Polish in ISO-8859-2; `ą` every fifth, which windows-1250 reads as `±`.
QByteArray polish(int lines) {
    QByteArray bytes;
    for (int i = 0; i < lines; ++i)
        bytes += i % 5 == 4 ? "m\xB1ka\n" : "woda\n";
    return bytes;
}

} // namespace

class CompareTest : public WindowFixture {
    Q_OBJECT

    void compareIn(const QByteArray& bytes, EncodingId shown, std::vector<EncodingId> readings) {
        open(write("a.txt", bytes), Options{.as = shown, .compare = std::move(readings)});
        QCoreApplication::processEvents();
    }
    void comparePolish(int lines) {
        compareIn(polish(lines), EncodingId::Iso8859_2,
                  {EncodingId::Iso8859_2, EncodingId::Windows1250});
    }
    ReadingsView* readings() const { return find<ReadingsView>(); }
    /// The labels from left to right.
    QStringList labels() const {
        QStringList out;
        for (int i = 0; i < readings()->count(); ++i)
            out += readings()->widget(i)->findChild<QLabel*>("reading")->text();
        return out;
    }
    QString summary() const { return find<QLabel>("compare-summary")->text(); }

private slots:
    void theOrderOfTheCommandLineIsKept() {
        compareIn(polish(3), EncodingId::Iso8859_2,
                  {EncodingId::Windows1250, EncodingId::Iso8859_2, EncodingId::Koi8R});
        QCOMPARE(labels(), (QStringList{encodingLabel(EncodingId::Windows1250),
                                        encodingLabel(EncodingId::Iso8859_2),
                                        encodingLabel(EncodingId::Koi8R)}));
        QCOMPARE(readings()->views().front()->visibleLines().first(), u"woda"_s);
    }

    void anotherChoiceTakesThePlaceOfTheShown() {
        comparePolish(5);
        m_window->session().choose(EncodingId::Koi8R);
        QCOMPARE(labels(), (QStringList{encodingLabel(EncodingId::Koi8R),
                                        encodingLabel(EncodingId::Windows1250)}));
        m_window->session().choose(EncodingId::Windows1250);
        QCOMPARE(labels(), (QStringList{encodingLabel(EncodingId::Koi8R),
                                        encodingLabel(EncodingId::Windows1250)}));
        QVERIFY(text()->visibleLines().contains(u"m\u00B1ka"_s));
    }

    void keysVisitTheDifferences() {
        comparePolish(500);
        QCOMPARE(summary(), u"100 differences"_s);
        press(Qt::Key_F7);
        QVERIFY(text()->selection() == (ByteRange{21, 22}));
        QCOMPARE(summary(), u"1 of 100 differences"_s);
        press(Qt::Key_F3); // the next problem of any kind
        QVERIFY(text()->selection() == (ByteRange{46, 47}));
        press(Qt::Key_F7, Qt::ShiftModifier);
        press(Qt::Key_F7, Qt::ShiftModifier); // round the corner
        QVERIFY(text()->selection() == (ByteRange{2496, 2497}));
        QVERIFY(text()->visibleLines().contains(u"m\u0105ka"_s));
    }

    /// The number grows from "14 differences" to "1 of 14 differences".
    void theSecondClickHitsTheSameButton() {
        comparePolish(500);
        auto* bar = find<QWidget>("compare-bar");
        QToolButton* next = nullptr;
        for (auto* button : bar->findChildren<QToolButton*>())
            if (button->defaultAction() &&
                button->defaultAction()->objectName() == u"next-problem"_s)
                next = button;
        QVERIFY(next != nullptr);
        const QPoint place = next->mapTo(bar, next->rect().center());
        for (const auto& expected : {u"1 of 100 differences"_s, u"2 of 100 differences"_s}) {
            QTest::mouseClick(bar->childAt(place), Qt::LeftButton);
            QCOMPARE(summary(), expected);
            QCoreApplication::processEvents();
        }
    }

    void onlyLinesThatDiffer() {
        comparePolish(500);
        press(Qt::Key_D, Qt::AltModifier);
        for (TextView* view : readings()->views())
            QVERIFY(!view->visibleLines().contains(u"woda"_s));
        QVERIFY(text()->visibleLines().size() > 10);
        QTest::keyClick(text(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(text()->caretLine(), std::optional<std::uint64_t>(499));
        QVERIFY(!text()->visibleLines().contains(u"woda"_s));
        QTest::keyClick(text(), Qt::Key_Up);
        QCOMPARE(text()->caretLine(), std::optional<std::uint64_t>(494));
        press(Qt::Key_D, Qt::AltModifier);
        QVERIFY(text()->visibleLines().contains(u"woda"_s));
    }

    void aPlaceThatIsLeftOutBringsAllLinesBack() {
        comparePolish(500);
        auto* only = find<QAction>("only-different");
        only->setChecked(true);
        open(write("a.txt", polish(500)),
             Options{.as = EncodingId::Iso8859_2, .compare = {EncodingId::Windows1250}});
        QVERIFY(!only->isChecked());
        only->setChecked(true);
        press(Qt::Key_F, Qt::ControlModifier);
        typeIn("woda");
        settle();
        QVERIFY(!only->isChecked());
        QVERIFY(text()->selection() == (ByteRange{0, 4}));
    }

    /// A Korean reading is wider than that of single bytes, so its lines wrap elsewhere.
    void rowsStayBesideEachOtherWhereTheyWrap() {
        QByteArray bytes;
        for (int i = 0; i < 200; ++i)
            bytes += QByteArray(i % 7 * 30, '\xB0') + "\n";
        compareIn(bytes, EncodingId::EucKr, {EncodingId::EucKr, EncodingId::Utf8});
        for (const int scrolled : {0, 13, 60, 100000}) {
            text()->scrollLines(scrolled);
            const auto views = readings()->views();
            QVERIFY(views[1]->top() <= views[0]->top());
            QVERIFY(views[1]->yOf(views[0]->top()).has_value());
            int together = 0;
            for (std::uint64_t byte = views[0]->top() + 1; byte < std::uint64_t(bytes.size());
                 ++byte) {
                if (bytes[qsizetype(byte) - 1] != '\n')
                    continue;
                const auto left = views[0]->yOf(byte);
                const auto right = views[1]->yOf(byte);
                if (!left || !right)
                    break;
                QVERIFY2(std::abs(*left - *right) < 0.5, qPrintable(QString::number(byte)));
                ++together;
            }
            QVERIFY(together >= 2);
        }
    }

    void theWheelZoomsAll() {
        comparePolish(5);
        QWheelEvent wheel({5, 5}, {5, 5}, {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        const auto views = readings()->views();
        QCoreApplication::sendEvent(views[1]->viewport(), &wheel);
        QCOMPARE(views[0]->pointSize(), TextView::normalPointSize + 1);
        QCOMPARE(views[1]->pointSize(), TextView::normalPointSize + 1);
    }

    void theMenuAddsAndTakesAway() {
        openBytes(polish(20), EncodingId::Iso8859_2);
        auto* menu = find<QMenu>("readings");
        const auto entry = [&](int i) {
            emit menu->aboutToShow();
            return menu->actions().at(i);
        };
        QVERIFY(!find<CompareBar>()->isVisible());
        int added = 0;
        for (int i = 0; i < 6 && i < menu->actions().size() + 6; ++i)
            if (QAction* action = entry(i); action->isEnabled() && !action->isChecked()) {
                action->trigger();
                ++added;
            }
        QCOMPARE(added, 3); // four in all
        QCOMPARE(labels().size(), 4);
        QVERIFY(find<CompareBar>()->isVisible());
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(labels().size(), 1);
        QVERIFY(!find<CompareBar>()->isVisible());
    }
};

QTEST_MAIN(CompareTest)
#include "compare_test.moc"
