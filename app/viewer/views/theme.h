#pragma once

/// The colours of the window, in light and in dark.

#include <QColor>
#include <QPalette>

namespace charsleuth::viewer {

struct Mark {
    QColor text, fill, outline;
};

struct Theme {
    bool dark = false;
    QColor text;           ///< on `base` and `chrome`
    QColor quiet;          ///< second in rank: line numbers, remarks; still 4.5:1
    QColor base;           ///< behind the file's text
    QColor chrome;         ///< behind everything else
    QColor hairline;       ///< between areas
    QColor accent;         ///< the one accent
    QColor tint;           ///< the accent as a soft background
    QColor selection;      ///< behind selected text
    QColor notice;         ///< behind a banner
    QColor difference;     ///< behind characters that differ between readings
    QColor differenceMark; ///< the same in the overview, 3:1 on `base`
    Mark hit;              ///< of a search
    Mark malformed;        ///< the one loud thing
    Mark control;          ///< quiet
};

enum class Scheme { Light, Dark };

Scheme schemeOf(const QPalette& palette);
Theme themeOf(Scheme scheme);

/// The frame's widgets: flat, quiet, no boxes in boxes.
QString styleSheetOf(const Theme& theme);

/// Our palette, for styles that have none of their own.
QPalette paletteOf(Scheme scheme);

} // namespace charsleuth::viewer
