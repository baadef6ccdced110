// The document beside another file: what somebody does who wants to know whether a copy says the
// same.

#include "app/viewer/window/compare_files_window.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAction>
#include <QComboBox>
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
    CompareFilesWindow* compared(const QString& path) {
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
        auto* window = find<CompareFilesWindow>();
        if (window != nullptr && QTest::qWaitForWindowActive(window))
            (void)QTest::qWaitFor([&] { return window->isSettled(); }, 20000);
        return window;
    }

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void aCopyInAnotherEncodingSaysTheSame() {
        const QString copy = write("copy.txt", german.toLatin1().replace("\n", "\r\n"));
        open(write("a.txt", german.toUtf8()));
        const CompareFilesWindow* window = compared(copy);
        QVERIFY(window != nullptr);
        QCOMPARE(window->summary(),
                 u"Both say the same, but their lines end differently: LF and CRLF."_s);
        QCOMPARE(window->left().visibleLines(), window->right().visibleLines());
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
        CompareFilesWindow* window = compared(other);
        QVERIFY(window != nullptr);
        QCOMPARE(window->summary(), u"2 differences"_s);
        QCOMPARE(window->left().marked().tinted.size(), 1U);
        QTest::keyClick(window, Qt::Key_F7);
        QCOMPARE(window->summary(), u"1 of 2 differences"_s);
        QTest::keyClick(window, Qt::Key_F7);
        QCOMPARE(window->left().selectedText(), u"5"_s); // the character, not its line
        QCOMPARE(window->right().selectedText(), u"ä"_s);
        QCOMPARE(window->right().marked().tinted, std::vector{window->right().selection()});
        // Side by side, though a line is missing before it.
        QCOMPARE(window->left().yOf(window->left().selection().begin),
                 window->right().yOf(window->right().selection().begin));
        QTest::keyClick(window, Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(window->summary(), u"1 of 2 differences"_s);
        QTest::keyClick(window, Qt::Key_Escape);
        QTRY_VERIFY(find<CompareFilesWindow>() == nullptr);
    }

    void theOtherFilesEncodingIsTyped() {
        const QString other = write("other.txt", "\xC1\xE8\xDE\xED\xE1\n");
        open(write("a.txt", u"Αθήνα\n"_s.toUtf8()));
        CompareFilesWindow* window = compared(other);
        QVERIFY(window != nullptr);
        auto* field = window->findChild<QComboBox*>()->lineEdit();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "windows-1253");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(window->summary(), u"Both say the same."_s);
    }

    void aFileThatCannotBeOpenedIsSaid() {
        open(write("a.txt", "text\n"));
        m_window->compareWith("no/such/file");
        const CompareFilesWindow* window = find<CompareFilesWindow>();
        QTRY_VERIFY2(window->summary().contains("could not be opened"),
                     qPrintable(window->summary()));
    }
};

QTEST_MAIN(CompareFilesTest)
#include "compare_files_test.moc"
