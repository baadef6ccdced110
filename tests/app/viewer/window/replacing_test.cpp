/// A file is replaced in its place: what is there is said before, and kept or refused.

#include "app/viewer/views/convert_dialog.h"
#include "tests/app/viewer/conversion_dialogs.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>

#include <filesystem>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ReplacingTest : public WindowFixture {
    Q_OBJECT

    const QByteArray m_before = "caf\xE9\n";

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    ConvertDialog* dialogFor(const QString& path) {
        open(path, {.as = EncodingId::Windows1252});
        WindowFixture::press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog) || !settled(dialog))
            qFatal("there is no dialog");
        chooseDestination(dialog, Destination::InPlace);
        return dialog;
    }
    static bool settled(ConvertDialog* dialog) {
        return QTest::qWaitFor([dialog] { return !dialog->isBusy(); }, 20000);
    }
    static QString lead(ConvertDialog* dialog) {
        return dialog->findChild<QLabel*>(u"lead"_s)->text();
    }
    static void press(ConvertDialog* dialog, const QString& words) {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text().remove(u'&') == words && button->isVisible())
                QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center());
        QVERIFY(settled(dialog));
    }
    static void replace(ConvertDialog* dialog) { press(dialog, u"Replace the file"_s); }

private slots:
    void ofALinkTheFileBehindItIsNamed() {
        QVERIFY(QDir(m_folder.path()).mkpath(u"behind"_s));
        const QString file = write(u"behind/notes.txt"_s, m_before);
        const QString link = m_folder.filePath(u"link.txt"_s);
        QVERIFY(QFile::link(file, link));
        ConvertDialog* dialog = dialogFor(link);
        const QString kept = QFileInfo(file).canonicalFilePath() + u".orig"_s;
        QVERIFY2(lead(dialog).contains(kept), qPrintable(lead(dialog)));
        QVERIFY2(lead(dialog).contains(u"symbolic link"_s), qPrintable(lead(dialog)));
        replace(dialog);
        QCOMPARE(contentOf(kept), m_before);
        QCOMPARE(contentOf(file), QByteArray("caf\xC3\xA9\n"));
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY2(dialog->message().contains(kept), qPrintable(dialog->message()));
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"undo"_s), Qt::LeftButton);
        QCOMPARE(contentOf(file), m_before);
        QVERIFY(!QFile::exists(kept));
    }
    void aFileOfTwoNamesIsRefusedBefore() {
        const QString file = write(u"one.txt"_s, m_before);
        std::filesystem::create_hard_link(file.toStdString(),
                                          m_folder.filePath(u"two.txt"_s).toStdString());
        ConvertDialog* dialog = dialogFor(file);
        QVERIFY2(dialog->message().contains(u"has 2 names (hard links)"_s),
                 qPrintable(dialog->message()));
        replace(dialog);
        QCOMPARE(contentOf(file), m_before);
        QVERIFY(!QFile::exists(file + u".orig"_s));
        chooseDestination(dialog, Destination::Copy); // which is none of that
        press(dialog, u"Save the copy"_s);
        QCOMPARE(contentOf(m_folder.filePath(u"one.utf-8.txt"_s)), QByteArray("caf\xC3\xA9\n"));
    }
    void aReadOnlyFileIsRefusedBefore() {
        const QString file = write(u"kept.txt"_s, m_before);
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup));
        ConvertDialog* dialog = dialogFor(file);
        QVERIFY2(dialog->message().contains(u"read-only"_s), qPrintable(dialog->message()));
        replace(dialog);
        QCOMPARE(contentOf(file), m_before);
        QVERIFY(!QFile::exists(file + u".orig"_s));
    }
    void aFileThatWouldStayTheSameIsRefusedBefore() {
        const QString file = write(u"same.txt"_s, "caf\xC3\xA9 pr\xC3\xA8s de la mer\n");
        open(file);
        WindowFixture::press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = find<ConvertDialog>();
        QVERIFY(settled(dialog));
        QCOMPARE(dialog->message(), u"All of the text can be written as UTF-8."_s);
        chooseDestination(dialog, Destination::InPlace);
        QVERIFY2(dialog->message().contains(u"is UTF-8 already"_s), qPrintable(dialog->message()));
        replace(dialog);
        QVERIFY(!QFile::exists(file + u".orig"_s));
    }
    void anOriginalThatIsThereAlreadyIsNoDeadEnd() {
        const QString file = write(u"again.txt"_s, m_before);
        write(u"again.txt.orig"_s, "an earlier one\n");
        ConvertDialog* dialog = dialogFor(file);
        QVERIFY2(lead(dialog).contains(u"kept as again.txt.orig2."_s), qPrintable(lead(dialog)));
        replace(dialog);
        QCOMPARE(contentOf(file), QByteArray("caf\xC3\xA9\n"));
        QCOMPARE(contentOf(file + u".orig"_s), QByteArray("an earlier one\n"));
        QCOMPARE(contentOf(file + u".orig2"_s), m_before);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(noticeButton(u"Undo"_s) != nullptr);
        clickNotice(u"Undo"_s);
        QTRY_COMPARE(contentOf(file), m_before);
        QVERIFY(!QFile::exists(file + u".orig2"_s));
    }
    void aMarkAboveAnotherEncodingStaysAMark() {
        const QString file = write(u"mark.txt"_s, "\xEF\xBB\xBF" + m_before);
        ConvertDialog* dialog = dialogFor(file);
        QVERIFY2(dialog->message().contains(u"the byte order mark is kept"_s),
                 qPrintable(dialog->message()));
        replace(dialog);
        QCOMPARE(contentOf(file), QByteArray("\xEF\xBB\xBF"
                                             "caf\xC3\xA9\n"));
    }
};

QTEST_MAIN(ReplacingTest)
#include "replacing_test.moc"
