#include "app/viewer/window/document_actions.h"

#include "app/viewer/session/parts_job.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/hint_menu.h"
#include "app/viewer/window/repair_menu.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/views/text_style.h"
#include "app/viewer/views/text_view.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>

#include <filesystem>

namespace charsleuth::viewer {

namespace {

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

/// "/x/film.bytes-4095-4212.srt" for a part of "/x/film.srt"; empty for no name.
std::string nameOfPart(const std::string& path, ByteRange part) {
    if (path.empty())
        return {};
    const std::filesystem::path whole(path);
    const std::string bytes =
        std::to_string(part.begin) + '-' + std::to_string(part.empty() ? part.end : part.end - 1);
    return (whole.parent_path() /
            (whole.stem().string() + ".bytes-" + bytes + whole.extension().string()))
        .string();
}

} // namespace

DocumentActions::DocumentActions(DocumentPage& window)
    : QObject(&window), m_window(window), m_decoding([this] { emit outOfMemory(); }) {
    connect(&m_paper, &Paper::progressed, &m_window, &DocumentPage::refresh);
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
                                  {Qt::CTRL | Qt::ALT | Qt::Key_End}, [] {});
    m_follow->setCheckable(true);
    connect(m_follow, &QAction::toggled, this, [this](bool on) {
        if (m_window.session().isOpen() && m_window.session().state().following != on)
            m_window.session().setFollowing(on);
    });
    menu->addSeparator();
    m_saveCopy = add(menu, "save-copy", tr("&Save a converted copy …"),
                     {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, &DocumentActions::saveCopy);
    m_saveCopy->setIconText(tr("Save a copy"));
    menu->addSeparator();
    m_needText << m_saveCopy
               << add(menu, "print", tr("&Print …"), {QKeySequence::Print}, &DocumentActions::print)
               << add(menu, "save-pdf", tr("Save as P&DF …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
                      &DocumentActions::savePdf);
    m_needDocument << m_follow;
    menu->addSeparator();
}

void DocumentActions::fillEditMenu(QMenu* menu) {
    menu->addSeparator();
    m_needText << add(menu, "copy-command", tr("Copy as co&mmands"),
                      {Qt::CTRL | Qt::ALT | Qt::Key_C}, &DocumentActions::copyCommands);
    m_copyBytes = new QMenu(tr("Copy as &bytes"), &m_window);
    m_copyBytes->setObjectName(QStringLiteral("copy-bytes"));
    const std::tuple<const char*, QString, BytesAs, Qt::Key> ways[] = {
        {"copy-hex", tr("&Hex: E9 4A"), BytesAs::Hex, Qt::Key_H},
        {"copy-escapes", tr("&Escapes: \\xE9"), BytesAs::Escapes, Qt::Key_X},
        {"copy-percent", tr("&Percent: %E9"), BytesAs::Percent, Qt::Key_P}};
    for (const auto& [name, text, as, key] : ways)
        m_needDocument << m_window.addAction(m_copyBytes, QLatin1String(name), text,
                                             {QKeySequence(Qt::CTRL | Qt::ALT | key)},
                                             [this, as = as] { copyBytes(as); });
    m_window.addAction(
        m_copyBytes, QStringLiteral("copy-escaped"), tr("Text, with &malformed bytes as \\xE9"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [this] { m_window.copy(DamageAs::Escapes); });
    add(menu, "paste", tr("&Paste as a document"), {QKeySequence::Paste}, &DocumentActions::paste);
    add(menu, "paste-special", tr("Paste spec&ial: bytes, garbled text"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, &DocumentActions::pasteSpecial);
}

void DocumentActions::makeEncodingActions() {
    const auto make = [this](const char* name, const QString& text, const QKeySequence& key,
                             void (DocumentActions::*run)(), bool isInMenu = false) {
        QAction* action = add(nullptr, name, text, {key}, run);
        if (isInMenu)
            m_encodingActions << action;
        m_needDocument << action;
    };
    make("detect-selection", tr("Detect from the &selection alone"),
         Qt::CTRL | Qt::SHIFT | Qt::Key_D, &DocumentActions::detectSelection);
    make("part", tr("The selection is &in …"), Qt::CTRL | Qt::ALT | Qt::Key_E,
         &DocumentActions::askPart);
    makeRepairMenu();
    make("word", tr("&Make this word appear …"), Qt::CTRL | Qt::SHIFT | Qt::Key_F,
         &DocumentActions::askWord);
    make("hints", tr("I &know something about this file …"), Qt::CTRL | Qt::Key_K,
         &DocumentActions::askHints, true);
}

/// Its action has a key, which opens it beside the selection.
void DocumentActions::makeRepairMenu() {
    auto* menu = new RepairMenu(m_window);
    connect(menu, &RepairMenu::tried, &m_window.session(), &Session::tryOut);
    connect(menu, &RepairMenu::chosen, this, &DocumentActions::repaired);
    QAction* action = menu->menuAction();
    action->setObjectName(QStringLiteral("repair-selection"));
    action->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_J);
    connect(action, &QAction::triggered, menu, [this, menu] { menu->popup(m_window.textView()); });
    static_cast<QWidget&>(m_window).addAction(action);
    m_needText << action;
}

void DocumentActions::fillHelpMenu(QMenu* menu) {
    add(menu, "help", tr("&Help"), {QKeySequence::HelpContents}, &DocumentActions::showHelp);
    add(menu, "keys", tr("&Keys"), {Qt::CTRL | Qt::Key_F1}, &DocumentActions::showKeys);
    menu->addSeparator();
    add(menu, "about", tr("&About Charsleuth"), {Qt::CTRL | Qt::SHIFT | Qt::Key_F1},
        &DocumentActions::showAbout);
}

void DocumentActions::addUndo(QMenu* menu) {
    m_undo = m_window.addAction(menu, QStringLiteral("undo-choice"), tr("&Undo a choice"),
                                {Qt::CTRL | Qt::Key_Z}, [this] { m_window.stepChoice(-1); });
    m_redo = m_window.addAction(menu, QStringLiteral("redo-choice"), tr("Re&do a choice"),
                                {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                                [this] { m_window.stepChoice(1); });
}

void DocumentActions::addPreferences(QMenu* menu) {
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
    if (m_window.list() != nullptr && m_window.list()->canSaveCopies())
        m_saveCopy->setEnabled(true);
    m_undo->setEnabled(m_window.canStepChoice(-1));
    m_redo->setEnabled(m_window.canStepChoice(1));
    m_follow->setChecked(session.isOpen() && session.state().following);
    if (m_hints != nullptr)
        m_hints->setFacts(session.state().facts);
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

void DocumentActions::detectSelection() {
    const DocumentState& state = m_window.session().state();
    const ByteRange selected = m_window.textView().selection();
    if (!m_window.session().isOpen() || selected.empty())
        return m_window.say(tr("Select some text first."));
    emit m_window.documentWanted(
        tr("%1, bytes %2 to %3")
            .arg(m_window.documentName(), numberText(selected.begin), numberText(selected.end - 1)),
        std::make_shared<PartOfBytes>(state.bytes, selected),
        nameOfPart(state.path == "-" ? state.nameAfter : state.path, selected));
}

void DocumentActions::readBodies() {
    const DocumentState& state = m_window.session().state();
    m_decoding.start(
        [mail = state.bytes, answer = state.answer](std::stop_token, const auto& report) {
            report(withBodiesDecoded(mail, answer->detection));
        },
        [this, name = tr("%1, decoded").arg(m_window.documentName()),
         path = state.path == "-" ? state.nameAfter : state.path](const SharedBytes& decoded) {
            emit m_window.documentWanted(name, decoded, path);
        });
}

/// Of actions that are in the menus as well.
QMenu* DocumentActions::makeContextMenu() {
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("context"));
    const auto addNamed = [this](QMenu* to, std::initializer_list<const char*> names) {
        for (const char* name : names)
            for (QAction* action : m_window.actions())
                if (action->objectName() == QLatin1String(name))
                    to->addAction(action);
    };
    addNamed(menu, {"copy"});
    menu->addMenu(m_copyBytes);
    menu->addSeparator();
    addNamed(menu,
             {"character", "find-bytes", "detect-selection", "part", "repair-selection", "word"});
    menu->addSeparator();
    auto* hint = new HintMenu(m_window);
    connect(hint, &HintMenu::wordWanted, this, &DocumentActions::askWord);
    connect(hint, &HintMenu::languageWanted, this, &DocumentActions::askHints);
    menu->addMenu(hint);
    menu->addSeparator();
    addNamed(menu, {"select-all", "bytes", "why"});
    return menu;
}

} // namespace charsleuth::viewer
