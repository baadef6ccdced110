// A file whose parts are in different encodings: what the window says of it, its text part by part,
// and a copy in UTF-8.

#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/window/parts_controller.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QLabel>
#include <QSignalSpy>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

const QString german = u"Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\n"
                       u"Schöne Grüße aus München!\n"_s;

QByteArray mixed() {
    return german.toUtf8() + "-- plain\n" + german.toLatin1();
}
QByteArray meant() {
    return german.toUtf8() + "-- plain\n" + german.toUtf8();
}

} // namespace

class PartsTest : public WindowFixture {
    Q_OBJECT

    /// A notice is laid out a moment after its text is known.
    void clickNoticeThatComes(const QString& label) {
        QVERIFY(QTest::qWaitFor([&] {
            for (const QPushButton* button : find<BannerBar>()->findChildren<QPushButton*>())
                if (button->text() == label && button->isVisible())
                    return true;
            return false;
        }));
        clickNotice(label);
    }

private slots:
    void oneEncodingHasNoNotice() {
        open(write("one.txt", german.toUtf8() + "\xFF\n"));
        QVERIFY(m_window->parts().parts().empty());
        QVERIFY(!m_window->parts().banner());
        QVERIFY(text()->seams().empty());
    }

    void theNoticeSaysWhereWhichEncodingIs() {
        open(write("mixed.txt", mixed()));
        const auto& banner = m_window->parts().banner();
        QVERIFY(banner.has_value());
        QVERIFY2(banner->text.contains("UTF-8") && banner->text.contains("to 7"),
                 qPrintable(banner->text));
        QCOMPARE(text()->seams().size(), 1U);
        QCOMPARE(text()->seams().front(), m_window->parts().parts()[1].bytes.begin);
        QImage picture = text()->viewport()->grab().toImage();
        const QColor line = themeOf(Scheme::Light).accent;
        int drawn = 0;
        for (int y = 0; y < picture.height(); ++y)
            drawn += picture.pixelColor(picture.width() / 2, y) == line ||
                     picture.pixelColor(picture.width() / 2 + 4, y) == line;
        QVERIFY(drawn > 0); // the seam is seen
    }

    void itsTextIsShownPartByPart() {
        open(write("mixed.txt", mixed()));
        QSignalSpy wanted(m_window.get(), &DocumentPage::documentWanted);
        clickNoticeThatComes(u"Show part by part"_s);
        QTRY_COMPARE(wanted.size(), 1);
        const auto bytes = wanted.front().at(1).value<SharedBytes>();
        const std::vector<Byte> text = readRange(*bytes, {0, bytes->size()});
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(text.data()), qsizetype(text.size())),
                 meant());
    }

    void itIsSavedAsUtf8WithAReport() {
        const QString file = write("mixed.txt", mixed());
        open(file);
        clickNoticeThatComes(u"Save as UTF-8 …"_s);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr);
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000));
        bool reported = false;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            reported = reported || label->text().contains(u"lines 1 to "_s);
        QVERIFY(reported);
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Save the copy"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000));
        QFile copy(m_folder.filePath("mixed.utf-8.txt"));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), meant());
        QFile original(file);
        QVERIFY(original.open(QIODevice::ReadOnly));
        QCOMPARE(original.readAll(), mixed());
    }
};

QTEST_MAIN(PartsTest)
#include "parts_test.moc"
