// Prints how fast the viewer is on large files, and what memory it takes; QPlainTextEdit beside it.
//
//   charsleuth-bench-viewer [MIB]     size of the large file, default 1024; files go to $TMPDIR

#include "app/viewer/main_window.h"
#include "app/viewer/views/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPlainTextEdit>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace charsleuth;
using namespace charsleuth::viewer;

constexpr int kJumps = 100;
constexpr qint64 kMiB = 1 << 20;

/// Mebibytes of anonymous memory: what the process takes beyond the page cache.
double anonymousMemory() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("RssAnon:"))
            return line.mid(8).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

/// Repeats `piece` up to `size` bytes.
QString writeFile(const QTemporaryDir& folder, const QString& name, const QByteArray& piece,
                  qint64 size) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    QByteArray block;
    while (block.size() < kMiB)
        block += piece;
    for (qint64 at = 0; at < size; at += block.size())
        file.write(block);
    return file.fileName();
}

void waitUntil(const std::function<bool()>& holds) {
    while (!holds())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

struct Jumps {
    double average = 0, worst = 0; ///< milliseconds from the request to the painted screen
};

Jumps jump(TextView& view, std::uint64_t size) {
    std::mt19937_64 random(1);
    Jumps jumps;
    for (int i = 0; i < kJumps; ++i) {
        QElapsedTimer timer;
        timer.start();
        view.scrollTo(random() % size);
        view.viewport()->repaint();
        const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        jumps.average += took / kJumps;
        jumps.worst = std::max(jumps.worst, took);
    }
    return jumps;
}

void measureViewer(const char* what, const QString& path, EncodingId encoding) {
    MainWindow window(Scheme::Light);
    window.setRemembering(false);
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    auto* view = window.findChild<TextView*>();
    QElapsedTimer timer;
    timer.start();
    window.open(path.toStdString());
    waitUntil([&] { return !view->visibleLines().isEmpty(); });
    view->viewport()->repaint();
    const qint64 firstText = timer.elapsed();
    waitUntil([&] { return window.isSettled(); });
    const qint64 answer = timer.restart();
    window.session().choose(encoding);
    view->viewport()->repaint();
    const qint64 switched = timer.elapsed();
    waitUntil([&] { return window.session().state().index->complete; });
    const qint64 index = timer.elapsed();
    const Jumps jumps = jump(*view, window.session().state().bytes->size());
    std::printf("%-34s %8lld ms %8lld ms %7lld ms %7lld ms %7.1f / %5.1f ms %8.1f MiB\n", what,
                static_cast<long long>(firstText), static_cast<long long>(answer),
                static_cast<long long>(switched), static_cast<long long>(index), jumps.average,
                jumps.worst, anonymousMemory());
}

void measurePlainTextEdit(const char* what, const QString& path) {
    QElapsedTimer timer;
    timer.start();
    QPlainTextEdit edit;
    edit.resize(1280, 800);
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        edit.setPlainText(QString::fromUtf8(file.readAll()));
    edit.show();
    QApplication::processEvents();
    std::printf("%-34s %8lld ms %58.1f MiB\n", what, static_cast<long long>(timer.elapsed()),
                anonymousMemory());
}

/// Each case in a process of its own, so that its memory is its own.
template <typename Measure>
void inProcess(int& argc, char** argv, Measure measure) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        {
            QApplication application(argc, argv);
            measure();
        }
        std::fflush(stdout);
        _exit(0);
    }
    waitpid(child, nullptr, 0);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    const qint64 size = (argc > 1 ? std::max(1, std::atoi(argv[1])) : 1024) * kMiB;
    const QTemporaryDir folder;
    const QByteArray log =
        "2026-11-21 08:15:14 INFO  request 12345 served in 17 ms from the cache\n";
    const QByteArray menu = "\x87\x41\x83\x4A\x83\x74\x83\x46\x83\x49\x83\x8C ... 450\x89\x7E\n";
    const QByteArray kanji = "\xE6\xBC\xA2\xE5\xAD\x97";

    std::printf("%-34s %11s %11s %10s %10s %18s %12s\n", "", "first text", "answer", "switch",
                "index", "jump avg / worst", "anonymous");
    const QString lines = writeFile(folder, "lines", log, size);
    inProcess(argc, argv, [&] { measureViewer("log lines, ASCII", lines, EncodingId::Utf8); });
    const QString japanese = writeFile(folder, "japanese", menu, size);
    inProcess(argc, argv,
              [&] { measureViewer("Japanese lines, Shift_JIS", japanese, EncodingId::ShiftJis); });
    QFile::remove(japanese);
    const QString line = writeFile(folder, "line", kanji, std::min(size, 200 * kMiB));
    inProcess(argc, argv,
              [&] { measureViewer("one line of kanji, UTF-8, 200 MiB", line, EncodingId::Utf8); });
    const QString small = writeFile(folder, "small", log, std::min(size, 64 * kMiB));
    inProcess(argc, argv,
              [&] { measurePlainTextEdit("QPlainTextEdit, log lines, 64 MiB", small); });
}
