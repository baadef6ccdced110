// The bytes: characters are boxed and selected whole, by mouse and by keyboard.

#include "app/viewer/views/bytes_view.h"

#include <QSignalSpy>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

class BytesViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<BytesView> m_view;

    void show(const std::string& bytes, EncodingId encoding) {
        const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
        m_view->setText({shared, buildIndex(*shared, encoding)});
    }
    ByteRange chosenBy(const std::function<void()>& act) const {
        QSignalSpy chosen(m_view.get(), &BytesView::chosen);
        act();
        return chosen.isEmpty() ? ByteRange{} : chosen.back()[0].value<ByteRange>();
    }
    /// Somewhere on a byte of the first row.
    QPoint placeOf(std::uint64_t byte) const {
        for (int x = 0; x < m_view->width(); x += 4) {
            const QPoint place(x, 8);
            const auto clicked = [&] {
                QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, place);
            };
            if (chosenBy(clicked).begin == byte)
                return place + QPoint(4, 0);
        }
        qFatal("no such byte");
    }
    int pixels(QColor colour) const {
        const QImage image = m_view->grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == colour;
        return count;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_view.get(), key, modifiers);
    }

private slots:
    void init() {
        m_view = std::make_unique<BytesView>();
        m_view->setTheme(themeOf(Scheme::Light));
        m_view->resize(700, 200);
        m_view->show();
    }

    void severalBytesOfOneCharacterAreBoxed() {
        const QColor outline = themeOf(Scheme::Light).control.outline;
        show("abc \xC3\xA9 \xE2\x82\xAC", EncodingId::Windows1252);
        QCOMPARE(pixels(outline), 0);
        show("abc \xC3\xA9 \xE2\x82\xAC", EncodingId::Utf8);
        QVERIFY(pixels(outline) > 40);
    }

    void draggingSelectsWholeCharacters() {
        show("a\xC3\xA9\xE2\x82\xAC"
             "b",
             EncodingId::Utf8);
        const QPoint from = placeOf(2);
        const QPoint to = placeOf(4);
        const auto drag = [&](QPoint begin, QPoint end) {
            return chosenBy([&] {
                QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, begin);
                QMouseEvent move(QEvent::MouseMove, end, m_view->viewport()->mapToGlobal(end),
                                 Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
                QCoreApplication::sendEvent(m_view->viewport(), &move);
                QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, end);
            });
        };
        QVERIFY(drag(from, to) == (ByteRange{1, 6}));
        QVERIFY(drag(to, from) == (ByteRange{1, 6}));
        QVERIFY(drag(to, placeOf(6)) == (ByteRange{3, 7}));
    }

    void shiftAndArrowsSelect() {
        show("a\xC3\xA9\xE2\x82\xAC"
             "b",
             EncodingId::Utf8);
        m_view->setSelection({1, 1});
        QVERIFY(chosenBy([&] { press(Qt::Key_Right, Qt::ShiftModifier); }) == (ByteRange{1, 6}));
        QVERIFY(chosenBy([&] { press(Qt::Key_Left, Qt::ShiftModifier); }) == (ByteRange{1, 3}));
        QVERIFY(chosenBy([&] { press(Qt::Key_Left, Qt::ShiftModifier); }) == (ByteRange{0, 3}));
        QVERIFY(chosenBy([&] { press(Qt::Key_Right); }) == (ByteRange{1, 1}));
    }
};

QTEST_MAIN(BytesViewTest)
#include "bytes_view_test.moc"
