// Mojibake in a file: what the window says of it, the ways through it, and a copy of what was
// meant.

#include "app/viewer/models/mojibake_model.h"
#include "app/viewer/views/conversion_questions.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/mojibake_dialog.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/words/wording.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

const QByteArray soundLine = "Le déjà vu à la crème brûlée\n";
const QByteArray onceLine = "un cafÃ© prÃ¨s de la mer\n";
const QByteArray twiceLine = "Elle a mangÃƒÂ© une crÃƒÂªpe\n";

/// Sound lines with damaged ones among them; 200 lines in all.
QByteArray threeKinds() {
    QByteArray text;
    for (int i = 0; i < 197; ++i) {
        text += soundLine;
        if (i == 20)
            text += onceLine;
        else if (i == 90)
            text += twiceLine;
        else if (i == 150)
            text += "le th&Atilde;&copy; vert\n";
    }
    return text;
}

} // namespace

class MojibakeTest : public WindowFixture {
    Q_OBJECT

    const MojibakeModel& runs() const { return m_window->mojibake().model(); }
    QString noticeText() const {
        for (const QLabel* label : find<BannerBar>()->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                return label->text();
        return {};
    }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void clickIn(QWidget* window, const QString& label) {
        for (QPushButton* button : window->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == label && button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no such button: " + label));
    }
    QString savedCopy(const QString& name) {
        auto* dialog = find<ConvertDialog>();
        if (dialog == nullptr || !QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000))
            return {};
        clickIn(dialog, u"Save the copy"_s);
        return QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000) ? m_folder.filePath(name)
                                                                         : QString();
    }

private slots:
    void soundTextHasNoNotice() {
        open(write("sound.txt", soundLine.repeated(50)));
        QCOMPARE(runs().rowCount(), 0);
        QVERIFY(!m_window->mojibake().banner());
        press(Qt::Key_F3); // does nothing
        press(Qt::Key_F3, Qt::ControlModifier);
        QVERIFY(find<MojibakeDialog>() == nullptr);
    }

    void itIsLookedForInUtf8ThatWasChosenAgainstTheDetection() {
        const QByteArray western = QString(soundLine).toLatin1();
        open(write("western.txt", western.repeated(40) + onceLine));
        QVERIFY(m_window->session().state().shown != EncodingId::Utf8);
        QCOMPARE(runs().rowCount(), 0);
        m_window->session().choose(EncodingId::Utf8);
        settle();
        QCOMPARE(runs().rowCount(), 2);
        QVERIFY(m_window->mojibake().banner()); // behind the one that tells of malformed bytes
        m_window->session().chooseDetected();
        settle();
        QCOMPARE(runs().rowCount(), 0);
    }

    void theNoticeSaysWhatWouldChange() {
        open(write("some.txt", soundLine + onceLine + soundLine));
        QCOMPARE(runs().rowCount(), 2);
        QVERIFY2(noticeText().contains(u"2 places are probably mojibake"_s) &&
                     noticeText().contains(u"line 2"_s),
                 qPrintable(noticeText()));
        double least = 1;
        for (int row = 0; row < 2; ++row)
            least = std::min(least, runs().run(row).confidence);
        QVERIFY(noticeText().contains(leastPercentText(least)));
    }

    void theNoticeShowsWhatWasMeantAndTheFileAgain() {
        open(write("some.txt", soundLine + onceLine + soundLine));
        auto* bar = find<BannerBar>();
        clickIn(bar, u"Show what was meant"_s);
        QVERIFY(m_window->session().state().amendment);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // "Show as UTF-8" is there now
        QVERIFY(!m_window->session().state().amendment);
        QCoreApplication::processEvents(); // the notice's new buttons come
        clickIn(bar, u"Show what was meant"_s);
        QVERIFY(m_window->session().state().amendment);
    }

    void keysGoFromRunToRun() {
        open(write("some.txt", soundLine + onceLine + soundLine + onceLine));
        QCOMPARE(runs().rowCount(), 4);
        press(Qt::Key_F3);
        QCOMPARE(text()->selection().begin, runs().run(0).bytes.begin);
        press(Qt::Key_F3);
        QCOMPARE(text()->selection().begin, runs().run(1).bytes.begin);
        press(Qt::Key_F3, Qt::ShiftModifier);
        press(Qt::Key_F3, Qt::ShiftModifier); // round the corner
        QCOMPARE(text()->selection().begin, runs().run(3).bytes.begin);
        QCOMPARE(text()->marked().garbled.size(), 4u);
    }

    void threeKindsOfDamageAreSavedPutRight() {
        open(write("three.txt", threeKinds()));
        clickNotice(u"Save what was meant …"_s);
        const QString copy = savedCopy("three.utf-8.txt");
        QByteArray meant = threeKinds();
        meant.replace(onceLine, "un café près de la mer\n");
        meant.replace(twiceLine, "Elle a mangé une crêpe\n");
        meant.replace("th&Atilde;&copy;", "thé");
        const QList<QByteArray> is = contentOf(copy).split('\n'), ought = meant.split('\n');
        QCOMPARE(is.size(), ought.size());
        for (qsizetype line = 0; line < is.size(); ++line)
            QCOMPARE(is[line], ought[line]);
        QCOMPARE(contentOf(m_folder.filePath("three.txt")), threeKinds());
    }

    void aRunIsLeftOutByKeyboard() {
        open(write("some.txt", soundLine + onceLine));
        press(Qt::Key_F3, Qt::ControlModifier);
        auto* list = find<MojibakeDialog>();
        QVERIFY(list != nullptr && QTest::qWaitForWindowActive(list));
        auto* table = list->findChild<QTableView*>();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(text()->selection() == runs().run(1).bytes); // the text shows it
        QTest::keyClick(table, Qt::Key_Right);               // the tick is the row's
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(runs().takenCount(), 1u);
        QCOMPARE(text()->marked().garbled.size(), 1u);
        QTest::keyClick(table, Qt::Key_Tab);
        QCOMPARE(list->focusWidget()->property("text").toString(), u"&Save what was meant …"_s);
        QTest::keyClick(list->focusWidget(), Qt::Key_Space);
        const QString copy = savedCopy("some.utf-8.txt");
        QCOMPARE(contentOf(copy), soundLine + "un café prÃ¨s de la mer\n");
        QTRY_VERIFY(find<MojibakeDialog>() == nullptr); // it would lie over the text
    }

    void misreadingsInARowAreCounted() {
        open(write("twice.txt", soundLine + twiceLine));
        QCOMPARE(runs().index(0, MojibakeModel::ChainColumn).data().toString(),
                 u"UTF-8 read as windows-1252, twice"_s);
    }

    void theTextThatWasMeantIsACard() {
        open(write("twice.txt", soundLine + twiceLine));
        const CandidateModel& cards = m_window->cards();
        QCOMPARE(cards.card(0).label, u"UTF-8, read as windows-1252 and saved twice"_s);
        QVERIFY2(cards.card(0).preview.rows.front().text.find(u"mangé") != std::u16string::npos,
                 "its preview shows it");
        press(Qt::Key_1);
        QCOMPARE(text()->visibleLines()[1], u"Elle a mangé une crêpe"_s);
        QVERIFY(find<QLabel>("status")->text().startsWith(cards.card(0).label));
        QCOMPARE(text()->marked().garbled.size(), 2u); // what was put right is tinted
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text()->visibleLines()[1], QString::fromUtf8(twiceLine).trimmed());
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text()->visibleLines()[1], u"Elle a mangé une crêpe"_s);
    }

    void itIsComparedLikeAnyOther() {
        open(write("some.txt", soundLine + onceLine));
        press(Qt::Key_D, Qt::ControlModifier);
        settle();
        const auto views = find<ReadingsView>()->views();
        QCOMPARE(views.size(), 2u);
        QCOMPARE(views[1]->visibleLines()[1], u"un café près de la mer"_s);
        press(Qt::Key_F7);
        settle();
        QCOMPARE(text()->selectedText(), u"Ã©"_s);
        QCOMPARE(find<QLabel>("compare-summary")->text(), u"1 of 2 differences"_s);
    }

    void itIsSearchedAndCopiedAsItIsShown() {
        open(write("some.txt", soundLine + onceLine));
        press(Qt::Key_1);
        press(Qt::Key_F, Qt::ControlModifier);
        qobject_cast<QLineEdit*>(m_window->focusWidget())->insert(u"café près"_s);
        settle();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        settle();
        QCOMPARE(text()->selectedText(), u"café près"_s);
    }

    void itIsSavedInAnyEncoding() {
        open(write("some.txt", soundLine + onceLine));
        press(Qt::Key_1);
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<ConversionQuestions*>()->propose(EncodingId::Windows1252, Newline::Keep);
        const QString copy = savedCopy("some.windows-1252.txt");
        QCOMPARE(QString::fromLatin1(contentOf(copy)),
                 QString::fromUtf8(soundLine) + u"un café près de la mer\n"_s);
    }

    void aRunLeftOutIsShownAsItStands() {
        open(write("some.txt", soundLine + onceLine));
        press(Qt::Key_1);
        press(Qt::Key_F3, Qt::ControlModifier);
        auto* table = find<MojibakeDialog>()->findChild<QTableView*>();
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(text()->visibleLines()[1], u"un cafÃ© près de la mer"_s);
    }

    void mojibakeHasNoLanguage() {
        open(write("some.txt", (soundLine + onceLine).repeated(9)));
        QVERIFY(runs().rowCount() > 0);
        QCOMPARE(m_window->cards().card(m_window->cards().rowOf(EncodingId::Utf8)).language,
                 QString());
    }

    void anotherReadingHasNoRuns() {
        open(write("some.txt", soundLine + onceLine));
        m_window->showAs(EncodingId::Windows1252, {0, 0});
        settle();
        QCOMPARE(runs().rowCount(), 0);
        QVERIFY(text()->marked().garbled.empty());
        m_window->showAs(EncodingId::Utf8, {0, 0});
        settle();
        QCOMPARE(runs().rowCount(), 2);
    }

    void aListRowIsReadAloud() {
        open(write("some.txt", soundLine + onceLine));
        const QModelIndex first = runs().index(0, MojibakeModel::LineColumn);
        QCOMPARE(first.data(Qt::AccessibleTextRole).toString(), u"Line 2: cafÃ© becomes café"_s);
        QCOMPARE(runs().index(0, MojibakeModel::ChainColumn).data().toString(),
                 u"UTF-8 read as windows-1252"_s);
    }
};

QTEST_MAIN(MojibakeTest)
#include "mojibake_test.moc"
