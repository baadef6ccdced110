// A plugin for the test that runs Kate itself: when all files of the command line are open, or some
// seconds have passed, it shows each in turn, does the steps of $PROBE_STEPS, saves a copy, writes
// what a user would see into $PROBE_OUT and ends Kate.
//
// A step is "candidate N" or "forget" (in the plugin's menu), "undo", "reload", "insert TEXT",
// "line N", "why", "mojibake", "parts" or "open" (the viewer); after each it looks again.
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
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QTimer>
#include <QUrl>
#include <QVariantList>

constexpr int mostLines = 1000; // whose text is written down; JSON has its limits

class Probe : public KTextEditor::Plugin {
    Q_OBJECT

public:
    explicit Probe(QObject* parent, const QVariantList& = {}) : KTextEditor::Plugin(parent) {}

    QObject* createView(KTextEditor::MainWindow* window) override {
        m_window = window;
        connect(&m_timer, &QTimer::timeout, this, &Probe::lookAtAll);
        m_timer.start(50);
        m_started.start();
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

    void lookAtAll() {
        const auto documents = loaded();
        constexpr int patience = 4000; // milliseconds; not every name becomes a document
        if (documents.size() < qEnvironmentVariableIntValue("PROBE_FILES") &&
            !m_started.hasExpired(patience)) {
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
        QJsonObject seen = look(document);
        QJsonArray after;
        const auto steps =
            qEnvironmentVariable("PROBE_STEPS").split(QLatin1Char(';'), Qt::SkipEmptyParts);
        for (const QString& step : steps) {
            take(step.section(QLatin1Char(' '), 0, 0), step.section(QLatin1Char(' '), 1), document);
            QCoreApplication::processEvents();
            after.append(look(document));
        }
        seen[QStringLiteral("after")] = after;
        if (document.isReadWrite() && !document.isModified()) { // else Kate would ask
            document.saveAs(
                QUrl::fromLocalFile(document.url().toLocalFile() + QStringLiteral(".copy")));
        }
        document.setModified(false);
        return seen;
    }

    static QString beginningOf(const KTextEditor::Document& document) {
        return document.text(document.documentRange().intersect({0, 0, mostLines, 0}));
    }

    QJsonObject look(const KTextEditor::Document& document) const {
        QJsonArray messages, candidates;
        for (const auto* message : document.findChildren<KTextEditor::Message*>()) {
            messages.append(message->text());
        }
        for (const QAction* entry : candidateActions()) {
            candidates.append(entry->text());
        }
        return {{QStringLiteral("file"), document.url().fileName()},
                {QStringLiteral("text"), beginningOf(document)},
                {QStringLiteral("lines"), document.lines() - 1},
                {QStringLiteral("characters"), document.totalCharacters() + document.lines() - 1},
                {QStringLiteral("encoding"), document.encoding()},
                {QStringLiteral("writable"), document.isReadWrite()},
                {QStringLiteral("modified"), document.isModified()},
                {QStringLiteral("messages"), messages},
                {QStringLiteral("candidates"), candidates},
                {QStringLiteral("active"), beginningOf(*m_window->activeView()->document())}};
    }

    QList<QAction*> candidateActions() const {
        QAction* const menu = action("charsleuth_candidates");
        if (!menu || qEnvironmentVariableIsEmpty("PROBE_STEPS")) {
            return {}; // looking into the menu asks the program again
        }
        Q_EMIT menu->menu()->aboutToShow();
        return menu->menu()->actions();
    }

    void take(const QString& step, const QString& value, KTextEditor::Document& document) const {
        KTextEditor::View* const view = document.views().first();
        const auto trigger = [](QAction* action) {
            if (action && action->isEnabled()) {
                action->trigger();
            }
        };
        if (step == QLatin1String("candidate")) {
            trigger(candidateActions().value(value.toInt()));
        } else if (step == QLatin1String("undo")) {
            trigger(view->actionCollection()->action(QStringLiteral("edit_undo")));
        } else if (step == QLatin1String("reload")) {
            document.documentReload();
        } else if (step == QLatin1String("insert")) {
            document.insertText({0, 0}, value);
        } else if (step == QLatin1String("line")) {
            view->setCursorPosition({value.toInt() - 1, 0});
        } else {
            trigger(action(qPrintable(QStringLiteral("charsleuth_") + step)));
        }
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
    QElapsedTimer m_started;
};

K_PLUGIN_CLASS_WITH_JSON(Probe, "charsleuthprobe.json")

#include "probe.moc"
