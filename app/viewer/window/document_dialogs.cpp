// The dialogs that the actions of a document open.

#include "app/viewer/models/reading_words.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/conversion_questions.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/copy_panel.h"
#include "app/viewer/views/help_window.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/views/word_dialog.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/parts_controller.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QMenu>
#include <QMessageBox>

namespace charsleuth::viewer {

void DocumentActions::saveCopy() {
    if (const auto list = m_window.list(); list != nullptr && list->canSaveCopies())
        return list->saveCopies();
    openCopyDialog(std::nullopt);
}

void DocumentActions::askLineEnds(QPoint place) {
    auto* menu = new QMenu(&m_window);
    menu->setObjectName(QStringLiteral("line-ends"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::pair<Newline, QString> ends[] = {{Newline::Lf, tr("Save a copy with LF …")},
                                                {Newline::CrLf, tr("Save a copy with CRLF …")},
                                                {Newline::Cr, tr("Save a copy with CR …")}};
    for (const auto& [newline, words] : ends)
        menu->addAction(words, this, [this, newline = newline] { openCopyDialog(newline); });
    menu->popup(place);
}

/// `newline`: of a copy in the file's own encoding; nothing: in that which is proposed.
void DocumentActions::openCopyDialog(std::optional<Newline> newline) {
    const DocumentState& state = m_window.session().state();
    if (!m_window.session().isOpen() || !state.shown)
        return;
    if (CopyPanel* panel = makeCopyPanel(state.readAs())) {
        if (state.amendment)
            panel->questions().setReading(readingLabel(state.readAs()));
        else if (const auto parts = m_window.parts().reading()) {
            panel->offerParts(readingLabel(*parts));
            connect(panel, &CopyPanel::partsWanted, this,
                    [this, parts = *parts] { saveParts(parts); });
        }
        if (newline)
            panel->questions().propose(*state.shown, *newline);
        openDialog(panel);
    }
}

void DocumentActions::saveMeant(const ReadAs& repaired) {
    if (CopyPanel* panel = makeCopyPanel(repaired)) {
        const std::size_t places = repaired.amendment->repairs.size();
        panel->writeUtf8(
            tr("Save the text that was meant"),
            places == 1
                ? tr("The copy is UTF-8. Of the text 1 place is put right, all else is as it was.")
                : tr("The copy is UTF-8. Of the text %1 places are put right, all else is as it "
                     "was.")
                      .arg(numberText(places)));
        connect(panel, &CopyPanel::saved, &m_window, // it would lie over what was saved
                [this] { m_window.mojibake().closeList(); });
        openDialog(panel);
    }
}

void DocumentActions::saveParts(const ReadAs& parts) {
    constexpr std::size_t mostListed = 20; // so that the dialog fits on a screen
    if (CopyPanel* panel = makeCopyPanel(parts)) {
        panel->questions().setReading({});
        panel->writeUtf8(tr("Save as UTF-8"),
                         tr("The copy is UTF-8. Each part is read in its own encoding: %1.")
                             .arg(m_window.parts().report(mostListed)));
        openDialog(panel);
    }
}

/// For a copy of the document as it is read.
CopyPanel* DocumentActions::makeCopyPanel(const ReadAs& as) {
    const DocumentState& state = m_window.session().state();
    ConversionItem item{.path = state.path,
                        .nameAfter = state.nameAfter,
                        .shownBytes = state.bytes,
                        .from = as.encoding};
    item.isFile = state.path != "-";
    if (state.bytes->isHeld() || !item.isFile)
        item.bytes = state.bytes;
    if (item.isFile)
        item.shown = state.fingerprint;
    const bool detected = !as.amendment && state.answer && !state.detection().ranked.empty() &&
                          state.detection().ranked.front().encoding == as.encoding &&
                          state.chosenBy == ChosenBy::Detection;
    if (detected)
        item.detection = std::make_shared<const Detection>(state.detection());
    if (as.amendment) {
        item.substitutions = as.amendment->repairs;
        item.parts = as.amendment->parts;
    }
    if (!item.isFile)
        item.path = m_window.documentName().toStdString();
    if (!item.bytes && state.onDisk && *state.onDisk != DiskChange::Grown) {
        m_window.tell(tr("The file has changed since it was opened. Reload it before you convert "
                         "it, so that the copy is what you see."));
        return nullptr;
    }
    auto* panel = new CopyPanel(std::move(item), recentEncodings());
    connect(panel, &CopyPanel::openWanted, &m_window,
            [this](const std::string& path) { m_window.wantFiles({path}); });
    connect(panel, &CopyPanel::saved, this, &noteEncoding);
    connect(panel, &CopyPanel::replaced, &m_window, &DocumentPage::showReplaced);
    connect(panel, &CopyPanel::restored, &m_window, &DocumentPage::showRestored);
    if (const Preferences wanted = preferences(); m_window.isRemembering())
        panel->questions().propose(wanted.saveAs, wanted.saveNewline);
    return panel;
}

void DocumentActions::openDialog(CopyPanel* panel) {
    auto* dialog = new ConvertDialog(panel, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_window.session().holdNotices(true); // of what the dialog writes
    connect(dialog, &QDialog::finished, &m_window.session(),
            [this] { m_window.session().holdNotices(false); });
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

void DocumentActions::askPart() {
    const ByteRange selected = m_window.textView().selection();
    if (!m_window.session().state().shown || selected.empty())
        return m_window.say(tr("Select some text first."));
    m_window.askEncodingOf(selected);
}

void DocumentActions::askWord() {
    if (!m_window.session().isOpen())
        return;
    if (m_word == nullptr) {
        m_word = new WordDialog(m_window.session(), &m_window);
        connect(m_word, &WordDialog::placeWanted, &m_window, &DocumentPage::showAs);
    }
    constexpr qsizetype mostOfSelection = 60; // characters; more is no word
    const QString selected = m_window.textView().selectedText();
    m_word->openWith(selected.size() <= mostOfSelection &&
                             !selected.contains(QChar::ReplacementCharacter)
                         ? selected.trimmed()
                         : QString());
}

void DocumentActions::askPreferences() {
    auto* dialog =
        new PreferencesDialog(m_window.memory(), m_window.textView().pointSize(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_window,
            [this, dialog] { emit m_window.preferencesChanged(dialog->pointSize()); });
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

void DocumentActions::showAbout() {
    constexpr int iconSize = 48; // pixels
    auto* about =
        new QMessageBox(QMessageBox::NoIcon, tr("About Charsleuth"),
                        QStringLiteral("Charsleuth %1").arg(QCoreApplication::applicationVersion()),
                        QMessageBox::Close, &m_window);
    about->setInformativeText(
        tr("Finds out which character encoding a file is in, shows it, repairs it and converts it. "
           "It knows %1 encodings, and says why.")
            .arg(numberText(allEncodings().size())));
    about->setIconPixmap(m_window.windowIcon().pixmap(iconSize, iconSize));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

} // namespace charsleuth::viewer
