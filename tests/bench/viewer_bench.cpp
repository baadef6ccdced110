// Prints how fast the viewer is on large files, and what memory it takes; QPlainTextEdit beside it.
//
//   charsleuth-bench-viewer [MIB]     size of the large file, default 1024; files go to $TMPDIR

#include "app/viewer/window/document_page.h"
#include "app/viewer/views/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace charsleuth;
using namespace charsleuth::viewer;

constexpr int repetitions = 100; ///< jumps, frames
constexpr qint64 miB = 1 << 20;

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
    while (block.size() < miB)
        block += piece;
    for (qint64 at = 0; at < size; at += block.size())
        file.write(block);
    return file.fileName();
}

void waitUntil(const std::function<bool()>& holds) {
    while (!holds())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

/// Milliseconds of the wall clock and of this thread's processor time: on a busy machine the first
/// counts the others' work, too.
struct Spent {
    double wall = 0, cpu = 0;
};

double threadTime() {
    struct timespec now {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <typename Work>
Spent spentBy(Work work) {
    QElapsedTimer timer;
    timer.start();
    const double before = threadTime();
    work();
    return {static_cast<double>(timer.nsecsElapsed()) / 1e6, threadTime() - before};
}

/// Of many alike.
struct Series {
    Spent average, worst;
    int late = 0; ///< took more than a sixtieth of a second of processor time

    void add(Spent one, int of) {
        average = {average.wall + one.wall / of, average.cpu + one.cpu / of};
        worst = {std::max(worst.wall, one.wall), std::max(worst.cpu, one.cpu)};
        late += one.cpu > 1000.0 / 60;
    }
};

Series jumpAnywhere(TextView& view, std::uint64_t size) {
    std::mt19937_64 random(1);
    Series jumps;
    for (int i = 0; i < repetitions; ++i)
        jumps.add(spentBy([&] {
                      view.scrollTo(random() % size);
                      view.viewport()->repaint();
                  }),
                  repetitions);
    return jumps;
}

/// Three lines a frame, as a notch of the wheel has.
Series scrollDown(TextView& view, std::uint64_t size) {
    view.scrollTo(size / 3);
    Series frames;
    for (int i = 0; i < repetitions; ++i)
        frames.add(spentBy([&] {
                       view.scrollLines(3);
                       view.viewport()->repaint();
                   }),
                   repetitions);
    return frames;
}

void print(const char* what, Spent spent, const char* goal) {
    std::printf("  %-44s %8.1f ms %8.1f ms   %s\n", what, spent.wall, spent.cpu, goal);
}

void print(const char* what, const Series& series, const char* goal) {
    std::printf("  %-44s %8.1f ms %8.1f ms   %s\n", what, series.average.wall, series.average.cpu,
                goal);
    std::printf("  %-44s %8.1f ms %8.1f ms   %d of %d longer than 16.7 ms of processor time\n",
                "  the slowest", series.worst.wall, series.worst.cpu, series.late, repetitions);
}

/// Until the first lines are painted. The rest of the work is stopped: it has its own benchmarks.
void measureViewer(const char* what, const QString& path, EncodingId encoding,
                   const char* jumpGoal) {
    std::printf("%s\n", what);
    DocumentPage window(Scheme::Light);
    window.setRemembering(false);
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    auto* view = window.findChild<TextView*>();
    print("first text painted", spentBy([&] {
              window.open(path.toStdString());
              waitUntil([&] { return !view->visibleLines().isEmpty(); });
              view->viewport()->repaint();
          }),
          "goal 200");
    const std::uint64_t size = window.session().state().bytes->size();
    Session& session = window.session();
    print("another candidate chosen and painted", spentBy([&] {
              session.choose(encoding == EncodingId::Utf8 ? EncodingId::Windows1252
                                                          : EncodingId::Utf8);
              view->viewport()->repaint();
          }),
          "goal 50");
    print("and back", spentBy([&] {
              session.choose(encoding);
              view->viewport()->repaint();
          }),
          "goal 50");
    session.stopWork();
    waitUntil([&] { return window.isSettled(); });
    print("a jump anywhere", jumpAnywhere(*view, size), jumpGoal);
    print("a frame of scrolling by three lines", scrollDown(*view, size), "goal 16.7");
    std::printf("  %-44s %8.1f MiB                goal 100\n\n", "anonymous memory",
                anonymousMemory());
}

/// It has all of the text in memory, as UTF-16 with a layout of each line, so it cannot be asked
/// for a gigabyte on a machine of this size; one line of 200 MiB it lays out as one paragraph.
void measurePlainTextEdit(const char* what, const QString& path) {
    std::printf("%s\n", what);
    QPlainTextEdit edit;
    edit.resize(1280, 800);
    print("first text painted", spentBy([&] {
              QFile file(path);
              if (file.open(QIODevice::ReadOnly))
                  edit.setPlainText(QString::fromUtf8(file.readAll()));
              edit.show();
              QApplication::processEvents();
          }),
          "");
    std::mt19937_64 random(1);
    Series jumps;
    QScrollBar* bar = edit.verticalScrollBar();
    for (int i = 0; i < repetitions; ++i)
        jumps.add(spentBy([&] {
                      bar->setValue(static_cast<int>(random() % std::max(1, bar->maximum())));
                      edit.viewport()->repaint();
                  }),
                  repetitions);
    print("a jump anywhere", jumps, "");
    std::printf("  %-44s %8.1f MiB\n\n", "anonymous memory", anonymousMemory());
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
    const qint64 size = (argc > 1 ? std::max(1, std::atoi(argv[1])) : 1024) * miB;
    const QTemporaryDir folder;
    const QByteArray log =
        "2026-11-21 08:15:14 INFO  request 12345 served in 17 ms from the cache\n";
    const QByteArray menu = "\x87\x41\x83\x4A\x83\x74\x83\x46\x83\x49\x83\x8C ... 450\x89\x7E\n";
    const QByteArray kanji = "\xE6\xBC\xA2\xE5\xAD\x97";

    std::printf("%-46s %11s %11s\n", "", "wall clock", "processor");
    const QString lines = writeFile(folder, "lines", log, size);
    inProcess(argc, argv, [&] {
        measureViewer("1 GiB of log lines, ASCII", lines, EncodingId::Utf8, "goal 16");
    });
    QFile(lines).resize(10 * size);
    inProcess(argc, argv, [&] {
        measureViewer("10 GiB, nine of them sparse", lines, EncodingId::Utf8, "goal 16");
    });
    QFile::remove(lines);
    const QString japanese = writeFile(folder, "japanese", menu, size);
    inProcess(argc, argv, [&] {
        measureViewer("1 GiB of Japanese lines, Shift_JIS", japanese, EncodingId::ShiftJis,
                      "goal 16");
    });
    QFile::remove(japanese);
    const QString line = writeFile(folder, "line", kanji, std::min(size, 200 * miB));
    inProcess(argc, argv, [&] {
        measureViewer("one line of kanji, UTF-8, 200 MiB", line, EncodingId::Utf8, "goal 30");
    });
    QFile::remove(line);
    const QString small = writeFile(folder, "small", log, std::min(size, 64 * miB));
    inProcess(argc, argv,
              [&] { measureViewer("64 MiB of log lines", small, EncodingId::Utf8, "goal 16"); });
    inProcess(argc, argv,
              [&] { measurePlainTextEdit("64 MiB of log lines in QPlainTextEdit", small); });
}
