#pragma once

/// A window with the files of a folder for each test, on two files: French in windows-1252, Russian
/// in KOI8-R.

#include "app/viewer/folder/folder_list.h"
#include "app/viewer/session/choice_store.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/views/no_text_page.h"
#include "app/viewer/views/offer_line.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/main_window.h"
#include "tests/app/viewer/conversion_dialogs.h"
#include "tests/app/viewer/archive/made_zip.h"
#include "tests/app/viewer/test_file.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>

namespace charsleuth::viewer {

using namespace Qt::StringLiterals;

class FolderFixture : public QObject {
    Q_OBJECT

protected:
    static constexpr int patience = 20000; // milliseconds

    QTemporaryDir m_state; ///< of settings and journals
    std::unique_ptr<QTemporaryDir> m_files;
    std::unique_ptr<MainWindow> m_window;

    static QByteArray french() {
        return "Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\nO\xF9 est "
               "pass\xE9 l'\xE9t\xE9 ?\n";
    }
    static QByteArray russian() {
        return "\xF2\xC5\xCB\xC1 \xD4\xC5\xDE\xC5\xD4 \xCD\xC5\xC4\xCC\xC5\xCE\xCE\xCF, "
               "\xD2\xD9\xC2\xC1\xCB\xC9 \xD3\xC9\xC4\xD1\xD4 \xCE\xC1 "
               "\xC2\xC5\xD2\xC5\xC7\xD5.\n";
    }
    void show(ChoiceStore* memory = nullptr) {
        m_window = std::make_unique<MainWindow>(Scheme::Light, memory);
        m_window->show();
        m_window->open({m_files->path().toStdString()});
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    template <typename Widget>
    Widget* find(const QString& name = {}) const {
        return m_window->findChild<Widget*>(name);
    }
    QTableView* table() const { return find<QTableView>(u"folder-table"_s); }
    QString cell(int row, int column) const {
        return table()->model()->index(row, column).data().toString();
    }
    void makeFiles() {
        m_files = std::make_unique<QTemporaryDir>();
        writtenFile(*m_files, u"a.txt"_s, french());
        writtenFile(*m_files, u"b.txt"_s, russian());
    }
    QPoint placeOf(int row) const {
        return table()->visualRect(table()->model()->index(row, 0)).center();
    }
    void clickRow(int row, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, modifiers, placeOf(row));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    /// By the right button on the row, and a click on the words in the menu that comes.
    void chooseInMenu(int row, const QString& name) const {
        QTest::mouseClick(table()->viewport(), Qt::RightButton, {}, placeOf(row));
        QContextMenuEvent event(QContextMenuEvent::Mouse, placeOf(row),
                                table()->viewport()->mapToGlobal(placeOf(row)));
        QCoreApplication::sendEvent(table()->viewport(), &event);
        auto* menu = find<QMenu>(u"list-menu"_s);
        QTRY_VERIFY(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(menu->findChild<QAction*>(name)).center());
        QTRY_VERIFY(!menu->isVisible());
    }
    /// For all that are selected: found by its key and its name for the shown one, and then taken
    /// for the others by the notice's button.
    void typeEncoding(const QString& words) const {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
        m_window->activateWindow(); // as a desktop does when a menu closes
        QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(find<EncodingSearch>()->isVisible());
        QTest::keyClicks(find<EncodingSearch>()->input(), words);
        QTest::keyClick(find<EncodingSearch>()->input(), Qt::Key_Return);
        if (table()->selectionModel()->selectedRows().size() > 1)
            clickNotice(u"Read them like this one"_s);
        table()->setFocus();
    }
    void clickNotice(const QString& label) const {
        const auto button = [&]() -> QPushButton* {
            for (auto* each : find<BannerBar>()->findChildren<QPushButton*>())
                if (each->text() == label && each->isVisible())
                    return each;
            return nullptr;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(button() != nullptr, qPrintable(label), patience);
        QTest::mouseClick(button(), Qt::LeftButton);
    }
    /// By a click on the button.
    ConvertDialog* planFor(const QString& button,
                           Destination destination = Destination::InPlace) const {
        QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton);
        auto* dialog = find<ConvertDialog>();
        if (!QTest::qWaitFor([&] { return dialog->stage() == ConversionStage::Planned; }, patience))
            qFatal("there is no plan");
        chooseDestination(dialog, destination);
        return dialog;
    }
    /// Whether it stands in the place of a text.
    bool said(const QString& line) const {
        const auto labels = find<NoTextPage>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->text() == line; });
    }
    /// What stands there below name and place.
    QString words() const {
        const auto labels = find<NoTextPage>()->findChildren<QLabel*>();
        return labels.size() > 3 ? labels[3]->text() : QString();
    }
    /// Of the file whose text is shown, by the window's title; empty while none is.
    QString shownName() const {
        const QStringList parts = m_window->windowTitle().split(u" — "_s);
        return parts.size() > 2 ? parts.front() : QString();
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_state.path());
        QCoreApplication::setOrganizationName(u"charsleuth-test"_s);
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
    }
    void init() { makeFiles(); }
    void cleanup() { m_window.reset(); }
};

} // namespace charsleuth::viewer
