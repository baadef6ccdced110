// A plugin for the test that runs Kate itself: when all files of the command line are open it
// shows each in turn, saves a copy, writes what a user would see into $PROBE_OUT and ends Kate.
#include <KActionCollection>
#include <KPluginFactory>
#include <KTextEditor/Application>
#include <KTextEditor/Document>
#include <KTextEditor/Editor>
#include <KTextEditor/MainWindow>
#include <KTextEditor/Message>
#include <KTextEditor/Plugin>
#include <KTextEditor/View>
#include <KXMLGUIClient>
#include <KXMLGUIFactory>

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QTimer>
#include <QUrl>
#include <QVariantList>

class Probe : public KTextEditor::Plugin {
    Q_OBJECT

public:
    explicit Probe(QObject* parent, const QVariantList& = {}) : KTextEditor::Plugin(parent) {}

    QObject* createView(KTextEditor::MainWindow* window) override {
        m_window = window;
        connect(&m_timer, &QTimer::timeout, this, &Probe::look);
        m_timer.start(50);
        return new QObject(window);
    }

private:
    QList<KTextEditor::Document*> loaded() const {
        QList<KTextEditor::Document*> found;
        const auto documents = KTextEditor::Editor::instance()->application()->documents();
        for (auto* const document : documents) {
            if (!document->url().isEmpty()) {
                found << document;
            }
        }
        return found;
    }

    void look() {
        const auto documents = loaded();
        if (documents.size() < qEnvironmentVariableIntValue("PROBE_FILES")) {
            return;
        }
        m_timer.stop();
        QJsonArray seen;
        for (auto* const document : documents) {
            m_window->activateView(document);
            QCoreApplication::processEvents();
            seen.append(see(*document));
        }
        QFile out(qEnvironmentVariable("PROBE_OUT"));
        if (out.open(QIODevice::WriteOnly)) {
            out.write(QJsonDocument(seen).toJson());
        }
        out.close();
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    }

    QJsonObject see(KTextEditor::Document& document) const {
        QJsonObject seen{{QStringLiteral("file"), document.url().fileName()},
                         {QStringLiteral("text"), document.text()},
                         {QStringLiteral("encoding"), document.encoding()},
                         {QStringLiteral("writable"), document.isReadWrite()},
                         {QStringLiteral("modified"), document.isModified()}};
        if (QAction* const why = action("charsleuth_why")) {
            why->trigger();
        }
        QJsonArray messages, candidates;
        for (const auto* message : document.findChildren<KTextEditor::Message*>()) {
            messages.append(message->text());
        }
        if (QAction* const menu = action("charsleuth_candidates")) {
            Q_EMIT menu->menu()->aboutToShow();
            for (const QAction* entry : menu->menu()->actions()) {
                candidates.append(entry->text());
            }
        }
        seen[QStringLiteral("messages")] = messages;
        seen[QStringLiteral("candidates")] = candidates;
        if (document.isReadWrite()) { // Kate would ask whether to lose what it could not read
            document.saveAs(
                QUrl::fromLocalFile(document.url().toLocalFile() + QStringLiteral(".copy")));
        }
        return seen;
    }

    QAction* action(const char* name) const {
        const auto clients = m_window->guiFactory()->clients();
        for (const auto* client : clients) {
            if (QAction* const action = client->actionCollection()->action(QLatin1String(name))) {
                return action;
            }
        }
        return nullptr;
    }

    KTextEditor::MainWindow* m_window = nullptr;
    QTimer m_timer;
};

K_PLUGIN_CLASS_WITH_JSON(Probe, "charsleuthprobe.json")

#include "probe.moc"
