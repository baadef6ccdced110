#include "app/viewer/words/cause_words.h"

#include "app/viewer/words/wording.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>

namespace charsleuth::viewer {

namespace {

/// Those of app/files, app/convert, app/sidecar, app/archive and app/tree, and what the system says
/// of files.
const char* const causeTexts[] = {
    QT_TRANSLATE_NOOP("causes", "a file name cannot hold a NUL byte"),
    QT_TRANSLATE_NOOP("causes", "a member is not where the directory says"),
    QT_TRANSLATE_NOOP("causes", "cannot be copied whole"),
    QT_TRANSLATE_NOOP("causes", "cannot be unpacked"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its access list"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its attributes"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its mode"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its owner"),
    QT_TRANSLATE_NOOP("causes", "cannot keep its time"),
    QT_TRANSLATE_NOOP("causes", "cannot read its attributes"),
    QT_TRANSLATE_NOOP("causes", "cannot read its mode"),
    QT_TRANSLATE_NOOP("causes", "ends early"),
    QT_TRANSLATE_NOOP("causes", "has a comment that is too long in UTF-8"),
    QT_TRANSLATE_NOOP("causes", "has a name that is too long in UTF-8"),
    QT_TRANSLATE_NOOP("causes", "has changed since it was opened"),
    QT_TRANSLATE_NOOP("causes", "has members that overlap"),
    QT_TRANSLATE_NOOP("causes", "has no members"),
    QT_TRANSLATE_NOOP("causes", "is ASCII"),
    QT_TRANSLATE_NOOP("causes", "is a directory"),
    QT_TRANSLATE_NOOP("causes", "is a socket"),
    QT_TRANSLATE_NOOP("causes", "is a socket or a device that is not there"),
    QT_TRANSLATE_NOOP("causes", "is a symbolic link to a file that is not there"),
    QT_TRANSLATE_NOOP("causes", "is binary"),
    QT_TRANSLATE_NOOP("causes", "is cut off"),
    QT_TRANSLATE_NOOP("causes", "is damaged"),
    QT_TRANSLATE_NOOP("causes", "is damaged or no archive"),
    QT_TRANSLATE_NOOP("causes", "is empty"),
    QT_TRANSLATE_NOOP("causes", "is in use by another run"),
    QT_TRANSLATE_NOOP("causes", "is no file"),
    QT_TRANSLATE_NOOP("causes", "is no text"),
    QT_TRANSLATE_NOOP("causes", "is no zip archive"),
    QT_TRANSLATE_NOOP("causes", "is not a journal"),
    QT_TRANSLATE_NOOP("causes", "is not a regular file"),
    QT_TRANSLATE_NOOP("causes", "is not where the directory says"),
    QT_TRANSLATE_NOOP("causes", "is one volume of several; join them first"),
    QT_TRANSLATE_NOOP("causes", "is read-only"),
    QT_TRANSLATE_NOOP("causes", "is read as UTF-8 by the programs that it is for"),
    QT_TRANSLATE_NOOP("causes", "is the archive that is read"),
    QT_TRANSLATE_NOOP("causes", "is the name of a device"),
    QT_TRANSLATE_NOOP("causes", "it needs a dictionary to unpack (zstd -D)"),
    QT_TRANSLATE_NOOP("causes", "it needs more than 128 MiB of memory to unpack (zstd --long)"),
    QT_TRANSLATE_NOOP("causes", "its directory is larger than the file"),
    QT_TRANSLATE_NOOP("causes", "its directory is not where it says"),
    QT_TRANSLATE_NOOP("causes", "nobody writes to this pipe"),
    QT_TRANSLATE_NOOP("causes", "refused, this would be lost"),
    QT_TRANSLATE_NOOP("causes", "something else follows the packed data"),
    QT_TRANSLATE_NOOP("causes", "the conversion was stopped"),
    QT_TRANSLATE_NOOP("causes", "the copy is there already"),
    QT_TRANSLATE_NOOP("causes", "the end of its 64-bit directory is not where it says"),
    QT_TRANSLATE_NOOP("causes", "the offset of a member is missing"),
    QT_TRANSLATE_NOOP("causes", "the packed data ends too early"),
    QT_TRANSLATE_NOOP("causes", "the packed data is damaged"),
    QT_TRANSLATE_NOOP("causes", "there is not enough memory"),
    QT_TRANSLATE_NOOP("causes", "this system has no such attributes"),
    QT_TRANSLATE_NOOP("causes", "was changed"),
    QT_TRANSLATE_NOOP("causes", "was changed while it was converted"),
    QT_TRANSLATE_NOOP("causes", "was changed while it was read"),
    QT_TRANSLATE_NOOP("causes", "was converted by an earlier run"),
    QT_TRANSLATE_NOOP("causes", "was just written as the copy of another file of this name"),
    QT_TRANSLATE_NOOP("causes", "was written, and its names are read otherwise"),
    QT_TRANSLATE_NOOP("causes", "would need 64-bit offsets, which it does not have"),
    QT_TRANSLATE_NOOP("causes", "Cannot allocate memory"),
    QT_TRANSLATE_NOOP("causes", "Device or resource busy"),
    QT_TRANSLATE_NOOP("causes", "Directory not empty"),
    QT_TRANSLATE_NOOP("causes", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("causes", "File exists"),
    QT_TRANSLATE_NOOP("causes", "File name too long"),
    QT_TRANSLATE_NOOP("causes", "File too large"),
    QT_TRANSLATE_NOOP("causes", "Input/output error"),
    QT_TRANSLATE_NOOP("causes", "Invalid argument"),
    QT_TRANSLATE_NOOP("causes", "Invalid cross-device link"),
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
    QT_TRANSLATE_NOOP("causes", "Text file busy"),
    QT_TRANSLATE_NOOP("causes", "Too many levels of symbolic links"),
    QT_TRANSLATE_NOOP("causes", "Too many links"),
    QT_TRANSLATE_NOOP("causes", "Too many open files"),
    QT_TRANSLATE_NOOP("causes", "Transport endpoint is not connected"),
};

/// A cause that names something, and what the window says for it.
struct CausePattern {
    const char* cause;
    const char* words = cause;
};

/// Those of app/tree and app/convert that name an encoding, a confidence, a number or a file. The
/// first that fits is taken.
const CausePattern causePatterns[] = {
    {QT_TRANSLATE_NOOP("causes", "is %1 already")},
    {QT_TRANSLATE_NOOP("causes", "is the same in %1")},
    {QT_TRANSLATE_NOOP("causes", "is %1 with a confidence of %2, below %3")},
    {"has lines that may be in another encoding than %1",
     QT_TRANSLATE_NOOP("causes", "has lines that may be in another encoding than %1; choose its "
                                 "encoding to convert it")},
    {"was encoded twice, by way of %1",
     QT_TRANSLATE_NOOP("causes", "was encoded twice, by way of %1; repair it first")},
    {QT_TRANSLATE_NOOP("causes",
                       "has %1 names (hard links), and only this one would get the copy")},
    {QT_TRANSLATE_NOOP("causes", "1 malformed sequence as %1 (the first at byte %2)")},
    {QT_TRANSLATE_NOOP("causes", "%1 malformed sequences as %2 (the first at byte %3)")},
    {QT_TRANSLATE_NOOP("causes", "1 character that %1 lacks (the first is %2)")},
    {QT_TRANSLATE_NOOP("causes", "%1 characters that %2 lacks (the first is %3)")},
    {QT_TRANSLATE_NOOP("causes", "the copy would not read the same as %1")},
    {"cannot keep the original: %1 is there already",
     QT_TRANSLATE_NOOP("causes", "cannot keep the original: %1 is there already; originals can go "
                                 "to a folder instead")},
    {QT_TRANSLATE_NOOP("causes", "cannot keep the original as %1")},
    {QT_TRANSLATE_NOOP("causes", "is damaged on line %1")},
    {QT_TRANSLATE_NOOP("causes", "%1 is there already, and is another file")},
    {QT_TRANSLATE_NOOP("causes", "%1 is there already")},
};

/// The pattern as a regular expression, in which each of its places is a group.
QRegularExpression expressionFor(const char* pattern) {
    QString words = QRegularExpression::escape(QLatin1String(pattern));
    words.replace(QRegularExpression(QStringLiteral("\\\\%\\d")), QStringLiteral("(.+)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(words));
}

/// What a pattern's place has, a confidence in percent, as it is asked for: 0.267 as "26.7 %".
QString namedText(const QString& named) {
    static const QRegularExpression confidence(QStringLiteral("^[01]\\.\\d{3}$"));
    return confidence.match(named).hasMatch() ? tenthsOfPercentText(named.toDouble()) : named;
}

/// Nothing where no pattern fits.
std::optional<QString> textByPattern(const QString& cause) {
    for (const CausePattern& pattern : causePatterns) {
        const auto match = expressionFor(pattern.cause).match(cause);
        if (!match.hasMatch())
            continue;
        QString text = QCoreApplication::translate("causes", pattern.words);
        for (int place = 1; place <= match.lastCapturedIndex(); ++place)
            text.replace(QStringLiteral("%%1").arg(place), namedText(match.captured(place)));
        return text;
    }
    return std::nullopt;
}

} // namespace

QString causeText(std::string_view cause) {
    const auto translated = [](std::string_view words) -> std::optional<QString> {
        const auto* known = std::ranges::find(causeTexts, words);
        if (known == std::end(causeTexts))
            return std::nullopt;
        return QCoreApplication::translate("causes", *known);
    };
    if (const auto text = translated(cause))
        return *text;
    // What was being done, and the cause.
    const std::size_t first = cause.find(": ");
    if (const auto text = translated(cause.substr(0, std::min(first, cause.size()))))
        return QStringLiteral("%1: %2").arg(*text, causeText(cause.substr(first + 2)));
    constexpr std::string_view andThen = "), "; // between two losses
    if (const std::size_t end = cause.find(andThen); end != cause.npos)
        return QStringLiteral("%1, %2").arg(causeText(cause.substr(0, end + 1)),
                                            causeText(cause.substr(end + andThen.size())));
    const std::size_t colon = cause.rfind(": ");
    const auto inTwo = [&] {
        return QStringLiteral("%1: %2").arg(causeText(cause.substr(0, colon)),
                                            causeText(cause.substr(colon + 2)));
    };
    if (colon != cause.npos && translated(cause.substr(colon + 2)))
        return inTwo(); // what a pattern names before would take it in
    if (const auto text = textByPattern(qString(cause)))
        return *text;
    return colon == cause.npos ? qString(cause) : inTwo();
}

} // namespace charsleuth::viewer
