#include "app/viewer/window/appearance.h"

#include <QApplication>
#include <QStyle>

namespace charsleuth::viewer {

Scheme applyScheme(const QString& theme) {
    QApplication::setPalette(QPalette()); // the desktop's
    Scheme scheme = schemeOf(QApplication::palette());
    if (!theme.isEmpty())
        scheme = theme == QStringLiteral("dark") ? Scheme::Dark : Scheme::Light;
    // Styles of a desktop have palettes of their own; plain Fusion gets ours.
    if (!theme.isEmpty() || QApplication::style()->name() == QStringLiteral("fusion"))
        QApplication::setPalette(paletteOf(scheme));
    return scheme;
}

} // namespace charsleuth::viewer
