#pragma once

/// A window of its own for each test, driven by the keyboard.

#include "app/viewer/window/document_page.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/views/text_view.h"
#include "tests/app/viewer/test_file.h"

#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace charsleuth::viewer {

/// Two lines of Japanese in Shift_JIS, 200 lines of ASCII, one damaged byte at the very end.
inline QByteArray japanese() {
    QByteArray bytes = "\x93\xFA\x96\x7B\n\x8C\xEA\n";
    for (int i = 0; i < 200; ++i)
        bytes += "line\n";
    return bytes + "\xFF\n";
}

class WindowFixture : public QObject {
    Q_OBJECT

protected:
    QTemporaryDir m_folder, m_state; ///< of files; of journals
    std::unique_ptr<DocumentPage> m_window;

    QString write(const QString& name, const QByteArray& bytes) const {
        return writtenFile(m_folder, name, bytes);
    }
    void open(const QString& path, const Options& options = {}) {
        m_window->open(path.toStdString(), options);
        settle();
    }
    void openBytes(const QByteArray& bytes, EncodingId encoding = EncodingId::Utf8) {
        open(write("a.txt", bytes), Options{.as = encoding});
    }
    void settle() {
        QVERIFY(QTest::qWaitFor([&] { return m_window->isSettled(); }, 20000));
    }
    TextView* text() const { return find<ReadingsView>()->text(); }
    template <typename Widget>
    Widget* find(const QString& name = {}) const {
        return m_window->findChild<Widget*>(name);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focused = m_window->focusWidget();
        QTest::keyClick(focused != nullptr ? focused : m_window.get(), key, modifiers);
    }
    /// Null while there is none to be seen: a new notice is shown when Qt comes to it.
    QPushButton* noticeButton(const QString& label) const {
        for (QPushButton* button : find<BannerBar>()->findChildren<QPushButton*>())
            if (button->text() == label && button->isVisible())
                return button;
        return nullptr;
    }
    void clickNotice(const QString& label) {
        QTRY_VERIFY2(noticeButton(label) != nullptr, qPrintable("no such button: " + label));
        QTest::mouseClick(noticeButton(label), Qt::LeftButton);
    }
    void typeIn(const QString& words) { QTest::keyClicks(m_window->focusWidget(), words); }

private slots:
    void init() {
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
        m_window = std::make_unique<DocumentPage>(Scheme::Light);
        m_window->setRemembering(false);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
};

} // namespace charsleuth::viewer
