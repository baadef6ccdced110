// A screen reader is told what a combo box is for, and apart from that what is chosen in it.

#include "app/viewer/views/combo_box_accessible.h"

#include "app/viewer/archive/archive_list.h"
#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/folder/folder_list.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/copy_panel.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/preferences_dialog.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ComboBoxAccessibleTest : public WindowFixture {
    Q_OBJECT

    static QAccessibleInterface* of(QWidget* widget) {
        return QAccessible::queryAccessibleInterface(widget);
    }
    static QStringList namelessIn(const QWidget& window) {
        QStringList nameless;
        for (QComboBox* box : window.findChildren<QComboBox*>())
            if (of(box)->text(QAccessible::Name).isEmpty())
                nameless += box->objectName();
        return nameless;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

    void theNameIsTheLabelsOrItsOwn() {
        QWidget window;
        QLabel label(u"&Line ends:"_s, &window);
        QComboBox box(&window);
        box.addItems({u"as in the file"_s, u"LF"_s});
        label.setBuddy(&box);
        QCOMPARE(of(&box)->text(QAccessible::Name), u"Line ends:"_s);
        QCOMPARE(of(&box)->text(QAccessible::Value), u"as in the file"_s);
        QCOMPARE(of(&box)->role(), QAccessible::ComboBox);
        box.setAccessibleName(u"Ends"_s);
        QCOMPARE(of(&box)->text(QAccessible::Name), u"Ends"_s);
    }

    void itsListAndItsTextAreBelowIt() {
        QComboBox box;
        box.addItems({u"one"_s, u"two"_s});
        QCOMPARE(of(&box)->childCount(), 1);
        QVERIFY(of(&box)->child(1) == nullptr);
        box.setEditable(true);
        QCOMPARE(of(&box)->childCount(), 2);
        QCOMPARE(of(&box)->child(0)->object(), box.view());
        QCOMPARE(of(&box)->child(1)->object(), box.lineEdit());
        QCOMPARE(of(&box)->indexOfChild(of(&box)->child(1)), 1);
        QVERIFY(of(&box)->state().editable && of(&box)->state().expandable);
        box.show();
        const QPoint middle = box.lineEdit()->mapToGlobal(box.lineEdit()->rect().center());
        QCOMPARE(of(&box)->childAt(middle.x(), middle.y())->object(), box.lineEdit());
        QVERIFY(of(&box)->childAt(-100, -100) == nullptr);
    }

    void itIsOpenedAndClosed() {
        QComboBox box;
        box.addItems({u"one"_s, u"two"_s});
        box.show();
        QAccessibleActionInterface* actions = of(&box)->actionInterface();
        QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::showMenuAction()));
        actions->doAction(QAccessibleActionInterface::showMenuAction());
        QTRY_VERIFY(of(&box)->state().expanded);
        actions->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(!of(&box)->state().expanded);
        actions->doAction(u"no such action"_s);
        QVERIFY(!of(&box)->state().expanded);
    }

    void noneOfTheProgramsIsWithoutAName() {
        open(write("a.txt", "a\n"));
        m_window->compareWith(write("b.txt", "b\n").toStdString());
        QCOMPARE(namelessIn(*m_window), QStringList());
        FolderList folder(nullptr);
        folder.speak();
        QCOMPARE(namelessIn(folder), QStringList());
        const ConvertDialog plan(new PlanPanel(m_folder.path().toStdString(), {}, {}), nullptr);
        QCOMPARE(namelessIn(plan), QStringList());
        ArchiveList archive;
        archive.speak();
        QCOMPARE(namelessIn(archive), QStringList());
        const HintsDialog hints({}, nullptr);
        QCOMPARE(namelessIn(hints), QStringList());
        const PreferencesDialog preferences(nullptr, 11, nullptr);
        QCOMPARE(namelessIn(preferences), QStringList());
        const ConvertDialog one(new CopyPanel({.path = "a.txt", .from = EncodingId::Utf8}, {}),
                                nullptr);
        QCOMPARE(namelessIn(one), QStringList());
    }
};

QTEST_MAIN(ComboBoxAccessibleTest)
#include "combo_box_accessible_test.moc"
