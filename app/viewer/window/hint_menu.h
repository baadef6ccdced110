#pragma once

/// "Hint: this is ...": what the selected bytes are known to be. A name or a city is chosen from
/// what they read as, and the text is shown so; a language is a hint for the detector.

#include "app/viewer/document/read_as.h"

#include <QMenu>

namespace charsleuth::viewer {

class DocumentPage;

class HintMenu : public QMenu {
    Q_OBJECT

public:
    explicit HintMenu(DocumentPage& page);

signals:
    void wordWanted();     ///< a name that is not among those listed
    void languageWanted(); ///< a language that is not among those listed

private:
    void fill();
    void addNames(QMenu* menu);

    DocumentPage& m_page;
};

} // namespace charsleuth::viewer
