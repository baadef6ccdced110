#include "app/viewer/views/newline_list.h"

#include "app/convert/conversion.h"
#include "app/viewer/words/say.h"

#include <QComboBox>

namespace charsleuth::viewer {

void addNewlines(QComboBox* list) {
    list->addItem(Say::tr("as in the file"), static_cast<int>(Newline::Keep));
    list->addItem(Say::tr("LF (Unix, macOS)"), static_cast<int>(Newline::Lf));
    list->addItem(Say::tr("CRLF (Windows, DOS)"), static_cast<int>(Newline::CrLf));
    list->addItem(Say::tr("CR (old Macintosh)"), static_cast<int>(Newline::Cr));
}

} // namespace charsleuth::viewer
