#include "app/viewer/window/document_actions.h"

#include "app/sidecar/extended_attributes.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/models/pasted.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/help_window.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/text_style.h"
#include "app/viewer/views/text_view.h"
#include "core/registry/registry.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QWhatsThis>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t kMostToPaste = 64 << 20; // bytes

/// Reads of part of another document; offsets count from its first byte.
class PartOfBytes final : public ByteSource {
public:
    PartOfBytes(SharedBytes all, ByteRange range) : m_all(std::move(all)), m_range(range) {}

    std::uint64_t size() const override { return m_range.size(); }

    std::optional<ReadFailure> failure() const override {
        auto failure = m_all->failure();
        if (failure)
            failure->offset -= std::min(failure->offset, m_range.begin);
        return failure;
    }

    std::size_t read(std::uint64_t offset, std::span<Byte> into) const override {
        if (offset >= m_range.size())
            return 0;
        return m_all->read(m_range.begin + offset, into.first(std::min<std::uint64_t>(
                                                       into.size(), m_range.size() - offset)));
    }

private:
    SharedBytes m_all;
    ByteRange m_range;
};

} // namespace

DocumentActions::DocumentActions(DocumentPage& window) : QObject(&window), m_window(window) {
    connect(&m_paper, &Paper::progressed, &m_window, &DocumentPage::refreshWork);
    connect(&m_paper, &Paper::ended, this, [this](const QString& trouble) {
        if (trouble.isEmpty())
            m_window.say(tr("All pages are done."));
        else
            m_window.tell(trouble);
    });
}

QAction* DocumentActions::add(QMenu* menu, const char* name, const QString& text,
                              const QList<QKeySequence>& keys, void (DocumentActions::*run)()) {
    return m_window.addAction(menu, QLatin1String(name), text, keys,
                              [this, run] { (this->*run)(); });
}

void DocumentActions::fillFileMenu(QMenu* menu) {
    m_follow = m_window.addAction(menu, QStringLiteral("follow"), tr("&Follow its end"),
                                  {Qt::CTRL | Qt::SHIFT | Qt::Key_End}, [] {});
    m_follow->setCheckable(true);
    connect(m_follow, &QAction::toggled, this, [this](bool on) {
        if (m_window.session().isOpen() && m_window.session().state().following != on)
            m_window.session().setFollowing(on);
    });
    menu->addSeparator();
    m_saveCopy = add(menu, "save-copy", tr("&Save a converted copy …"),
                     {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, &DocumentActions::saveCopy);
    m_saveCopy->setIconText(tr("Save a copy"));
    add(menu, "convert-files", tr("Convert se&veral files …"), {Qt::CTRL | Qt::ALT | Qt::Key_S},
        &DocumentActions::askFilesToConvert);
    menu->addSeparator();
    m_needText << m_saveCopy
               << add(menu, "print", tr("&Print …"), {QKeySequence::Print}, &DocumentActions::print)
               << add(menu, "save-pdf", tr("Save as P&DF …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
                      &DocumentActions::savePdf);
    m_needDocument << m_follow;
    menu->addSeparator();
}

void DocumentActions::fillEditMenu(QMenu* menu) {
    QMenu* commands = menu->addMenu(tr("Copy as co&mmand"));
    const std::tuple<const char*, QString, Tool, Qt::Key> tools[] = {
        {"copy-charsleuth", QStringLiteral("charsleuth"), Tool::Charsleuth, Qt::Key_C},
        {"copy-iconv", QStringLiteral("iconv"), Tool::Iconv, Qt::Key_I},
        {"copy-vim", QStringLiteral("Vim"), Tool::Vim, Qt::Key_M},
        {"copy-python", QStringLiteral("Python"), Tool::Python, Qt::Key_Y}};
    for (const auto& [name, text, tool, key] : tools) {
        QAction* action = m_window.addAction(commands, QLatin1String(name), text,
                                             {QKeySequence(Qt::CTRL | Qt::ALT | key)},
                                             [this, tool = tool] { copyCommand(tool); });
        action->setToolTip(tr("Copy as command for %1").arg(text));
        m_needText << action;
    }
    add(menu, "paste", tr("&Paste as a document"), {QKeySequence::Paste}, &DocumentActions::paste);
    QMenu* special = menu->addMenu(tr("Paste spec&ial"));
    add(special, "paste-bytes", tr("&Bytes written as hex, escapes or Base64"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, &DocumentActions::pasteBytes);
    add(special, "paste-garbled", tr("&Text that came out garbled"),
        {Qt::CTRL | Qt::ALT | Qt::Key_V}, &DocumentActions::pasteGarbled);
}

void DocumentActions::makeEncodingActions() {
    const auto make = [this](const char* name, const QString& text, const QKeySequence& key,
                             void (DocumentActions::*run)()) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, run);
        static_cast<QWidget&>(m_window).addAction(action);
        m_encodingActions << action;
        m_needDocument << action;
    };
    make("detect-selection", tr("Detect from the &selection alone"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_D, &DocumentActions::detectSelection);
    make("hints", tr("I &know something about this file …"), Qt::CTRL | Qt::Key_K,
         &DocumentActions::askHints);
    make("note-attribute", tr("&Note the encoding in the file's attributes"),
         Qt::CTRL | Qt::ALT | Qt::Key_N, &DocumentActions::noteAttribute);
}

void DocumentActions::fillHelpMenu(QMenu* menu) {
    add(menu, "help", tr("&Help"), {QKeySequence::HelpContents}, &DocumentActions::showHelp);
    add(menu, "whats-this", tr("&What is this?"), {QKeySequence::WhatsThis},
        &DocumentActions::whatsThis);
    add(menu, "keys", tr("&Keys"), {Qt::CTRL | Qt::Key_F1}, &DocumentActions::showKeys);
    menu->addSeparator();
    add(menu, "preferences", tr("&Preferences …"), {Qt::CTRL | Qt::Key_Comma},
        &DocumentActions::askPreferences);
}

void DocumentActions::refresh() {
    const Session& session = m_window.session();
    for (QAction* action : m_needDocument)
        action->setEnabled(session.isOpen());
    for (QAction* action : m_needText)
        action->setEnabled(session.isOpen() && session.state().shown.has_value());
    m_follow->setChecked(session.isOpen() && session.state().following);
    if (m_hints != nullptr)
        m_hints->setFacts(session.state().facts);
}

void DocumentActions::showDialog(const std::string& name) {
    if (name == "convert")
        saveCopy();
    else if (name == "hints")
        askHints();
    else if (name == "preferences")
        askPreferences();
    else if (name == "keys")
        showKeys();
    else if (name == "help")
        showHelp();
}

void DocumentActions::saveCopy() {
    (void)openConvertDialog();
}

void DocumentActions::saveMeant(EncodingId page) {
    if (ConvertDialog* dialog = openConvertDialog())
        dialog->undo(page);
}

ConvertDialog* DocumentActions::openConvertDialog() {
    const DocumentState& state = m_window.session().state();
    if (!m_window.session().isOpen() || !state.shown)
        return nullptr;
    ConversionItem item{.path = state.path, .from = *state.shown};
    if (state.bytes->isHeld())
        item.bytes = state.bytes;
    else
        item.shown = state.fingerprint;
    if (state.path == "-")
        item.path = m_window.documentName().toStdString();
    if (!item.bytes && state.onDisk && *state.onDisk != DiskChange::Grown) {
        m_window.tell(tr("The file has changed since it was opened. Reload it before you convert "
                         "it, so that the copy is what you see."));
        return nullptr;
    }
    auto* dialog = new ConvertDialog({item}, recentEncodings(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConvertDialog::openWanted, &m_window,
            [this](const std::string& path) { m_window.wantFiles({path}); });
    connect(dialog, &ConvertDialog::saved, this, &noteEncoding);
    dialog->open();
    return dialog;
}

void DocumentActions::askFilesToConvert() {
    const QStringList names = QFileDialog::getOpenFileNames(&m_window, tr("Files to convert"));
    std::vector<std::string> paths;
    for (const QString& name : names)
        paths.push_back(QFile::encodeName(name).toStdString());
    convertFiles(paths);
}

void DocumentActions::convertFiles(const std::vector<std::string>& paths) {
    if (paths.empty())
        return;
    std::vector<ConversionItem> items;
    items.reserve(paths.size());
    for (const std::string& path : paths)
        items.push_back({.path = path});
    auto* dialog = new ConvertDialog(std::move(items), recentEncodings(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DocumentActions::askHints() {
    if (!m_window.session().isOpen())
        return;
    if (m_hints == nullptr) {
        m_hints = new HintsDialog(preferences().languages, &m_window);
        connect(m_hints, &HintsDialog::changed, &m_window.session(), &Session::setFacts);
    }
    m_hints->setFacts(m_window.session().state().facts);
    m_hints->show();
    m_hints->raise();
    m_hints->activateWindow();
}

namespace {

/// The selection, or all; as it is to be printed.
PrintedText printedOf(DocumentPage& window) {
    const DocumentState& state = window.session().state();
    const ByteRange selected = window.textView().selection();
    const Candidate* candidate = state.candidate();
    return {state.text(), candidate == nullptr ? std::string() : candidate->language,
            QStringLiteral("%1 — %2").arg(window.documentName(), encodingLabel(*state.shown)),
            selected.empty() ? ByteRange{0, state.bytes->size()} : selected, fixedFamily()};
}

} // namespace

void DocumentActions::print() {
    if (!m_window.session().isOpen() || !m_window.session().state().shown)
        return;
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    QPrintDialog dialog(printer.get(), &m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_paper.print(std::move(printer), printedOf(m_window));
}

void DocumentActions::savePdf() {
    if (!m_window.session().isOpen() || !m_window.session().state().shown)
        return;
    const QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Save as PDF"), m_window.documentName() + QStringLiteral(".pdf"),
        tr("PDF documents (*.pdf)"));
    if (!path.isEmpty())
        m_paper.savePdf(QFile::encodeName(path).toStdString(), m_window.documentName(),
                        printedOf(m_window));
}

void DocumentActions::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    QByteArray bytes = data->data(QStringLiteral("application/octet-stream"));
    if (data->hasUrls() && bytes.isEmpty()) {
        std::vector<std::string> paths;
        for (const QUrl& url : data->urls())
            if (url.isLocalFile())
                paths.push_back(QFile::encodeName(url.toLocalFile()).toStdString());
        if (!paths.empty())
            return m_window.wantFiles(paths);
    }
    if (bytes.isEmpty())
        bytes = data->text().toUtf8();
    if (bytes.isEmpty())
        return m_window.tell(tr("There is no text in the clipboard."));
    if (static_cast<std::uint64_t>(bytes.size()) > kMostToPaste)
        return m_window.tell(tr("The clipboard holds more than %1; save it as a file first.")
                                 .arg(sizeText(kMostToPaste)));
    emit m_window.documentWanted(tr("Clipboard"), bytesInMemory({bytes.begin(), bytes.end()}));
}

void DocumentActions::pasteBytes() {
    const auto bytes = bytesWrittenAs(QApplication::clipboard()->text());
    if (bytes)
        emit m_window.documentWanted(tr("Pasted bytes"), bytesInMemory(*bytes));
    else
        m_window.tell(tr("The clipboard holds no bytes written as hex (E9 4A), escapes (\\xE9, "
                         "%E9, =E9) or Base64."));
}

void DocumentActions::pasteGarbled() {
    const QString text = QApplication::clipboard()->text();
    const auto bytes = bytesOfGarbled(text);
    if (bytes && !text.isEmpty())
        emit m_window.documentWanted(tr("Garbled text"), bytesInMemory(*bytes));
    else
        m_window.tell(tr("The clipboard holds no text that was garbled by reading it as "
                         "windows-1252 or ISO-8859-1."));
}

void DocumentActions::copyCommand(Tool tool) {
    const DocumentState& state = m_window.session().state();
    if (!m_window.session().isOpen() || !state.shown)
        return;
    const auto command = commandFor(tool, state.path, *state.shown);
    if (command)
        QApplication::clipboard()->setText(*command);
    m_window.say(command ? tr("Copied: %1").arg(*command)
                         : tr("That program has no name for %1.").arg(encodingName(*state.shown)));
}

void DocumentActions::detectSelection() {
    const DocumentState& state = m_window.session().state();
    const ByteRange selected = m_window.textView().selection();
    if (!m_window.session().isOpen() || selected.empty())
        return m_window.say(tr("Select some text first."));
    emit m_window.documentWanted(
        tr("%1, bytes %2 to %3")
            .arg(m_window.documentName(), numberText(selected.begin), numberText(selected.end - 1)),
        std::make_shared<PartOfBytes>(state.bytes, selected));
}

void DocumentActions::noteAttribute() {
    const DocumentState& state = m_window.session().state();
    if (!m_window.session().isOpen() || !state.shown || state.path == "-")
        return;
    const std::string name(info(*state.shown).name);
    if (const auto error = writeCharset(state.path, name))
        m_window.tell(tr("The attributes of %1 cannot be changed: %2")
                          .arg(pathText(error->path), causeText(error->cause)));
    else
        m_window.say(tr("Noted: user.charset = %1").arg(qString(name)));
}

void DocumentActions::askPreferences() {
    auto* dialog = new PreferencesDialog(m_window.memory(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DocumentActions::showHelp() {
    auto* help = new HelpWindow(&m_window);
    help->setAttribute(Qt::WA_DeleteOnClose);
    help->show();
}

void DocumentActions::showKeys() {
    auto* keys = new KeysDialog(m_window.actions(), &m_window);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->show();
}

void DocumentActions::whatsThis() {
    QWhatsThis::enterWhatsThisMode();
}

} // namespace charsleuth::viewer
