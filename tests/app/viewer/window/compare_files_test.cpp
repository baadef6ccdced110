// The document beside another file: what somebody does who wants to know whether a copy says the
// same.

#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/window/compare_controller.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

const QString german = u"Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\nEnde\n"_s;

} // namespace

class CompareFilesTest : public WindowFixture {
    Q_OBJECT

    /// By the keyboard: the file's name is typed into the dialog once its field has the focus
    /// (until then the dialog takes a typed name for a part of the folder's), and Return pressed.
    void compareByKeys(const QString& path) {
        QTimer answering;
        connect(&answering, &QTimer::timeout, this, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
            if (!name->hasFocus())
                return;
            name->selectAll();
            QTest::keyClicks(name, path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        answering.start(50); // until the dialog is there
        press(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
        answering.stop();
        m_window->activateWindow(); // as a window manager does
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        settle();
    }
    QString summary() const { return find<QLabel>(u"compare-summary"_s)->text(); }
    const TextView& left() const { return *text(); }
    const TextView& right() const { return *m_window->otherFile(); }

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void aCopyInAnotherEncodingSaysTheSame() {
        const QString copy = write("copy.txt", german.toLatin1().replace("\n", "\r\n"));
        open(write("a.txt", german.toUtf8()));
        compareByKeys(copy);
        QVERIFY(m_window->otherFile() != nullptr);
        QCOMPARE(summary(), u"Both say the same, but their lines end differently: LF and CRLF."_s);
        QCOMPARE(left().visibleLines(), right().visibleLines());
    }

    void eachOfTwoChangedLinesIsADifference() {
        const QString other = write("b.txt", "opens at eight.\nbread is 45 pence.\n");
        open(write("a.txt", "opens at seven.\nbread is 40 pence.\n"));
        compareByKeys(other);
        QCOMPARE(summary(), u"2 differences"_s);
        press(Qt::Key_F3);
        QCOMPARE(left().selection(), (ByteRange{9, 14}));
        press(Qt::Key_F3);
        QCOMPARE(left().selection(), (ByteRange{26, 27}));
    }

    void differencesAreWalkedThrough() {
        QByteArray lines, others;
        for (int i = 0; i < 300; ++i) {
            lines += "line " + QByteArray::number(i) + "\n";
            others += i == 250 ? QByteArray("line 2\xC3\xA4"
                                            "0\n")
                      : i == 3 ? QByteArray()
                               : "line " + QByteArray::number(i) + "\n";
        }
        const QString other = write("other.txt", others);
        open(write("a.txt", lines));
        compareByKeys(other);
        QVERIFY(m_window->otherFile() != nullptr);
        QCOMPARE(summary(), u"2 differences"_s);
        QCOMPARE(left().marked().tinted.size(), 1U);
        press(Qt::Key_F7);
        QCOMPARE(summary(), u"1 of 2 differences"_s);
        press(Qt::Key_F7);
        QCOMPARE(left().selectedText(), u"5"_s); // the character, not its line
        QCOMPARE(right().selectedText(), u"ä"_s);
        QCOMPARE(right().marked().tinted, std::vector{right().selection()});
        // Side by side, though a line is missing before it.
        QCOMPARE(left().yOf(left().selection().begin), right().yOf(right().selection().begin));
        press(Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(summary(), u"1 of 2 differences"_s);
        press(Qt::Key_Escape);
        QCOMPARE(m_window->otherFile(), nullptr);
        QVERIFY(!find<CompareBar>()->isVisible());
    }

    void f3GoesThroughTheDifferencesFromTheCaret() {
        const QString other = write("other.txt", "a\nx\nB\nc\nd\n");
        open(write("a.txt", "a\nb\nc\nD\n"));
        compareByKeys(other);
        QCOMPARE(summary(), u"2 differences"_s);
        press(Qt::Key_F3);
        QCOMPARE(summary(), u"1 of 2 differences"_s);
        press(Qt::Key_F3);
        QCOMPARE(left().selectedText(), u"D"_s);
        QCOMPARE(right().selectedText(), u"d"_s);
        press(Qt::Key_F3); // round the corner
        QCOMPARE(summary(), u"1 of 2 differences"_s);
        press(Qt::Key_End, Qt::ControlModifier);
        press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(summary(), u"2 of 2 differences"_s);
    }

    void linesThatTheTextLacksAreGoneToAsWell() {
        const QString other = write("other.txt", "new\na\nb\n");
        open(write("a.txt", "a\nb\nlast\n"));
        compareByKeys(other);
        press(Qt::Key_F3);
        QCOMPARE(right().selectedText(), u"new\n"_s);
        press(Qt::Key_F3);
        QCOMPARE(left().selectedText(), u"last\n"_s);
    }

    void aFileAndReadingsTakeTurns() {
        const QString other = write("other.txt", german.toLatin1());
        open(write("a.txt", german.toLatin1()));
        press(Qt::Key_D, Qt::ControlModifier);
        settle();
        QCOMPARE(find<ReadingsView>()->views().size(), 2U);
        compareByKeys(other);
        QCOMPARE(find<ReadingsView>()->views().size(), 1U);
        QCOMPARE(right().visibleLines(), left().visibleLines());
        press(Qt::Key_D, Qt::ControlModifier); // takes the file away
        QCOMPARE(m_window->otherFile(), nullptr);
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(find<ReadingsView>()->views().size(), 2U);
    }

    void anotherDocumentIsNotCompared() {
        const QString other = write("other.txt", "b\n");
        open(write("a.txt", "a\n"));
        compareByKeys(other);
        open(write("c.txt", "c\n"));
        QCOMPARE(m_window->otherFile(), nullptr);
    }

    void theTextWithTheFocusIsCopied() {
        const QString other = write("other.txt", "b\n");
        open(write("a.txt", "a\n"));
        compareByKeys(other);
        press(Qt::Key_F3);
        press(Qt::Key_F6);
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"b"_s);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"b\n"_s);
    }

    void theOtherFilesEncodingIsTyped() {
        const QString other = write("other.txt", "\xC1\xE8\xDE\xED\xE1\n");
        open(write("a.txt", u"Αθήνα\n"_s.toUtf8()));
        compareByKeys(other);
        QVERIFY(m_window->otherFile() != nullptr);
        auto* field = find<EncodingField>()->lineEdit();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "windows-1253");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(summary(), u"Both say the same."_s);
    }

    void aFileThatCannotBeOpenedIsSaid() {
        open(write("a.txt", "text\n"));
        m_window->compareWith("no/such/file");
        QTRY_VERIFY2(summary().contains("could not be opened"), qPrintable(summary()));
    }
};

QTEST_MAIN(CompareFilesTest)
#include "compare_files_test.moc"
