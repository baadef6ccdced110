// What goes to the clipboard, and what comes from it.

#include "app/viewer/models/pasted.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QSaveFile>
#include <QUrl>

#include <algorithm>
#include <limits>

namespace charsleuth::viewer {

namespace {

constexpr std::uint64_t mostToCopy = 16 << 20;  // bytes
constexpr std::uint64_t mostBytesToFind = 256;  // bytes
constexpr std::uint64_t mostToPaste = 64 << 20; // bytes

} // namespace

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
    if (static_cast<std::uint64_t>(bytes.size()) > mostToPaste)
        return m_window.tell(tr("The clipboard holds more than %1; save it as a file first.")
                                 .arg(sizeText(mostToPaste)));
    emit m_window.documentWanted(tr("Clipboard"), bytesInMemory({bytes.begin(), bytes.end()}), {});
}

/// Bytes that are written as text; else the bytes that garbled text was made from.
void DocumentActions::pasteSpecial() {
    const QString text = QApplication::clipboard()->text();
    if (const auto bytes = bytesWrittenAs(text))
        return emit m_window.documentWanted(tr("Pasted bytes"), bytesInMemory(*bytes), {});
    if (static_cast<std::uint64_t>(text.size()) > mostToPaste)
        return m_window.tell(tr("The clipboard holds more than %1; save it as a file first.")
                                 .arg(sizeText(mostToPaste)));
    const auto bytes = bytesOfGarbled(text);
    const bool isAscii = // nothing of it can have gone wrong
        std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
    if (bytes && !isAscii)
        emit m_window.documentWanted(tr("Garbled text"), bytesInMemory(*bytes), {});
    else
        m_window.tell(
            tr("The clipboard holds neither bytes written as hex (E9 4A), escapes (\\xE9, "
               "%E9, =E9) or Base64, nor garbled text: mojibake, or text that was read "
               "as windows-1252 or ISO-8859-1."));
}

void DocumentActions::saveSelection(const FileText& text, ByteRange selected, DamageAs damage) {
    const QString asked = tr("The selection has more than %1 characters, too many for the "
                             "clipboard. Nothing was copied. Save it as a file in UTF-8?")
                              .arg(numberText(TextView::mostCopied));
    if (QMessageBox::question(&m_window, tr("Copy"), asked,
                              QMessageBox::Save | QMessageBox::Cancel) != QMessageBox::Save)
        return;
    const QString name = QFileDialog::getSaveFileName(&m_window, tr("Save the selection as"));
    if (name.isEmpty())
        return;
    constexpr std::uint64_t step = 1 << 22; // bytes
    constexpr auto all = std::numeric_limits<std::size_t>::max();
    QSaveFile file(name);
    bool saved = file.open(QIODevice::WriteOnly);
    for (std::uint64_t at = selected.begin; saved && at < selected.end; at += step) {
        const auto piece = text.text({at, std::min(at + step, selected.end)}, all, damage);
        saved = file.write(QString::fromStdU16String(piece).toUtf8()) >= 0;
    }
    saved = saved && file.commit();
    m_window.tell(saved ? tr("The selection is saved as %1.").arg(name)
                        : tr("%1 cannot be written: %2").arg(name, file.errorString()));
}

void DocumentActions::copyCommands() {
    const DocumentState& state = m_window.session().state();
    if (!m_window.session().isOpen() || !state.shown)
        return;
    const QString commands = commandsFor(state.path, *state.shown);
    QApplication::clipboard()->setText(commands);
    m_window.say(
        tr("Copied: %1").arg(QString(commands).replace(QLatin1Char('\n'), QLatin1String(" · "))));
}

void DocumentActions::copyBytes(BytesAs as) {
    const ByteRange selected = m_window.textView().selection();
    if (!m_window.session().isOpen() || selected.empty())
        return m_window.say(tr("Select some text first."));
    if (selected.size() > mostToCopy)
        return m_window.say(tr("That is more than %1 to copy.").arg(sizeText(mostToCopy)));
    const std::vector<Byte> bytes = readRange(*m_window.session().state().bytes, selected);
    QApplication::clipboard()->setText(bytesText(bytes, as));
}

void DocumentActions::findBytes() {
    const ByteRange selected = m_window.textView().selection();
    if (!m_window.session().isOpen() || selected.empty() || selected.size() > mostBytesToFind)
        return m_window.say(tr("Select a few characters first."));
    const std::vector<Byte> bytes = readRange(*m_window.session().state().bytes, selected);
    m_window.find({.kind = QueryKind::Bytes, .pattern = bytesText(bytes, BytesAs::Hex)});
}

} // namespace charsleuth::viewer
