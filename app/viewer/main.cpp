// charsleuth-viewer: opens the window, or draws or prints what it would show.

#include "app/files/printable.h"
#include "app/viewer/main_window.h"
#include "app/viewer/options.h"
#include "app/viewer/window_dump.h"

#include <QApplication>
#include <QEventLoop>
#include <QPixmap>
#include <QStyle>

#include <cstdio>
#include <iostream>

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
std::optional<Error> openAndWait(MainWindow& window, const Options& options) {
    std::optional<Error> failure;
    QObject::connect(&window, &MainWindow::failed, [&](const Error& error) { failure = error; });
    window.open(options.files.front(), options);
    while (!failure && !window.isSettled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return failure;
}

int showToFile(MainWindow& window, const Options& options) {
    if (!options.files.empty()) {
        if (const auto failure = openAndWait(window, options)) {
            complain(*failure);
            return kUnreadable;
        }
    }
    for (const std::string& panel : options.panels)
        window.showPanel(panel);
    QApplication::processEvents();
    if (options.dump)
        std::cout << dumpOf(window) << std::endl;
    if (!options.shot.empty() &&
        !window.grab().save(QFile::decodeName(options.shot.c_str()), "PNG")) {
        complain({options.shot, "cannot be written"});
        return kUnreadable;
    }
    return std::cout ? 0 : kUnreadable;
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
    MainWindow window(applyScheme(options));
    window.setRemembering(!toFile);
    if (options.size)
        window.resize(options.size->first, options.size->second);
    window.show();
    if (toFile)
        return showToFile(window, options);
    QObject::connect(&window, &MainWindow::failed, complain);
    if (!options.files.empty())
        window.open(options.files.front(), options);
    for (const std::string& panel : options.panels)
        window.showPanel(panel);
    return QApplication::exec();
}
