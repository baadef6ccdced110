#pragma once

/// Characters that no installed font has: which scripts they are of, and where fonts for them are.

#include <QString>

#include <cstdint>
#include <set>

namespace charsleuth::viewer {

/// Scripts by ISO 15924 as ICU numbers them (UScriptCode).
using Scripts = std::set<std::int32_t>;

/// The script of a character for which some font could be installed; nothing (-1) for what has
/// none: private use, unassigned, control characters.
std::int32_t scriptOf(char32_t character);

/// "No font here has Khmer. The text is right; the boxes stand for letters that cannot be drawn.
/// On Debian the package fonts-noto-core has them."; empty for none.
QString missingScriptsText(const Scripts& scripts);

} // namespace charsleuth::viewer
