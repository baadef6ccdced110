// charsleuth-viewer: opens the window (or hands over to the one that is open), or draws or prints
// what it would show.

#include "app/files/file_descriptor.h"
#include "app/files/printable.h"
#include "app/viewer/session/choice_store.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/session/options.h"
#include "app/viewer/single_instance.h"
#include "app/viewer/window/appearance.h"
#include "app/viewer/window/main_window.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/window/translations.h"
#include "app/viewer/views/alt_letters.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/window/window_dump.h"
#include "app/viewer/words/wording.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <vector>

namespace {

using namespace charsleuth;
using namespace charsleuth::viewer;

constexpr int wrongUsage = 2;
constexpr int unreadable = 3;

bool hasDisplay() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

enum class Messages { Printed, Dropped };

/// What Qt says. It listens to the display and paints in threads, and would wait for ever for one
/// that it could not make, of which it only says this.
template <Messages messages>
void onMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (text.startsWith(QStringLiteral("QThread::start: Thread creation error"))) {
        std::cerr << "charsleuth-viewer: no thread can be started" << std::endl;
        std::_Exit(unreadable);
    }
    if (type == QtFatalMsg) { // else it aborts: the display does not answer
        std::cerr << "charsleuth-viewer: " << text.trimmed().toStdString() << std::endl;
        std::_Exit(unreadable);
    }
    if (messages == Messages::Printed)
        std::cerr << qFormatLogMessage(type, context, text).toStdString() << std::endl;
}

void complain(const Error& error) {
    std::cerr << "charsleuth-viewer: " << printable(error.path) << ": " << error.cause << '\n';
}

/// Waits until nothing of the answer is missing in any tab.
void waitFor(const MainWindow& window) {
    while (!window.isSettled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Waits until the dialogs that were opened say what they will do, and all is laid out.
void waitForDialogs(const MainWindow& window) {
    constexpr int enough = 1000; // milliseconds; layouts within layouts take several rounds
    for (const ConvertDialog* dialog : window.findChildren<ConvertDialog*>())
        while (dialog->isBusy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QApplication::processEvents(QEventLoop::AllEvents, enough);
}

/// The window, and in its middle the dialog that lies over it.
QPixmap pictureOf(QWidget& window) {
    QPixmap picture = window.grab();
    QPainter painter(&picture);
    for (QDialog* dialog : window.findChildren<QDialog*>()) {
        if (!dialog->isVisible())
            continue;
        const QPixmap over = dialog->grab();
        QRect place = dialog->rect();
        place.moveCenter(window.rect().center());
        painter.fillRect(window.rect(), QColor(0, 0, 0, 70));
        painter.drawPixmap(place, over);
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }
    return picture;
}

/// Draws or prints what the window shows of each file; those that cannot be read are left out.
int showToFile(MainWindow& window, const Options& options) {
    int status = 0;
    bool failed = false;
    QObject::connect(&window, &MainWindow::failed, [&failed] { failed = true; });
    for (const std::string& file : options.files) {
        failed = false;
        if (options.dump)
            window.current().open(file, options);
        else
            window.open({file}, options);
        waitFor(window);
        if (SideList* list = window.current().list()) {
            list->selectFirst();
            waitFor(window);
        }
        if (failed)
            status = unreadable;
        else if (options.dump)
            std::cout << dumpOf(window.current()) << std::endl;
    }
    for (const std::string& panel : options.panels)
        window.current().showPanel(panel);
    QApplication::processEvents();
    waitForDialogs(window);
    if (!options.shot.empty() && status == 0 &&
        !pictureOf(window).save(QFile::decodeName(options.shot.c_str()), "PNG")) {
        complain({options.shot, "cannot be written"});
        status = unreadable;
    }
    return std::cout ? status : unreadable;
}

void bringToFront(MainWindow& window) {
    window.show();
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

/// Takes over command lines of viewers that are started later.
void serve(Instance& instance, MainWindow& window) {
    QObject::connect(&instance, &Instance::requested, [&window](const HandedOver& request) {
        const auto parsed = parseOptions(request.arguments);
        const auto* options = std::get_if<Options>(&parsed);
        if (options == nullptr)
            return;
        std::vector<std::string> paths;
        for (const std::string& file : options->files)
            paths.push_back((std::filesystem::path(request.folder) / file).string());
        window.open(paths, *options);
        for (const std::string& panel : options->panels)
            window.current().showPanel(panel);
        bringToFront(window);
    });
    instance.listen();
}

int showOnScreen(MainWindow& window, Instance& instance, const Options& options) {
    if (!options.newWindow)
        serve(instance, window);
    std::vector<std::string> files = options.files;
    if (files.empty() && preferences().reopenFiles)
        files = filesOfLastTime();
    window.open(files, options);
    window.show();
    for (const std::string& panel : options.panels)
        window.current().showPanel(panel);
    const int status = QApplication::exec();
    // Reading a pipe that nobody closes cannot be ended otherwise.
    if (std::ranges::find(options.files, "-") != options.files.end())
        std::_Exit(status);
    return status;
}

/// Whether a viewer that runs already shows the files.
bool isHandedOver(Instance& instance, const Options& options,
                  const std::vector<std::string>& arguments) {
    const bool ours = options.newWindow || options.files.empty() ||
                      std::ranges::find(options.files, "-") != options.files.end();
    std::error_code ignored;
    return !ours && instance.handOver({std::filesystem::current_path(ignored).string(), arguments});
}

/// The command line's, else the one that the user prefers, else the desktop's.
QString languageOf(const Options& options, const Preferences& wanted, bool toFile) {
    if (!options.language.empty())
        return qString(options.language);
    return toFile ? languageFor({}) : spokenLanguage(qString(wanted.interfaceLanguage));
}

void nameApplication() {
    QCoreApplication::setOrganizationName(QStringLiteral("charsleuth"));
    QCoreApplication::setApplicationName(QStringLiteral("charsleuth-viewer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CHARSLEUTH_VERSION));
    QApplication::setApplicationDisplayName(QStringLiteral("Charsleuth"));
}

} // namespace

int main(int argc, char** argv) {
    occupyStandardDescriptors();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto parsed = parseOptions(arguments);
    if (const auto* wrong = std::get_if<UsageError>(&parsed)) {
        std::cerr << "charsleuth-viewer: " << printable(wrong->message) << '\n';
        return wrongUsage;
    }
    const Options& options = std::get<Options>(parsed);
    if (options.help || options.version) {
        std::cout << (options.help ? usage() : "charsleuth-viewer " CHARSLEUTH_VERSION "\n");
        return 0;
    }
    const bool toFile = options.dump || !options.shot.empty();
    const bool unseen = !toFile && !hasDisplay();
    if ((toFile || unseen) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");

    qInstallMessageHandler(toFile ? onMessage<Messages::Dropped> : onMessage<Messages::Printed>);
    QApplication application(argc, argv);
    AltLetters altLetters;
    application.installEventFilter(&altLetters);
    FittingFileDialogs fileDialogs;
    application.installEventFilter(&fileDialogs);
    nameApplication();
    Instance instance(instanceName());
    if (!toFile && isHandedOver(instance, options, arguments))
        return 0;
    if (unseen) {
        std::cerr << "charsleuth-viewer: there is no display; charsleuth answers in a terminal\n";
        return unreadable;
    }
    const Preferences wanted = toFile ? Preferences() : preferences();
    setLanguage(application, languageOf(options, wanted, toFile));
    const Scheme scheme = applyScheme(qString(options.theme.value_or(wanted.theme)));
    std::optional<ChoiceStore> memory;
    if (!toFile)
        memory.emplace(choiceFile());
    MainWindow window(scheme, memory ? &*memory : nullptr);
    QObject::connect(&window, &MainWindow::failed, complain);
    if (options.size)
        window.resize(options.size->first, options.size->second);
    else if (!toFile)
        window.resize(roomFor(window.size(), &window));
    if (toFile)
        window.show();
    return toFile ? showToFile(window, options) : showOnScreen(window, instance, options);
}
