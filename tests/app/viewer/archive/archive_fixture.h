#pragma once

/// A window with the names of an archive for each test.

#include "app/viewer/archive/archive_list.h"
#include "app/viewer/views/no_text_page.h"
#include "app/viewer/window/main_window.h"
#include "tests/app/viewer/archive/made_zip.h"
#include "tests/app/viewer/test_file.h"

#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace charsleuth::viewer {

class ArchiveFixture : public QObject {
    Q_OBJECT

protected:
    static constexpr int patience = 20000; // milliseconds
    QTemporaryDir m_folder;
    MainWindow* m_window = nullptr;

    /// Names in IBM866 as Windows Explorer writes them, and a text in KOI8-R.
    QString madeZip() {
        const QByteArray story = "\xE8\xE1\xE1\xAA\xA0\xA7\xEB.txt"; // "шсскзы"
        const QByteArray river =
            "\x90\xA5\xAA\xA0 \xE2\xA5\xE7\xA5\xE2 \xAC\xA5\xA4\xAB\xA5\xAD\xAD\xAE.txt";
        const QByteArray bank = "\x81\xA5\xE0\xA5\xA3 \xE0\xA5\xAA\xA8/";
        return writtenFile(
            m_folder, "old.zip",
            zipOf(
                {{river, "\xF2\xC5\xCB\xC1 \xD4\xC5\xDE\xC5\xD4 \xCD\xC5\xC4\xCC\xC5\xCE\xCE\xCF, "
                         "\xD2\xD9\xC2\xC1\xCB\xC9 \xD3\xC9\xC4\xD1\xD4 \xCE\xC1 "
                         "\xC2\xC5\xD2\xC5\xC7\xD5.\n"},
                 {bank, ""},
                 {bank + "plain.txt", "plain\n"},
                 {bank + story, "x"}}));
    }
    void show(const QString& path) {
        m_window = new MainWindow(Scheme::Light, nullptr);
        m_window->show();
        m_window->open({path.toStdString()});
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    template <typename Widget>
    Widget* find(const char* name) const {
        return m_window->findChild<Widget*>(QLatin1String(name));
    }
    QString cell(int row, int column) const {
        return find<QTableView>("archive-table")->model()->index(row, column).data().toString();
    }
    QString shownText() const {
        const auto& session = m_window->findChild<DocumentPage*>()->session();
        return session.isOpen() ? session.state().title : QString();
    }

    QPoint placeOf(int row) const {
        auto* table = find<QTableView>("archive-table");
        return table->visualRect(table->model()->index(row, 0)).center();
    }
    void clickRow(int row) {
        QTest::mouseClick(find<QTableView>("archive-table")->viewport(), Qt::LeftButton, {},
                          placeOf(row));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), patience);
    }
    bool showsText() const { return !m_window->findChild<NoTextPage*>()->isVisible(); }

private slots:
    void cleanup() { delete std::exchange(m_window, nullptr); }
};

} // namespace charsleuth::viewer
