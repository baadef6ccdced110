#include "app/viewer/words/cause_words.h"

#include "app/viewer/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace charsleuth::viewer {

namespace {

/// Those of app/files, app/convert and app/sidecar, and what the system says of files.
const char* const causeTexts[] = {
    QT_TRANSLATE_NOOP("causes", "a file name cannot hold a NUL byte"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its access list"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its mode"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its owner"),
    QT_TRANSLATE_NOOP("causes", "cannot read its mode"),
    QT_TRANSLATE_NOOP("causes", "is a directory"),
    QT_TRANSLATE_NOOP("causes", "is a socket"),
    QT_TRANSLATE_NOOP("causes", "is a socket or a device that is not there"),
    QT_TRANSLATE_NOOP("causes", "is a symbolic link to a file that is not there"),
    QT_TRANSLATE_NOOP("causes", "is not a regular file"),
    QT_TRANSLATE_NOOP("causes", "it needs a dictionary to unpack (zstd -D)"),
    QT_TRANSLATE_NOOP("causes", "it needs more than 128 MiB of memory to unpack (zstd --long)"),
    QT_TRANSLATE_NOOP("causes", "nobody writes to this pipe"),
    QT_TRANSLATE_NOOP("causes", "something else follows the packed data"),
    QT_TRANSLATE_NOOP("causes", "the packed data ends too early"),
    QT_TRANSLATE_NOOP("causes", "the packed data is damaged"),
    QT_TRANSLATE_NOOP("causes", "there is not enough memory"),
    QT_TRANSLATE_NOOP("causes", "this system has no such attributes"),
    QT_TRANSLATE_NOOP("causes", "was changed while it was converted"),
    QT_TRANSLATE_NOOP("causes", "was just written as the copy of another file of this name"),
    QT_TRANSLATE_NOOP("causes", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("causes", "File name too long"),
    QT_TRANSLATE_NOOP("causes", "File too large"),
    QT_TRANSLATE_NOOP("causes", "Input/output error"),
    QT_TRANSLATE_NOOP("causes", "Is a directory"),
    QT_TRANSLATE_NOOP("causes", "No space left on device"),
    QT_TRANSLATE_NOOP("causes", "No such device or address"),
    QT_TRANSLATE_NOOP("causes", "No such file or directory"),
    QT_TRANSLATE_NOOP("causes", "Not a directory"),
    QT_TRANSLATE_NOOP("causes", "Operation not permitted"),
    QT_TRANSLATE_NOOP("causes", "Operation not supported"),
    QT_TRANSLATE_NOOP("causes", "Permission denied"),
    QT_TRANSLATE_NOOP("causes", "Read-only file system"),
    QT_TRANSLATE_NOOP("causes", "Stale file handle"),
    QT_TRANSLATE_NOOP("causes", "Too many levels of symbolic links"),
    QT_TRANSLATE_NOOP("causes", "Too many open files"),
};

} // namespace

QString causeText(std::string_view cause) {
    const auto* known = std::ranges::find(causeTexts, cause);
    if (known != std::end(causeTexts))
        return QCoreApplication::translate("causes", *known);
    const std::size_t colon = cause.rfind(": ");
    if (colon == cause.npos)
        return qString(cause);
    return QStringLiteral("%1: %2").arg(causeText(cause.substr(0, colon)),
                                        causeText(cause.substr(colon + 2)));
}

} // namespace charsleuth::viewer
