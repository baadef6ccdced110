#include "plugin/kate/encoding_names.h"

#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
#include <QStringDecoder>
#else
#include <QTextCodec>
#endif

namespace charsleuth::kate {

bool isSame(const QString& a, const QString& b) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    const auto canonical = [](const QString& name) {
        return QByteArray(QStringDecoder(name.toUtf8().constData()).name());
    };
#else
    const auto canonical = [](const QString& name) {
        const QTextCodec* const codec = QTextCodec::codecForName(name.toUtf8());
        return codec ? codec->name() : QByteArray();
    };
#endif
    return a.compare(b, Qt::CaseInsensitive) == 0 ||
           (!canonical(a).isEmpty() && canonical(a) == canonical(b));
}

bool isReadable(const QString& name) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    return QStringDecoder(QStringDecoder(name.toUtf8().constData()).name()).isValid();
#else
    return !name.isEmpty();
#endif
}

} // namespace charsleuth::kate
