#include "app/viewer/window/repair_menu.h"

#include "app/viewer/models/selection_repair.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/wording.h"

namespace charsleuth::viewer {

RepairMenu::RepairMenu(DocumentPage& page)
    : QMenu(tr("&Repair the selection"), &page), m_page(page) {
    setObjectName(QStringLiteral("repair"));
    connect(this, &QMenu::aboutToShow, this, &RepairMenu::fill);
    connect(this, &QMenu::aboutToHide, this, [this] { emit tried(std::nullopt); });
}

void RepairMenu::popup(const TextView& text) {
    const auto below = text.rectOf(text.selection().begin);
    const QPoint place = below ? below->bottomLeft().toPoint() : text.viewport()->rect().center();
    QMenu::popup(text.viewport()->mapToGlobal(place));
}

void RepairMenu::fill() {
    clear();
    const Session& session = m_page.session();
    const ByteRange selected = m_page.textView().selection();
    if (session.isOpen() && session.state().shown)
        for (const SelectionRepair& repair : selectionRepairs(session.state().text(), selected)) {
            QString text = repair.text;
            QAction* action = addAction(text.replace(QLatin1Char('&'), QLatin1String("&&")), this,
                                        [this, as = repair.reading] { emit chosen(as); });
            connect(action, &QAction::hovered, this,
                    [this, as = repair.reading] { emit tried(as); });
        }
    if (!isEmpty())
        return;
    const QString why = selected.empty() ? tr("Select it first")
                        : selected.size() > longestPutRight
                            ? tr("No more than %1 at a time").arg(sizeText(longestPutRight))
                            : tr("No known misreading makes other text of the selection");
    addAction(why)->setEnabled(false);
}

} // namespace charsleuth::viewer
