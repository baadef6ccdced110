#include "plugin/kate/program.h"

#include <KConfigGroup>
#include <KSharedConfig>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <signal.h>
#include <unistd.h>

namespace charsleuth::kate {
namespace {

constexpr int mostLate = 3;
constexpr int timeLimit = 2000;                  // milliseconds
constexpr qint64 mostOutput = 8LL * 1024 * 1024; // bytes; more is rubbish
constexpr qint64 mostExamined = 16LL * 1024 * 1024;

KConfigGroup settings() {
    return KSharedConfig::openConfig()->group(QStringLiteral("Charsleuth"));
}

QString find(const QString& name) {
    const QString path = QStandardPaths::findExecutable(name);
    return path.isEmpty()
               ? QStandardPaths::findExecutable(name, {QStringLiteral(CHARSLEUTH_BINDIR)})
               : path;
}

QString tr(const char* text) {
    return QCoreApplication::translate("charsleuth::kate", text);
}

/// A process that leads a group, so that all of it can be ended.
class GroupLeader : public QProcess {
public:
    GroupLeader() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
        setChildProcessModifier([] { ::setpgid(0, 0); });
    }
#else
    }
    void setupChildProcess() override {
        ::setpgid(0, 0);
    }
#endif

    void killAll() {
        if (state() != NotRunning) {
            ::kill(-static_cast<pid_t>(processId()), SIGKILL);
            waitForFinished(timeLimit);
        }
    }
};

struct Output {
    QByteArray text;
    QString trouble;
    bool late = false;
};

QString configuredName() {
    return settings().readEntry("Program", QStringLiteral("charsleuth"));
}

Output run(const QString& program, const QStringList& arguments,
           const QString& input = QProcess::nullDevice()) {
    GroupLeader process;
    process.setStandardInputFile(input);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments, QIODevice::ReadOnly);
    const QDeadlineTimer deadline(timeLimit);
    if (!process.waitForStarted(timeLimit)) {
        return {{}, tr("could not be run")};
    }
    QByteArray text;
    while (process.state() != QProcess::NotRunning && !deadline.hasExpired() &&
           text.size() <= mostOutput) {
        process.waitForReadyRead(static_cast<int>(deadline.remainingTime()));
        text += process.readAllStandardOutput();
    }
    text += process.readAllStandardOutput();
    const bool late = process.state() != QProcess::NotRunning;
    process.killAll();
    if (text.size() > mostOutput) {
        return {{}, tr("printed too much")};
    }
    if (late) {
        return {{}, tr("took too long"), true};
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        return {{}, tr("failed")};
    }
    return {text, {}};
}

} // namespace

Reply Program::ask(const QString& path) {
    const QString name = configuredName();
    const QString program = find(name);
    if (program.isEmpty()) {
        return {{}, tr("There is no program “%1”.").arg(name)};
    }
    if (m_late >= mostLate) {
        return {{}, tr("“%1” is too slow, and is not asked again.").arg(name)};
    }
    const qint64 most = settings().readEntry("MaxBytes", mostExamined);
    const Output output = run(program, {QStringLiteral("detect"), QStringLiteral("--json"),
                                        QStringLiteral("--max-bytes"), QString::number(most),
                                        QStringLiteral("--"), path});
    m_late = output.late ? m_late + 1 : 0;
    if (!output.trouble.isEmpty()) {
        return {{}, tr("“%1” %2.").arg(name, output.trouble)};
    }
    std::optional<Answer> answer = readAnswer(output.text);
    if (!answer) {
        return {{}, tr("“%1” printed something else than an answer.").arg(name)};
    }
    return {std::move(answer), {}};
}

std::optional<std::vector<Repair>> Program::repairs(const QString& text) {
    QTemporaryFile file;
    const QByteArray utf8 = text.toUtf8();
    if (!file.open() || file.write(utf8) != utf8.size() || !file.flush()) {
        return std::nullopt;
    }
    const Output output =
        run(find(configuredName()),
            {QStringLiteral("repair"), QStringLiteral("--json"), QStringLiteral("--no-sidecar"),
             QStringLiteral("--from"), QStringLiteral("UTF-8"), QStringLiteral("-")},
            file.fileName());
    return output.trouble.isEmpty() ? readRepairs(output.text) : std::nullopt;
}

std::optional<QString> Program::textByParts(const QString& path) {
    const Output output =
        run(find(configuredName()),
            {QStringLiteral("show"), QStringLiteral("--segments"), QStringLiteral("--"), path});
    return output.trouble.isEmpty() ? std::optional(QString::fromUtf8(output.text)) : std::nullopt;
}

QString viewer() {
    return find(QStringLiteral("charsleuth-viewer"));
}

} // namespace charsleuth::kate
