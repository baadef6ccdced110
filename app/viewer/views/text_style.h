#pragma once

/// Type and measure of the file's text: one font for each script, one rhythm for all lines.

#include "app/viewer/views/theme.h"

#include <QFont>

#include <string_view>

namespace charsleuth::viewer {

struct TextStyle {
    QFont font;
    QFont small;                ///< the digits inside boxes
    QStringList arabicFamilies; ///< for runs of Arabic letters
    Theme theme;
    double cell = 0;       ///< width of a digit, pixels
    double wideSize = 0;   ///< size of full-width characters, points: they fill two cells
    double wideGap = 0;    ///< behind each of them, pixels
    double lineHeight = 0; ///< pixels; the same for every line, whatever its script
    double baseline = 0;   ///< from a line's top
    double boxWidth = 0;   ///< of a box with two hex digits
    double boxGap = 0;     ///< beside each box
};

/// `language` (BCP 47, may be empty) chooses between the Han shapes of Japan, Korea, China and
/// Taiwan.
TextStyle textStyle(const Theme& theme, double pointSize, std::string_view language);

} // namespace charsleuth::viewer
