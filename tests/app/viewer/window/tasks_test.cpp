// The first five tasks of TASKS.md, by just the keys and clicks that stand there.

#include "app/viewer/words/wording.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/readings_view.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>

#include <array>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// Writes a log, three of whose lines are damaged: a byte that fits nothing, a sequence cut short,
/// two bytes. Returns the numbers of these lines.
std::array<int, 3> writeDamagedLog(const QString& path, int lines) {
    const QByteArray events[] = {"\xC3\x9C"
                                 "bertragung abgeschlossen",
                                 "Pr\xC3\xBC"
                                 "fung l\xC3\xA4uft",
                                 "Verbindung zu K\xC3\xB6ln ge\xC3\xB6"
                                 "ffnet",
                                 "Zugriff f\xC3\xBCr M\xC3\xBCller verweigert",
                                 "\xC3\x84nderung gespeichert",
                                 "R\xC3\xBC"
                                 "ckmeldung aus D\xC3\xBCsseldorf",
                                 "Dateigr\xC3\xB6\xC3\x9F"
                                 "e unver\xC3\xA4ndert"};
    const std::array damaged{lines / 5 * 2, lines / 10 * 7, lines - 1};
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write the log");
    QByteArray log;
    for (int i = 1; i <= lines; ++i) {
        log += i == damaged[0]   ? "08:15:14 Pr\xFC"
                                   "fung l\xC3\xA4uft\n"
               : i == damaged[1] ? "08:15:14 M\xC3 ller\n"
               : i == damaged[2] ? "08:15:14 \xFE\xFE\n"
                                 : "08:15:14 " + events[i % 7] + "\n";
        if (log.size() > 1 << 20 || i == lines) {
            file.write(log);
            log.clear();
        }
    }
    return damaged;
}

/// Polish of the DOS years, in IBM852.
QByteArray dosRecipe() {
    return "Pierogi ruskie wed\x88ug babci\r\n"
           "\r\n"
           "M\xA5k\xA9 przesia\x86, doda\x86 szczypt\xA9 soli i ciep\x88\xA5 wod\xA9.\r\n"
           "Zagnie\x98\x86 ciasto, odstawi\x86 na p\xA2\x88 godziny.\r\n"
           "Ser, ziemniaki i cebul\xA9 wymiesza\x86; doprawi\x86 pieprzem.\r\n"
           "Gotowa\x86, a\xBE wyp\x88yn\xA5, i jeszcze trzy minuty. \xBDyczymy smacznego!\r\n";
}

} // namespace

class TasksTest : public WindowFixture {
    Q_OBJECT

    void openSample(const QString& name) {
        const QString copy = m_folder.filePath(name);
        QVERIFY(QFile::copy(QStringLiteral(CHARSLEUTH_SAMPLE_FILES) + "/" + name, copy));
        open(copy);
    }
    bool reads(const QString& words) const {
        return text()->visibleLines().join('\n').contains(words);
    }
    QString status() const { return find<QLabel>("status")->text(); }
    QString saidAbove() const {
        QStringList all;
        for (const QLabel* label : find<BannerBar>()->findChildren<QLabel*>())
            all += label->text();
        return all.join('\n');
    }
    static void click(QWidget* within, const QString& label) {
        for (QAbstractButton* button : within->findChildren<QAbstractButton*>())
            if (button->text().remove('&') == label && button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no such button: " + label));
    }

private slots:
    void whatIsAGarbledSubtitle() {
        openSample("film.srt");
        QVERIFY2(status().startsWith("windows-1251"), qPrintable(status()));
        QVERIFY(status().contains("Russian"));
        QVERIFY(find<QToolButton>("encoding")->text().contains("Cyrillic"));
        press(Qt::Key_I, Qt::ControlModifier); // why?
        QCOMPARE(find<QListView>("reasons")->model()->index(0, 0).data().toString().left(16),
                 u"Reads as Russian"_s);
    }

    void whichOfTwoPagesByOneLetter() {
        open(write("list.txt", "Dzisiaj: chleb, mas\xB3o, m\xB1ka.\nWoda, herbata, s\xF3l.\n"));
        QVERIFY2(status().startsWith("ISO-8859-2"), qPrintable(status()));
        press(Qt::Key_D, Qt::ControlModifier); // compare
        settle();
        const auto labels = find<ReadingsView>()->findChildren<QLabel*>("reading");
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().contains("windows-1250"); }));
        press(Qt::Key_F7); // next difference
        settle();
        QVERIFY(text()->selection() == (ByteRange{24, 25}));
        QCOMPARE(text()->selectedText(), u"ą"_s);
        press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier); // the character at the caret
        QTRY_VERIFY(QToolTip::isVisible());
        const QString note = QToolTip::text();
        QVERIFY2(note.contains("B1") && note.contains("U+0105") && note.contains("windows-1250") &&
                     note.contains(u"±"),
                 qPrintable(note));
        QToolTip::hideText();
    }

    void theDamagedBytesOfALongLog_data() {
        QTest::addColumn<int>("lines");
        QTest::newRow("some megabytes") << 500'000;
        if (qEnvironmentVariableIsSet("CHARSLEUTH_LONG"))
            QTest::newRow("a gigabyte") << 30'000'000;
    }
    void theDamagedBytesOfALongLog() {
        QFETCH(int, lines);
        const QString path = m_folder.filePath("long.log");
        const auto damaged = writeDamagedLog(path, lines);
        const auto said = [](const char* what, const QElapsedTimer& since) {
            qInfo("%s after %.1f s", what, double(since.elapsed()) / 1000);
        };
        QElapsedTimer since;
        since.start();
        m_window->open(path.toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(!text()->visibleLines().isEmpty(), 20'000);
        said("first text", since);
        QTRY_VERIFY_WITH_TIMEOUT(saidAbove().contains("do not fit UTF-8"), 300'000);
        said("damage said", since);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 300'000);
        said("all read", since);
        QVERIFY2(saidAbove().contains(
                     QStringLiteral("4 byte sequences do not fit UTF-8; first at line %1.")
                         .arg(numberText(std::uint64_t(damaged[0])))),
                 qPrintable(saidAbove()));
        clickNotice("First");
        QVERIFY(reads(u"Pr⟦FC⟧fung läuft"_s));
        press(Qt::Key_F3);
        QCOMPARE(text()->caretLine(), std::optional<std::uint64_t>(damaged[1] - 1));
        QVERIFY(reads(u"M⟦C3⟧ ller"_s));
        press(Qt::Key_F3);
        press(Qt::Key_F3);
        QVERIFY(reads(u"08:15:14 ⟦FE⟧⟦FE⟧"_s));
        QVERIFY(std::ranges::any_of(m_window->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith("malformed 4 of 4");
        }));
    }

    void aCopyInUtf8WithNothingLost() {
        open(write("pierogi.txt", dosRecipe()));
        QVERIFY2(status().startsWith("IBM852"), qPrintable(status()));
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr);
        QTRY_COMPARE(dialog->message(), u"All of the text can be written as UTF-8."_s);
        QTRY_VERIFY(!dialog->isBusy());
        click(dialog, "Save the copy");
        QTRY_VERIFY(dialog->message().endsWith("It was read again and compared."));
        QSignalSpy wanted(m_window.get(), &DocumentPage::filesWanted);
        click(dialog, "Open the copy");
        const auto paths = wanted.at(0).at(0).value<std::vector<std::string>>();
        const QStringList before = text()->visibleLines();
        open(QString::fromStdString(paths.front()));
        QVERIFY(status().startsWith("UTF-8"));
        QCOMPARE(text()->visibleLines(), before);
    }

    void whyADeclarationIsWrong() {
        openSample("lighthouse.html");
        QVERIFY2(saidAbove().contains("The file says iso-8859-1 (HTML meta, line 4)"),
                 qPrintable(saidAbove()));
        QVERIFY(saidAbove().contains("its bytes read as UTF-8."));
        click(find<BannerBar>(), "Why");
        auto* reasons = find<QListView>("reasons");
        QVERIFY(reasons->isVisible());
        const QAbstractItemModel& model = *reasons->model();
        const int last = model.rowCount() - 1;
        int against = 0;
        while (against < last && !model.index(against, 0).data().toString().startsWith("Against"))
            ++against;
        QTest::mouseClick(reasons->viewport(), Qt::LeftButton, {},
                          reasons->visualRect(model.index(against, 0)).center());
        QCOMPARE(text()->selectedText().toLower(), u"iso-8859-1"_s);
        press(Qt::Key_B, Qt::ControlModifier); // the bytes of what does not fit
        QVERIFY(find<QWidget>("bytes-panel")->isVisible());
    }
};

QTEST_MAIN(TasksTest)
#include "tasks_test.moc"
