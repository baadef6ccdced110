// A file that the window itself has replaced: it is shown as it is now, and can be what it was.

#include "app/viewer/views/text_view.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

namespace charsleuth::viewer {

void DocumentPage::showReplaced(EncodingId to, const ReplacedContent& content) {
    const DocumentState& state = m_session.state();
    OpenedDocument next;
    next.replaced = ReplacedFile{
        .content = content, .to = to, .before = m_session.choice(), .history = m_document.history};
    next.history = ChoiceHistory({std::nullopt, state.facts});
    openWritten(std::move(next), std::nullopt);
}

void DocumentPage::showRestored() {
    const auto& replaced = m_asked.written ? m_asked.written->replaced : m_document.replaced;
    if (!replaced)
        return;
    const std::optional<ReadAs> before = replaced->before;
    OpenedDocument next;
    next.history = replaced->history;
    openWritten(std::move(next), before);
}

/// Opens the file again after it was written. The place stays, counted in lines.
void DocumentPage::openWritten(OpenedDocument next, const std::optional<ReadAs>& as) {
    if (const auto line = shownText()->caretLine())
        next.place = Place{.line = *line + 1};
    m_asked.written = std::move(next);
    m_session.forgetChoice(); // it was for the other content
    m_session.open(m_session.state().path, as);
}

/// Shows a replaced file in the encoding that it was written in, where the detector takes another.
void DocumentPage::showInTarget() {
    const DocumentState& state = m_session.state();
    if (!m_document.replaced || m_document.replaced->isShown || !state.answer ||
        !state.answer->final)
        return;
    const EncodingId to = m_document.replaced->to;
    m_document.replaced->isShown = true;
    const auto& ranked = state.detection().ranked;
    if (state.chosenBy == ChosenBy::User || (!ranked.empty() && ranked.front().gives(to)))
        return;
    m_document.history = ChoiceHistory({to, state.facts});
    m_session.choose(to);
}

/// Whether the open file is one that the window has replaced, and no other program since.
bool DocumentPage::canGiveBack() const {
    return m_document.replaced && m_document.replaced->content.now == m_session.state().fingerprint;
}

void DocumentPage::giveBackOriginal() {
    if (!canGiveBack())
        return;
    const std::string path = m_session.state().path;
    if (const auto error = giveBack(path, m_document.replaced->content))
        return tell(QStringLiteral("%1: %2.").arg(pathText(error->path), causeText(error->cause)));
    showRestored();
    say(tr("%1 is what it was before.").arg(fileName(path)));
}

} // namespace charsleuth::viewer
