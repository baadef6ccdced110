// What document the window has: files that arrive, what is said about them, what is remembered.

#include "app/viewer/window/document_page.h"

#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/recent_files.h"
#include "app/viewer/window/status_line.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMenuBar>
#include <QMetaMethod>
#include <QMimeData>
#include <QUrl>

namespace charsleuth::viewer {

void DocumentPage::openBytes(const QString& title, SharedBytes bytes,
                             const std::string& nameAfter) {
    m_asked = {.path = std::string(1, '-'), // as a literal GCC 12 warns without a reason
               .options = Options(),
               .panels = std::move(m_asked.panels)};
    m_document.failure.reset();
    m_document.notice.reset();
    m_session.setHints({});
    m_session.openBytes(title, std::move(bytes), nameAfter);
}

void DocumentPage::closeDocument() {
    if (!m_session.isOpen() && asked().empty())
        return;
    const bool focused = m_readings->isAncestorOf(focusWidget());
    m_session.close();
    m_asked = {};
    m_document = {};
    beginDocument();
    if (focused)
        takeFocus();
}

void DocumentPage::takeOver(DocumentPage& other) {
    if (SideList* list = std::exchange(other.m_list, nullptr)) {
        list->disconnect(&other);
        auto* area = other.findChild<QScrollArea*>(QStringLiteral("list"));
        area->takeWidget(); // else both areas give it their sizes in turn
        delete area;
        setList(list);
    }
    m_asked.path = other.asked();
    if (!other.m_session.isOpen()) {
        if (!asked().empty())
            open(other.asked());
        return;
    }
    m_document = {.place = Place{.byte = other.shownText()->caret()},
                  .sideBySide = other.m_document.sideBySide,
                  .shownBefore = other.m_document.shownBefore,
                  .history = other.m_document.history,
                  .replaced = other.m_document.replaced};
    m_session.takeOver(other.m_session);
    if (OtherFile& file = other.m_compare->otherFile(); file.isOpen())
        m_compare->openFile(file.path(), file.session().choice());
}

const std::string& DocumentPage::path() const {
    return m_list != nullptr ? m_list->path() : asked();
}

QString DocumentPage::tabName() const {
    return m_list != nullptr ? m_list->title() : documentName();
}

/// After the document; then, where it is one of many, after what is listed.
void DocumentPage::nameWindow() {
    const bool isOne = m_list != nullptr && m_session.isOpen();
    setWindowTitle(
        tr("%1 — Charsleuth")
            .arg(isOne ? QStringLiteral("%1 — %2").arg(documentName(), tabName()) : tabName()));
}

QString DocumentPage::documentName() const {
    const DocumentState& state = m_session.state();
    if (m_session.isOpen() && !state.title.isEmpty())
        return state.title;
    return asked().empty() ? tr("No document") : fileName(asked());
}

QString DocumentPage::folder() const {
    const std::string& path = m_session.state().path;
    return !m_session.isOpen() || path.empty() || path == "-"
               ? QString()
               : QFileInfo(QFile::decodeName(path.c_str())).absolutePath();
}

void DocumentPage::setMemory(ChoiceStore* memory) {
    m_memory = memory;
    const bool wanted = memory != nullptr && preferences().rememberChoices;
    m_session.setMemory(wanted ? memory : nullptr);
}

void DocumentPage::applyPreferences() {
    m_readings->setFontFamily(qString(preferences().fontFamily));
}

ViewState DocumentPage::viewState() const {
    return {.why = action("why")->isChecked(),
            .bytes = action("bytes")->isChecked(),
            .wrap = action("wrap")->isChecked(),
            .pointSize = shownText()->pointSize()};
}

void DocumentPage::setViewState(const ViewState& state) {
    action("why")->setChecked(state.why);
    action("bytes")->setChecked(state.bytes);
    action("wrap")->setChecked(state.wrap);
    m_readings->setPointSize(state.pointSize);
}

void DocumentPage::takeFocus() {
    QWidget* text = m_session.isOpen() ? static_cast<QWidget*>(shownText()) : m_noText;
    (m_list != nullptr ? m_list->table() : text)->setFocus();
}

void DocumentPage::wantFiles(const std::vector<std::string>& paths) {
    if (isSignalConnected(QMetaMethod::fromSignal(&DocumentPage::filesWanted)))
        emit filesWanted(paths);
    else
        open(paths.front());
}

void DocumentPage::failToOpen(const Error& error) {
    if (m_list != nullptr)
        return m_list->noteFailure(error);
    m_asked = {.path = std::move(m_asked.path)};
    fail(error, tr("%1 could not be opened: %2").arg(pathText(error.path), causeText(error.cause)));
}

/// A job for the open document has ended early.
void DocumentPage::failForMemory() {
    fail({m_session.state().path, notEnoughMemory},
         tr("There is not enough memory for %1: what is shown, found or compared "
            "may not be all.")
             .arg(documentName()));
}

void DocumentPage::fail(const Error& error, const QString& text) {
    m_document.failure = Banner{BannerKind::Failed, text, std::nullopt};
    m_banners->forget();
    refresh();
    emit failed(error);
}

void DocumentPage::tell(const QString& text) {
    m_document.notice = Banner{BannerKind::Notice, text, std::nullopt};
    m_banners->forget();
    refresh();
}

void DocumentPage::say(const QString& text) {
    m_statusLine->say(text);
}

void DocumentPage::remember(const std::string& path) {
    if (!m_remembering || m_list != nullptr || path.empty())
        return;
    rememberFile(path);
    showStart();
}

void DocumentPage::showStart() {
    if (m_list == nullptr)
        m_noText->say(startPage(m_remembering ? recentFiles() : std::vector<std::string>()));
}

void DocumentPage::setRemembering(bool remembering) {
    m_remembering = remembering;
    showStart();
}

void DocumentPage::dragEnterEvent(QDragEnterEvent* event) {
    acceptFiles(event);
}

void DocumentPage::dropEvent(QDropEvent* event) {
    acceptFiles(event);
    wantDropped(*event->mimeData());
}

void DocumentPage::acceptFiles(QDropEvent* event) {
    if (!event->mimeData()->hasUrls())
        return;
    event->setDropAction(Qt::CopyAction); // told of a move, a program may delete its file
    event->accept();
}

void DocumentPage::wantDropped(const QMimeData& data) {
    std::vector<std::string> paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths.push_back(QFile::encodeName(url.toLocalFile()).toStdString());
    if (!paths.empty())
        wantFiles(paths);
}

} // namespace charsleuth::viewer
