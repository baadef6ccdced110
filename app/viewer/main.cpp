// charsleuth-viewer: opens the window, or draws or prints what it would show.

#include "app/files/printable.h"
#include "app/viewer/main_window.h"
#include "app/viewer/options.h"
#include "app/viewer/window_dump.h"

#include <QApplication>
#include <QEventLoop>
#include <QPixmap>
#include <QStyle>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <vector>

namespace {

using namespace charsleuth;
using namespace charsleuth::viewer;

constexpr int kWrongUsage = 2;
constexpr int kUnreadable = 3;

bool hasDisplay() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

Scheme applyScheme(const Options& options) {
    Scheme scheme = schemeOf(QApplication::palette());
    if (options.theme)
        scheme = *options.theme == "dark" ? Scheme::Dark : Scheme::Light;
    // Styles of a desktop have palettes of their own; plain Fusion gets ours.
    if (options.theme || QApplication::style()->name() == QStringLiteral("fusion"))
        QApplication::setPalette(paletteOf(scheme));
    return scheme;
}

void complain(const Error& error) {
    std::cerr << "charsleuth-viewer: " << printable(error.path) << ": " << error.cause << '\n';
}

/// Opens the file and waits until nothing of the answer is missing.
bool openAndWait(MainWindow& window, const std::string& file, const Options& options) {
    bool failed = false;
    const auto watched = QObject::connect(&window, &MainWindow::failed, [&] { failed = true; });
    window.open(file, options);
    while (!failed && !window.isSettled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QObject::disconnect(watched);
    return !failed;
}

/// Draws or prints what the window shows of each file; those that cannot be read are left out.
int showToFile(MainWindow& window, const Options& options) {
    int status = 0;
    for (const std::string& file : options.files) {
        if (!openAndWait(window, file, options))
            status = kUnreadable;
        else if (options.dump)
            std::cout << dumpOf(window) << std::endl;
    }
    for (const std::string& panel : options.panels)
        window.showPanel(panel);
    QApplication::processEvents();
    if (!options.shot.empty() && status == 0 &&
        !window.grab().save(QFile::decodeName(options.shot.c_str()), "PNG")) {
        complain({options.shot, "cannot be written"});
        status = kUnreadable;
    }
    return std::cout ? status : kUnreadable;
}

/// One window for each file.
int showOnScreen(std::vector<std::unique_ptr<MainWindow>>& windows, const Options& options,
                 const std::function<MainWindow&()>& makeWindow) {
    for (const std::string& file : options.files)
        (file == options.files.front() ? *windows.front() : makeWindow()).open(file, options);
    for (const auto& window : windows)
        for (const std::string& panel : options.panels)
            window->showPanel(panel);
    const int status = QApplication::exec();
    // Reading a pipe that nobody closes cannot be ended otherwise.
    if (std::ranges::find(options.files, "-") != options.files.end())
        std::_Exit(status);
    return status;
}

} // namespace

int main(int argc, char** argv) {
    const auto parsed = parseOptions({argv + 1, argv + argc});
    if (const auto* wrong = std::get_if<UsageError>(&parsed)) {
        std::cerr << "charsleuth-viewer: " << printable(wrong->message) << '\n';
        return kWrongUsage;
    }
    const Options& options = std::get<Options>(parsed);
    if (options.help || options.version) {
        std::cout << (options.help ? usage() : "charsleuth-viewer " CHARSLEUTH_VERSION "\n");
        return 0;
    }
    const bool toFile = options.dump || !options.shot.empty();
    if ((toFile || !hasDisplay()) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");

    if (toFile)
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("charsleuth"));
    QCoreApplication::setApplicationName(QStringLiteral("charsleuth-viewer"));
    QApplication::setApplicationDisplayName(QStringLiteral("Charsleuth"));
    const Scheme scheme = applyScheme(options);
    std::vector<std::unique_ptr<MainWindow>> windows;
    const auto makeWindow = [&]() -> MainWindow& {
        windows.push_back(std::make_unique<MainWindow>(scheme));
        MainWindow& window = *windows.back();
        window.setRemembering(!toFile);
        QObject::connect(&window, &MainWindow::failed, complain);
        if (options.size)
            window.resize(options.size->first, options.size->second);
        window.show();
        return window;
    };
    MainWindow& first = makeWindow();
    return toFile ? showToFile(first, options) : showOnScreen(windows, options, makeWindow);
}
