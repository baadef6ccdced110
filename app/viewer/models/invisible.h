#pragma once

/// Characters that cannot be seen, and how they are made visible.

#include <QString>

namespace charsleuth::viewer {

enum class Visibility {
    Seen,     ///< drawn as itself
    Boxed,    ///< always a box with its name: it would act on the text unseen, or not show at all
    Ticked,   ///< always a thin mark: it shapes the letters beside it, which a box would break
    OnDemand, ///< white space: marked when the user asks for it
};

Visibility visibilityOf(char32_t character);

/// "NUL", "RLO", "ZWNJ"; the code point in hexadecimal for what has no short name.
QString shortName(char32_t character);

/// "LF", "CRLF", "CR", "NEL"
QString lineEndName(std::u16string_view lineEnd);

} // namespace charsleuth::viewer
