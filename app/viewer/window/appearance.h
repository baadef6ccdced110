#pragma once

/// How the program looks, for all of its windows at once.

#include "app/viewer/views/theme.h"

class QString;

namespace charsleuth::viewer {

/// "light", "dark", or empty for the desktop's; windows follow the change of the palette.
Scheme applyScheme(const QString& theme);

} // namespace charsleuth::viewer
