/// A copy of an archive with readable names, as hands write it: button, key, the file's dialog.

#include "app/archive/archive_file.h"
#include "tests/app/viewer/archive/archive_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QToolTip>

using namespace charsleuth;
using namespace charsleuth::viewer;

class ArchiveSavingTest : public ArchiveFixture {
    Q_OBJECT

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString saved() const {
        const auto* label = find<QLabel>("archive-saved");
        return label->isVisible() ? label->text() : QString();
    }
    static void press(QFileDialog* dialog, Qt::Key key) {
        QTest::keyClick(dialog->findChild<QLineEdit*>(), key);
    }
    /// As soon as a dialog for a file has come.
    template <typename Answer>
    void answerDialog(Answer answer) {
        constexpr int soon = 300; // ms
        QTimer::singleShot(soon, m_window, [this, answer] {
            if (auto* dialog = m_window->findChild<QFileDialog*>())
                answer(dialog);
        });
    }
    /// A tar archive (POSIX.1-1988, ustar) of one empty file.
    static QByteArray tarOf(const QByteArray& name) {
        constexpr int block = 512; // bytes
        QByteArray header = name.leftJustified(100, '\0') + "0000644" + '\0' + "0000000" + '\0' +
                            "0000000" + '\0' + "00000000000" + '\0' + "00000000000" + '\0' +
                            "        " + "0" + QByteArray(100, '\0') + "ustar" + '\0' + "00";
        int sum = 0;
        for (const char c : header)
            sum += static_cast<unsigned char>(c);
        header.replace(148, 8, QByteArray::number(sum, 8).rightJustified(6, '0') + '\0' + ' ');
        return header.leftJustified(block, '\0') + QByteArray(2 * block, '\0');
    }

private slots:
    void theMembersAreUnpackedUnderReadableNames() {
        show(madeZip());
        answerDialog([&](QFileDialog* dialog) {
            dialog->findChild<QLineEdit*>()->setText(m_folder.path());
            press(dialog, Qt::Key_Return);
        });
        QTest::keyClick(find<QTableView>("archive-table"), Qt::Key_X,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QVERIFY2(saved().startsWith("3 files unpacked into "), qPrintable(saved()));
        QVERIFY(contentOf(m_folder.filePath("old/Берег реки/plain.txt")) == "plain\n");
        QVERIFY(!contentOf(m_folder.filePath("old/Река течет медленно.txt")).isEmpty());
    }
    void aCopyHasReadableNames() {
        const QString path = madeZip();
        const QByteArray before = contentOf(path);
        show(path);
        auto* button = find<QPushButton>("archive-save-button");
        QVERIFY(button->isVisible() && button->isEnabled());
        QString proposed;
        answerDialog([&](QFileDialog* dialog) {
            proposed = dialog->selectedFiles().value(0);
            press(dialog, Qt::Key_Return);
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(proposed, m_folder.filePath("old.utf-8.zip"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(saved(), QStringLiteral("4 names put right, read in IBM866; written, and read "
                                         "again: ") +
                              proposed);
        QCOMPARE(contentOf(path), before);
        const auto copy = ArchiveFile::open(proposed.toStdString(), std::nullopt);
        QVERIFY(copy && !copy->names().encoding);
        QCOMPARE(copy->names().members.size(), 4U);
        QCOMPARE(QString::fromStdString(copy->names().members.front().raw),
                 QStringLiteral("Река течет медленно.txt"));
        auto* candidates = find<QTableWidget>("archive-candidates");
        QTest::mouseClick(candidates->viewport(), Qt::LeftButton, {},
                          candidates->visualItemRect(candidates->item(1, 0)).center());
        QTRY_VERIFY(saved().isEmpty()); // it was of other names
    }
    void aCopyNeverReplacesTheArchiveAndAsksBeforeOthers() {
        const QString path = madeZip(), other = writtenFile(m_folder, "other.zip", "mine");
        const QByteArray before = contentOf(path);
        show(path);
        const auto saveAs = [&](const QString& place, QMessageBox::StandardButton answer) {
            bool asked = false;
            answerDialog([&](QFileDialog* dialog) {
                auto* field = dialog->findChild<QLineEdit*>();
                field->selectAll();
                QTest::keyClicks(field, place);
                QTimer::singleShot(300, dialog, [&, dialog] {
                    if (auto* box = dialog->findChild<QMessageBox*>()) {
                        asked = true;
                        QTest::mouseClick(box->button(answer), Qt::LeftButton);
                    }
                    if (answer == QMessageBox::No)
                        press(dialog, Qt::Key_Escape);
                });
                press(dialog, Qt::Key_Return);
            });
            m_window->activateWindow();
            if (QTest::qWaitForWindowActive(m_window))
                QTest::keyClick(m_window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
            return asked;
        };
        QVERIFY(saveAs(other, QMessageBox::No));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(contentOf(other), QByteArray("mine"));
        QCOMPARE(saved(), QString());
        QVERIFY(saveAs(path, QMessageBox::Yes));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QCOMPARE(contentOf(path), before);
        QVERIFY2(saved().endsWith("old.zip: is the archive that is read"), qPrintable(saved()));
        QVERIFY(saveAs(other, QMessageBox::Yes));
        QTRY_VERIFY2_WITH_TIMEOUT(saved().startsWith("4 names"), qPrintable(saved()), patience);
        QVERIFY(contentOf(other).startsWith("PK"));
    }
    void bytesThatFitNowhereAreToldOf() {
        QFile::remove(m_folder.filePath("old.utf-8.zip")); // which would be asked about
        show(madeZip());
        auto* candidates = find<QTableWidget>("archive-candidates");
        candidates->setFocus();
        QTest::keyClicks(candidates, "utf-8");
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, MemberModel::KnownBy), QStringLiteral("your choice"),
                                  patience);
        answerDialog([](QFileDialog* dialog) { press(dialog, Qt::Key_Return); });
        QTest::mouseClick(find<QPushButton>("archive-save-button"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        QVERIFY2(saved().endsWith(
                     QStringLiteral("\nNames with bytes that do not fit, written in brackets "
                                    "(⟦E9⟧): 4")),
                 qPrintable(saved()));
    }
    void whatCannotBeSavedSaysWhy() {
        show(writtenFile(m_folder, "plain.zip", zipOf({{"a.txt", "text\n"}})));
        QVERIFY(!find<QPushButton>("archive-save-button")->isVisible());
        const auto* action = find<QAction>("archive-save");
        QVERIFY(!action->isEnabled());
        QCOMPARE(action->toolTip(), QStringLiteral("Every program reads these names already."));
        QTest::keyClick(m_window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        delete std::exchange(m_window, nullptr);
        show(writtenFile(m_folder, "old.tar",
                         tarOf("\x90\xA5\xAA\xA0 \xE2\xA5\xE7\xA5\xE2 "
                               "\xAC\xA5\xA4\xAB\xA5\xAD\xAD\xAE.txt")));
        auto* button = find<QPushButton>("archive-save-button");
        QVERIFY(button->isVisible() && !button->isEnabled());
        QVERIFY2(button->toolTip().startsWith("Only zip archives"), qPrintable(button->toolTip()));
        auto* menu = find<QMenu>("list-menu");
        menu->popup(m_window->mapToGlobal(QPoint(0, 0)));
        const QPoint place = menu->actionGeometry(find<QAction>("archive-save")).center();
        QHelpEvent hovered(QEvent::ToolTip, place, menu->mapToGlobal(place));
        QCoreApplication::sendEvent(menu, &hovered);
        QCOMPARE(QToolTip::text(), button->toolTip());
        QTest::keyClick(menu, Qt::Key_Escape);
    }
};

QTEST_MAIN(ArchiveSavingTest)
#include "archive_saving_test.moc"
