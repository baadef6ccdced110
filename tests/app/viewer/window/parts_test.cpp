// A file whose parts are in different encodings: what the window says of it, its text part by part,
// and a copy in UTF-8.

#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/elided_label.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/window/parts_controller.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStatusBar>

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

    void saveTheCopy() {
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr);
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000));
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Save the copy"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000));
    }
    QByteArray copyOf(const QString& name) const {
        QFile copy(m_folder.filePath(name));
        return copy.open(QIODevice::ReadOnly) ? copy.readAll() : QByteArray();
    }

private slots:
    void oneEncodingHasNoNotice() {
        open(write("one.txt", german.toUtf8() + "\xFF\n"));
        QVERIFY(m_window->parts().parts().empty());
        QVERIFY(!m_window->parts().banner());
        QVERIFY(text()->parts().empty());
    }

    void f3GoesToTheBeginningOfAnotherEncoding() {
        open(write("mixed.txt", german.toUtf8() + mixed() + "\xFF\n"));
        press(Qt::Key_F3);
        QCOMPARE(text()->selectedText(), u"-- plain\n"_s);
        QCOMPARE(text()->selection().begin, std::uint64_t(2 * german.toUtf8().size()));
    }

    void theNoticeSaysWhereWhichEncodingIs() {
        open(write("mixed.txt", mixed()));
        const auto& banner = m_window->parts().banner();
        QVERIFY(banner.has_value());
        QVERIFY2(banner->text.contains("UTF-8") && banner->text.contains("to 7"),
                 qPrintable(banner->text));
        QCOMPARE(text()->parts().size(), 2U); // the band beside the text
        QCOMPARE(text()->parts().front(),
                 (PartMark{m_window->parts().parts()[1].bytes.begin, u"UTF-8"_s}));
        QImage picture = text()->viewport()->grab().toImage();
        const QColor line = themeOf(Scheme::Light).accent;
        int drawn = 0;
        for (int y = 0; y < picture.height(); ++y)
            drawn += picture.pixelColor(picture.width() / 2, y) == line ||
                     picture.pixelColor(picture.width() / 2 + 4, y) == line;
        QVERIFY(drawn > 0); // the seam is seen
    }

    void linesAmongBinaryDataAreShown() {
        QByteArray dump;
        for (int row = 0; row < 12; ++row) {
            dump += "INSERT INTO notes VALUES ('" + german.split(u'\n')[row % 3].toLatin1() +
                    "');\nINSERT INTO files VALUES ('";
            for (int i = 0; i < 90; ++i)
                if (const int byte = (i * 37 + row * 11) % 251; byte != '\'' && byte != '\\')
                    dump += static_cast<char>(byte);
            dump += "');\n";
        }
        open(write("dump.sql", dump));
        QVERIFY(m_window->session().state().detection().binary);
        QVERIFY(!m_window->session().state().shown);
        clickNoticeThatComes(u"Show part by part"_s);
        QVERIFY(m_window->session().state().shown == EncodingId::Windows1252);
        QVERIFY2(text()->visibleLines().first().contains(u"Der Bär läuft"),
                 qPrintable(text()->visibleLines().first()));
        QVERIFY(!text()->parts().empty());
        press(Qt::Key_Z, Qt::ControlModifier); // binary again, as before
        QVERIFY(!m_window->session().state().shown);
        QVERIFY(text()->visibleLines().join(QString()).isEmpty());
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(text()->visibleLines().first().contains(u"Der Bär läuft"));
        press(Qt::Key_Z, Qt::ControlModifier);
        clickNotice(u"1 more"_s);
        clickNoticeThatComes(u"Show as text anyway"_s);
        QVERIFY(!text()->visibleLines().join(QString()).isEmpty());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_window->session().state().shown);
    }

    void itsTextIsShownPartByPart() {
        open(write("mixed.txt", mixed()));
        clickNoticeThatComes(u"Show part by part"_s);
        QCOMPARE(text()->visibleLines().join(u'\n'), QString::fromUtf8(meant()).trimmed());
        const CandidateModel& cards = m_window->cards();
        const int row = cards.rowOf(m_window->session().state().readAs());
        QCOMPARE(row, 0);
        QVERIFY2(cards.card(row).label.startsWith("Part by part: UTF-8, "),
                 qPrintable(cards.card(row).label));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(text()->visibleLines().join(u'\n') != QString::fromUtf8(meant()).trimmed());
        press(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(text()->visibleLines().join(u'\n'), QString::fromUtf8(meant()).trimmed());
        clickNoticeThatComes(u"Show as UTF-8"_s); // the way back
        QVERIFY(!m_window->session().state().amendment);
        clickNoticeThatComes(u"Show part by part"_s);
    }

    void aSelectionIsReadInAnEncodingOfItsOwn() {
        const QByteArray greek = "\xC1\xE8\xDE\xED\xE1"; // "Αθήνα" in windows-1253
        open(write("one.txt", "Gr\xC3\xBC\xC3\x9F"
                              "e\n" +
                                  greek + "\nEnde\n"),
             {.as = EncodingId::Utf8});
        const QStringList before = text()->visibleLines();
        text()->select({8, 8 + 5});
        press(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        auto* search = find<EncodingSearch>();
        QVERIFY(search->isVisible());
        QTest::keyClicks(search->input(), "1253");
        QTest::keyClick(search->input(), Qt::Key_Down); // the text follows
        QCOMPARE(text()->visibleLines()[1], u"Αθήνα"_s);
        QTest::keyClick(search->input(), Qt::Key_Escape);
        QCOMPARE(text()->visibleLines(), before);
        press(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClicks(search->input(), "1253");
        QTest::keyClick(search->input(), Qt::Key_Return);
        QCOMPARE(text()->visibleLines().mid(0, 3),
                 (QStringList{u"Grüße"_s, u"Αθήνα"_s, u"Ende"_s}));
        QCOMPARE(text()->parts().size(), 3U);
        QTest::keyClick(text(), Qt::Key_Home);
        QVERIFY(find<QLabel>("position")->text().contains("windows-1253"));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text()->visibleLines(), before);
        QVERIFY(!m_window->session().state().amendment);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text()->visibleLines()[1], u"Αθήνα"_s);
    }

    /// By keys, which stop before the last line end.
    void aPartToTheEndOfTheTextIsOnePart() {
        open(write("one.txt", "first\nsecond\n\xC1\xE8\xDE\xED\xE1\n"), {.as = EncodingId::Koi8R});
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        press(Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text()->selection(), (ByteRange{13, 18}));
        press(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClicks(find<EncodingSearch>()->input(), "windows-1253");
        QTest::keyClick(find<EncodingSearch>()->input(), Qt::Key_Return);
        QCOMPARE(m_window->parts().report(20), u"lines 1 to 2: KOI8-R; line 3: windows-1253"_s);
    }

    /// What was undone and done again is said in the status bar, in the place of what it shows.
    void aLongRemarkIsCutAndWrittenOverNothing() {
        m_window->resize(700, 500);
        open(write("one.txt", QByteArray("line\n").repeated(20) + "\xC1\xE8\xDE\n" +
                                  QByteArray("line\n").repeated(20)),
             {.as = EncodingId::Koi8R});
        text()->select({100, 103});
        press(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClicks(find<EncodingSearch>()->input(), "windows-1253");
        QTest::keyClick(find<EncodingSearch>()->input(), Qt::Key_Return);
        for (const auto more : {Qt::NoModifier, Qt::ShiftModifier}) {
            press(Qt::Key_Z, Qt::ControlModifier | more);
            auto* status = find<ElidedLabel>("status");
            QCOMPARE(m_window->statusBar()->currentMessage(), QString()); // drawn below the labels
            QVERIFY(status->geometry().right() <
                    find<QLabel>("position")->mapTo(m_window->statusBar(), QPoint()).x());
            status->setText(QString(300, u'w'));
            QVERIFY(status->drawnText().endsWith(u"…"_s));
        }
    }

    void whatIsReadByPartsIsWhatIsSaved() {
        open(write("one.txt", "Gr\xC3\xBC\xC3\x9F"
                              "e\n\xC1\xE8\xDE\xED\xE1\nEnde\n"),
             {.as = EncodingId::Utf8});
        text()->select({8, 8 + 5});
        press(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClicks(find<EncodingSearch>()->input(), "windows-1253");
        QTest::keyClick(find<EncodingSearch>()->input(), Qt::Key_Return);
        press(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        saveTheCopy();
        QCOMPARE(copyOf("one.utf-8.txt"), u"Grüße\nΑθήνα\nEnde\n"_s.toUtf8());
    }

    void theHiddenTextOfAMailIsReadDecoded() {
        QSignalSpy wanted(m_window.get(), &DocumentPage::documentWanted);
        open(write("letter.eml", "From: a@example.org\nMIME-Version: 1.0\n"
                                 "Content-Type: text/plain; charset=koi8-r\n"
                                 "Content-Transfer-Encoding: quoted-printable\n\n"
                                 "=F0=D2=C9=D7=C5=D4, =CB=C1=CB =C4=\n=C5=CC=C1?\n"));
        clickNoticeThatComes(u"Read it decoded"_s);
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, 20000);
        const auto mail = wanted.front().at(1).value<SharedBytes>();
        const std::vector<Byte> bytes = readRange(*mail, {0, mail->size()});
        QVERIFY(QByteArray(reinterpret_cast<const char*>(bytes.data()),
                           static_cast<qsizetype>(bytes.size()))
                    .endsWith("\n\n\xF0\xD2\xC9\xD7\xC5\xD4, \xCB\xC1\xCB "
                              "\xC4\xC5\xCC\xC1?\n"));
        m_window->openBytes(u"decoded"_s, mail);
        settle();
        QCOMPARE(m_window->session().state().shown, EncodingId::Koi8R);
        QVERIFY(noticeButton(u"Read it decoded"_s) == nullptr);
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
        saveTheCopy();
        QCOMPARE(copyOf("mixed.utf-8.txt"), meant());
        QFile original(file);
        QVERIFY(original.open(QIODevice::ReadOnly));
        QCOMPARE(original.readAll(), mixed());
    }
};

QTEST_MAIN(PartsTest)
#include "parts_test.moc"
