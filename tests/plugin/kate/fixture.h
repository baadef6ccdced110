/// What the tests of Kate's plugin share: real KTextEditor documents, with and without the plugin.
#pragma once

#include "plugin/kate/plugin.h"

#include <KActionCollection>
#include <KConfigGroup>
#include <KSharedConfig>
#include <KTextEditor/Document>
#include <KTextEditor/Editor>
#include <KTextEditor/Message>
#include <KTextEditor/View>

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using charsleuth::kate::OpenedDocument;
using charsleuth::kate::Plugin;
using KTextEditor::Document;

namespace kate_test {

inline QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll()
                                          : QByteArray("no such file: ") + path.toUtf8();
}

/// What a user sees of a document.
struct Seen {
    QString text, encoding;
    bool writable = false, modified = false;

    bool operator==(const Seen&) const = default;
};

inline Seen see(const Document& document) {
    return {document.text(), document.encoding(), document.isReadWrite(), document.isModified()};
}

inline QStringList messagesOf(const Document& document) {
    QStringList texts;
    for (const auto* message : document.findChildren<KTextEditor::Message*>()) {
        texts << message->text();
    }
    return texts;
}

inline bool isRunning(const QByteArray& pid) {
    const QByteArray stat = read(QStringLiteral("/proc/%1/stat").arg(QString::fromLatin1(pid)));
    return stat.contains(") ") && !stat.contains(") Z ");
}

inline const QJsonArray samples =
    QJsonDocument::fromJson(read(QStringLiteral(SAMPLES "/samples.json"))).array();

/// By what it is, "ru.koi8-r"; the names of the files do not say it.
inline QJsonObject sample(const char* name) {
    for (const QJsonValue& row : samples) {
        if (row.toObject()[QLatin1String("name")] == QLatin1String(name)) {
            return row.toObject();
        }
    }
    qFatal("there is no sample %s", name);
}

inline QString textOf(const char* name) {
    return sample(name)[QLatin1String("text")].toString();
}

inline QByteArray bytesOf(const char* name) {
    return read(QStringLiteral(SAMPLES "/") + sample(name)[QLatin1String("file")].toString());
}

inline const QString ours = QStringLiteral("Charsleuth: "); // how the messages about trouble begin

/// A folder and a plugin for each test.
class Fixture : public QObject {
    Q_OBJECT

protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Plugin> m_plugin;

    QString path(const QString& name) const { return m_folder->filePath(name); }

    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        return done ? file.fileName() : QString();
    }

    void use(const QString& program) const {
        KSharedConfig::openConfig()->group("Charsleuth").writeEntry("Program", program);
    }

    /// A shell script that stands in for the command line from now on.
    void fake(const QByteArray& script) const {
        const QString program = write(QStringLiteral("fake"), "#!/bin/sh\n" + script + '\n');
        QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        use(program);
    }

    /// The command line's answer about a file with fields changed, from a script.
    void fakeAnswer(const QString& about, const QJsonObject& changed,
                    const QByteArray& more = {}) const {
        QProcess process;
        process.start(QStringLiteral(PROGRAM),
                      {QStringLiteral("detect"), QStringLiteral("--json"), about});
        process.waitForFinished();
        QJsonObject answer = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        for (auto field = changed.begin(); field != changed.end(); ++field) {
            answer[field.key()] = field.value();
        }
        write(QStringLiteral("answer.json"), QJsonDocument(answer).toJson(QJsonDocument::Compact));
        fake("cat '" + path(QStringLiteral("answer.json")).toUtf8() + "'\n" + more);
    }

    static std::unique_ptr<Document> create() {
        return std::unique_ptr<Document>(KTextEditor::Editor::instance()->createDocument(nullptr));
    }

    /// Opens a file as Kate does: the view is made when the document is loaded.
    static std::unique_ptr<Document> open(const QString& path) {
        auto document = create();
        load(*document, path);
        return document;
    }

    static void load(Document& document, const QString& path) {
        document.openUrl(QUrl::fromLocalFile(path));
        if (document.views().isEmpty()) {
            document.createView(nullptr);
        }
        QCoreApplication::processEvents();
    }

    OpenedDocument& opened(const std::unique_ptr<Document>& document) const {
        return *m_plugin->opened(document.get());
    }

    /// What is seen of a file without the plugin.
    Seen without(const QString& path) {
        m_plugin.reset();
        const Seen seen = see(*open(path));
        m_plugin = std::make_unique<Plugin>(nullptr);
        return seen;
    }

    /// Whether the plugin changes nothing for a file, and how often it says something.
    void compareWithout(const QString& path, int messages) {
        const auto document = open(path);
        QCOMPARE(messagesOf(*document).filter(ours).size(), messages);
        const Seen with = see(*document);
        QCOMPARE(with, without(path));
    }

    /// The editor's own menu "Encoding".
    static void chooseInMenu(const Document& document, const QString& encoding) {
        QAction* const menu =
            document.views().first()->actionCollection()->action(QStringLiteral("set_encoding"));
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
        for (const QAction* const script : menu->menu()->actions()) {
            for (QAction* const entry : script->menu()->actions()) {
                if (entry->text() == encoding) {
                    entry->trigger();
                    return;
                }
            }
        }
        QFAIL("the menu has no such encoding");
#else
        QVERIFY(QMetaObject::invokeMethod(menu, "setEncoding", Q_ARG(QString, encoding)));
#endif
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        use(QStringLiteral(PROGRAM));
        m_plugin = std::make_unique<Plugin>(nullptr);
    }
};

/// Runs a test with an application that has none of the user's settings.
template <typename Test>
int run(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QTemporaryDir home; // no settings of the user's
    for (const char* name :
         {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
        qputenv(name, home.path().toUtf8());
    }
    QApplication app(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace kate_test
