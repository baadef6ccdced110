#pragma once

/// The window's icons: the desktop theme's where it has one, else drawn by ourselves in the text's
/// colour, at any size.

#include <QColor>
#include <QIcon>

namespace charsleuth::viewer {

enum class Symbol {
    Application,
    Open,
    SaveCopy,
    Search,
    Compare,
    Why,
    Bytes,
    Next,
    Previous,
    Close,
    Warning,
    Info,
    Damage
};

QIcon drawnIcon(Symbol symbol, const QColor& color);

/// `themeName` by the freedesktop naming specification, e.g. "document-open".
QIcon themedIcon(const QString& themeName, Symbol symbol, const QColor& color);

} // namespace charsleuth::viewer
