#include "app/viewer/words/format_words.h"

#include "app/viewer/words/wording.h"

#include <QCoreApplication>

namespace charsleuth::viewer {

namespace {

/// How libmagic's descriptions end. The first that fits is taken.
const char* const kinds[] = {
    QT_TRANSLATE_NOOP("formats", "%1 image"),
    QT_TRANSLATE_NOOP("formats", "%1 bitmap"),
    QT_TRANSLATE_NOOP("formats", "%1 icon resource"),
    QT_TRANSLATE_NOOP("formats", "%1 archive"),
    QT_TRANSLATE_NOOP("formats", "%1 archive data"),
    QT_TRANSLATE_NOOP("formats", "%1 compressed"),
    QT_TRANSLATE_NOOP("formats", "%1 compressed data"),
    QT_TRANSLATE_NOOP("formats", "%1 document"),
    QT_TRANSLATE_NOOP("formats", "%1 database"),
    QT_TRANSLATE_NOOP("formats", "%1 executable"),
    QT_TRANSLATE_NOOP("formats", "%1 relocatable"),
    QT_TRANSLATE_NOOP("formats", "%1 shared object"),
    QT_TRANSLATE_NOOP("formats", "%1 font"),
    QT_TRANSLATE_NOOP("formats", "%1 audio"),
    QT_TRANSLATE_NOOP("formats", "%1 movie"),
};

} // namespace

QString formatText(const std::string& format) {
    QString name = qString(format);
    for (const char* kind : kinds) {
        const QLatin1String ending(kind + 2); // behind the name's place
        if (name.endsWith(ending))
            return QCoreApplication::translate("formats", kind).arg(name.chopped(ending.size()));
    }
    return name;
}

} // namespace charsleuth::viewer
