#pragma once

/// "Repair the selection": what a selected piece of garbled text may have been. The text shows the
/// entry that is pointed at.

#include "app/viewer/document/read_as.h"

#include <QMenu>

#include <optional>

namespace charsleuth::viewer {

class DocumentPage;
class TextView;

class RepairMenu : public QMenu {
    Q_OBJECT

public:
    explicit RepairMenu(DocumentPage& page);

    /// Opens below the selection.
    void popup(const TextView& text);

signals:
    void tried(const std::optional<charsleuth::viewer::ReadAs>& reading); ///< nothing: no longer
    void chosen(const charsleuth::viewer::ReadAs& reading);

private:
    void fill();

    DocumentPage& m_page;
};

} // namespace charsleuth::viewer
