#include "plugin/kate/opened_document.h"

#include "plugin/kate/encoding_names.h"
#include "plugin/kate/messages.h"
#include "plugin/kate/mojibake.h"

#include <KActionCollection>
#include <KTextEditor/Document>
#include <KTextEditor/Editor>
#include <KTextEditor/Message>
#include <KTextEditor/View>

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

namespace charsleuth::kate {
namespace {

std::optional<struct stat> statOf(const QString& path) {
    struct stat found {};
    if (path.isEmpty() || ::stat(QFile::encodeName(path).constData(), &found) != 0 ||
        !S_ISREG(found.st_mode)) {
        return std::nullopt;
    }
    return found;
}

bool isSameFile(const struct stat& a, const struct stat& b) {
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool isUnchanged(const struct stat& a, const struct stat& b) {
    return isSameFile(a, b) && a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
           a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/// Does what a choice in the "Encoding" menu of a view does: the next load is in that encoding,
/// whatever does not fit. False: the menu is missing.
bool chooseInMenu(QAction* menu, const QString& encoding) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    // The signal by which KDE Frameworks 6 hears of the choice.
    const char* const method = "textTriggered";
#else
    const char* const method = "setEncoding";
#endif
    return menu &&
           QMetaObject::invokeMethod(menu, method, Qt::DirectConnection, Q_ARG(QString, encoding));
}

} // namespace

OpenedDocument::OpenedDocument(KTextEditor::Document* document, Program& program, QObject* parent)
    : QObject(parent), m_document(document), m_program(program), m_seen(document->encoding()) {
    using KTextEditor::Document;
    connect(document, &Document::documentUrlChanged, this, &OpenedDocument::urlChanged);
    connect(document, &Document::aboutToReload, this, &OpenedDocument::aboutToReload);
    connect(document, &Document::reloaded, this, &OpenedDocument::reloaded);
    connect(document, &Document::viewCreated, this, &OpenedDocument::viewCreated,
            Qt::QueuedConnection); // the view is not finished
    connect(document, QOverload<>::of(&KParts::ReadOnlyPart::completed), this,
            &OpenedDocument::afterLoad);
    connect(document, &KParts::ReadOnlyPart::canceled, this, &OpenedDocument::afterLoad);
    connect(document, &Document::configChanged, this, &OpenedDocument::configChanged);
    connect(document, &Document::documentSavedOrUploaded, this, [this] {
        m_stat = statOf(path());
        m_loading = false;
    });
}

QString OpenedDocument::path() const {
    const QUrl url = m_document->url();
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

// ---- Loading ------------------------------------------------------------------------------------

void OpenedDocument::urlChanged() {
    // A document that holds something was saved under another name.
    if (!m_reloading && !m_document->url().isEmpty() && m_document->isEmpty() &&
        !m_document->isModified()) {
        beforeLoad();
    }
}

void OpenedDocument::aboutToReload() {
    if (!m_reloading) {
        m_reloading = true;
        beforeLoad();
    }
}

void OpenedDocument::reloaded() {
    m_reloading = false;
}

void OpenedDocument::startLoad() {
    m_loading = true;
    if (m_locked) {
        m_document->setReadWrite(true);
        m_locked = false;
    }
    m_wasWritable = m_document->isReadWrite();
}

void OpenedDocument::beforeLoad() {
    startLoad();
    m_answer.reset();
    m_wanted.clear();
    m_lacking = m_forced = m_forceInView = false;
    const auto before = m_stat;
    m_stat = statOf(path());
    if (m_stat && !m_leave && QFileInfo(path()).isReadable()) { // else the editor says why not
        m_trouble.clear();
        decide(before && isSameFile(*before, *m_stat));
    }
    m_asked = m_document->encoding();
    m_loaded.clear();
}

void OpenedDocument::decide(bool isSameAsBefore) {
    if (m_document->encoding() != m_seen) { // the command line, a session, the "Encoding" menu
        m_chosen = true;
        m_choice.clear();
        m_malformed = 0;
        return;
    }
    if (m_chosen && isSameAsBefore) {
        m_wanted = m_choice;
        return;
    }
    m_chosen = false;
    m_choice.clear();
    askAgain();
    if (!m_answer) {
        return;
    }
    m_malformed = m_answer->candidates.empty() ? 0 : m_answer->candidates.front().malformed;
    m_lacking = !m_answer->leftToEditor && !setEncoding(m_answer->openAs);
    if (m_wanted.isEmpty() && m_set) {
        m_document->setEncoding(KTextEditor::Editor::instance()->defaultEncoding());
    }
    m_set = !m_wanted.isEmpty();
}

void OpenedDocument::askAgain() {
    Reply reply = m_program.ask(path());
    m_answer = std::move(reply.answer);
    m_trouble = reply.trouble;
}

bool OpenedDocument::setEncoding(const QStringList& qtNames) {
    for (const QString& name : qtNames) {
        if (isReadable(name) && m_document->setEncoding(name)) {
            m_wanted = m_document->encoding();
            return true;
        }
    }
    return false;
}

/// Settings of the folder come while the document is empty, the loader's word when it has text,
/// and after that the variables in the text.
void OpenedDocument::configChanged() {
    if (m_loading) {
        if (m_document->isEmpty()) {
            m_asked = m_document->encoding();
        } else if (m_loaded.isEmpty()) {
            m_loaded = m_document->encoding();
        }
    }
}

void OpenedDocument::afterLoad() {
    if (!m_loading) { // saving ends with the same signal
        return;
    }
    m_loading = false;
    m_seen = m_document->encoding();
    if (m_loaded.isEmpty()) {
        m_loaded = m_seen;
    }
    m_locked = m_wasWritable && !m_document->isReadWrite();
    if (!m_leave && changedMeanwhile()) {
        leaveToEditor();
    } else if (isToBeForced()) {
        force();
    } else {
        m_leave = false;
        leaveOutBom();
        report();
    }
}

bool OpenedDocument::changedMeanwhile() const {
    const auto now = statOf(path());
    return m_answer && m_stat && !m_forced && now && !isUnchanged(*m_stat, *now);
}

/// What was examined is not what was read.
void OpenedDocument::leaveToEditor() {
    m_leave = true;
    m_trouble = tr("A file changed while it was opened.");
    m_document->setEncoding(KTextEditor::Editor::instance()->defaultEncoding());
    QMetaObject::invokeMethod(
        m_document, [document = m_document] { document->documentReload(); }, Qt::QueuedConnection);
}

bool OpenedDocument::isToBeForced() const {
    return !m_wanted.isEmpty() && !m_forced && !isSame(m_loaded, m_wanted) &&
           (m_chosen || !isSame(m_loaded, m_asked));
}

// ---- Reading again ------------------------------------------------------------------------------

void OpenedDocument::force() {
    m_forced = true;
    m_forceInView = true;
    if (!m_document->views().isEmpty()) {
        QMetaObject::invokeMethod(this, &OpenedDocument::viewCreated, Qt::QueuedConnection);
    }
}

void OpenedDocument::viewCreated() {
    if (m_forceInView) {
        m_forceInView = false;
        reload(m_wanted);
    } else {
        leaveOutBom();
    }
}

/// An action of the document's view, which has things that the document's interface lacks.
QAction* OpenedDocument::viewAction(const char* name) const {
    const auto views = m_document->views();
    return views.isEmpty() ? nullptr
                           : views.first()->actionCollection()->action(QLatin1String(name));
}

/// KTextEditor would put a byte order mark into every file in UTF-16 or UTF-32.
void OpenedDocument::leaveOutBom() {
    QAction* const bom = viewAction("add_bom");
    if (bom && bom->isChecked() && m_answer && !m_answer->bom && !m_wanted.isEmpty() &&
        (m_seen.startsWith(QLatin1String("UTF-16")) ||
         m_seen.startsWith(QLatin1String("UTF-32")))) {
        bom->trigger();
    }
}

void OpenedDocument::reload(const QString& encoding) {
    startLoad();
    m_loaded.clear();
    m_reloading = true;
    if (!chooseInMenu(viewAction("set_encoding"), encoding)) {
        m_document->setEncoding(encoding);
        m_document->documentReload();
    }
    m_reloading = false;
}

bool OpenedDocument::refuseModified() {
    if (!m_document->isModified()) {
        return false;
    }
    show(tr("The document has changes. Save them or undo them, then open it in another encoding."),
         KTextEditor::Message::Warning, false);
    return true;
}

void OpenedDocument::choose(const QString& qtName) {
    if (refuseModified()) {
        return;
    }
    if (!setEncoding({qtName})) {
        show(messages::lacking(qtName), KTextEditor::Message::Warning, false);
        return;
    }
    m_choice = m_wanted;
    m_chosen = m_set = m_forced = true;
    m_malformed = 0;
    if (m_answer) {
        for (const Candidate& candidate : m_answer->candidates) {
            m_malformed += candidate.qtName == qtName ? candidate.malformed : 0;
        }
    }
    reload(m_wanted);
}

void OpenedDocument::forget() {
    if (m_document->url().isEmpty() || refuseModified()) {
        return;
    }
    m_chosen = false;
    m_document->setEncoding(KTextEditor::Editor::instance()->defaultEncoding());
    m_seen = m_document->encoding();
    m_document->documentReload();
}

// ---- What the user sees -------------------------------------------------------------------------

const std::optional<Answer>& OpenedDocument::answer() {
    if (!m_answer && statOf(path())) {
        askAgain();
    }
    return m_answer;
}

void OpenedDocument::report() {
    using enum KTextEditor::Message::MessageType;
    if (!m_trouble.isEmpty()) {
        Q_EMIT troubled(m_trouble);
    }
    if (m_malformed > 0 && (m_document->isReadWrite() || m_locked) && isSame(m_loaded, m_wanted)) {
        m_document->setReadWrite(false); // KDE Frameworks 5 do not notice what Qt could not decode
        m_locked = true;
        const QString noticed = m_answer ? messages::noticed(*m_answer) : QString();
        show(messages::damaged(m_loaded, m_malformed) + QLatin1Char(' ') + noticed, Warning,
             m_answer && m_answer->unsure);
    } else if (!m_answer || m_chosen) {
        return;
    } else if (m_lacking) {
        show(messages::lacking(m_answer->encoding), Warning, false);
    } else if (!m_wanted.isEmpty() && !isSame(m_seen, m_wanted)) {
        show(isSame(m_loaded, m_wanted) ? messages::toBeSavedAs(m_loaded, m_seen)
                                        : messages::overruled(m_wanted, m_loaded),
             Information, false);
    } else if (m_answer->unsure) {
        show(messages::unsure(m_answer->candidates.front()), Information, true);
    } else if (const QString noticed = messages::noticed(*m_answer); !noticed.isEmpty()) {
        show(noticed, Information, false);
    }
}

void OpenedDocument::undoMojibake() {
    show(kate::undoMojibake(*m_document), KTextEditor::Message::Information, false);
}

void OpenedDocument::explain() {
    if (!answer()) {
        show(m_trouble.isEmpty() ? tr("There is no answer for this document.") : m_trouble,
             KTextEditor::Message::Information, false);
    } else {
        show(messages::reasons(*m_answer, m_chosen ? m_document->encoding() : QString()),
             KTextEditor::Message::Information, true);
    }
}

void OpenedDocument::show(const QString& text, int type, bool withCandidates) {
    delete m_message;
    m_message =
        new KTextEditor::Message(text, static_cast<KTextEditor::Message::MessageType>(type));
    m_message->setWordWrap(true);
    if (withCandidates) {
        messages::addCandidates(*m_message, *m_answer, m_document->encoding(), this,
                                [this](const QString& qtName) { choose(qtName); });
    }
    auto* const viewer = new QAction(tr("Open in Charsleuth"), m_message);
    connect(viewer, &QAction::triggered, this, &OpenedDocument::openInViewer);
    m_message->addAction(viewer);
    m_message->addAction(new QAction(tr("Close"), m_message));
    m_document->postMessage(m_message);
}

void OpenedDocument::openInViewer() {
    const QString program = viewer();
    const auto views = m_document->views();
    const int line = views.isEmpty() ? 0 : views.first()->cursorPosition().line();
    const QStringList arguments{QStringLiteral("--goto"), QString::number(line + 1),
                                QStringLiteral("--"), path()};
    if (program.isEmpty() || !QProcess::startDetached(program, arguments)) {
        Q_EMIT troubled(tr("The program “charsleuth-viewer” could not be started."));
    }
}

} // namespace charsleuth::kate
